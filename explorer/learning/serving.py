"""Which question comes next in practice: about a rule that is due, in scenarios that change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime

from engine.core.record import Record
from engine.core.rulebook import RuleId

from .answered import Answered
from .boxes import Placed, placed
from .questions import Item

LastAsked = Mapping[tuple[str, int], datetime]
"""When a question was last asked, by its scenario and its index there."""


class Due(Record):
    """The rules that are to be practised today, the most urgent first, and the next day that is."""

    rules: tuple[RuleId, ...]
    next_day: date | None = None
    """The day on which another rule is due; None if none is waiting."""


def due(answers: Iterable[Answered], today: date, every: Sequence[Item]) -> Due:
    """Return the rules that are due among those that somebody asks about.

    Lower boxes come first, and within a box what was asked about longest ago.
    """
    asked = {rule for item in every for rule in item.rules}
    places = {rule: at for rule, at in placed(answers).items() if rule in asked and at.box}
    now = [rule for rule, at in places.items() if at.is_due(today)]
    later = [at.due for at in places.values() if at.due and not at.is_due(today)]
    return Due(
        tuple(sorted(now, key=lambda rule: _urgency(places[rule]))), min(later, default=None)
    )


def _urgency(at: Placed) -> tuple[int, datetime]:
    return at.box, at.asked


def next_due(
    answers: Sequence[Answered],
    today: date,
    every: Sequence[Item],
    rule: str = "",
    but_not: Item | None = None,
) -> Item | None:
    """Return a question about a rule that is due, or about `rule`; None if there is none.

    It is one that was not asked for the longest time, in another scenario than `but_not` if there
    is one. `but_not` itself comes only if nothing else can be asked.
    """
    wanted = (RuleId(rule),) if rule else due(answers, today, every).rules
    last = _last_asked(answers)
    found = [item for each in wanted if (item := _about(each, last, every, but_not))]
    return next((item for item in found if item != but_not), next(iter(found), None))


def _about(
    rule: RuleId, last: LastAsked, every: Sequence[Item], but_not: Item | None
) -> Item | None:
    """Return the question about a rule that comes next, by when each was last asked."""

    def reluctance(item: Item) -> tuple[bool, float]:
        asked = last.get((item.scenario, item.question))
        again = but_not is not None and item.scenario == but_not.scenario
        return again, asked.timestamp() if asked else 0.0

    return min((item for item in every if rule in item.rules), key=reluctance, default=None)


def new_ones(answers: Sequence[Answered], every: Sequence[Item]) -> tuple[Item, ...]:
    """Return the questions that were never asked, in the order in which they are offered.

    First come those about rules that the reader has met, puzzles before lessons; then the others,
    lessons before puzzles.
    """
    asked, met = _last_asked(answers), {rule for each in answers for rule in each.rules}
    fresh = [item for item in every if (item.scenario, item.question) not in asked]
    return tuple(
        sorted(fresh, key=lambda item: _strangeness(item.puzzle, not met.isdisjoint(item.rules)))
    )


def _strangeness(puzzle: bool, met: bool) -> tuple[bool, bool]:
    return not met, puzzle != met


def _last_asked(answers: Iterable[Answered]) -> LastAsked:
    return {(each.scenario, each.question): each.time for each in answers}
