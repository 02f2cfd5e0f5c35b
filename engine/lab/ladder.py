"""How deep a game is: players from simple to strong, each against the one below.

One seat is played by the stronger, all others by the weaker, and the seat goes round from game to
game. Beside each game stands the same game on the same luck with only the weaker, so that seats
and roles which win more often don't matter: what counts is how much more the stronger wins there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.moves import Seat
from engine.core.record import Record

from .arrays import np
from .comparing import Difference, difference
from .intervals import CONFIDENCE, betting
from .measures import Measure, won
from .playing import Played
from .results import Estimate
from .sourced import Sourced

SHARE = Measure("wins", "share of the wins", lambda played: None, share=True)


class Rung(Record):
    """A player against the one below: the share of its wins, in all and by seat."""

    above: str
    below: str
    wins: Estimate
    gain: Difference
    """How much more it wins than the one below in the same seats, on the same luck."""
    seats: tuple[Estimate, ...]

    @property
    def higher(self) -> bool:
        """Return whether it is stronger for sure: the interval of what it gains lies above zero."""
        return self.gain.interval.low > 0

    def __str__(self) -> str:
        gain, wins = self.gain, self.wins
        low, high = gain.interval.low, gain.interval.high
        seats = ", ".join(f"{each.label} {each.mean:.1%}" for each in self.seats)
        return (
            f"{self.above} over {self.below}: wins {wins.mean:.1%} "
            f"[{wins.interval.low:.1%}, {wins.interval.high:.1%}] of {wins.games} games, "
            f"{gain.effect:+.1%} [{low:+.1%}, {high:+.1%}] more than {self.below} there ({seats})"
        )


class Ladder(Sourced, Record):
    confidence: float
    rungs: tuple[Rung, ...]
    stopped: bool = False
    """Whether somebody stopped before all games were played."""
    source: str = ""
    warning: str = ""

    @property
    def depth(self) -> int:
        """Return how many rungs are higher for sure, from below without a gap."""
        found = [rung.higher for rung in self.rungs]
        return found.index(False) if False in found else len(found)

    @property
    def remarks(self) -> tuple[str, ...]:
        players = [*(rung.below for rung in self.rungs[:1]), *(rung.above for rung in self.rungs)]
        said = (
            f"{self.depth} of {len(self.rungs)} steps up are sure ({' → '.join(players)}): so deep "
            "is the game at least, for these players."
        )
        return (said, *(("Stopped before all games were played.",) if self.stopped else ()))

    def __str__(self) -> str:
        head = f"one player among others, seats going round, {self.confidence:.0%} intervals"
        return self.written(head, self.rungs)


def rung(
    above: str,
    below: str,
    played: Mapping[int, Played],
    beside: Mapping[int, Played],
    labels: Sequence[str],
    planned: int,
    confidence: float = CONFIDENCE,
) -> Rung:
    """A rung from games by number, and the same games with only the weaker players."""
    seats = len(labels)
    both = sorted(played.keys() & beside.keys())
    ours = [won(played[number], Seat(number % seats)) for number in both]
    theirs = [won(beside[number], Seat(number % seats)) for number in both]
    each = max(planned // seats, 1)
    apart = (
        _estimate(
            label, [ours[at] for at, n in enumerate(both) if n % seats == seat], each, confidence
        )
        for seat, label in enumerate(labels)
    )
    return Rung(
        above,
        below,
        _estimate("", ours, planned, confidence),
        difference("", np.array(theirs), np.array(ours), SHARE, planned, confidence),
        tuple(row for row in apart if row.games),
    )


def _estimate(label: str, values: Sequence[float], planned: int, confidence: float) -> Estimate:
    mean = sum(values) / len(values) if values else 0.0
    return Estimate(label, mean, betting(values, planned, confidence), len(values))
