"""The days on which something was answered. They only add up: a day without is no loss."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta

from .answered import Answered

MOST_DAYS = 28
"""The days that a page shows, today included."""


def days(answers: Iterable[Answered]) -> frozenset[date]:
    return frozenset(each.day for each in answers)


def run_up_to(practised: frozenset[date], today: date) -> int:
    """Return how many days in a row end today, or yesterday if nothing was answered today yet."""
    day = today if today in practised else today - timedelta(1)
    run = 0
    while day in practised:
        run, day = run + 1, day - timedelta(1)
    return run
