"""Horse: a ride to the locomotive, also for a bandit that has just left the train."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId

from .. import ending, rules
from ..elimination import eliminate
from ..events import Cause, FellOff, Rescued, Rode
from ..options import HorseRescue, HorseStunned
from ..pieces import Card, Spot
from ..stack import turn_up
from ..state import State, spot_of
from . import wake


def carry_out(play: Play[State], seat: Seat) -> None:
    _ride(play, seat, (rules.HORSE_RIDE,))


def carry_out_stunned(play: Play[State], seat: Seat) -> None:
    """Stand up only, or ride all the same: the rulebook leaves this open."""
    if play.state.options.horse_stunned is HorseStunned.RIDES:
        _ride(play, seat, (rules.HORSE_RIDE, rules.HORSE_STUNNED))
    else:
        wake.carry_out(play, seat, (rules.WAKE, rules.HORSE_STUNNED))


def _ride(play: Play[State], seat: Seat, cited: tuple[RuleId, ...]) -> None:
    play.happens(Rode(cited, seat, spot_of(play.state, seat)))


def fall_off(play: Play[State], seat: Seat, origin: Spot, rule: RuleId) -> None:
    """Take a bandit off the train, in a game in which a Horse may bring it back."""
    play.happens(FellOff((rule, rules.HORSE_OFF_TRAIN), seat, origin))
    bandit = play.state.bandits[seat]
    if not bandit.stack:
        eliminate(play, seat, (rules.HORSE_OFF_TRAIN,), Cause.NO_HORSE)
    elif play.state.options.horse_rescue is HorseRescue.AT_ONCE:
        _next_card(play, seat)
    ending.check(play)


def next_card_off_train(play: Play[State], seat: Seat) -> None:
    """Play the turn of a bandit that is off the train: a Horse brings it back, or it is out."""
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
