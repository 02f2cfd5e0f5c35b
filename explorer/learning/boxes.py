"""Leitner's boxes: when a rule that went wrong comes again.

There are five boxes. A rule that goes wrong goes into box 1, from wherever it is, and comes again
at once. Right at the first try and without a hint takes it one box up, where it comes again after
1, 3, 7 and 21 days; out of box 5 it is learnt. Right before it is due, with a hint or at a later
try changes nothing. A rule that never went wrong is in no box.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, datetime, timedelta

from engine.core.record import Record, replace
from engine.core.rulebook import RuleId

from .answered import Answered

WAITS = (0, 1, 3, 7, 21)
"""The days after which a rule comes again, by box."""
NO_BOX = 0
SHAKY_UP_TO = 2
"""The last box whose rules are called shaky."""


class Placed(Record):
    """Where a rule is: its box, since when, and when it was last asked about."""

    box: int
    since: date
    asked: datetime
    was_right: bool = False
    """True if it was ever answered right at once."""

    @property
    def due(self) -> date | None:
        """The day from which it is asked again; None if it is in no box."""
        return self.since + timedelta(WAITS[self.box - 1]) if self.box else None

    def is_due(self, today: date) -> bool:
        return self.due is not None and self.due <= today

    @property
    def shaky(self) -> bool:
        return NO_BOX < self.box <= SHAKY_UP_TO

    @property
    def known(self) -> bool:
        return not self.shaky and self.was_right


def placed(answers: Iterable[Answered]) -> Mapping[RuleId, Placed]:
    """Return where every rule that was asked about is, by answers in the order of their times."""
    places: dict[RuleId, Placed] = {}
    for each in answers:
        for rule in dict.fromkeys(each.rules):
            places[rule] = after(places.get(rule), each)
    return places


def after(before: Placed | None, answer: Answered) -> Placed:
    """Return where a rule is after one more answer."""
    now = before or Placed(NO_BOX, answer.day, answer.time)
    now = replace(now, asked=answer.time, was_right=now.was_right or answer.good)
    if answer.bad:
        return replace(now, box=1, since=answer.day)
    if answer.good and now.is_due(answer.day):
        up = now.box + 1
        return replace(now, box=up if up <= len(WAITS) else NO_BOX, since=answer.day)
    return now
