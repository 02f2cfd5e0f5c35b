"""The train as text: a column for each car, the roof above the inside; then the bandits."""

from __future__ import annotations

from engine.colt_express.pieces import (
    HIDDEN,
    INSIDE,
    PURSE,
    ROOF,
    TURNS,
    Card,
    Level,
    Loot,
    spot_at,
)
from engine.colt_express.state import SETUP, Played, State
from engine.colt_express.words import value_word
from engine.core.messages import Messages
from engine.core.moves import NOBODY

from .columns import pad, wide


def board(view: State, words: Messages) -> str:
    if not view.train:
        return ", ".join(words.word(bandit.name.value) for bandit in view.bandits)
    lines = _train(view, words)
    lines.append(_line(words, "text.marshal_bullets", count=view.marshal_bullets))
    if view.rounds:
        lines.append(_round(view, words))
    if view.pile:
        lines.append(_line(words, "text.pile", cards=_pile(view, words)))
    if view.phase is not SETUP:
        lines += ["", *(_bandit(view, number, words) for number in range(len(view.bandits)))]
    return "\n".join(lines)


def _train(view: State, words: Messages) -> list[str]:
    heads = [str(car) for car in range(view.caboose + 1)]
    rows = {level: _row(view, level, words) for level in (ROOF, INSIDE)}
    widths = [
        max(wide(heads[car]), wide(rows[ROOF][car]), wide(rows[INSIDE][car]))
        for car in range(len(heads))
    ]
    margin = max(wide(words.word("roof")), wide(words.word("inside")))

    def row(head: str, cells: list[str]) -> str:
        padded = (pad(cell, width) for cell, width in zip(cells, widths, strict=True))
        return f"{pad(head, margin)} | {' | '.join(padded)} |"

    return [
        row("", heads),
        row(words.word("roof"), rows[ROOF]),
        row(words.word("inside"), rows[INSIDE]),
    ]


def _row(view: State, level: Level, words: Messages) -> list[str]:
    cells = []
    for car in range(view.caboose + 1):
        spot = spot_at(car, level)
        there = [words.word(b.name.value) for b in view.bandits if b.spot == spot]
        if level is INSIDE and car == view.marshal:
            there.insert(0, f"[{words.phrase('text.marshal')}]")
        loot = _signs(view.lying[spot.floor])
        cells.append(" ".join([*there, loot] if loot else there))
    return cells


def _signs(loot: tuple[Loot, ...]) -> str:
    """A letter for each token; purses that somebody has seen have their number."""
    return " ".join(f"{each.kind.value[0]}{each.number or ''}" for each in loot)


def _round(view: State, words: Messages) -> str:
    turns = TURNS[view.round_card][view.players]
    named = ", ".join(words.word(turn.value) for turn in turns)
    return _line(words, "text.round", card=words.word(view.round_card.value), turns=named)


def _pile(view: State, words: Messages) -> str:
    return ", ".join(_entry(view, at, entry, words) for at, entry in enumerate(view.pile))


def _entry(view: State, at: int, entry: Played, words: Messages) -> str:
    owner = words.word(view.bandits[entry.seat].name.value)
    card = _card(view, entry.card, words)
    said = card if entry.card.shared else f"{owner} {card}"
    return f"({said})" if at < view.resolved else said


def _cards(view: State, cards: tuple[Card, ...], words: Messages) -> str:
    return ", ".join(_card(view, card, words) for card in cards)


def _card(view: State, card: Card, words: Messages) -> str:
    if card.action is HIDDEN:
        return "?"
    owner = "" if card.bandit == NOBODY else words.word(view.bandits[card.bandit].name.value)
    return _line(words, card.phrase, bandit=owner, action=words.word(card.action.value))


def _bandit(view: State, number: int, words: Messages) -> str:
    bandit = view.bandits[number]
    seat = number % view.players
    marks = ("1" if number == view.first else " ") + ("+" if number == view.turn else " ")
    parts = [f"{marks} {words.word(bandit.name.value)}"]
    parts.append(_line(words, "text.loot", loot=_held(view, bandit.loot, words) or "-"))
    if bandit.ransom:
        parts.append(_line(words, "text.ransom", amount=bandit.ransom))
    parts.append(_line(words, "text.bullets", count=bandit.bullets))
    if number == seat:
        own = view.cards[seat]
        if own.hand:
            parts.append(_line(words, "text.hand", cards=_cards(view, own.hand, words)))
        if own.top:
            parts.append(_line(words, "text.received", cards=_cards(view, own.top, words)))
    return "  ".join(parts)


def _held(view: State, loot: tuple[Loot, ...], words: Messages) -> str:
    return ", ".join(_token(view, each, words) for each in loot)


def _token(view: State, loot: Loot, words: Messages) -> str:
    said = _line(words, loot.phrase, kind=words.word(loot.kind.value), number=loot.number)
    if loot.kind is not PURSE or not loot.number:
        return said
    return f"{said} ${value_word(view.purses[loot.number - 1].value)}"


def _line(words: Messages, key: str, **values: object) -> str:
    return words.phrase(key).format(**values)
