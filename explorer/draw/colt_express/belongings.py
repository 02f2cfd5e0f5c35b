"""The belongings of a bandit or a team, as far as the viewer may know them."""

from __future__ import annotations

from engine.colt_express.pieces import DECK, HIDDEN, TEAM_DECK, Loot
from engine.colt_express.scoring import gunslingers, worth
from engine.colt_express.state import OVER, Cards, State
from engine.core.moves import Seat


def value_of(view: State, loot: Loot) -> int | None:
    """The value of a token; None if the viewer may not know it."""
    value = worth(view, loot.kind)
    if value is not None:
        return value
    return view.purses[loot.number - 1].value if loot.number else None


def money_of(view: State, number: Seat) -> tuple[int, bool]:
    """The money of a bandit as far as the viewer knows, and whether that is all of it."""
    bandit = view.bandits[number]
    values = [value_of(view, loot) for loot in bandit.loot]
    known = [value for value in values if value is not None]
    best = view.phase is OVER and number in gunslingers(view)
    bonus = view.options.tuning.gunslinger_bonus if best else 0
    return bandit.ransom + bonus + sum(known), len(known) == len(values)


def bullets_received(view: State, seat: Seat) -> int:
    """The number of bullet cards of a seat: all its cards beyond the action cards."""
    cards = view.cards[seat]
    held = len(cards.hand) + len(cards.top) + len(cards.deck) + len(cards.discard)
    played = sum(1 for played in view.pile if played.seat == seat)
    return max(0, held + played - action_cards(view))


def action_cards(view: State) -> int:
    return len(DECK) if view.players > 2 else 2 * len(TEAM_DECK) + 1


def deck_size(cards: Cards) -> int:
    return len(cards.top) + len(cards.deck)


def is_known(cards: Cards) -> bool:
    """Return whether the viewer knows a hand, and with it what is left in the deck."""
    both = (*cards.hand, *cards.deck)
    return bool(both) and all(card.action is not HIDDEN for card in both)
