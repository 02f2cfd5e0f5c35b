"""The Time Travel Car: back to the last wagon and to the first card of the round."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from . import ending, rules
from .elimination import eliminate
from .events import Cause, Rewound, TravelledInTime
from .pieces import INSIDE, REAR, Spot, spot_at
from .state import State

ALONE = (rules.TIME_ENTER, rules.TIME_ARRIVE)
AMONG_OTHERS = (rules.TIME_ENTER, rules.TIME_ARRIVE, rules.POSITION_ORDER)


def enter(play: Play[State], seat: Seat, origin: Spot) -> None:
    """Send a bandit back in time; a second journey in one round is a paradox and eliminates it."""
    state = play.state
    bandit = state.bandits[seat]
    if bandit.travelled:
        eliminate(play, seat, (rules.TIME_PARADOX,), Cause.PARADOX, origin)
        ending.check(play)
        return
    spot = spot_at(state.last_car, INSIDE)
    cited = AMONG_OTHERS if state.row(spot) else ALONE
    play.happens(TravelledInTime(cited, seat, origin, spot, REAR))
    if state.options.tuning.time_rewinds:
        play.happens(Rewound((rules.TIME_REWIND,), seat, bandit.played))
