"""Statistics of questions: how many got each, how well it tells students apart, what went wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import StatisticsError, correlation, fmean

from engine.core.record import Record

from .judging import Marked

FEWEST = 3
"""With fewer students no correlation is told."""


class Item(Record):
    """A question, and how a class did with it."""

    number: int
    ask: str
    kind: str
    answered: int
    right: int
    """The number of students whose answer was wholly right in the end."""
    students: int
    mean: float
    """The mean mark of all students, with 0 for those who gave no answer."""
    discrimination: float | None
    """The correlation of the marks with those for all other questions; None if there is none."""
    wrong: str = ""
    """The commonest wrong answer, at any try; empty if there is none."""
    wrong_count: int = 0
    """The number of students who gave it."""


def item(number: int, ask: str, kind: str, column: Sequence[Marked], rest: Sequence[float]) -> Item:
    """Return the statistics of a question; `rest` are the students' marks for all others."""
    marks = [each.mark for each in column]
    wrong = Counter(answer for each in column for answer in each.wrong)
    # Of answers that are as common, the first by name, so that the same class gives the same table.
    commonest = min(wrong.items(), key=lambda each: (-each[1], each[0]), default=("", 0))
    return Item(
        number=number,
        ask=ask,
        kind=kind,
        answered=sum(1 for each in column if each.tries),
        right=sum(each.right for each in column),
        students=len(column),
        mean=fmean(marks) if marks else 0.0,
        discrimination=_correlated(marks, rest),
        wrong=commonest[0],
        wrong_count=commonest[1],
    )


def _correlated(marks: Sequence[float], rest: Sequence[float]) -> float | None:
    if len(marks) < FEWEST:
        return None
    try:
        return correlation(marks, rest)
    except StatisticsError:
        # All marks are the same, for this question or for the others.
        return None
