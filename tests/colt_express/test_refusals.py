"""The rule that refuses a move made at the wrong time, or with things that are not there."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.colt_express import GAME
from engine.colt_express.state import State
from tests.colt_express.table import play, position, table

SPOTS = "train: 3; marshal: 0; 1: Doc; 2: Ghost; 3: Tuco"
TEAMS = "train: 4; marshal: 0; 1: Tuco; 2: Django; 3: Cheyenne; 4: Doc; players: 2"
DEALING = f"{SPOTS}; now: dealing; round: 2; rounds: Bridge; due: Tuco 2"
EXPERTS = "options: expert on; "


class Refused(NamedTuple):
    name: str
    position: str
    moves: str
    """Played first; the last of them is refused."""
    rule: str


@table(
    Refused("a card of another kind", f"{SPOTS}; pile: | Doc Move", "floor", "ce.steal.order"),
    Refused(
        "stealing while cards are planned", f"{SPOTS}; hand Doc: Move", "move 2", "ce.scheme.choice"
    ),
    Refused("planning while a hand is dealt", DEALING, "draw", "ce.round.deal"),
    Refused(
        "planning while cards are carried out",
        f"{SPOTS}; pile: | Doc Move",
        "draw",
        "ce.steal.order",
    ),
    Refused("too many cards of a hand", DEALING, "deal Move, Floor, Fire", "ce.round.deal"),
    Refused(
        "a card that the deck does not hold", DEALING, "deal bullet Doc, Move", "ce.round.deal"
    ),
    Refused(
        "too many to fill a hand up",
        EXPERTS + DEALING,
        "deal Move, Floor, Fire",
        "ce.expert.refill",
    ),
    Refused(
        "too many of a draw",
        f"{SPOTS}; hand Doc: Move",
        "draw; deal Floor, Fire, Fire, Punch",
        "ce.scheme.choice",
    ),
    Refused(
        "a card drawn that the deck does not hold",
        f"{SPOTS}; hand Doc: Punch",
        "draw; deal Floor, Fire, Punch",
        "ce.scheme.choice",
    ),
    Refused(
        "a card planned that is not in hand",
        f"{SPOTS}; hand Doc: Move",
        "play Punch",
        "ce.scheme.choice",
    ),
    Refused(
        "a card kept that is not in hand",
        f"{EXPERTS}{SPOTS}; now: keeping; hand Doc: Move; pile: | Tuco Floor",
        "keep Fire",
        "ce.expert.keep",
    ),
    Refused(
        "a purse taken when none is to be picked",
        f"{SPOTS}; pile: | Doc Move",
        "pick purse",
        "ce.steal.order",
    ),
)
def test_the_rule_that_is_broken(case: Refused) -> None:
    *before, last = case.moves.split("; ")
    state, _ = play(position(case.position), *before)
    assert broken(state, last) == [case.rule]


def broken(state: State, move: str) -> list[str]:
    refusal = GAME.refusal(state, GAME.notation.read_move(move, state))
    assert refusal is not None
    return list(refusal.rules)


def test_before_the_train_stands_and_before_somebody_is_first() -> None:
    state = GAME.setup(["doc", "ghost", "tuco"])
    assert broken(state, "draw") == ["ce.setup.train"]
    state, _ = GAME.play(state, GAME.rules.options(state)[0])
    assert broken(state, "draw") == ["ce.setup.first"]


@pytest.mark.parametrize(
    ("players", "rule"),
    [(["doc", "ghost", "tuco"], "ce.setup.train"), (["doc", "tuco"], "ce.duo.setup")],
)
def test_a_train_of_the_wrong_length(players: list[str], rule: str) -> None:
    state = GAME.setup(players)
    train = GAME.notation.move_text(GAME.rules.options(state)[0], state)
    assert broken(state, train.rpartition(",")[0]) == [rule]
