"""The contents of the marshal's notebook before it is drawn: plain values, no rules or words."""

from __future__ import annotations

from fractions import Fraction

from engine.core.record import Kind, Record

FIRST, LAST = 1, 41
NUMBERS = range(FIRST, LAST + 1)


class Known(Kind):
    """The general knowledge about a number, which the heading of its column shows."""

    NOTHING = "nothing"
    HELD = "held"
    FACE_UP = "face_up"
    GONE = "gone"


class Why(Kind):
    """The reasons why a hideout can or can't have a number, one for each way to draw it."""

    POSSIBLE = "possible"
    MISSED = "missed"
    """Ruled out by a miss that named only this number."""
    TOO_LOW = "too_low"
    TOO_FAR = "too_far"
    OTHER = "other"


class Square(Record):
    """One number for one hideout: its chance, or the reason against it in words."""

    number: int
    why: Why
    chance: Fraction | float = 0.0
    said: str = ""


class Line(Record):
    """A face-down hideout, with a square for each number."""

    place: int
    sprints: int
    squares: tuple[Square, ...]


class ModelOdds(Record):
    """The odds of the picked numbers under one model: each alone, and all at once."""

    model: str
    alone: tuple[float, ...]
    together: Fraction | float
    current: bool = False


class Attempt(Record):
    """Numbers that are about to be named, with the odds under all models."""

    numbers: tuple[int, ...]
    odds: tuple[ModelOdds, ...]

    @property
    def current(self) -> ModelOdds:
        return next(odds for odds in self.odds if odds.current)


class Manhunt(Record):
    """The chance that a manhunt now finds every hideout; sampled if it is too long to compute."""

    chance: Fraction | float
    hideouts: int
    exact: bool = True
    low: float = 0.0
    high: float = 1.0
    """The upper bound of a sampled chance: the truth lies between low and high 19 times in 20."""
    first: int = 0
    """The number to name first."""


class Prospect(Record):
    """A hideout that the fugitive could play, and how sure the marshal could be after it."""

    number: int
    footprints: int
    """The footprints on the card itself."""
    sprints: int
    best: float
    """The chance of the likeliest single number."""
    suspected: float
    """The chance that the marshal would give to the number played."""


class NotebookView(Record):
    known: tuple[Known, ...] = (Known.NOTHING,) * len(NUMBERS)
    """The general knowledge about the numbers 1 to 41, in order."""
    lines: tuple[Line, ...] = ()
    attempt: Attempt | None = None
    likeliest: tuple[tuple[int, float], ...] = ()
    """Single numbers and their chances, the likeliest first."""
    manhunt: Manhunt | None = None
    prospects: tuple[Prospect, ...] = ()
    error: float = 0.0
    """The error of the chances: 19 in 20 are at most this far off; 0 if they are exact."""
    decks: tuple[tuple[int, int], ...] = ()
    """The first and the last number of each deck."""
