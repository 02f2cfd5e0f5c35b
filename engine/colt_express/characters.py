"""The special power of each bandit. The rule that a power changes asks for it here."""

from __future__ import annotations

from engine.core.house import replaceable
from engine.core.house_answers import A_NUMBER, a_number, some_of
from engine.core.moves import NOBODY, Seat

from . import rules
from .options import GhostCard
from .pieces import PURSE, Loot, Name, Spot
from .state import State, schedule

BELLE, CHEYENNE, DJANGO = Name.BELLE, Name.CHEYENNE, Name.DJANGO
DOC, GHOST, TUCO = Name.DOC, Name.GHOST, Name.TUCO


def plays_for(state: State, seat: Seat, name: Name) -> bool:
    """Return whether a player leads the bandit of this name."""
    bandits = state.bandits
    if bandits[seat].name is name:
        return True
    return len(state.cards) == 2 and bandits[seat + 2].name is name


@replaceable(rules.ROUND_DEAL, a_number, A_NUMBER)
def hand_size(state: State, seat: Seat) -> int:
    """Return how many cards a seat has in hand at the start of a round."""
    tuning = state.options.tuning
    return tuning.hand + (tuning.doc_power and plays_for(state, seat, DOC))


def may_hide(state: State, seat: Seat) -> bool:
    """Return whether Ghost's power lets the next card of a seat go face down."""
    if not state.options.tuning.ghost_power or not plays_for(state, seat, GHOST):
        return False
    for entry in state.pile:
        if entry.seat == seat:
            return False
    if state.options.ghost_card is GhostCard.FIRST_CARD:
        return True
    taken = schedule(state.rounds[-1], len(state.cards), state.first)[: state.acted]
    return not any(slot.seat == seat for slot in taken)


def shoots_through_roofs(state: State, bandit: Seat) -> bool:
    return state.bandits[bandit].name is TUCO and state.options.tuning.tuco_power


@replaceable(
    rules.DJANGO, lambda _state, spot: spot is None or isinstance(spot, Spot), "a spot or None"
)
def pushed_to(state: State, bandit: Seat, target: Seat) -> Spot | None:
    """Return where a bandit's bullet pushes its target, or None where it does not push.

    Django's pushes one car on. A spot off the train means that the target holds on.
    """
    if state.bandits[bandit].name is not DJANGO or not state.options.tuning.django_power:
        return None
    origin, spot = state.bandits[bandit].spot, state.bandits[target].spot
    return Spot(spot.floor + (2 if spot.floor > origin.floor else -2))


@replaceable(rules.CHEYENNE)
def snatches(state: State, bandit: Seat, loot: Loot) -> bool:
    """Return whether a bandit keeps the loot that its punch costs, instead of having it drop."""
    snatching = state.bandits[bandit].name is CHEYENNE and loot.kind is PURSE
    return snatching and state.options.tuning.cheyenne_power


def belle(state: State) -> Seat:
    """Return the number of Belle, or NOBODY where she does not play."""
    for number, bandit in enumerate(state.bandits):
        if bandit.name is BELLE:
            return Seat(number)
    return NOBODY


@replaceable(
    rules.BELLE,
    some_of(lambda state: range(len(state.bandits))),
    "a list of bandits by number",
)
def may_be_chosen(state: State, _bandit: Seat, within_reach: list[Seat]) -> list[Seat]:
    """Return whom a bandit may shoot or punch among those in reach: Belle only if she is alone."""
    if len(within_reach) < 2 or not state.options.tuning.belle_power:
        return within_reach
    return [each for each in within_reach if state.bandits[each].name is not BELLE]
