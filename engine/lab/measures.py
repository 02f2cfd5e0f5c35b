"""What can be measured of finished games, each with its definition.

A measure gives each game a number, or numbers by label (a seat, a name, a rule). A label that a
game does not have is left out of its mean: a win by name is counted per appearance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from inspect import getdoc, isroutine
from itertools import pairwise
from typing import TypeAlias

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.moves import Seat

from .playing import Played, said

Measured: TypeAlias = float | Mapping[str, float] | None
Series: TypeAlias = Mapping[int, float]
"""Values by the number of the game."""

ALL = ""
"""The label of a measure that gives one number."""


@dataclass(frozen=True)
class Measure:
    name: str
    meaning: str
    of: Callable[[Played], Measured]
    share: bool = False
    """Whether every value lies from 0 to 1, by its definition."""
    absent: float | None = None
    """What a game counts for a label that it has not; None where it does not count at all."""

    @property
    def counts(self) -> bool:
        """Return whether it counts something, so that no value lies below 0."""
        return self.absent == 0


def won(played: Played, seat: Seat) -> float:
    """The seat's share of the win: winners share one win."""
    return 1 / len(played.winners) if seat in played.winners else 0.0


def _by_seat(played: Played) -> Mapping[str, float]:
    return {str(seat + 1): won(played, Seat(seat)) for seat in range(len(played.sides))}


def _by_turn(played: Played) -> Mapping[str, float]:
    return {str(place): won(played, seat) for place, seat in enumerate(played.order, 1)}


def _by_name(played: Played) -> Mapping[str, float]:
    return {
        name: won(played, Seat(seat)) for seat, side in enumerate(played.sides) for name in side
    }


def _spread(played: Played) -> float | None:
    column = "total" if "total" in played.scores else next(iter(played.scores), "")
    counted = [value for value in played.scores.get(column, ()) if value is not None]
    return float(max(counted) - min(counted)) if len(counted) > 1 else None


def _forced(played: Played) -> float | None:
    return played.forced / played.decisions if played.decisions else None


def _lead_changes(played: Played) -> float | None:
    """Return how often somebody else led alone; rounds that end in a tie change nothing."""
    if not played.leaders:
        return None
    alone = [leaders for leaders in played.leaders if len(leaders) == 1]
    return sum(one != other for one, other in pairwise(alone))


def _winner_known(played: Played) -> float | None:
    """The part of the rounds after which those who win lead to the end."""
    if not played.leaders or not played.winners:
        return None
    last = [at for at, leaders in enumerate(played.leaders) if leaders != played.winners]
    return (max(last, default=-1) + 2) / len(played.leaders)


def _came_up(counts: Mapping[str, int]) -> Mapping[str, float]:
    return dict.fromkeys(counts, 1.0)


MEASURES: Mapping[str, Measure] = {
    measure.name: measure
    for measure in (
        Measure("wins_by_seat", "share of the wins of each seat, by where it sits", _by_seat, True),
        Measure(
            "wins_by_turn",
            "share of the wins of each place in the order of first decisions",
            _by_turn,
            True,
        ),
        Measure(
            "wins_by_name",
            "share of the wins of each name, in games where it plays",
            _by_name,
            True,
        ),
        Measure(
            "score_spread",
            "highest less lowest final score, in games that end with a reckoning of several",
            _spread,
        ),
        Measure("moves", "decisions and draws of luck in a game", lambda one: one.moves),
        Measure("decisions", "times that a player had to act in a game", lambda one: one.decisions),
        Measure("rounds", "the round in which a game ended", lambda one: one.chapters),
        Measure("forced", "share of a game's decisions that had one legal move", _forced, True),
        Measure(
            "choices",
            "decisions of a game that had several legal moves",
            lambda one: one.decisions - one.forced,
        ),
        Measure(
            "lead_changes",
            "how often another than before led alone at the end of a round",
            _lead_changes,
        ),
        Measure(
            "winner_known",
            "part of a game's rounds after which those who win lead to the end; 1 is its end",
            _winner_known,
            True,
        ),
        Measure(
            "rules",
            "share of the games in which a rule came up",
            lambda one: _came_up(one.rules),
            True,
            0.0,
        ),
        Measure(
            "events",
            "share of the games in which an event happened",
            lambda one: _came_up(one.events),
            True,
            0.0,
        ),
        Measure(
            "rule_counts", "how often a rule came up in a game", lambda one: one.rules, False, 0.0
        ),
        Measure(
            "event_counts",
            "how often an event happened in a game",
            lambda one: one.events,
            False,
            0,
        ),
        Measure(
            "uses",
            "share of the games in which an event used a card, a kind of piece or a cause",
            lambda one: _came_up(one.uses),
            True,
            0.0,
        ),
        Measure(
            "use_counts",
            "how often an event used a card, a kind of piece or a cause in a game",
            lambda one: one.uses,
            False,
            0.0,
        ),
    )
}

Asked: TypeAlias = str | Measure | Callable[[Played], Measured]


def find_measure(asked: Asked) -> Measure:
    """The measure of a name, or one's own: a function of a finished game."""
    if isinstance(asked, Measure):
        return asked
    if callable(asked):
        name = getattr(asked, "__name__", type(asked).__name__)
        return Measure(name, _meaning(asked), asked)
    if isinstance(asked, str) and asked in MEASURES:
        return MEASURES[asked]
    raise GameError(f"no measure is called {quoted(asked)}; there are {', '.join(MEASURES)}")


def _meaning(own: Callable[[Played], Measured]) -> str:
    """Return what the docstring of somebody's measure says, up to the end of its first line."""
    said = getdoc(own) if isroutine(own) else None
    first = (said or "").partition("\n")[0].rstrip(".")
    return first[:1].lower() + first[1:] or "a measure of one's own"


def measured(measure: Measure, games: Iterable[Played]) -> Mapping[str, Series]:
    """The values of a measure, by label and by the number of the game."""
    played = tuple(games)
    found = {each.number: _values(measure, each) for each in played}
    labels = dict.fromkeys(label for values in found.values() for label in values)
    return {
        label: {
            number: value
            for number, values in found.items()
            if (value := values.get(label, measure.absent)) is not None
        }
        for label in sorted(labels, key=_in_order)
    }


def _values(measure: Measure, played: Played) -> Mapping[str, float]:
    try:
        value = measure.of(played)
        if value is None:
            return {}
        if isinstance(value, Mapping):
            return {str(label): float(each) for label, each in value.items()}
        return {ALL: float(value)}
    except Exception as error:
        raise GameError(
            f"the measure {measure.name} failed at game {played.number} with {said(error)}"
        ) from error


def _in_order(label: str) -> tuple[int, str]:
    return (int(label) if label.isdecimal() else 0, label)
