"""The marshal's knowledge of a game, as a record that can't hold a secret.

Times are whole numbers; only their order matters. A card drawn at time 3 can lie in a hideout
laid at time 4, not in one laid at time 3.
"""

from __future__ import annotations

from fractions import Fraction

from engine.core.errors import GameError
from engine.core.record import Record, settle

from ..cards import DECKS, ESCAPE, IN_HAND
from ..tuning import Tuning

USUAL = Tuning()


def deck_bounds(tuning: Tuning) -> tuple[tuple[int, int], ...]:
    """Return the lowest and the highest number of each deck."""
    cards = (tuning.decks.cards[deck] for deck in DECKS)
    return tuple((int(some[0]), int(some[-1])) for some in cards)


class Cards(Record):
    """The numbers that the game is played with. A small set makes small examples."""

    start: tuple[int, ...] = tuple(map(int, IN_HAND[:-1]))
    decks: tuple[tuple[int, int], ...] = deck_bounds(USUAL)
    goal: int = int(ESCAPE)
    footprints: tuple[int, int] = (USUAL.even_footprints, USUAL.odd_footprints)
    """How many footprints an even card shows, and how many an odd one."""
    strides: tuple[int, ...] = (USUAL.stride,) * ESCAPE
    """How much higher than each number the next hideout may be without sprints."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """All numbers that a hidden hideout can have."""
        decks = (number for low, high in self.decks for number in range(low, high + 1))
        return (*self.start, *decks)

    @property
    def most_footprints(self) -> int:
        """The most footprints that one card can have."""
        return max(self.footprints)


class Told(Record):
    """A footprint total that was told, and how many sprints had been taken back by then."""

    footprints: int
    taken_back: int = 0


class Hideout(Record):
    """One hideout of the trail, as the marshal sees it."""

    laid: int
    number: int | None = None
    """The number of a hideout that is face up."""
    sprints: tuple[int, ...] = ()
    """The sprint cards under it that are face up."""
    hidden_sprints: int = 0
    taken_back: int = 0
    bonus: int = 0
    odd: bool | None = None
    among: tuple[int, int] | None = None
    """The lowest and highest number of the deck that its number was told to belong to."""
    told: Told | None = None


class Miss(Record):
    """A failed attempt: these numbers were not all face down among the first hideouts.

    `trail` says how many hideouts had been laid by then.
    """

    numbers: tuple[int, ...]
    trail: int


class Draw(Record):
    """The fugitive drew a card that the marshal did not see; decks count from 0."""

    deck: int
    time: int


class Spent(Record):
    """A card that the fugitive discarded face up from the hand."""

    card: int
    time: int


FINEST = 1000
"""A bluff weight is rounded to a fraction with a denominator of at most this."""


def opening_hand(tuning: Tuning) -> tuple[Draw, ...]:
    """Return the draws of the opening hand."""
    return tuple(Draw(deck - 1, 0) for deck in tuning.dealt)


OPENING_HAND = opening_hand(USUAL)


class Evidence(Record):
    """Everything that tells the marshal something about what lies face down."""

    trail: tuple[Hideout, ...]
    hand: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    """Cards that never reached the fugitive: removed face up from a deck, or seen in one."""
    spent: tuple[Spent, ...] = ()
    misses: tuple[Miss, ...] = ()
    draws: tuple[Draw, ...] = OPENING_HAND
    seen_drawn: tuple[int, ...] = ()
    """Cards that the marshal knows the fugitive has drawn."""
    goal_sprints: bool = False
    """True if the goal may be laid as a sprint card."""
    cards: Cards = Cards()

    @property
    def hidden(self) -> tuple[int, ...]:
        """The places in the trail of the hideouts that are face down."""
        return tuple(i for i, hideout in enumerate(self.trail) if hideout.number is None)

    @property
    def face_up(self) -> frozenset[int]:
        """The cards of the trail that are face up."""
        return frozenset(
            card
            for hideout in self.trail
            for card in (*hideout.sprints, hideout.number)
            if card is not None
        )

    @property
    def unseen(self) -> frozenset[int]:
        """The cards that may lie face down in the trail."""
        cards = {*self.cards.numbers, *((self.cards.goal,) if self.goal_sprints else ())}
        known = {*self.hand, *self.removed, *(spent.card for spent in self.spent)}
        return frozenset(cards - known - self.face_up)


class Model(Record):
    """The weights of worlds: even, or by how their cards could be drawn, and by their bluffs.

    With `draws`, a world counts once for each way in which its cards could have been drawn.
    `bluff` is above 0 and at most 1; each footprint that a hideout did not need multiplies the
    weight of a world by it.
    """

    draws: bool = False
    bluff: Fraction | float = Fraction(1)

    def __post_init__(self) -> None:
        bluff = self.bluff
        if isinstance(bluff, bool) or not isinstance(bluff, int | float | Fraction):
            raise GameError(f"a bluff weight is a number, not {type(bluff).__name__}")
        if not 0 < bluff <= 1:
            raise GameError(f"a bluff weight is above 0 and at most 1, not {float(bluff):g}")
        near = Fraction(bluff).limit_denominator(FINEST)
        settle(self, "bluff", max(near, Fraction(1, FINEST)))

    @property
    def weight(self) -> Fraction:
        """The bluff weight as a fraction."""
        return Fraction(self.bluff)


EVEN = Model()
WITH_DRAWS = Model(draws=True)


def miss(
    numbers: tuple[int, ...], trail: int, face_up: frozenset[int], counts_as_right: bool
) -> Miss | None:
    """Return what a failed attempt tells, or None if it tells nothing.

    A number that was face up already makes the attempt fail by itself, so nothing can be
    inferred. By the reading in which it counts as right, one of the other numbers was wrong.
    """
    others = tuple(number for number in numbers if number not in face_up)
    if others == numbers or (others and counts_as_right):
        return Miss(others, trail)
    return None
