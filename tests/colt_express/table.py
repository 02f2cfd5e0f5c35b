"""Rule tests as tables: a position, what is played, what happens, the position after.

Positions are written in the game's notation. "Doc plays Fire" says which card is carried out; one
more card lies behind it, so that the round goes on. An event is written as its name, its fields
in the order in which it declares them, and the rules it carries:

    Pushed Belle, 2, 3 [ce.punch.push]
"""

from __future__ import annotations

import re
from enum import Enum
from typing import NamedTuple

import pytest

from engine.colt_express import GAME
from engine.colt_express.notation import card_word, loot_word, name_word, spot_word, value_word
from engine.colt_express.pieces import Card, Loot, Spot
from engine.colt_express.state import Bandit, Due, State
from engine.core.events import Event
from engine.core.moves import IllegalMove, Move, Seat
from engine.core.record import field_names

SEAT_FIELDS = {
    *("bandit", "target", "seat", "seats", "bandits", "winners", "marshal_card", "waiting"),
}


class Case(NamedTuple):
    name: str
    position: str
    moves: str
    """`Doc plays Fire: fire Belle`, or moves parted by semicolons."""
    events: tuple[str, ...]
    """Everything told of the last move."""
    says: str = ""
    """Lines of the position after it."""


class Refused(NamedTuple):
    name: str
    position: str
    move: str
    rules: str
    sentence: str


def table(*rows: Case | Refused) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", rows, ids=[row.name for row in rows])


def check(case: Case) -> None:
    state, moves = set_up(case.position, case.moves)
    events: tuple[Event[State], ...] = ()
    for text in moves:
        state, events = GAME.play(state, GAME.read_move(text, state))
    told = tuple(event_text(event, state) for event in events if event.told)
    assert told == case.events
    assert [line for line in parts(case.says) if line not in lines(state)] == [], lines(state)


def check_refused(case: Refused) -> None:
    state, (text,) = set_up(case.position, case.move)
    assert_refused(state, GAME.read_move(text, state), case.rules, case.sentence)


def assert_refused(state: State, move: Move[State], rules: str, sentence: str) -> None:
    refusal = GAME.refusal(state, move)
    assert refusal is not None
    assert " ".join(refusal.rules) == rules
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, move)
    assert re.sub(r" \[ce\.[\w.]+\]", "", str(caught.value)) == sentence


# -- positions


def set_up(text: str, moves: str) -> tuple[State, list[str]]:
    """The position a row describes, which must be a possible one, and its moves."""
    found = re.fullmatch(r"(\w+) plays (\w+): (.*)", moves)
    if found is None:
        return position(text), parts(moves)
    who, card, move = found.groups()
    other = next(name for name in names(text) if name != who)
    return position(f"{text}; pile: | {who} {card}, {other} Marshal"), parts(move)


def names(text: str) -> list[str]:
    return [name_word(bandit.name) for bandit in GAME.read_position(text).bandits]


def position(text: str) -> State:
    state = GAME.read_position(text)
    refusal = GAME.invalid(state)
    assert refusal is None, GAME.explain(refusal, state)
    return state


def parts(text: str) -> list[str]:
    return [line for part in re.split(r"[;\n]", text) if (line := " ".join(part.split()))]


def lines(state: State) -> list[str]:
    return GAME.position_text(state).splitlines()


def bandit(state: State, name: str) -> Bandit:
    return state.bandits[number(state, name)]


def number(state: State, name: str) -> Seat:
    return next(Seat(n) for n, b in enumerate(state.bandits) if b.name.value == name.lower())


def choices(state: State) -> list[str]:
    return [GAME.move_text(move, state) for move in GAME.options(state)]


# -- events


def play(state: State, *moves: str) -> tuple[State, list[str]]:
    """The position after these moves, and everything told of them."""
    told = []
    for text in moves:
        state, events = GAME.play(state, GAME.read_move(text, state))
        told += [event_text(event, state) for event in events if event.told]
    return state, told


def kinds(told: list[str]) -> list[str]:
    return [text.split()[0] for text in told]


def event_text(event: Event[State], state: State) -> str:
    fields = (name for name in field_names(type(event)) if name != "rules")
    values = ", ".join(_value(name, getattr(event, name), state) for name in fields)
    return f"{type(event).__name__} {values} [{' '.join(event.rules)}]".replace("  ", " ")


def _value(field: str, value: object, state: State) -> str:
    if isinstance(value, tuple):
        return " and ".join(_value(field, each, state) for each in value) or "none"
    if isinstance(value, Due):
        return f"{name_word(state.bandits[value.seat].name)} {value.count}"
    if field in SEAT_FIELDS and isinstance(value, int):
        return name_word(state.bandits[value].name)
    if isinstance(value, Spot):
        return spot_word(value)
    if isinstance(value, Card):
        return card_word(value, state.bandits)
    if isinstance(value, Loot):
        return loot_word(value)
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value_word(value if isinstance(value, int) else None)
