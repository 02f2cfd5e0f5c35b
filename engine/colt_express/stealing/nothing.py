"""Which choices a card leaves, and what happens when it leaves none: nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.rulebook import RuleId

from .. import pile, rules
from ..events.stealing import NothingDone
from ..phases import only_in
from ..pieces import FIRE, FLOOR, MARSHAL, MOVE, PUNCH, ROBBERY, Action
from ..state import STEALING, State
from . import fire, floor, marshal, move, punch, rob

CHOICES: Mapping[Action, Callable[[State, Seat], tuple[Move[State], ...]]] = {
    MOVE: move.choices,
    FLOOR: floor.choices,
    ROBBERY: rob.choices,
    FIRE: fire.choices,
    PUNCH: punch.choices,
    MARSHAL: marshal.choices,
}

WITHOUT_EFFECT: Mapping[Action, tuple[RuleId, ...]] = {
    ROBBERY: (rules.ROB_NONE,),
    FIRE: (rules.FIRE_NONE,),
    PUNCH: (rules.PUNCH_NONE,),
}
EMPTY = (rules.FIRE_EMPTY,)


class MustBeCarriedOut(Reason):
    """A card that can have an effect has it, even to its owner's harm."""

    bandit: Seat
    action: Action


class NoEffect(Move[State]):
    """The card on top of the pile can't do anything."""

    def refusal(self, state: State) -> Refusal | None:
        if state.phase is not STEALING or state.looking:
            return only_in(STEALING, state) or refuse(pile.still_looking(state))
        card = state.pile[state.resolved].card
        if not CHOICES[card.action](state, card.bandit):
            return None
        return refuse(MustBeCarriedOut(rules.STEAL_FORCED, card.bandit, card.action))

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        card = state.pile[state.resolved].card
        empty = card.action is FIRE and not state.bandits[card.bandit].bullets
        cited = EMPTY if empty else WITHOUT_EFFECT[card.action]
        play.happens(NothingDone(cited, card.bandit, card.action))
        pile.go_on(play)


NO_EFFECT = (NoEffect(),)
