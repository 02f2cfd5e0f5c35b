"""The final score as a table: a column for each thing that counts, with its rule."""

from __future__ import annotations

from engine.core.record import WholeRecord
from engine.core.rulebook import RuleId

from ..session.standpoint import Standpoint


class Head(WholeRecord):
    text: str
    rule: RuleId


class Line(WholeRecord):
    """A player's numbers in each column, as text; `who` is the piece that stands for the player."""

    who: str
    name: str
    values: tuple[str, ...]
    won: bool
    you: bool = False
    """True for the seat that looks on."""


class Reckoning(WholeRecord):
    heads: tuple[Head, ...]
    lines: tuple[Line, ...]


def reckoning(here: Standpoint) -> Reckoning | None:
    """The final score as a table, once the game is over and if it counts anything."""
    game, state = here.game, here.whole_state
    score = game.teaching.score(state)
    if score is None or here.between_events:
        return None
    words = game.words.speaker(state, here.language).messages
    names = {seat: game.board.seat_name(state, seat) for seat in game.board.seats(state)}
    heads = tuple(Head(words.phrase(f"score.{each.key}"), each.rule) for each in score.columns)
    lines = tuple(
        Line(
            names[row.seat],
            ", ".join(
                words.word(game.board.seat_name(state, each))
                for each in game.rules.side(state, row.seat)
            ),
            tuple(_number(here, value) for value in row.values),
            row.won,
            row.seat == here.sight,
        )
        for row in score.rows
    )
    return Reckoning(heads, lines)


def _number(here: Standpoint, value: int | None) -> str:
    if value is None:
        return "—"
    return f"{value:,}".replace(",", here.phrase("number.thousands"))
