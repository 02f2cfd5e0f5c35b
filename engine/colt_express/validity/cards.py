"""Checks of cards: the number of each, and their owners."""

from __future__ import annotations

from collections import Counter

from engine.core.moves import NOBODY, Reason, Seat

from .. import duo, rules
from ..pieces import (
    BULLET,
    DECK,
    MARSHAL,
    TEAM_DECK,
    Card,
)
from ..state import MUSTER, Cards, State, seat_of


class WrongCards(Reason):
    """There are more or fewer of an action card than the bandit has."""

    card: Card
    count: int
    wanted: int


class CardOfAnother(Reason):
    """A player holds somebody else's action card, or a bullet that the own bandit fired."""

    seat: Seat
    card: Card


class NoDiscardPile(Reason):
    """There is a discard pile, although used cards return to the deck."""

    seat: Seat


class WrongBullets(Reason):
    bandit: Seat
    count: int
    wanted: int


class WrongMarshalBullets(Reason):
    count: int
    wanted: int


CARD_REASONS = (WrongCards, CardOfAnother, NoDiscardPile, WrongBullets, WrongMarshalBullets)


def wrong_cards(state: State) -> list[Reason]:
    everywhere = Counter(card for own in state.cards for card in _all_of(own))
    everywhere.update(entry.card for entry in state.pile)
    found: list[Reason] = []
    for card, wanted in _wanted(state, everywhere).items():
        if everywhere[card] != wanted:
            rule = rules.DUO_DECK if state.players == duo.PLAYERS else rules.PIECES_DECK
            found.append(WrongCards(rule, card, everywhere[card], wanted))
    return found + _astray(state) + _bullets(state, everywhere)


def _all_of(own: Cards) -> tuple[Card, ...]:
    return (*own.hand, *own.top, *own.deck, *own.discard, *own.out_of_sight)


def _wanted(state: State, everywhere: Counter[Card]) -> Counter[Card]:
    """Return how many there should be of each action card; a team has none before it musters."""
    wanted: Counter[Card] = Counter()
    for number in range(len(state.bandits)):
        bandit = Seat(number)
        seat = seat_of(state, bandit)
        if state.phase is MUSTER and seat in state.waiting:
            continue
        if state.players != duo.PLAYERS:
            wanted.update(Card(action, bandit) for action in DECK)
            continue
        wanted.update(Card(action, bandit, True) for action in TEAM_DECK)
        partner = Seat(seat + duo.PLAYERS)
        stays = partner if everywhere[Card(MARSHAL, partner, True)] else seat
        wanted[Card(MARSHAL, stays, True)] = 1
    wanted.update({card: 0 for card in everywhere if card.action is not BULLET})
    return wanted


def _astray(state: State) -> list[Reason]:
    """Return a reason for each card that a player can't have, and for a pile that can't be."""
    found: list[Reason] = []
    for number, own in enumerate(state.cards):
        seat = Seat(number)
        found += [
            CardOfAnother(
                rules.FIRE_HIT if card.action is BULLET else rules.PIECES_DECK, seat, card
            )
            for card in dict.fromkeys(_all_of(own))
            if _strange(state, seat, card)
        ]
        if own.discard and not state.expert:
            found.append(NoDiscardPile(rules.ROUND_RETURN, seat))
    return found


def _strange(state: State, seat: Seat, card: Card) -> bool:
    if card.action is not BULLET:
        return seat_of(state, card.bandit) != seat
    return card.bandit == seat and state.players != duo.PLAYERS


def _bullets(state: State, everywhere: Counter[Card]) -> list[Reason]:
    shot = Counter({card.bandit: n for card, n in everywhere.items() if card.action is BULLET})
    tuning = state.options.tuning
    found: list[Reason] = []
    for number, bandit in enumerate(state.bandits):
        total = bandit.bullets + shot[Seat(number)]
        if total != tuning.bullets:
            found.append(WrongBullets(rules.SETUP_BULLETS, Seat(number), total, tuning.bullets))
    neutral = state.marshal_bullets + state.removed_bullets + shot[NOBODY]
    if neutral != tuning.marshal_bullets:
        wanted = tuning.marshal_bullets
        found.append(WrongMarshalBullets(rules.SETUP_BULLETS, neutral, wanted))
    return found
