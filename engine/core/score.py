"""The score of a game: who is ahead on the way, and the final reckoning of every seat."""

from __future__ import annotations

from .moves import Seat
from .record import Record
from .rulebook import RuleId


class Column(Record):
    """A thing that counts, named by the phrase `score.` plus its key, and the rule behind it."""

    key: str
    rule: RuleId


class Row(Record):
    """A seat's number in each column; None if the column does not concern it."""

    seat: Seat
    values: tuple[int | None, ...]
    won: bool


class Score(Record):
    """The final score: a column for each thing that counts, a row for each seat."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


class Standing(Record):
    """What counts so far: a number for each seat, and who would win if the game ended now."""

    values: tuple[int, ...]
    leaders: tuple[Seat, ...]
