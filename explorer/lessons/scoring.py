"""The result of a lesson: the score, and a line for each question."""

from __future__ import annotations

from engine.core.messages import load_messages
from engine.core.record import Record

from ..session.standpoint import Entry, Standpoint
from .open_questions import entry_of, questions


class Score(Record):
    right: int
    total: int
    first_try: int = 0
    hints: int = 0

    def __str__(self) -> str:
        text = f"{self.right} of {self.total} right, {self.first_try} at the first try"
        return text + (f", {self.hints} with a hint" if self.hints else "")

    __repr__ = __str__


def score(here: Standpoint) -> Score:
    every = questions(here)
    done = [entry for each in every if (entry := entry_of(here, each)).done]
    return Score(
        right=len(done),
        total=len(every),
        first_try=sum(not entry.wrong for entry in done),
        hints=sum(entry.hinted for entry in done),
    )


def summary(here: Standpoint) -> str:
    """Return a line for each question, then the score."""
    lines = [
        f"{_sign(entry_of(here, each))} {here.say(each.question.ask)}" for each in questions(here)
    ]
    return "\n".join([*lines, _tally(here)])


def _tally(here: Standpoint) -> str:
    found = score(here)
    words = load_messages("explorer", here.language)
    key = "question.score.hints" if found.hints else "question.score"
    return words.phrase(key).format(score=found)


def _sign(entry: Entry) -> str:
    if not entry.done:
        return "✗" if entry.wrong else "·"
    return "✓" if not entry.wrong else f"✓ ({len(entry.wrong) + 1})"
