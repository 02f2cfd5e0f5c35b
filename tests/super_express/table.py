"""Rule tests as tables: a position, what is played, what happens, the position after.

Positions are written in the game's notation. Everybody in the game gets a stack where a row gives
none, so "Doc plays Shoot" is enough to say which card lies on top. An event is written as its
name, its fields in the order in which `events.py` declares them, and the rules it carries:

    Pushed Mei, C2, C3, front [sx.shoot.push]
"""

from __future__ import annotations

import re
from enum import Enum
from typing import NamedTuple

import pytest

from engine.core.events import Event
from engine.core.moves import IllegalMove, Move, Seat
from engine.core.record import field_names
from engine.super_express import GAME
from engine.super_express.notation import card_word, name_word, spot_word, value_word
from engine.super_express.pieces import BASE_CARDS, Card, Spot
from engine.super_express.state import OUT, Bandit, State

SEAT_FIELDS = {"seat", "target", "seats", "lost", "winners"}
TABLE_LINES = ("options", "train", "seats", "round", "first", "plan", "now")
"""What a row's `after` leaves out: it shows the train, who left it, and the treasures."""


class Case(NamedTuple):
    name: str
    position: str
    moves: str
    """Moves to be played, or "Doc plays Shoot": the card on top of Doc's stack is revealed."""
    events: tuple[str, ...]
    """Everything told of the last move."""
    after: str
    """Every row of the train, and who is off, out, has travelled or has treasures."""
    says: str = ""
    """Further lines of the position after."""


class Refused(NamedTuple):
    name: str
    position: str
    move: str
    rules: str
    sentence: str


def table(*rows: Case | Refused) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", rows, ids=[row.name for row in rows])


def check(case: Case) -> None:
    state = position(case.position, case.moves)
    moves = ["reveal"] if _played(case.moves) else parts(case.moves)
    events: tuple[Event[State], ...] = ()
    for text in moves:
        state, events = GAME.play(state, GAME.read_move(text, state))
    told = tuple(event_text(event, state) for event in events if event.told)
    assert told == case.events
    assert board(state) == parts(case.after)
    assert [line for line in parts(case.says) if line not in lines(state)] == []


def check_refused(case: Refused) -> None:
    state = position(case.position)
    move = GAME.read_move(case.move, state)
    assert_refused(state, move, case.rules, case.sentence)


def assert_refused(state: State, move: Move[State], rules: str, sentence: str) -> None:
    refusal = GAME.refusal(state, move)
    assert refusal is not None
    assert " ".join(refusal.rules) == rules
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, move)
    assert str(caught.value) == sentence


# -- positions


def position(text: str, moves: str = "") -> State:
    """The position a row describes, which must be a possible one."""
    played = _played(moves)
    described = GAME.read_position(text)
    added = []
    if not re.search(r"now: (\w+ plans|setup|treasure|over)", text):
        for bandit in described.bandits:
            top = played[1] if played and bandit.name.value == played[0].lower() else "Turn"
            if bandit.status is not OUT and not bandit.planned:
                added.append(f"plan {name_word(bandit.name)}: | {stack_with(top)}")
    if played:
        added.append(f"now: {played[0]} plays")
    state = GAME.read_position("\n".join([text, *added]))
    refusal = GAME.invalid(state)
    assert refusal is None, GAME.explain(refusal, state)
    if played:
        assert GAME.seat_name(state, GAME.to_act(state)) == played[0].lower()
        assert card_word(state.bandits[state.turn].stack[0]) == played[1]
    return state


def stack_with(top: str) -> str:
    """A whole stack with this card on top."""
    cards = [top, *(card_word(card) for card in (Card.TURN, Card.MOVE, Card.FLOOR))]
    return ", ".join(list(dict.fromkeys(cards))[: len(BASE_CARDS) - 1])


def _played(moves: str) -> tuple[str, str] | None:
    found = re.fullmatch(r"(\w+) plays (\w+)", moves)
    return (found[1], found[2]) if found else None


def parts(text: str) -> list[str]:
    return [line for part in re.split(r"[;\n]", text) if (line := " ".join(part.split()))]


def lines(state: State) -> list[str]:
    return GAME.position_text(state).splitlines()


def board(state: State) -> list[str]:
    return [line for line in lines(state) if not line.startswith(TABLE_LINES)]


def bandit(state: State, name: str) -> Bandit:
    return state.bandits[seat(state, name)]


def seat(state: State, name: str) -> Seat:
    return next(each for each in GAME.seats(state) if GAME.seat_name(state, each) == name.lower())


# -- events


def play(state: State, *moves: str) -> tuple[State, list[str]]:
    """The position after these moves, and everything told of them."""
    told = []
    for text in moves:
        state, events = GAME.play(state, GAME.read_move(text, state))
        told += [event_text(event, state) for event in events if event.told]
    return state, told


def event_text(event: Event[State], state: State) -> str:
    fields = (name for name in field_names(type(event)) if name != "rules")
    values = ", ".join(_value(name, getattr(event, name), state) for name in fields)
    return f"{type(event).__name__} {values} [{' '.join(event.rules)}]".replace("  ", " ")


def _value(field: str, value: object, state: State) -> str:
    if isinstance(value, tuple):
        return " and ".join(_value(field, each, state) for each in value) or "nobody"
    if field in SEAT_FIELDS and isinstance(value, int):
        return name_word(state.bandits[value].name)
    if isinstance(value, Spot):
        return spot_word(value)
    if isinstance(value, Card):
        return card_word(value)
    if isinstance(value, Enum):
        return str(value.value)
    if field == "car":
        return f"C{value}"
    if field == "origin":
        return "nowhere"
    return value_word(value if isinstance(value, int) else None)
