"""Rule tests as tables: a position, what is played, what happens, the position after.

Everybody in the game gets a stack where a row gives none, so "Doc plays Shoot" is enough to say
which card lies on top.

    Pushed Mei, C2, C3, front [sx.shoot.push]

is an event in which Mei is pushed from C2 to C3 and faces the front.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import NamedTuple

from engine.core.moves import Seat
from engine.super_express import GAME
from engine.super_express.notation import spot_word
from engine.super_express.pieces import BASE_CARDS, Card, Spot
from engine.super_express.state import OUT, Bandit, State
from engine.super_express.words import card_word, name_word, treasure_word
from tests.rows import Refused as Refused
from tests.rows import Table
from tests.rows import parts as parts
from tests.rows import table as table

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


def word(field: str, value: object, state: State) -> str:
    if isinstance(value, tuple):
        return " and ".join(word(field, each, state) for each in value) or "nobody"
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
    return treasure_word(value if isinstance(value, int) else None)


TABLE = Table(GAME, word)
assert_refused = TABLE.assert_refused
event_text = TABLE.event_text
lines = TABLE.lines
play = TABLE.play


def check(case: Case) -> None:
    state = position(case.position, case.moves)
    moves = "reveal" if _played(case.moves) else case.moves
    state = TABLE.check(state, moves, case.events, case.says)
    assert board(state) == parts(case.after)


def check_refused(case: Refused) -> None:
    state = position(case.position)
    assert_refused(state, GAME.notation.read_move(case.move, state), case.rules, case.sentence)


def position(text: str, moves: str = "") -> State:
    """The position a row describes, which must be a possible one."""
    played = _played(moves)
    described = GAME.read_position(text, unfinished=True)
    added = []
    if not re.search(r"now: (\w+ plans|setup|treasure|over)", text):
        for bandit in described.bandits:
            top = played[1] if played and bandit.name.value == played[0].lower() else "Turn"
            if bandit.status is not OUT and not bandit.planned:
                added.append(f"plan {name_word(bandit.name)}: | {stack_with(top)}")
    if played:
        added.append(f"now: {played[0]} plays")
    state = TABLE.position("\n".join([text, *added]))
    if played:
        assert GAME.board.seat_name(state, GAME.rules.to_act(state)) == played[0].lower()
        assert card_word(state.bandits[state.turn].stack[0]) == played[1]
    return state


def stack_with(top: str) -> str:
    """A whole stack with this card on top."""
    cards = [top, *(card_word(card) for card in (Card.TURN, Card.MOVE, Card.FLOOR))]
    return ", ".join(list(dict.fromkeys(cards))[: len(BASE_CARDS) - 1])


def _played(moves: str) -> tuple[str, str] | None:
    found = re.fullmatch(r"(\w+) plays (\w+)", moves)
    return (found[1], found[2]) if found else None


def board(state: State) -> list[str]:
    return [line for line in lines(state) if not line.startswith(TABLE_LINES)]


def bandit(state: State, name: str) -> Bandit:
    return state.bandits[seat(state, name)]


def seat(state: State, name: str) -> Seat:
    return next(
        each
        for each in GAME.board.seats(state)
        if GAME.board.seat_name(state, each) == name.lower()
    )
