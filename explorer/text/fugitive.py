"""The trail as text: a column for each hideout with its sprint cards; then hands and decks."""

from __future__ import annotations

from engine.core.messages import Messages
from engine.fugitive.cards import DECKS, START, Card
from engine.fugitive.state import Hideout, State
from engine.fugitive.words import card_word, card_words

from .columns import pad, wide


def board(view: State, words: Messages) -> str:
    heads = [f"[{START}]", *map(_head, view.trail)]
    under = ["", *(" ".join(map(card_word, hideout.sprints)) for hideout in view.trail)]
    widths = [max(wide(head), wide(cards)) for head, cards in zip(heads, under, strict=True)]
    names = [words.phrase("text.trail"), words.phrase("text.sprints"), words.phrase("text.decks")]
    margin = max(map(wide, names))
    decks = [f"{deck}: {len(view.decks[deck - 1])}" for deck in DECKS]
    lines = [
        _line(names[0], heads, widths, margin),
        _line(names[1], under, widths, margin),
        f"{pad(names[2], margin)} | {' | '.join(decks)} |",
        "",
        _hand("fugitive", view.hand, words),
        _hand("marshal", view.marshal, words),
        *_remarks(view, words),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _head(hideout: Hideout) -> str:
    """A face-up hideout in square brackets, a face-down one in round ones."""
    word = card_word(hideout.card)
    return f"[{word}]" if hideout.up else f"({word})"


def _line(name: str, cells: list[str], widths: list[int], margin: int) -> str:
    padded = (pad(cell, width) for cell, width in zip(cells, widths, strict=True))
    return f"{pad(name, margin)} | {' | '.join(padded)} |"


def _hand(seat: str, cards: tuple[Card, ...], words: Messages) -> str:
    held = card_words(cards) or words.phrase("text.empty")
    return words.phrase("text.hand").format(name=words.word(seat), cards=held)


def _remarks(view: State, words: Messages) -> list[str]:
    misses = ", ".join(" + ".join(map(card_word, miss.numbers)) for miss in view.misses)
    out = card_words((*view.dropped, *view.removed))
    active = ", ".join(words.word(event.value) for event in view.in_force)
    lines = []
    if misses:
        lines.append(words.phrase("text.missed").format(misses=misses))
    if out:
        lines.append(words.phrase("text.out").format(cards=out))
    if active:
        lines.append(words.phrase("text.active").format(events=active))
    return lines
