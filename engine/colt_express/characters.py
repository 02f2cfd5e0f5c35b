"""The special power of each bandit. The rule that a power changes asks for it here."""

from __future__ import annotations

from engine.core.moves import NOBODY, Seat

from .options import GhostCard
from .pieces import Name
from .state import State, schedule

HAND = 6
HAND_WITH_DOC = 7

BELLE, CHEYENNE, DJANGO = Name.BELLE, Name.CHEYENNE, Name.DJANGO
DOC, GHOST, TUCO = Name.DOC, Name.GHOST, Name.TUCO


def plays_for(state: State, seat: Seat, name: Name) -> bool:
    """Return whether a player leads the bandit of this name."""
    bandits = state.bandits
    if bandits[seat].name is name:
        return True
    return len(state.cards) == 2 and bandits[seat + 2].name is name


def hand_size(state: State, seat: Seat) -> int:
    return HAND_WITH_DOC if plays_for(state, seat, DOC) else HAND


def may_hide(state: State, seat: Seat) -> bool:
    """Return whether Ghost's power lets the next card of a seat go face down."""
    if not plays_for(state, seat, GHOST) or seat in [entry.seat for entry in state.pile]:
        return False
    if state.options.ghost_card is GhostCard.FIRST_CARD:
        return True
    taken = schedule(state.rounds[-1], len(state.cards), state.first)[: state.acted]
    return not any(slot.seat == seat for slot in taken)


def shoots_through_roofs(state: State, bandit: Seat) -> bool:
    return state.bandits[bandit].name is TUCO


def pushes_with_bullets(state: State, bandit: Seat) -> bool:
    return state.bandits[bandit].name is DJANGO


def snatches_purses(state: State, bandit: Seat) -> bool:
    return state.bandits[bandit].name is CHEYENNE


def belle(state: State) -> Seat:
    """Return the number of Belle, or NOBODY where she does not play."""
    for number, bandit in enumerate(state.bandits):
        if bandit.name is BELLE:
            return Seat(number)
    return NOBODY


def sparing_belle(state: State, within_reach: list[Seat]) -> list[Seat]:
    """Return the bandits in reach that may be chosen: Belle only where she is alone."""
    if len(within_reach) < 2:
        return within_reach
    return [bandit for bandit in within_reach if state.bandits[bandit].name is not BELLE]
