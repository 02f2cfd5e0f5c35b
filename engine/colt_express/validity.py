"""What is impossible about a position that was set up by hand."""

from __future__ import annotations

from collections import Counter

from engine.core.moves import NOBODY, Reason, Refusal, Seat, refuse

from . import rules
from .looking import values_left
from .options import conflict
from .pieces import (
    ACTIONS,
    BULLET,
    BULLETS,
    DECK,
    JEWEL,
    JEWELS,
    MARSHAL,
    MARSHAL_BULLETS,
    PURSE,
    PURSES,
    ROUNDS,
    STATIONS,
    STRONGBOX,
    STRONGBOXES,
    TEAM_DECK,
    Card,
    LootKind,
    RoundCard,
)
from .setup import PLAYERS, WrongPlayerCount
from .state import (
    DEALING,
    DROPPING,
    KEEPING,
    MUSTER,
    OVER,
    REVEALING,
    ROUND_EVENT,
    SCHEMING,
    SETUP,
    STEALING,
    Phase,
    State,
    schedule,
    seat_of,
)


class WrongTrain(Reason):
    """A train that is too long, too short, or has a car twice."""

    cars: int
    wanted: int


class NotOnTrain(Reason):
    bandit: Seat


class WithTheMarshal(Reason):
    bandit: Seat


class MarshalOffTrain(Reason):
    car: int


class LootOffTrain(Reason):
    cars: int


class TooMuchLoot(Reason):
    kind: LootKind
    count: int
    most: int


class PurseTwice(Reason):
    """A purse in two places, or one whose value nobody has said."""

    number: int


class TooManyOfValue(Reason):
    value: int


class ClosedPurseHeld(Reason):
    """Whoever has a purse has looked into it."""

    bandit: Seat


class WrongCards(Reason):
    """More or fewer of an action card than the bandit has."""

    card: Card
    count: int
    wanted: int


class WrongBullets(Reason):
    bandit: Seat
    count: int


class WrongMarshalBullets(Reason):
    count: int


class OutOfTurn(Reason):
    """More actions, cards or choices than this part of the round has."""

    phase: Phase


class WrongRoundCards(Reason):
    """A card twice, a station before the last round, or more cards than rounds."""

    cards: tuple[RoundCard, ...]


def invalid(state: State) -> Refusal | None:
    count = state.players
    clash = conflict(state.options, count)
    if count not in PLAYERS:
        wrong = WrongPlayerCount(rules.SETUP_PLAYERS, count, PLAYERS[0], PLAYERS[-1])
        return refuse(*(clash.reasons if clash else ()), wrong)
    if state.phase is SETUP:
        return clash
    return refuse(
        *(clash.reasons if clash else ()),
        *_train(state),
        *_loot(state),
        *_cards(state),
        *_rounds(state),
        *_turn(state),
    )


def _train(state: State) -> list[Reason]:
    found: list[Reason] = []
    wanted = len(state.bandits)
    if not len(state.train) == len(set(state.train)) == wanted:
        found.append(WrongTrain(rules.SETUP_TRAIN, len(state.train), wanted))
    if len(state.lying) > 2 * (len(state.train) + 1):
        found.append(LootOffTrain(rules.SETUP_LOOT, len(state.train)))
    if state.marshal > state.caboose:
        found.append(MarshalOffTrain(rules.SETUP_MARSHAL, state.marshal))
    for number, bandit in enumerate(state.bandits):
        placed = 0 <= bandit.spot.floor < 2 * (len(state.train) + 1)
        mustering = state.phase is MUSTER and seat_of(state, Seat(number)) in state.waiting
        if not placed and not mustering:
            found.append(NotOnTrain(rules.PAWN_ON_TRAIN, Seat(number)))
        if bandit.spot.floor == 2 * state.marshal:
            found.append(WithTheMarshal(rules.MARSHAL_NEVER_TOGETHER, Seat(number)))
    return found


MOST = {PURSE: PURSES, JEWEL: JEWELS, STRONGBOX: STRONGBOXES}


