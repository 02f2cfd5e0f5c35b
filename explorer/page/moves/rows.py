"""Moves that share a verb, taken apart: a row for each field, a chip for each of its values."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from engine.core.game import Game
from engine.core.messages import Speaker, field_kinds, plain
from engine.core.moves import Move
from engine.core.record import Record, WholeRecord, field_names

CHIP = "chip"
"""The form of the words on a chip."""


class Chip(WholeRecord):
    """One value of a part; `target` is the piece that it names, if it names one."""

    text: str
    target: str = ""
    icon: str = ""


class Row(Record):
    """A part of the moves: its values, and the place among them of each move's own value."""

    label: str
    chips: tuple[Chip, ...]
    of: tuple[int, ...]


def rows_of(
    game: Game[Any], moves: Sequence[Move[Any]], state: Any, language: str
) -> tuple[Row, ...]:
    """A row for each field of moves of one kind, in the order of the fields."""
    speaker = game.words.speaker(state, language)
    return tuple(_row(speaker, moves, name) for name in field_names(type(moves[0])))


def shares_a_verb(moves: Sequence[Move[Any]], verbs: Sequence[str]) -> bool:
    """Return whether moves are put together in rows: all of one kind, and some alike in verb."""
    return len(set(verbs)) < len(moves) and len({type(move) for move in moves}) == 1


def _row(speaker: Speaker, moves: Sequence[Move[Any]], name: str) -> Row:
    kind = type(moves[0])
    values: list[object] = [getattr(move, name) for move in moves]
    different = list(dict.fromkeys(values))
    key = f"row.{kind.__name__}.{name}"
    chips = tuple(_chip(speaker, field_kinds(kind)[name], value, key) for value in different)
    label = speaker.messages.phrase(key)
    return Row(label, chips, tuple(different.index(value) for value in values))


def _chip(speaker: Speaker, kind: Any, value: object, key: str) -> Chip:
    if value is None:
        return Chip(_capital(speaker.messages.phrase(f"{key}.none")))
    said = speaker.value(kind, value, CHIP)
    piece = next((segment.piece for segment in said if segment.piece), "")
    return Chip(_capital(plain(said)), piece, _sign(value))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _sign(value: object) -> str:
    """The name of a value that may have an icon: its own, or that of the kind it is of."""
    if isinstance(value, Record):
        fields = (getattr(value, name) for name in field_names(type(value)))
        value = next((each for each in fields if isinstance(each, Enum)), None)
    return str(value.value) if isinstance(value, Enum) else ""
