"""Waking: a stunned bandit spends its card on standing up."""

from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId

from .. import rules
from ..events import StoodUp
from ..pieces import Name
from ..state import State

STOOD_UP = tuple(StoodUp((rules.WAKE,), Seat(seat)) for seat in range(len(Name)))


def carry_out(play: Play[State], seat: Seat, cited: tuple[RuleId, ...] = ()) -> None:
    """Stand the bandit up, by the rule of waking or by those that are cited."""
    play.happens(StoodUp(cited, seat) if cited else STOOD_UP[seat])
