"""The game behind a number: which game it is, and the moment that it is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.bounds import quoted
from engine.core.errors import GameError

from .comparing import on_the_same_luck
from .looking import deciding, steps
from .measures import MEASURES, Asked, Measure, Series, find_measure, measured
from .playing import Finished
from .results import Result
from .table import AnyGame
from .uses import by_kind, uses

RULES, EVENTS = ("rules", "rule_counts"), ("events", "event_counts")
USES = ("uses", "use_counts")
PICKS = ("highest", "lowest", "typical")


@dataclass(frozen=True)
class Example:
    """A finished game, what it counts, and the move after which the moment is seen."""

    measure: str
    label: str
    number: int
    value: float
    finished: Finished
    at: int
    """Which move of the game, from 0."""

    def __str__(self) -> str:
        name = f" of {self.label}" if self.label else ""
        return (
            f"game {self.number}, move {self.at + 1} of {len(self.finished.moves)}: "
            f"{self.measure}{name} is {self.value:.4g}"
        )


def asked_of(game: AnyGame, asked: Asked, label: str) -> tuple[Measure, str]:
    """The measure and the label; a kind of event or a rule stands for how often it comes up."""
    if isinstance(asked, str) and asked not in MEASURES:
        if asked in {kind.__name__ for kind in game.event_types}:
            return MEASURES["event_counts"], asked
        if asked in game.rule_ids:
            return MEASURES["rule_counts"], asked
    return find_measure(asked), label


def picked(
    result: Result, measure: Measure, label: str, pick: str, beside: Result | None = None
) -> tuple[int, float]:
    """The number of a game and its value: the first of those that fit best.

    With a result beside, the value is what the game has more than the same game there.
    """
    if pick not in PICKS:
        raise GameError(f"a game is picked as {', '.join(PICKS)}, not as {quoted(pick)}")
    values = _values(result, measure, label)
    if beside is not None:
        if result.game != beside.game or not on_the_same_luck(result, beside):
            raise GameError("the two were played on different luck, so no game has its like")
        others = _values(beside, measure, label)
        values = {each: values[each] - others[each] for each in values.keys() & others.keys()}
    if not values:
        raise GameError(f"no game of both results has a value of {measure.name}")
    mean = sum(values.values()) / len(values)
    worth: dict[str, Callable[[float], float]] = {
        "highest": lambda value: value,
        "lowest": lambda value: -value,
        "typical": lambda value: -abs(value - mean),
    }
    number = max(sorted(values), key=lambda each: worth[pick](values[each]))
    return number, values[number]


def _values(result: Result, measure: Measure, label: str) -> Series:
    found = measured(measure, result.games)
    if label not in found:
        known = ", ".join(map(quoted, found)) or "none"
        raise GameError(f"{measure.name} has no {quoted(label)} in these games; there are {known}")
    return found[label]


def moment(finished: Finished, measure: Measure, label: str) -> int:
    """The move at which a label first comes up; for other measures, what decided the game."""
    for step in steps(finished):
        kind = type(step.event).__name__
        if (
            (measure.name in RULES and label in step.event.rules)
            or (measure.name in EVENTS and label == kind)
            or (measure.name in USES and label in uses(by_kind([step.event])))
        ):
            return step.at
    return deciding(finished).at
