"""Checks of loot: the number of tokens, who has looked into purses, and lost loot."""

from __future__ import annotations

from collections import Counter

from engine.core.moves import Reason, Seat

from .. import rules
from ..looking import values_left
from ..pieces import (
    JEWEL,
    JEWELS,
    PURSE,
    PURSES,
    STRONGBOX,
    STRONGBOXES,
    Loot,
    LootKind,
    RoundCard,
)
from ..state import OVER, State, seat_of
from .rounds import OPEN_CARD, may_have_happened


class TooMuchLoot(Reason):
    kind: LootKind
    count: int
    most: int


class PurseTwice(Reason):
    """A purse is in two places, or has a number without a value."""

    number: int


class TooManyOfValue(Reason):
    value: int


class ClosedPurseHeld(Reason):
    """A bandit has a purse that it has not looked into."""

    bandit: Seat


class StrongboxEarly(Reason):
    """Both strongboxes are in play, although Take It All has not brought the second."""


class WrongRansom(Reason):
    """A bandit has ransom that Hostage has not paid."""

    bandit: Seat
    dollars: int
    paid: int


class NotLost(Reason):
    """Loot that is no purse has left the game: only Marshal's Revenge takes loot, purses alone."""

    loot: Loot


LOOT_REASONS = (
    *(TooMuchLoot, PurseTwice, TooManyOfValue, ClosedPurseHeld, StrongboxEarly, WrongRansom),
    NotLost,
)


def wrong_loot(state: State) -> list[Reason]:
    return [*_tokens(state), *_seen(state), *_strongbox(state), *_ransom(state), *_lost(state)]


def _tokens(state: State) -> list[Reason]:
    """Return reasons for too many tokens; purses that were looked into count wherever they are."""
    held = [loot for bandit in state.bandits for loot in bandit.loot]
    tokens = [*held, *state.lost, *(loot for lying in state.lying for loot in lying)]
    counts = {
        PURSE: (len(state.purses) + sum(_closed(loot) for loot in tokens), PURSES),
        JEWEL: (sum(loot.kind is JEWEL for loot in tokens), JEWELS),
        STRONGBOX: (_boxes(tokens) + state.second_strongbox, STRONGBOXES),
    }
    found: list[Reason] = [
        TooMuchLoot(rules.PIECES, kind, count, most)
        for kind, (count, most) in counts.items()
        if count > most
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
    return found


def _boxes(tokens: list[Loot]) -> int:
    return sum(loot.kind is STRONGBOX for loot in tokens)


def _closed(loot: Loot) -> bool:
    return loot.kind is PURSE and not loot.number


def _seen(state: State) -> list[Reason]:
    found: list[Reason] = []
    for number, bandit in enumerate(state.bandits):
        seat = seat_of(state, Seat(number))
        numbers = [loot.number for loot in bandit.loot if 0 < loot.number <= len(state.purses)]
        unseen = any(seat not in state.purses[each - 1].seen for each in numbers)
        if unseen or sum(map(_closed, bandit.loot)) != state.looking.count(Seat(number)):
            found.append(ClosedPurseHeld(rules.SIGHT_LOOT, Seat(number)))
    return found


def _strongbox(state: State) -> list[Reason]:
    early = not state.second_strongbox and not may_have_happened(state, RoundCard.TAKE_IT_ALL)
    return [StrongboxEarly(rules.EVENT_TAKE_IT_ALL)] if early else []


def _ransom(state: State) -> list[Reason]:
    """Return a reason for ransom that Hostage can't have paid: it pays once, at the very end."""
    coming = state.rounds[-1:] == (RoundCard.HOSTAGE,) or state.phase not in OPEN_CARD
    tuning = state.options.tuning
    paid = state.phase is OVER or (state.round == tuning.rounds and not coming)
    paid = paid and tuning.hostage
    return [
        WrongRansom(rules.EVENT_HOSTAGE, Seat(number), bandit.ransom, tuning.ransom)
        for number, bandit in enumerate(state.bandits)
        if bandit.ransom and not (paid and bandit.ransom == tuning.ransom)
    ]


def _lost(state: State) -> list[Reason]:
    return [
        NotLost(rules.EVENT_REVENGE, loot)
        for loot in dict.fromkeys(state.lost)
        if loot.kind is not PURSE
    ]
