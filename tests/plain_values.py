"""Positions and moves as JSON and as plain values, and back."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TypeVar, cast

from engine.core.bounds import quoted
from engine.core.game import Game
from engine.core.moves import Move
from engine.core.notation import NotationError
from engine.core.record import Record, RecordError, field_names, from_json, from_plain

S = TypeVar("S", bound=Record)


def state_from_json(game: Game[S], text: str) -> S:
    """The value of a JSON, be it a position or only what somebody sees of one."""
    return from_json(text, game.state_type)


def move_from_json(game: Game[S], text: str) -> Move[S]:
    return from_json(text, any_move(game))


def any_move(game: Game[S]) -> type[Move[S]]:
    """Any of the moves of the game, as the kind of what is read."""
    return cast(type[Move[S]], reduce(or_, game.move_types))


def read_value(game: Game[S], plain: object) -> S:
    """The position of a plain value; refused where no text says the same, or as impossible."""
    state = from_plain(plain, game.state_type)
    try:
        same = game.notation.parse_position(game.notation.position_text(state), None)
    except (IndexError, NotationError):
        raise RecordError("it names a seat, a place or a number that is not there") from None
    if same != state:
        other = [
            name
            for name in field_names(game.state_type)
            if getattr(same, name) != getattr(state, name)
        ]
        raise RecordError(f"no position has such a value of {', '.join(other)}")
    return game.possible(state)


def read_move_value(game: Game[S], plain: object, state: S) -> Move[S]:
    """The move of a plain value, legal or not; refused where no text says the same here."""
    move = from_plain(plain, any_move(game))
    try:
        text = game.notation.move_text(move, state)
        same = game.notation.read_move(text, state)
    except (LookupError, NotationError):
        raise RecordError("it names a seat, a place or a card that is not there") from None
    if same != move:
        raise RecordError(f"it says no more than {quoted(text)}")
    return move
