"""Default functions for a game that has nothing of its own to say.

A module of the game that satisfies a contract imports what it needs from here by name, and lists it
in its `__all__` beside its own functions.
"""

from __future__ import annotations

from ..messages import Speaker
from ..moves import Seat

# -- rules


def side(state: object, seat: Seat) -> tuple[Seat, ...]:
    """The seat itself: everybody wins alone."""
    return (seat,)


# -- sight


def open_choice(state: object) -> bool:
    """False: the legal moves may tell a secret."""
    return False


# -- board


def place_word(place: str, speaker: Speaker) -> str:
    """The phrase `place.` plus the key of the place, or the key itself."""
    return speaker.messages.phrases.get(f"place.{place}", place)


def where(event: object, state: object) -> tuple[()]:
    """Nowhere."""
    return ()


def target(move: object, state: object) -> str:
    return ""


def sign(move: object, state: object) -> str:
    return ""


def compose(state: object, chosen: tuple[str, ...]) -> None:
    """None: moves are picked whole."""


def aimed_at(key: str, state: object) -> None:
    return None


def pointed_at(key: str, kind: object, name: str, state: object) -> None:
    return None


def values(kind: object, state: object) -> tuple[()]:
    return ()


def own_name(kind: str, value: object, state: object) -> str:
    return ""


# -- editing


def edits(state: object, chosen: str) -> tuple[()]:
    """No edits: nothing can be changed by hand."""
    return ()


# -- teaching


def prompt(state: object) -> str:
    return "prompt"


def status(state: object) -> str:
    return "status"


def chapter(state: object) -> int:
    """Zero: the game has no rounds."""
    return 0


def temptations(state: object) -> tuple[()]:
    return ()


def foresee(view: object, move: object) -> tuple[()]:
    """Nothing is told of what a move would do."""
    return ()


def prospect(view: object, move: object) -> None:
    """Nothing is told of what a move leads to."""


def score(state: object) -> None:
    """None: nothing is counted."""


def standing(state: object) -> None:
    """None: nothing is counted."""
