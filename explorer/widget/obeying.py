"""The acts of a study for its page: a function for each intent, and moves composed by clicking."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.bounds import quoted
from engine.core.messages import load_messages
from engine.core.record import from_json, replace

from ..lessons.kinds import kind_of
from ..lessons.lesson import next_session, open_session
from ..lessons.open_questions import answered_by_moves, entry_of, others_open
from ..page.board import names_drawn
from ..page.look import Look
from ..session.session import session_from_code
from ..session.verdict import UnknownChoice
from ..session.why_not import Attempt, refusal_of
from .intents import Intent, number, pair
from .match.matching import Matched

MADE_ON_A_POSITION = frozenset(
    {"play", "play_on", "pick", "unpick", "lay", "answer", "show", "later", "draw", "point"}
    | {"advise"}
    | {"comment", "rename", "mark", "unmark", "promote", "delete"}
)

SAME_LUCK = "same"
"""What a page says that wants the luck of the game before."""

KEEPING = frozenset({"code", "take", "take_back", "save", "open", "visit"})

OBEY: Mapping[str, Callable[[Matched, Intent], object]] = {
    "play": lambda study, intent: study.play(intent.value),
    "play_on": lambda study, _: study.play_on(),
    "pick": lambda study, intent: pick(study, intent.value),
    "unpick": lambda study, intent: unpick(study, intent.value),
    "point": lambda study, intent: point(study, intent.value),
    "lay": lambda study, _: lay(study),
    "draw": lambda study, _: study.draw(),
    "answer": lambda study, intent: answer(study, intent.value),
    "hint": lambda study, _: study.hint(),
    "show": lambda study, _: show_answer(study),
    "continue": lambda study, _: study.go_on(),
    "later": lambda study, _: study.leave_question(),
    "again": lambda study, _: study.start_over(),
    "change": lambda study, _: study.change_answer(),
    "hand_in": lambda study, _: study._show(Look(ended=True)),
    "next_lesson": lambda study, _: study._take(next_session(study.session.here)),
    "practise": lambda study, intent: study._practise(intent.value),
    "replay": lambda study, _: study.replay(),
    "instead": lambda study, _: study.show_instead(),
    "come_back": lambda study, _: study.come_back(),
    "deal": lambda study, intent: study._deal_chosen(intent.value),
    "go_on": lambda study, _: study._go_on(),
    "rematch": lambda study, intent: study.rematch(same_luck=intent.value == SAME_LUCK),
    "seats": lambda study, _: study._offer(study._only),
    "review": lambda study, _: study.review(),
    "advise": lambda study, _: study._advise(),
    "tool": lambda study, intent: study._open_tool(intent.value),
    "turn_over": lambda study, _: study._turn_over(),
    "comment": lambda study, intent: study.comment(intent.value),
    "rename": lambda study, intent: study.rename(intent.value),
    "mark": lambda study, intent: study.mark(*from_json(intent.value, tuple[str, str])),
    "unmark": lambda study, _: study.unmark(),
    "promote": lambda study, _: study.promote(),
    "delete": lambda study, _: study.delete(),
    "restore": lambda study, _: study.restore(),
    "code": lambda study, _: study._show_code(),
    "take": lambda study, intent: study._take(session_from_code(intent.value)),
    "take_back": lambda study, _: study._take_back(),
    "save": lambda study, intent: save_here(study, intent.value),
    "visit": lambda study, intent: study._visit(open_session(intent.value)),
    "open": lambda study, intent: study._take(open_session(intent.value)),
    "go": lambda study, intent: study._go_to(number(intent.value, "a node")),
    "back": lambda study, _: study.back(),
    "undo": lambda study, _: study._undo(),
    "forward": lambda study, _: study.forward(),
    "first": lambda study, _: study.first(),
    "last": lambda study, _: study.last(),
    "main": lambda study, _: study.main_line(),
    "viewer": lambda study, intent: setattr(study, "viewer", intent.value),
    "language": lambda study, intent: setattr(study, "language", intent.value),
    "luck": lambda study, intent: setattr(study, "luck", intent.value),
    "step_by": lambda study, intent: setattr(study, "step_by", intent.value),
    "player": lambda study, intent: study._seat(*pair(intent.value)),
    "set": lambda study, intent: study._set(*pair(intent.value)),
    "ready": lambda study, _: study.lift_curtain(),
    "width": lambda study, intent: study._resize(intent.view, number(intent.value, "a width")),
}


def save_here(study: Matched, name: str) -> None:
    study.session.here.check_all_seeing("keep.refused")
    study._notify(study.session.here.phrase("keep.saved").format(file=study.save(name)))


def answer(study: Matched, given: str) -> None:
    """Answer as a page does: once nothing more can be tried, what happens is shown."""
    study.answer(given)
    _show_outcome(study)


def show_answer(study: Matched) -> None:
    study.show_answer()
    _show_outcome(study)


def _show_outcome(study: Matched) -> None:
    """Go to what happened after a question about it; after a wrong answer, play what happens."""
    judged, here = study._look.answer, study.session.here
    if judged is None or here.performed is None or not entry_of(here, judged.asked).closed:
        return
    kind = kind_of(judged.asked)
    if kind.foretells and others_open(here, judged.asked):
        return
    if kind.foretells:
        study.session.go_to(judged.asked.end)
    plays = entry_of(here, judged.asked).shown and not kind.asked_after
    if plays and kind.happening(here.performed, judged.asked, judged.judged):
        study.lesson.replay(judged)
    study._show(study._look)


def pick(study: Matched, key: str) -> None:
    composition = study.session.here.compose(study._look.picked)
    parts = {part.key: part for part in composition.parts} if composition else {}
    if key not in parts:
        raise UnknownChoice(f"{quoted(key)} can't be picked; these can: {', '.join(parts)}")
    refusal = parts[key].refusal
    if refusal is not None:
        study._show(replace(study._look, refusal=refusal, tried=None, notice=""))
    else:
        study._show(Look(picked=(*study._look.picked, key)))


def unpick(study: Matched, key: str = "") -> None:
    """Take back a part of a move, or the last one that was picked."""
    picked = study._look.picked
    kept = tuple(each for each in picked if each != key) if key else picked[:-1]
    study._show(Look(picked=kept))


def lay(study: Matched) -> None:
    composition = study.session.here.compose(study._look.picked)
    if composition is None or composition.move is None:
        raise UnknownChoice(load_messages("explorer", study.session.language).phrase("unfinished"))
    if answered_by_moves(study.session.here):
        answer(
            study,
            study.session.here.game.notation.move_text(
                composition.move, study.session.here.whole_state
            ),
        )
    else:
        study.play(composition.move)


def point(study: Matched, key: str) -> None:
    """Answer a click where the board offers no choice: explain the rule against it, if any."""
    session = study.session
    position = session.node.state
    told = session.here.sees_choices_of(position)
    move = session.here.game.board.aimed_at(key, position) if told else None
    refusal = refusal_of(session.here, move) if move else None
    if move and refusal:
        study._show(Look(study._look.picked, refusal, study.attempt(move)))
        return
    names = names_drawn(session.here)
    if key not in names:
        raise UnknownChoice(f"nothing is called {quoted(key)} here; there are {', '.join(names)}")
    said = session.here.phrase("choices.nothing").format(place=names[key])
    study._show(Look(study._look.picked, notice=said))


def attempted(study: Matched, intent: Intent) -> Attempt | None:
    """The whole move that an intent tried to make."""
    if intent.do == "play":
        return study.attempt(intent.value)
    composition = study.session.here.compose(study._look.picked) if intent.do == "lay" else None
    return study.attempt(composition.move) if composition and composition.move else None
