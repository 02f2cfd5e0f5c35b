"""Horse: a ride to the locomotive, also for a bandit that has just left the train."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId

from . import ending, rules
from .elimination import eliminate
from .events import Cause, FellOff, Rescued, Rode
from .options import HorseRescue
from .pieces import Card, Spot
from .stack import turn_up
from .state import State, spot_of


def ride(play: Play[State], seat: Seat) -> None:
    stunned = play.state.bandits[seat].stunned
    cited = (rules.HORSE_RIDE, rules.HORSE_STUNNED) if stunned else (rules.HORSE_RIDE,)
    play.happens(Rode(cited, seat, spot_of(play.state, seat)))


def fall_off(play: Play[State], seat: Seat, origin: Spot, rule: RuleId) -> None:
    play.happens(FellOff((rule, rules.HORSE_OFF_TRAIN), seat, origin))
    bandit = play.state.bandits[seat]
    if not bandit.stack:
        eliminate(play, seat, (rules.HORSE_OFF_TRAIN,), Cause.NO_HORSE)
    elif play.state.options.horse_rescue is HorseRescue.AT_ONCE:
        _next_card(play, seat)
    ending.check(play)


def next_card_off_train(play: Play[State], seat: Seat) -> None:
    """The turn of a bandit that left the train: Horse, or out of the game."""
    if play.state.options.horse_rescue is HorseRescue.ANY_CARD:
        _any_card(play, seat)
    else:
        _next_card(play, seat)
    ending.check(play)


def _next_card(play: Play[State], seat: Seat) -> None:
    if play.state.bandits[seat].stack[0] is Card.HORSE:
        turn_up(play, seat)
        play.happens(Rescued((rules.HORSE_RESCUE, rules.HORSE_RIDE), seat, None))
    else:
        eliminate(play, seat, (rules.HORSE_OFF_TRAIN,), Cause.NO_HORSE)


def _any_card(play: Play[State], seat: Seat) -> None:
    if turn_up(play, seat, (rules.HORSE_RESCUE,)) is Card.HORSE:
        play.happens(Rescued((rules.HORSE_RESCUE, rules.HORSE_RIDE), seat, None))
    elif not play.state.bandits[seat].stack:
        eliminate(play, seat, (rules.HORSE_OFF_TRAIN,), Cause.NO_HORSE)
