"""The edits by hand that are offered for a place, a bandit or the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.editing import Edit
from engine.core.moves import Seat

from .editing import (
    Bullet,
    Couple,
    DrawCard,
    GiveLoot,
    GivePurse,
    LayLoot,
    LetScheme,
    LetSteal,
    MakeFirst,
    MarshalBullet,
    PickUp,
    PlayCard,
    Put,
    PutBack,
    PutMarshal,
    Replace,
    SetRound,
    TakeLoot,
    TakePile,
    TurnUp,
    Uncouple,
)
from .pieces import (
    A_JEWEL,
    A_STRONGBOX,
    ACTIONS,
    CLOSED_PURSE,
    INSIDE,
    LOCOMOTIVE,
    PURSE_VALUES,
    PURSES,
    SPOTS,
    CarCard,
    Name,
    RoundCard,
    Spot,
)
from .seating import EachAlone, MarshalCardOf, TakeAway, TwoTeams, has_marshal_card
from .setup import PLAYERS
from .stacks import in_the_game
from .state import SCHEMING, State, schedule, seat_of
from .words import spot_word

FEWEST_ALONE = 3
"""The fewest players who lead one bandit each; two players lead two each."""
ROUND_CARD = "event"
"""The key of the round card on the board."""


def edits(state: State, chosen: str) -> tuple[Edit[State], ...]:
    if not chosen:
        return tuple(_of_table(state))
    if chosen == ROUND_CARD:
        tuning = state.options.tuning
        left = (card for card in RoundCard if card not in state.rounds)
        return tuple(TurnUp(card) for card in left if in_the_game(tuning, card))
    spots = {spot_word(spot): spot for spot in _spots(state)}
    if chosen in spots:
        return tuple(_of_spot(state, spots[chosen]))
    names = [bandit.name.value for bandit in state.bandits]
    return tuple(_of_bandit(state, Seat(names.index(chosen)))) if chosen in names else ()


def _spots(state: State) -> tuple[Spot, ...]:
    return SPOTS[: 2 * (len(state.train) + 1)]


def _alone(state: State) -> bool:
    """Return whether every bandit has a player of its own."""
    return len(state.bandits) == state.players


def _of_table(state: State) -> Iterator[Edit[State]]:
    if state.rounds and state.pile and state.phase is SCHEMING:
        yield LetSteal()
    if state.rounds and state.phase is not SCHEMING:
        yield LetScheme()
    if state.rounds and state.pile:
        yield TakePile()
    if state.round < state.options.tuning.rounds:
        yield SetRound(state.round + 1)
    if state.round > 1:
        yield SetRound(state.round - 1)
    if state.rounds:
        yield TwoTeams() if _alone(state) else EachAlone()
    yield from (Couple(car) for car in CarCard if car not in state.train)
    last = (2 * state.caboose, 2 * state.caboose + 1)
    stands = state.marshal == state.caboose or any(b.spot.floor in last for b in state.bandits)
    if state.caboose > LOCOMOTIVE and not stands and not any(state.lying[-2:]):
        yield Uncouple()


def _of_spot(state: State, spot: Spot) -> Iterator[Edit[State]]:
    present = [bandit.name for bandit in state.bandits]
    room = state.players < PLAYERS[-1] and _alone(state)
    yield from (Put(name, spot) for name in Name if name in present or room)
    if spot.level is INSIDE and state.marshal != spot.car:
        yield PutMarshal(spot.car)
    yield from (LayLoot(spot, loot) for loot in (CLOSED_PURSE, A_JEWEL, A_STRONGBOX))
    yield from (PickUp(spot, loot) for loot in dict.fromkeys(state.lying[spot.floor]))


def _of_bandit(state: State, bandit: Seat) -> Iterator[Edit[State]]:
    owner = state.bandits[bandit]
    present = [each.name for each in state.bandits]
    if len(state.purses) < PURSES:
        yield from (GivePurse(bandit, value) for value in PURSE_VALUES)
    yield from (GiveLoot(bandit, loot) for loot in (A_JEWEL, A_STRONGBOX))
    yield from (TakeLoot(bandit, loot) for loot in dict.fromkeys(owner.loot))
    yield from _of_player(state, seat_of(state, bandit))
    if not _alone(state) and not has_marshal_card(state, bandit):
        yield MarshalCardOf(bandit)
    if _alone(state) and state.players > FEWEST_ALONE:
        yield TakeAway(bandit)
    yield from (Replace(bandit, name) for name in Name if name not in present)
    yield from (Put(owner.name, spot) for spot in _spots(state))


def _of_player(state: State, seat: Seat) -> Iterator[Edit[State]]:
    own = state.cards[seat]
    actions = len(schedule(state.round_card, state.players, state.first)) if state.rounds else 0
    if state.phase is SCHEMING and len(state.pile) < actions - 1:
        yield from (PlayCard(seat, c) for c in dict.fromkeys(own.hand) if c.action in ACTIONS)
    yield from (DrawCard(seat, card) for card in dict.fromkeys(own.deck))
    yield from (PutBack(seat, card) for card in dict.fromkeys(own.hand))
    for number, bandit in enumerate(state.bandits):
        if number % state.players != seat and bandit.bullets:
            yield Bullet(seat, Seat(number))
    if state.marshal_bullets:
        yield MarshalBullet(seat)
    if state.first != seat:
        yield MakeFirst(seat)
