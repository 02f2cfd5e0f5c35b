"""Answers for tests: on a day, about a rule, right or wrong."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from hypothesis import strategies as st

from engine.core.rulebook import RuleId
from explorer.learning.answered import Answered, Result

FIRST = datetime(2026, 3, 2, 18, 0, tzinfo=UTC)
RULE = RuleId("x.one")
OTHER = RuleId("x.two")


def day(number: int) -> date:
    """A day of the tests, counted from 0."""
    return (FIRST + timedelta(number)).date()


def answered(
    on: int,
    result: Result = "right",
    *rules: RuleId,
    minute: int = 0,
    scenario: str = "x/one",
    question: int = 0,
    hinted: bool = False,
    again: bool = False,
) -> Answered:
    time = FIRST + timedelta(on, minutes=minute)
    return Answered(time, scenario, question, result, rules or (RULE,), hinted, again)


moments = st.datetimes(datetime(2001, 1, 1), datetime(2900, 1, 1), timezones=st.just(UTC))
"""Any moment that an answer can be given at."""

answers = st.builds(
    Answered,
    time=moments,
    scenario=st.sampled_from(["x/one", "x/two", "odd", ""]),
    question=st.integers(-1, 3),
    result=st.sampled_from(["right", "wrong", "shown"]),
    rules=st.lists(st.sampled_from([RULE, OTHER]), max_size=3).map(tuple),
    hinted=st.booleans(),
    again=st.booleans(),
)
logs = st.lists(answers, max_size=30)
