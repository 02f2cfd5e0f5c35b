"""The question that a scenario asks at a step, as a page shows it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.performing import Asked
from engine.core.record import WholeRecord, replace

from ..session.standpoint import Entry, Standpoint
from .feedback import Feedback, State, feedback, last_sentence
from .kinds import kind_of
from .kinds.judgement import Answer
from .kinds.kind import Button, Kind
from .open_questions import asked_here, entry_of, open_question, questions


class Question(WholeRecord):
    kind: str
    title: str
    ask: str
    short: str
    """The last sentence of the question, for the bar under the board."""
    about: str
    """The key of the piece that is asked about; empty if none is."""
    place: str
    hint: str
    hinted: bool
    how: str
    """A sentence that says how to answer."""
    tries: str
    """A sentence that says how many tries there are."""
    unjudged: str
    """The sentence shown instead when there is no kernel; empty if a page can judge an answer."""
    buttons: tuple[Button, ...]
    meant: dict[str, str]
    """Maps a key of the board to the answer that a click on it gives."""
    on_board: bool
    """True if a click on the board answers."""
    by_moves: bool
    """True if a move answers."""
    sealed: bool
    """True if only the teacher can judge an answer."""
    typed: bool
    """True if an answer can be typed."""
    several: bool
    """True if an answer is a list of several values."""
    hides_rules: bool
    """True if the rules of the last move are hidden, because they are asked for."""
    state: State
    open: bool
    feedback: Feedback | None
    suggested: tuple[str, ...] = ()
    """Answers to choose from while typing, in the reader's words."""


def shown_question(
    here: Standpoint, answer: Answer | None, drawn: Sequence[str]
) -> Question | None:
    """Return the question just answered or given up, until the reader goes on; else the open one.

    A wrong answer to the open question comes with it.
    """
    if here.home:
        return None
    if answer and entry_of(here, answer.asked).closed:
        return replace(question(here, answer.asked, answer, drawn), buttons=(), open=False)
    current = open_question(here)
    if current is None:
        return _kept(here, drawn)
    before = answer if answer and answer.asked == current else None
    return question(here, current, before, drawn)


def _kept(here: Standpoint, drawn: Sequence[str]) -> Question | None:
    """Return the last question here whose answer is kept for the teacher, so it can be changed."""
    kept = [each for each in asked_here(here) if entry_of(here, each).kept]
    if not kept or here.performed is None:
        return None
    given = entry_of(here, kept[-1]).given[-1]
    answer = Answer(kept[-1], given, kind_of(kept[-1]).judge(here.performed, kept[-1], given))
    return replace(question(here, kept[-1], answer, drawn), buttons=(), open=False)


def question(
    here: Standpoint, asked: Asked, answer: Answer | None, drawn: Sequence[str]
) -> Question:
    """Return a question, after an answer to it if there is one."""
    written, every, kind = asked.question, questions(here), kind_of(asked)
    entry = entry_of(here, asked)
    ways = kind.ways(here, asked, answer, drawn)
    said = feedback(here, answer, entry) if answer else None
    place = here.phrase("question.place")
    return Question(
        kind=written.kind,
        title=here.phrase(f"question.title.{written.kind}"),
        ask=here.say(written.ask),
        short=last_sentence(here.say(written.ask)),
        about=written.piece,
        place=place.format(place=every.index(asked) + 1, total=len(every)),
        hint=here.say(written.hint),
        hinted=entry.hinted,
        how=here.phrase(ways.how),
        tries=tries(here, kind, asked, entry),
        unjudged=here.phrase(kind.unjudged_alone) if kind.unjudged_alone else "",
        buttons=ways.buttons,
        meant=ways.meant,
        on_board=kind.answered_on_board,
        by_moves=kind.answered_by_moves,
        sealed=kind.sealed,
        typed=kind.answered_in_words,
        several=ways.several,
        hides_rules=any(
            kind_of(each).hides_rules and (each.sealed or not entry_of(here, each).closed)
            for each in asked_here(here)
        ),
        state=said.state if said else _state(entry),
        open=True,
        feedback=said,
    )


def _state(entry: Entry) -> State:
    return "again" if entry.tried else "open"


def tries(here: Standpoint, kind: Kind, asked: Asked, entry: Entry) -> str:
    """Return how many tries are left, in words."""
    if entry.closed:
        return ""
    if kind.sealed:
        return here.phrase("question.tries.sealed")
    if entry.tried:
        return here.phrase("question.tries.left")
    one = kind.few_answers(here, asked, asked.question.answer)
    return here.phrase("question.tries.one" if one else "question.tries.two")


def looked_at(here: Standpoint, answer: Answer) -> str:
    """Return the heading while a line is shown beside the study."""
    if not answer.given or entry_of(here, answer.asked).done:
        return here.phrase("aside.title.right")
    given = kind_of(answer.asked).in_words(here, answer.asked, answer.given)
    return here.phrase("aside.said").format(given=given)
