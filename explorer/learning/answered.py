"""`Answered`: one answer of a reader, as a line of the file that progress is kept in."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from typing import Literal

from engine.core.record import Record, RecordError, from_json, to_json
from engine.core.rulebook import RuleId

Result = Literal["right", "wrong", "shown"]

HEAD = '{"heist_explorer":"progress","version":1}'
"""The first line of a file that progress is kept in; no other file is written to."""

YEARS = range(2000, 3000)


class Answered(Record):
    """An answer: when, to which question, how it went, and the rules that the question is about."""

    time: datetime
    scenario: str
    question: int
    """The index of the question in its scenario."""
    result: Result
    rules: tuple[RuleId, ...] = ()
    hinted: bool = False
    """True if the hint was read before."""
    again: bool = False
    """True if the question had gone wrong or been shown before, at the same board."""

    def __post_init__(self) -> None:
        if self.time.tzinfo is None or self.time.year not in YEARS:
            raise RecordError("the time of an answer has an offset and a year from 2000 to 2999")

    @property
    def day(self) -> date:
        """The day on the reader's calendar."""
        return self.time.date()

    @property
    def good(self) -> bool:
        """Return whether it was right at once: at the first try and without a hint."""
        return self.result == "right" and not self.hinted and not self.again

    @property
    def bad(self) -> bool:
        return self.result != "right"


class Log(Record):
    """The answers of a file in the order of their times, and how many lines can't be read."""

    answers: tuple[Answered, ...] = ()
    unreadable: int = 0


def line(answered: Answered) -> str:
    return to_json(answered)


def read_log(lines: Iterable[str]) -> Log:
    """Read the lines of one file or of several put together; a line found twice counts once."""
    found: set[Answered] = set()
    unreadable = 0
    for each in lines:
        if not each.strip() or each.strip() == HEAD:
            continue
        try:
            found.add(from_json(each, Answered))
        except RecordError:
            unreadable += 1
    return Log(merged(found), unreadable)


def merged(*parts: Iterable[Answered]) -> tuple[Answered, ...]:
    """Return all answers in the order of their times, each of them once."""
    return tuple(sorted({each for part in parts for each in part}, key=_order))


def _order(answered: Answered) -> tuple[datetime, str, int, str, tuple[str, ...], bool, bool]:
    each = answered
    return each.time, each.scenario, each.question, each.result, each.rules, each.hinted, each.again
