"""The final reckoning of a game: a column for each thing that counts, a row for each seat."""

from __future__ import annotations

from .moves import Seat
from .record import Record
from .rulebook import RuleId


class Column(Record):
    """What counts, as a key of the game's phrases behind `score.`, and the rule that says so."""

    key: str
    rule: RuleId


class Row(Record):
    """What a seat has of each column; None where it has no part in it."""

    seat: Seat
    values: tuple[int | None, ...]
    won: bool


class Score(Record):
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
