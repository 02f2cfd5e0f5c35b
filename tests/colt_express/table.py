"""Rule tests as tables: a position, what is played, what happens, the position after.

"Doc plays Fire: fire Belle" says which card is carried out; one more card lies behind it, so that
the round goes on.

    Pushed Belle, 2, 3 [ce.punch.push]

is an event in which Belle is pushed from 2 to 3.
"""

from __future__ import annotations

import re
from enum import Enum

from engine.colt_express import GAME
from engine.colt_express.pieces import Card, Loot, Spot
from engine.colt_express.state import Bandit, Due, State
from engine.colt_express.words import card_word, loot_word, name_word, spot_word, value_word
from engine.core.moves import Seat
from tests.rows import Case as Case
from tests.rows import Refused as Refused
from tests.rows import Table
from tests.rows import table as table

SEAT_FIELDS = {
    *("bandit", "target", "seat", "seats", "bandits", "winners", "marshal_card", "waiting"),
}


def word(field: str, value: object, state: State) -> str:
    if isinstance(value, tuple):
        return " and ".join(word(field, each, state) for each in value) or "none"
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


TABLE = Table(GAME, word)
lines = TABLE.lines
play = TABLE.play
position = TABLE.position


def check(case: Case) -> None:
    state, moves = set_up(case.position, case.moves)
    TABLE.check(state, moves, case.events, case.says)


def check_refused(case: Refused) -> None:
    state, text = set_up(case.position, case.move)
    TABLE.assert_refused(state, GAME.notation.read_move(text, state), case.rules, case.sentence)


def set_up(text: str, moves: str) -> tuple[State, str]:
    """The position a row describes, which must be a possible one, and its moves."""
    found = re.fullmatch(r"(\w+) plays (\w+): (.*)", moves)
    if found is None:
        return position(text), moves
    who, card, move = found.groups()
    other = next(name for name in names(text) if name != who)
    return position(f"{text}; pile: | {who} {card}, {other} Marshal"), move


def names(text: str) -> list[str]:
    return [name_word(bandit.name) for bandit in GAME.read_position(text, unfinished=True).bandits]


def bandit(state: State, name: str) -> Bandit:
    return state.bandits[number(state, name)]


def number(state: State, name: str) -> Seat:
    return next(Seat(n) for n, b in enumerate(state.bandits) if b.name.value == name.lower())


def choices(state: State) -> list[str]:
    return [GAME.notation.move_text(move, state) for move in GAME.rules.options(state)]


def kinds(told: list[str]) -> list[str]:
    return [text.split()[0] for text in told]
