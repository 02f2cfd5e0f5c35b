"""A purse that nobody has looked into yet: luck decides what it is worth."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.moves import Move, Reason, Refusal, refuse
from engine.core.play import Play

from .. import pile, rules
from ..actions import Verb
from ..looking import look_inside, values_left
from ..phases import not_now
from ..pieces import NUMBERED, PURSE_VALUES
from ..state import State
from ..words import read_value, value_word


class NoPurseOfThatValue(Reason):
    value: int
    left: tuple[int, ...]


class OpenPurse(Move[State]):
    """Luck decides the value of a purse; None stands for a value that the viewer may not know."""

    value: int | None

    def refusal(self, state: State) -> Refusal | None:
        if not state.looking:
            return not_now(state)
        left = values_left(state)
        if self.value is not None and left.get(self.value, 0) > 0:
            return None
        values = tuple(value for value, count in left.items() if count)
        return refuse(NoPurseOfThatValue(rules.PIECES_PURSES, self.value or 0, values))

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        bandit = state.looking[0]
        purse = NUMBERED[len(state.purses) + 1]
        play.happens(look_inside(state, bandit, purse, self.value))
        pile.go_on(play)


OPEN = {value: OpenPurse(value) for value in PURSE_VALUES}


def luck(state: State) -> Chance[State]:
    left = values_left(state)
    return Chance("purses", [(OPEN[value], count) for value, count in left.items() if count > 0])


VERBS = (
    Verb(
        OpenPurse,
        "open",
        read=lambda scanner, _state: OpenPurse(read_value(scanner)),
        rest=lambda move, _state: value_word(move.value),
        reasons=(NoPurseOfThatValue,),
    ),
)
