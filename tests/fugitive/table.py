"""Rule tests as tables: a position, what is played, what happens, the position after.

    Revealed 2, 7, 2 and 4 [fg.guess.hit]

is an event in which the second hideout turns out to be 7, with the sprints 2 and 4.
"""

from __future__ import annotations

from enum import Enum

from engine.fugitive import GAME
from engine.fugitive.cards import Card
from engine.fugitive.notation import SEAT_WORDS
from engine.fugitive.state import State
from engine.fugitive.words import card_word
from tests.rows import Case as Case
from tests.rows import Refused as Refused
from tests.rows import Table
from tests.rows import parts as parts
from tests.rows import table as table

SEAT_FIELDS = {"seat", "winners"}


def word(field: str, value: object, state: State) -> str:
    if isinstance(value, tuple):
        return " and ".join(word(field, each, state) for each in value) or "none"
    if field in SEAT_FIELDS and isinstance(value, int):
        return SEAT_WORDS[value]
    if isinstance(value, Enum):
        return str(value.value)
    if field == "card" and isinstance(value, int):
        return card_word(Card(value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


TABLE = Table(GAME, word)
assert_refused = TABLE.assert_refused
event_text = TABLE.event_text
lines = TABLE.lines
play = TABLE.play
position = TABLE.position


def check(case: Case) -> None:
    TABLE.check(position(case.position), case.moves, case.events, case.says)


def check_refused(case: Refused) -> None:
    state = position(case.position)
    assert_refused(state, GAME.notation.read_move(case.move, state), case.rules, case.sentence)
