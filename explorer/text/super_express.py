"""The train as text: a column for each card, the roof above the inside, front to rear."""

from __future__ import annotations

from engine.core.messages import Messages
from engine.super_express.pieces import FRONT, INSIDE, ROOF, Card, Level, spot_at
from engine.super_express.state import OFF, OUT, SETUP, Bandit, State
from engine.super_express.words import treasure_word

from .columns import pad, wide


def board(view: State, words: Messages) -> str:
    heads = [f"C{car}" for car in range(view.last_car + 1)]
    if view.options.time_car:
        heads.insert(0, "<<")
    rows = {level: _row(view, level, words) for level in (ROOF, INSIDE)}
    widths = [
        max(wide(heads[i]), wide(rows[ROOF][i]), wide(rows[INSIDE][i])) for i in range(len(heads))
    ]
    margin = max(wide(words.word("roof")), wide(words.word("inside")))
    lines = [
        _line("", heads, widths, margin),
        _line(words.word("roof"), rows[ROOF], widths, margin),
        _line(words.word("inside"), rows[INSIDE], widths, margin),
    ]
    if view.phase is not SETUP:
        lines += ["", *(_seat(view, seat, words) for seat in range(len(view.bandits)))]
    return "\n".join(lines)


def _line(head: str, cells: list[str], widths: list[int], margin: int) -> str:
    padded = (pad(cell, width) for cell, width in zip(cells, widths, strict=True))
    return f"{pad(head, margin)} | {' | '.join(padded)} |"


def _row(view: State, level: Level, words: Messages) -> list[str]:
    cells = [
        " ".join(_bandit(view.bandits[seat], words) for seat in view.row(spot_at(car, level)))
        for car in range(view.last_car + 1)
    ]
    return ["", *cells] if view.options.time_car else cells


def _bandit(bandit: Bandit, words: Messages) -> str:
    name = words.word(bandit.name.value) + "*" * bandit.stunned
    return f"<{name}" if bandit.facing is FRONT else f"{name}>"


def _seat(view: State, seat: int, words: Messages) -> str:
    bandit = view.bandits[seat]
    marks = ("1" if seat == view.first else " ") + ("+" if seat == view.turn else " ")
    parts = [f"{marks} {words.word(bandit.name.value)}"]
    if bandit.status is OUT:
        parts.append(words.phrase("text.out").format(round=bandit.out_in_round))
    if bandit.status is OFF:
        parts.append(words.phrase("text.off"))
    if bandit.planned:
        cards = enumerate(bandit.planned)
        parts.append(", ".join(_card(bandit, at, card, words) for at, card in cards))
    if bandit.treasures:
        values = ", ".join(map(treasure_word, bandit.treasures))
        parts.append(words.phrase("text.treasures").format(values=values))
    return "  ".join(parts)


def _card(bandit: Bandit, at: int, card: Card, words: Messages) -> str:
    said = "?" if card is Card.HIDDEN else words.word(card.value)
    return f"({said})" if at < bandit.played else said
