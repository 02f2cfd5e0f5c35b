"""Floor change: from inside to the roof of the same car, or back."""

from __future__ import annotations

from engine.core.moves import Move, Refusal, Seat
from engine.core.play import Play

from .. import encounters, pile, rules
from ..actions import CardAction, Verb
from ..events.stealing import ChangedFloor
from ..pieces import FLOOR, SPOTS
from ..state import State
from ..words import spot_word

CHANGED = (rules.FLOOR,)


class ChangeFloor(Move[State]):
    def refusal(self, state: State) -> Refusal | None:
        return pile.not_up(state, FLOOR)

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        bandit = state.pile[state.resolved].card.bandit
        origin = state.bandits[bandit].spot
        spot = SPOTS[origin.floor ^ 1]
        play.happens(ChangedFloor(CHANGED, bandit, origin, spot))
        if spot.floor == 2 * state.marshal:
            encounters.meet(play)
        pile.go_on(play)


CHANGE_FLOOR = (ChangeFloor(),)


def choices(_state: State, _bandit: Seat) -> tuple[Move[State], ...]:
    return CHANGE_FLOOR


CARD = CardAction(
    FLOOR,
    Verb(
        ChangeFloor,
        "floor",
        read=lambda _scanner, _state: ChangeFloor(),
        target=lambda _move, state: spot_word(SPOTS[pile.floor_now(state) ^ 1]),
    ),
    choices,
)
