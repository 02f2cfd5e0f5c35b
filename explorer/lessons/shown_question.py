"""The question that a scenario asks at a step, as a page shows it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.performing import Asked
from engine.core.record import WholeRecord, replace

from ..session.standpoint import Standpoint
from .kinds import kind_of
from .kinds.judgement import Answer
from .kinds.kind import Button, Feedback
from .open_questions import entry_of, finished, open_question, questions
from .scoring import summary


class Question(WholeRecord):
    kind: str
    title: str
    ask: str
    place: str
    hint: str
    hinted: bool
    how: str
    """A sentence that says how to answer."""
    unjudged: str
    """The sentence shown instead when there is no kernel; empty if a page can judge an answer."""
    buttons: tuple[Button, ...]
    meant: dict[str, str]
    """Maps a key of the board to the answer that a click on it gives."""
    on_board: bool
    """True if a click on the board answers."""
    typed: bool
    """True if an answer can be typed."""
    several: bool
    """True if an answer is a list of several values."""
    hides_rules: bool
    """True if the rules of the last move are hidden, because they are asked for."""
    open: bool
    feedback: Feedback | None
    summary: tuple[str, ...]


def shown_question(
    here: Standpoint, answer: Answer | None, drawn: Sequence[str]
) -> Question | None:
    """Return the open question; else the one just answered, with the reply to the answer."""
    current = open_question(here)
    asked = current or (answer.asked if answer else None)
    if asked is None or here.home:
        return None
    shown = question(here, asked, answer, drawn)
    return shown if current else replace(shown, open=False, buttons=())


def question(
    here: Standpoint, asked: Asked, answer: Answer | None, drawn: Sequence[str]
) -> Question:
    """Return a question that is still open, after an answer to it or to the one before."""
    written, every, kind = asked.question, questions(here), kind_of(asked)
    ways = kind.ways(here, asked, answer, drawn)
    place = here.phrase("question.place")
    return Question(
        kind=written.kind,
        title=here.phrase(f"question.title.{written.kind}"),
        ask=here.say(written.ask),
        place=place.format(place=every.index(asked) + 1, total=len(every)),
        hint=here.say(written.hint),
        hinted=entry_of(here, asked).hinted,
        how=here.phrase(ways.how),
        unjudged=here.phrase(kind.unjudged_alone) if kind.unjudged_alone else "",
        buttons=ways.buttons,
        meant=ways.meant,
        on_board=kind.answered_on_board,
        typed=kind.answered_in_words,
        several=ways.several,
        hides_rules=kind.hides_rules,
        open=True,
        feedback=feedback(here, answer) if answer else None,
        summary=tuple(summary(here).splitlines()) if finished(here) else (),
    )


def feedback(here: Standpoint, answer: Answer) -> Feedback:
    """Return the reply to an answer."""
    return kind_of(answer.asked).feedback(here, answer)


def looked_at(here: Standpoint, answer: Answer) -> str:
    """Return the heading while a wrong answer's line is shown."""
    given = kind_of(answer.asked).in_words(here, answer.asked, answer.given)
    return here.phrase("aside.said").format(given=given)
