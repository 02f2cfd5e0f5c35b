"""The table of action cards: what each does, standing and lying stunned."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.record import Record

from ..pieces import Card
from ..state import State
from . import floor, horse, move, reflex, shoot, turn, wake

Effect = Callable[[Play[State], Seat], None]


class Action(Record):
    """A function that carries out a card for the bandit of a seat."""

    standing: Effect
    stunned: Effect = wake.carry_out


ACTIONS: Mapping[Card, Action] = {
    Card.MOVE: Action(move.carry_out),
    Card.TURN: Action(turn.carry_out),
    Card.FLOOR: Action(floor.carry_out),
    Card.SHOOT: Action(shoot.carry_out),
    Card.REFLEX: Action(reflex.carry_out, reflex.carry_out_stunned),
    Card.HORSE: Action(horse.carry_out, horse.carry_out_stunned),
}
