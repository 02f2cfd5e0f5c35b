"""The numbers that a designer may turn; each default is the rulebook's."""

from __future__ import annotations

from typing import Annotated

from engine.core.tuning import Dial, Dials

from . import rules
from .cards import FIRST, SECOND, THIRD, Deck, Decks, footprint_table, sorted_decks

MOST_FOOTPRINTS = 4
"""The most footprints that a card can be given."""


class Tuning(Dials):
    stride: Annotated[int, Dial(rules.PLACE_REACH, 1, 8)] = 3
    """How much higher than the last hideout one may be without sprint cards."""
    manhunt_above: Annotated[int, Dial(rules.MANHUNT_TRIGGER, 0, 41)] = 29
    """A face-up card higher than this lets the fugitive escape at once."""
    attempts: Annotated[int, Dial(rules.GUESS_ONCE, 1, 3)] = 1
    """How many attempts the marshal may make in a turn."""
    first_lays: Annotated[int, Dial(rules.TURN_FUGITIVE_FIRST, 1, 4)] = 2
    """How many hideouts the fugitive may lay in the first turn."""
    dealt_first: Annotated[int, Dial(rules.SETUP_HAND, 0, 6)] = 3
    dealt_second: Annotated[int, Dial(rules.SETUP_HAND, 0, 6)] = 2
    dealt_third: Annotated[int, Dial(rules.SETUP_HAND, 0, 4)] = 0
    """How many cards of each deck the fugitive is dealt."""
    odd_footprints: Annotated[int, Dial(rules.CARD_FOOTPRINTS, 0, MOST_FOOTPRINTS)] = 1
    even_footprints: Annotated[int, Dial(rules.CARD_FOOTPRINTS, 0, MOST_FOOTPRINTS)] = 2
    """How many footprints an odd, and an even, card shows."""
    first_deck_ends: Annotated[int, Dial(rules.SETUP_DECKS, 8, 20)] = 14
    second_deck_ends: Annotated[int, Dial(rules.SETUP_DECKS, 22, 38)] = 28
    """The last number of a deck; the next deck begins with the number after it."""
    marshal_first_draws: Annotated[int, Dial(rules.TURN_MARSHAL_FIRST, 0, 4)] = 2
    fugitive_draws: Annotated[int, Dial(rules.TURN_FUGITIVE, 1, 3)] = 1
    marshal_draws: Annotated[int, Dial(rules.TURN_MARSHAL, 0, 3)] = 1
    """How many cards are drawn at the beginning of a turn, but for the fugitive's first."""
    events_in_each_deck: Annotated[int, Dial(rules.EVENT_SETUP, 0, 5)] = 2
    """How many event or trigger cards are shuffled into each deck, where the variant does so."""

    @property
    def decks(self) -> Decks:
        """The cards of each deck."""
        return sorted_decks(self.first_deck_ends, self.second_deck_ends)

    @property
    def dealt(self) -> tuple[Deck, ...]:
        """The decks that the cards of the opening hand are dealt from, in order."""
        first, second = (FIRST,) * self.dealt_first, (SECOND,) * self.dealt_second
        return first + second + (THIRD,) * self.dealt_third

    @property
    def footprints(self) -> tuple[int, ...]:
        """The footprints of each card."""
        return footprint_table(self.odd_footprints, self.even_footprints)

    @property
    def most_footprints(self) -> int:
        """The most footprints that one card can have."""
        return max(self.odd_footprints, self.even_footprints)
