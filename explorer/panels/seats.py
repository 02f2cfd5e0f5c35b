"""Seats and the common pile, as records that a page shows around its board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from engine.core.events import Event
from engine.core.record import Record, WholeRecord
from engine.core.sight import Viewer

Mark = Literal["", "legal", "chosen", "refused", "right", "wrong"]
"""How the board points a seat or a turn out."""
Face = Literal["open", "peek", "done", "back", "slot"]
"""A card that lies open, is known to the viewer only, is played, hidden, or still to come."""


class Table(Record):
    """The input of seats and pile: only what the viewer may know."""

    view: Any
    viewer: Viewer
    last: tuple[Event[Any], ...]
    """The events of the last move, as the viewer saw them."""
    words: Mapping[str, str]


class SmallCard(WholeRecord):
    """A card at a seat or in the pile: an icon or a number on it, and whose it is."""

    look: Face
    icon: str = ""
    text: str = ""
    who: str = ""
    letters: str = ""
    now: bool = False
    """True while the card is carried out or has to be played."""


class Token(WholeRecord):
    """Tokens of a kind: how many, and the shapes of one, 18 by 16 around its middle."""

    kind: str
    count: int
    svg: str


class SeatTile(WholeRecord):
    """A seat as a page shows it in a row above the board."""

    key: str
    """The figure of the seat, which is also the key to choose it by."""
    name: str
    label: str
    """All about the seat, for screen readers and as a tip."""
    you: bool = False
    acts: bool = False
    tab: str = ""
    first: str = ""
    """The sign of the first player."""
    said: str = ""
    """A few words: money, cards in hand, or what became of the seat."""
    tokens: tuple[Token, ...] = ()
    cards: tuple[SmallCard, ...] = ()
    tags: tuple[str, ...] = ()
    """Values that the seat has won."""
    left: int = -1
    """How often the seat can still fire; -1 in games without."""
    chambers: int = 0
    sign: str = ""
    """The icon of what is left."""
    out: bool = False
    mark: Mark = ""


class Turn(WholeRecord):
    """A turn of the round with its cards; one that is over may be folded."""

    key: str
    icon: str
    label: str
    now: bool
    over: bool
    cards: tuple[SmallCard, ...]
    mark: Mark = ""


class Plate(WholeRecord):
    """A few words beside the turns: what comes after them, or an event in force."""

    key: str
    text: str
    label: str
    icon: str = ""
    now: bool = False
    mark: Mark = ""


class Pile(WholeRecord):
    title: str
    name: str
    turns: tuple[Turn, ...]
    plates: tuple[Plate, ...]
