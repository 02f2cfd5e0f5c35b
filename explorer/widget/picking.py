"""A move put together by clicking, a part at a time."""

from __future__ import annotations

from engine.core.bounds import quoted
from engine.core.messages import load_messages
from engine.core.record import replace

from ..lessons.open_questions import answered_by_moves
from ..page.board import names_drawn
from ..page.look import Look
from ..session.attempts import Attempt
from ..session.reading import refusal_of
from ..session.verdict import UnknownChoice
from .intents import Intent
from .playing import Playing


def pick(study: Playing, key: str) -> None:
    composition = study.session.here.compose(study.look.picked)
    parts = {part.key: part for part in composition.parts} if composition else {}
    if key not in parts:
        raise UnknownChoice(f"{quoted(key)} can't be picked; these can: {', '.join(parts)}")
    refusal = parts[key].refusal
    if refusal is not None:
        study.show(replace(study.look, refusal=refusal, tried=None, notice=""))
    else:
        study.show(Look(picked=(*study.look.picked, key)))


def unpick(study: Playing) -> None:
    study.show(Look(picked=study.look.picked[:-1]))


def lay(study: Playing) -> None:
    composition = study.session.here.compose(study.look.picked)
    if composition is None or composition.move is None:
        raise UnknownChoice(load_messages("explorer", study.session.language).phrase("unfinished"))
    if answered_by_moves(study.session.here):
        study.answer(
            study.session.here.game.move_text(composition.move, study.session.here.whole_state)
        )
    else:
        study.play(composition.move)


def point(study: Playing, key: str) -> None:
    """Somebody points at a place of the board where no choice lies: say why not, if a rule does."""
    session = study.session
    position = session.node.state
    told = session.here.sees_choices_of(position)
    move = session.here.game.aimed_at(key, position) if told else None
    refusal = refusal_of(session.here, move) if move else None
    if move and refusal:
        study.show(Look(study.look.picked, refusal, study.attempt(move)))
        return
    names = names_drawn(session.here)
    if key not in names:
        raise UnknownChoice(f"nothing is called {quoted(key)} here; there are {', '.join(names)}")
    said = session.here.phrase("choices.nothing").format(place=names[key])
    study.show(Look(study.look.picked, notice=said))


def attempted(study: Playing, intent: Intent) -> Attempt | None:
    """The whole move that an intent tried to make."""
    if intent.do == "play":
        return study.attempt(intent.value)
    composition = study.session.here.compose(study.look.picked) if intent.do == "lay" else None
    return study.attempt(composition.move) if composition and composition.move else None
