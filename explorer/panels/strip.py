"""A strip: every number of a game once, in rows, with what the viewer may know of it.

The page has the strip itself at once. The chances come after it, with the panel, since they may
take long to work out.
"""

from __future__ import annotations

from typing import Literal

from engine.core.record import WholeRecord

from .seats import Mark

Look = Literal["", "held", "hand", "up", "laid", "gone"]
"""A number in the hand that the chances are for, in another hand that the viewer sees, face up,
face down but known to the viewer, or out of the game."""
Missed = Literal["", "alone", "among"]
"""Whether a number was named before without success, alone or among others."""


class Square(WholeRecord):
    """A number of the strip."""

    key: str
    text: str
    label: str
    """What is known of the number, for screen readers and as a tip."""
    look: Look = ""
    note: str = ""
    """A word under the number: whose it is, or its place."""
    missed: Missed = ""
    card: str = ""
    """The key of the card with this number, if the viewer sees it."""
    mark: Mark = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys by which the number can be chosen."""
        return (self.card, self.key) if self.card else (self.key,)


class Band(WholeRecord):
    """A row of the strip, headed by a deck."""

    key: str
    sign: str
    name: str
    left: str
    """How many cards the deck has left, in words."""
    label: str
    squares: tuple[Square, ...]
    mark: Mark = ""


class Tab(WholeRecord):
    """A place that the chances can be shown for; an empty key stands for any place."""

    key: str
    text: str
    label: str


class Sign(WholeRecord):
    """A sign of the legend: how a square looks, and what that means."""

    look: Literal["unlikely", "likely", "held", "hand", "up", "missed"]
    text: str
    said: str


class Strip(WholeRecord):
    label: str
    bands: tuple[Band, ...]
    tabs: tuple[Tab, ...] = ()
    legend: tuple[Sign, ...] = ()
    out: str = ""
    """The words for a number that is ruled out."""
    few: bool = False
    """True if so few numbers can be chosen that each is pointed out."""


class Chance(WholeRecord):
    """The chance of a number at a place, or the reasons why it has none."""

    said: str
    heat: int
    """From 1 for unlikely to 5; 0 without a chance."""
    why: int = -1
    """The place of its reason among those of the panel; -1 without one."""


class Why(WholeRecord):
    """A reason against a number, with its rules."""

    head: str
    said: str
    rules: tuple[str, ...]


class Likely(WholeRecord):
    key: str
    text: str
    said: str


class Outlook(WholeRecord):
    """The chances of all numbers at a place, in the order of the strip; or at any place."""

    key: str
    head: str
    """What the chances are of, in a sentence."""
    title: str
    """The words before the likeliest numbers."""
    chances: tuple[Chance, ...]
    likeliest: tuple[Likely, ...]


class Stake(WholeRecord):
    """The odds of what is picked."""

    said: str
    share: float
    """The same from 0 to 1, for a bar."""
    head: str
    parts: str
    """The odds of each number alone."""
    worlds: str
    """The exact count, if it is short enough to read."""
    note: str
    models: tuple[tuple[str, str], ...]
    """The odds by each model."""


class Promise(WholeRecord):
    """What a card that can be laid would tell, by its key."""

    key: str
    over: str
    """The cards that have to lie under it, such as +1."""
    said: str
    heat: int
    label: str
