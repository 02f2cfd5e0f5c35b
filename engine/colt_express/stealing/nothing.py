"""A card that can't do anything has no effect; one that can must be carried out."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play

from .. import pile, rules
from ..actions import Verb
from ..events.stealing import NothingDone
from ..phases import only_in
from ..pieces import Action
from ..state import STEALING, State
from .cards import BY_ACTION, CHOICES


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
        cited = BY_ACTION[card.action].without_effect(state, card.bandit)
        play.happens(NothingDone(cited, card.bandit, card.action))
        pile.go_on(play)


NO_EFFECT = (NoEffect(),)


def tempting(state: State) -> list[Move[State]]:
    """List what the card on top of the pile tempts to, and doing nothing."""
    card = state.pile[state.resolved].card
    return [*BY_ACTION[card.action].tempting(state, card.bandit), *NO_EFFECT]


VERBS = (
    Verb(
        NoEffect,
        "nothing",
        read=lambda _scanner, _state: NO_EFFECT[0],
        reasons=(MustBeCarriedOut,),
    ),
)
