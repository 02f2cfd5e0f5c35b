"""Rule tests as tables: a position, what is played, what happens, the position after.

Positions are written in the game's notation. An event is written as its name, its fields in the
order in which the events declare them, and the rules it carries:

    Revealed 2, 7, 2 and 4 [fg.guess.hit]
"""

from __future__ import annotations

import re
from enum import Enum
from typing import NamedTuple

import pytest

from engine.core.events import Event
from engine.core.moves import IllegalMove, Move
from engine.core.record import field_names
from engine.fugitive import GAME
from engine.fugitive.cards import Card
from engine.fugitive.notation import SEAT_WORDS, card_word
from engine.fugitive.state import State

SEAT_FIELDS = {"seat", "winners"}


class Case(NamedTuple):
    name: str
    position: str
    moves: str
    """Moves to be played, with semicolons between them."""
    events: tuple[str, ...]
    """Everything told of the last move."""
    says: str = ""
    """Lines of the position after."""


class Refused(NamedTuple):
    name: str
    position: str
    move: str
    rules: str
    sentence: str


def table(*rows: Case | Refused) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", rows, ids=[row.name for row in rows])


def check(case: Case) -> None:
    state = position(case.position)
    events: tuple[Event[State], ...] = ()
    for text in parts(case.moves):
        state, events = GAME.play(state, GAME.read_move(text, state))
    assert tuple(event_text(event) for event in events if event.told) == case.events
    assert [line for line in parts(case.says) if line not in lines(state)] == []


def check_refused(case: Refused) -> None:
    state = position(case.position)
    assert_refused(state, GAME.read_move(case.move, state), case.rules, case.sentence)


def assert_refused(state: State, move: Move[State], rules: str, sentence: str) -> None:
    refusal = GAME.refusal(state, move)
    assert refusal is not None
    assert " ".join(refusal.rules) == rules
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, move)
    assert str(caught.value) == sentence


def position(text: str) -> State:
    """The position a row describes, which must be a possible one."""
    state = GAME.read_position(text)
    refusal = GAME.invalid(state)
    assert refusal is None, GAME.explain(refusal, state)
    return state


def parts(text: str) -> list[str]:
    return [line for part in re.split(r"[;\n]", text) if (line := " ".join(part.split()))]


def lines(state: State) -> list[str]:
    return GAME.position_text(state).splitlines()


def play(state: State, moves: str) -> tuple[State, list[str]]:
    """The position after these moves, and everything told of them."""
    told = []
    for text in parts(moves):
        state, events = GAME.play(state, GAME.read_move(text, state))
        told += [event_text(event) for event in events if event.told]
    return state, told


def event_text(event: Event[State]) -> str:
    fields = (name for name in field_names(type(event)) if name != "rules")
    values = ", ".join(_value(name, getattr(event, name)) for name in fields)
    return f"{type(event).__name__} {values} [{' '.join(event.rules)}]".replace("  ", " ")


def _value(field: str, value: object) -> str:
    if isinstance(value, tuple):
        return " and ".join(_value(field, each) for each in value) or "none"
    if field in SEAT_FIELDS and isinstance(value, int):
        return SEAT_WORDS[value]
    if isinstance(value, Enum):
        return str(value.value)
    if field == "card" and isinstance(value, int):
        return card_word(Card(value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
