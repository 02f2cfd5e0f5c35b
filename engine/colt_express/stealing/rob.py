"""Robbery: one loot of the spot where the bandit is."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.record import remembered

from .. import pile, rules
from ..events.stealing import Robbed
from ..looking import look
from ..pieces import ROBBERY, SPOTS, Loot, Spot
from ..state import State

ROBBED = (rules.ROB_TAKE, rules.LOOT_KEPT)


class NotLyingHere(Reason):
    loot: Loot
    spot: Spot


class OnTheOtherLevel(Reason):
    loot: Loot
    spot: Spot
    """Where it lies."""


class Rob(Move[State]):
    loot: Loot

    def refusal(self, state: State) -> Refusal | None:
        not_up = pile.not_up(state, ROBBERY)
        if not_up is not None:
            return not_up
        bandit = state.pile[state.resolved].card.bandit
        spot = state.bandits[bandit].spot
        if self.loot in state.lying[spot.floor]:
            return None
        beyond = SPOTS[spot.floor ^ 1]
        if self.loot in state.lying[beyond.floor]:
            return refuse(OnTheOtherLevel(rules.ROB_NONE, self.loot, beyond))
        return refuse(NotLyingHere(rules.ROB_TAKE, self.loot, spot))

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        bandit = state.pile[state.resolved].card.bandit
        play.happens(Robbed(ROBBED, bandit, self.loot, state.bandits[bandit].spot))
        look(play, bandit, self.loot)
        pile.go_on(play)


def choices(state: State, bandit: Seat) -> tuple[Move[State], ...]:
    return _robberies(state.lying[state.bandits[bandit].spot.floor])


@remembered
def _robberies(lying: tuple[Loot, ...]) -> tuple[Rob, ...]:
    return tuple(Rob(loot) for loot in dict.fromkeys(lying))
