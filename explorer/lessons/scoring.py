"""The result of a lesson: the score, and a line for each question."""

from __future__ import annotations

from engine.core.messages import load_messages
from engine.core.record import Record

from ..session.standpoint import Entry, Standpoint
from .open_questions import entry_of, questions


class Score(Record):
    """How many questions were answered right, and how.

    `right` counts all right answers, `first_try` and `hints` some of them. `shown` counts the
    questions whose answer was shown and that were not answered right after that. `kept` counts the
    answers to a hand-out, which only the teacher can judge.
    """

    right: int
    total: int
    first_try: int = 0
    hints: int = 0
    shown: int = 0
    kept: int = 0
    sealed: bool = False

    def __str__(self) -> str:
        if self.sealed:
            return f"{self.kept} of {self.total} answered, for your teacher to mark"
        text = f"{self.right} of {self.total} right, {self.first_try} at the first try"
        text += f", {self.hints} with a hint" if self.hints else ""
        return text + (f", {self.shown} shown" if self.shown else "")

    __repr__ = __str__


def score(here: Standpoint) -> Score:
    every = questions(here)
    entries = [entry_of(here, each) for each in every]
    done = [entry for entry in entries if entry.done]
    sealed = any(each.sealed for each in every)
    return Score(
        right=len(done),
        total=len(every),
        first_try=sum(entry.first_try for entry in done),
        hints=sum(entry.hinted for entry in done),
        shown=sum(entry.ever_shown and not entry.done for entry in entries),
        kept=sum(bool(entry.given) for entry in entries if sealed),
        sealed=sealed,
    )


def summary(here: Standpoint) -> str:
    """Return a line for each question, then the score."""
    lines = [
        f"{_sign(entry_of(here, each))} {here.say(each.question.ask)}" for each in questions(here)
    ]
    return "\n".join([*lines, tally(here)])


def tally(here: Standpoint) -> str:
    """Return the score in the reader's language."""
    found = score(here)
    words = load_messages("explorer", here.language)
    if found.sealed:
        return words.phrase("question.score.kept").format(score=found)
    keys = ["question.score.hints" if found.hints else "question.score"]
    keys += ["question.score.shown"] if found.shown else []
    return "".join(words.phrase(key).format(score=found) for key in keys)


def _sign(entry: Entry) -> str:
    if entry.kept:
        return "●"
    if not entry.done:
        return "✗" if entry.wrong or entry.ever_shown else "·"
    return "✓" if entry.first_try else f"✓ ({max(len(entry.wrong), 1) + 1})"
