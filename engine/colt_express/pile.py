"""The common pile: turned over, and resolved card by card in the order played."""

from __future__ import annotations

from engine.core.moves import Reason, Refusal, Seat, refuse
from engine.core.play import Play

from . import round_events, rules
from .events.scheming import StealingBegan
from .phases import only_in
from .pieces import Action
from .state import STEALING, State


def floor_now(state: State) -> int:
    """Return the floor of the bandit whose card is carried out, or 0 where there is none."""
    if state.phase is not STEALING or state.resolved >= len(state.pile):
        return 0
    return max(state.bandits[state.pile[state.resolved].card.bandit].spot.floor, 0)


def turn_over(play: Play[State]) -> None:
    play.happens(StealingBegan((rules.STEAL_ORDER,), len(play.state.pile)))
    go_on(play)


def go_on(play: Play[State]) -> None:
    """Begin the event of the round after the last card of the pile."""
    state = play.state
    if state.resolved < len(state.pile) or state.looking:
        return
    if state.phase is STEALING:
        round_events.begin(play)
    else:
        round_events.go_on(play)


class AnotherCard(Reason):
    """The card that comes next is of another kind than the move."""

    bandit: Seat
    action: Action


def not_up(state: State, action: Action) -> Refusal | None:
    """Return why no card of this kind can be carried out now, or None where one can."""
    if state.phase is STEALING and not state.looking:
        card = state.pile[state.resolved].card
        if card.action is action:
            return None
        return refuse(AnotherCard(rules.STEAL_ORDER, card.bandit, card.action))
    return only_in(STEALING, state) or refuse(still_looking(state))


class StillLooking(Reason):
    """A purse that was taken must be looked into first."""

    bandit: Seat


def still_looking(state: State) -> Reason | None:
    return StillLooking(rules.SIGHT_LOOT, state.looking[0]) if state.looking else None


REASONS = (AnotherCard, StillLooking)
