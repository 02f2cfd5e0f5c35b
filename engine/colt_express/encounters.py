"""Meetings with the marshal: who flees to the roof, and the bullets that he gives."""

from __future__ import annotations

from engine.core.house import replaceable
from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId

from . import rules
from .events.stealing import Fled, MarshalHit, NoMarshalBullet
from .pieces import SPOTS, Spot
from .state import State

FLED = (rules.MARSHAL_MEETS, rules.MARSHAL_NEVER_TOGETHER)
HIT = (rules.MARSHAL_MEETS,)
SHORT = (rules.MARSHAL_BULLETS_SHORT,)
GONE = (rules.MARSHAL_BULLETS_GONE,)


def meet(play: Play[State]) -> None:
    """Let everybody inside the marshal's car flee to its roof and receive a marshal bullet."""
    state = play.state
    floor = 2 * state.marshal
    met = [Seat(n) for n, bandit in enumerate(state.bandits) if bandit.spot.floor == floor]
    if not met:
        return
    for bandit in met:
        play.happens(Fled(FLED, bandit, SPOTS[floor], flees_to(state, bandit)))
    receive(play, met, HIT)


def _without_the_marshal(state: State, spot: object) -> bool:
    if not isinstance(spot, Spot):
        return False
    return spot.floor != 2 * state.marshal and 0 <= spot.floor < len(state.lying)


@replaceable(rules.MARSHAL_MEETS, _without_the_marshal, "a spot of the train without the marshal")
def flees_to(state: State, bandit: Seat) -> Spot:
    """Return where a bandit flees to who meets the marshal: the roof of the car."""
    return SPOTS[state.bandits[bandit].spot.floor + 1]


def receive(play: Play[State], bandits: list[Seat], cited: tuple[RuleId, ...]) -> None:
    """Give each of the bandits a marshal bullet, or none of them where too few are left."""
    left = play.state.marshal_bullets
    if not bandits:
        return
    if left < len(bandits):
        play.happens(NoMarshalBullet(SHORT if left else GONE, tuple(bandits), left))
    else:
        for bandit in bandits:
            play.happens(MarshalHit(cited, bandit))
