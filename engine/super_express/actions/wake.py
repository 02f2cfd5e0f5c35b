"""Waking: a stunned bandit spends its card on standing up."""

from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId

from .. import rules
from ..events import StoodUp
from ..state import State

WOKEN = (rules.WAKE,)


def carry_out(play: Play[State], seat: Seat, cited: tuple[RuleId, ...] = WOKEN) -> None:
    play.happens(StoodUp(cited, seat))
