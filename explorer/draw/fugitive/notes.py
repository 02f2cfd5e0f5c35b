"""What the marshal's notebook shows, before it is drawn: plain values, no rule and no word."""

from __future__ import annotations

from fractions import Fraction

from engine.core.record import Kind, Record

FIRST, LAST = 1, 41
NUMBERS = range(FIRST, LAST + 1)


class Known(Kind):
    """What is known of a number wherever hideouts lie; the heading of its column shows it."""

    NOTHING = "nothing"
    HELD = "held"
    FACE_UP = "face_up"
    GONE = "gone"


class Why(Kind):
    """Why a hideout can or can't have a number, as far as it is drawn differently."""

    POSSIBLE = "possible"
    MISSED = "missed"
    """A miss alone rules it out."""
    TOO_LOW = "too_low"
    TOO_FAR = "too_far"
    OTHER = "other"


class Square(Record):
    """One number for one hideout: its chance, or in words what speaks against it."""

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
    """The picked numbers under one model: each alone, and all at once."""

    model: str
    alone: tuple[float, ...]
    together: Fraction | float
    current: bool = False


class Attempt(Record):
    """Numbers that are about to be named; the odds of all models for them."""

    numbers: tuple[int, ...]
    odds: tuple[ModelOdds, ...]

    @property
    def current(self) -> ModelOdds:
        return next(odds for odds in self.odds if odds.current)


class Manhunt(Record):
    """The chance that a manhunt now finds every hideout; sampled where it is too long to count."""

    chance: Fraction | float
    hideouts: int
    exact: bool = True
    low: float = 0.0
    high: float = 1.0
    """Where it is sampled, the truth lies between these 19 times in 20."""
    first: int = 0
    """The number to name first."""


class Prospect(Record):
    """A hideout that the fugitive could lay, and how sure the marshal could be after it."""

    number: int
    sprints: int
    best: float
    """The chance of the likeliest single number."""
    suspected: float
    """The chance that the marshal would give to the number laid."""


class NotebookView(Record):
    known: tuple[Known, ...] = (Known.NOTHING,) * len(NUMBERS)
    """For the numbers 1 to 41, in order."""
    lines: tuple[Line, ...] = ()
    attempt: Attempt | None = None
    likeliest: tuple[tuple[int, float], ...] = ()
    """Single numbers and their chances, the likeliest first."""
    manhunt: Manhunt | None = None
    prospects: tuple[Prospect, ...] = ()
    error: float = 0.0
    """How far off 19 in 20 of the chances are at most; 0 where they are exact."""