def _loot(state: State) -> list[Reason]:
    held = [loot for bandit in state.bandits for loot in bandit.loot]
    tokens = [*held, *state.lost, *(loot for lying in state.lying for loot in lying)]
    kinds = Counter(loot.kind for loot in tokens)
    found: list[Reason] = [
        TooMuchLoot(rules.PIECES, kind, kinds[kind], most)
        for kind, most in MOST.items()
        if kinds[kind] > most
    ]
    numbers = Counter(loot.number for loot in tokens if loot.number)
    found += [
        PurseTwice(rules.PIECES_PURSES, number)
        for number in sorted(numbers)
        if numbers[number] > 1 or number > len(state.purses)
    ]
    found += [
        TooManyOfValue(rules.PIECES_PURSES, value)
        for value, left in values_left(state).items()
        if left < 0
    ]
    for number, bandit in enumerate(state.bandits):
        closed = sum(loot.kind is PURSE and not loot.number for loot in bandit.loot)
        if closed != state.looking.count(Seat(number)):
            found.append(ClosedPurseHeld(rules.SIGHT_LOOT, Seat(number)))
    return found


def _cards(state: State) -> list[Reason]:
    if state.phase is MUSTER:
        return []
    everywhere = Counter(
        card for own in state.cards for card in (*own.hand, *own.top, *own.deck, *own.discard)
    )
    everywhere.update(entry.card for entry in state.pile)
    found: list[Reason] = []
    for card, wanted in _wanted(state, everywhere).items():
        if everywhere[card] != wanted:
            found.append(WrongCards(rules.PIECES_DECK, card, everywhere[card], wanted))
    shot = Counter({card.bandit: n for card, n in everywhere.items() if card.action is BULLET})
    for number, bandit in enumerate(state.bandits):
        total = bandit.bullets + shot[Seat(number)]
        if total != BULLETS:
            found.append(WrongBullets(rules.SETUP_BULLETS, Seat(number), total))
    neutral = state.marshal_bullets + state.removed_bullets + shot[NOBODY]
    if neutral != MARSHAL_BULLETS:
        found.append(WrongMarshalBullets(rules.SETUP_BULLETS, neutral))
    return found


def _wanted(state: State, everywhere: Counter[Card]) -> Counter[Card]:
    """How many there should be of each action card."""
    if state.players == 2:
        wanted = Counter(
            Card(action, Seat(bandit), True) for bandit in range(4) for action in TEAM_DECK
        )
        for seat in range(2):
            partner = Seat(seat + 2)
            stays = partner if everywhere[Card(MARSHAL, partner, True)] else Seat(seat)
            wanted[Card(MARSHAL, stays, True)] = 1
    else:
        wanted = Counter(Card(action, Seat(b)) for b in range(state.players) for action in DECK)
    wanted.update({card: 0 for card in everywhere if card.action in ACTIONS})
    return wanted


def _rounds(state: State) -> list[Reason]:
    cards = state.rounds
    early = cards[: ROUNDS - 1] if state.round == ROUNDS else cards
    fits = (
        len(set(cards)) == len(cards) <= state.round
        and sum(card in STATIONS for card in cards) <= 1
        and (state.round == ROUNDS or not any(card in STATIONS for card in early))
    )
    return [] if fits else [WrongRoundCards(rules.SETUP_ROUNDS, cards)]


OPEN_CARD = (DROPPING, SCHEMING, KEEPING, STEALING, ROUND_EVENT)


def _turn(state: State) -> list[Reason]:
    phase = state.phase
    wrong = [OutOfTurn(rules.ROUND_REVEAL, phase)]
    if phase in OPEN_CARD and not state.rounds:
        return [*wrong]
    actions = len(schedule(state.rounds[-1], state.players, state.first)) if state.rounds else 0
    right = {
        MUSTER: bool(state.waiting),
        DEALING: bool(state.due),
        REVEALING: not state.due,
        DROPPING: bool(state.waiting),
        SCHEMING: state.acted < actions or bool(state.due),
        KEEPING: bool(state.waiting),
        STEALING: bool(state.looking) or state.resolved < len(state.pile),
        ROUND_EVENT: bool(state.waiting or state.looking),
        OVER: bool(state.winners),
    }
    fits = right[phase] and state.first in range(state.players)
    return [] if fits and len(state.pile) <= max(actions, 0) else [*wrong]
