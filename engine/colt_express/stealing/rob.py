"""Robbery: the bandit takes one loot token from the spot where it stands."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.record import remembered
from engine.core.rulebook import RuleId

from .. import pile, rules
from ..actions import CardAction, Verb
from ..events.stealing import Robbed
from ..looking import look
from ..pieces import A_JEWEL, CLOSED_PURSE, ROBBERY, SPOTS, Loot, Spot
from ..state import State
from ..words import loot_word, read_loot

ROBBED = (rules.ROB_TAKE, rules.LOOT_KEPT)


class NotLyingHere(Reason):
    loot: Loot
    spot: Spot


class OnTheOtherLevel(Reason):
    loot: Loot
    spot: Spot
    """The spot at which the loot lies."""


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


def tempting(state: State, bandit: Seat) -> list[Move[State]]:
    """List the loot on the other level of the car, and loot that may lie nowhere near."""
    beyond = state.lying[state.bandits[bandit].spot.floor ^ 1]
    return [Rob(loot) for loot in (*beyond, CLOSED_PURSE, A_JEWEL)]


def without_effect(_state: State, _bandit: Seat) -> tuple[RuleId, ...]:
    return (rules.ROB_NONE,)


CARD = CardAction(
    ROBBERY,
    Verb(
        Rob,
        "rob",
        read=lambda scanner, _state: Rob(read_loot(scanner)),
        rest=lambda move, _state: loot_word(move.loot),
        target=lambda move, _state: loot_word(move.loot),
        reasons=(NotLyingHere, OnTheOtherLevel),
    ),
    choices,
    tempting,
    without_effect,
)
