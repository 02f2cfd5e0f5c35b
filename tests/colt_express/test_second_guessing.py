"""How others are thought to play: what the pile comes to so far is what they go by."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.colt_express import GAME
from engine.colt_express.second_guessing import others
from engine.colt_express.state import State
from tests.colt_express.table import number, play, position, set_up

DRAWN = 400
TRAIN = "train: 3; marshal: 0; 2 roof: Belle; 3: Tuco; first: Doc"
HAND = "hand Doc: Move, Floor, Punch, Fire, Robbery"


def replies(state: State, looker: str) -> Counter[str]:
    """Return what the seat to act does in the eyes of another, as often as it is thought to."""
    seat = number(state, looker)
    view = GAME.sight.observe(state, seat)
    _, reply = others(view, seat, Random(1))
    luck = Random(2)
    return Counter(GAME.notation.move_text(reply(state, luck), state) for _ in range(DRAWN))


def test_who_stands_beside_a_jewel_robs_it() -> None:
    found = replies(position(f"{TRAIN}; 2: Doc; loot 2: jewel; {HAND}"), "Belle")
    assert found["play Robbery"] > 0.75 * DRAWN


def test_where_nothing_lies_hardly_anybody_robs() -> None:
    found = replies(position(f"{TRAIN}; 2: Doc; loot 3: jewel; {HAND}"), "Belle")
    assert found["play Robbery"] < 0.1 * DRAWN
    assert found["play Fire"] > max(found[other] for other in found if other != "play Fire")


def test_the_cards_on_the_pile_are_thought_of() -> None:
    """Doc's first card leads him to the roof, where a jewel lies."""
    hands = "hand Doc: Floor, Fire, Robbery; hand Belle: Marshal; hand Tuco: Marshal"
    start = position(f"{TRAIN}; 1: Doc; loot 1 roof: jewel; {hands}")
    state, _ = play(start, "play Floor", "play Marshal", "play Marshal")
    assert replies(start, "Belle")["play Robbery"] < 0.2 * DRAWN
    assert replies(state, "Belle")["play Robbery"] > 0.75 * DRAWN


@pytest.mark.parametrize(
    ("table", "card", "done"),
    [
        ("2: Doc; loot 2: purse, jewel", "Robbery: rob jewel", {"rob jewel"}),
        ("2: Doc; loot 3: jewel; loot 1: purse", "Move: move 3", {"move 3"}),
        ("1: Doc; 3: Belle, Tuco; marshal: 2", "Marshal: marshal 3", {"marshal 3"}),
        ("2: Doc; 1: Ghost; 3: Tuco", "Fire: fire Tuco", {"fire Ghost", "fire Tuco"}),
    ],
    ids=["the best loot", "to the loot", "the marshal to others", "anybody in line"],
)
def test_a_card_is_carried_out_for_gain(table: str, card: str, done: set[str]) -> None:
    stands = "" if "Tuco" in table else "; 1 roof: Belle; 2 roof: Tuco"
    state, _ = set_up(f"train: 3; {table}{stands}", f"Doc plays {card}")
    assert set(replies(state, "Tuco")) == done


def test_a_guess_leaves_the_position_alone_and_is_the_same_for_the_same_luck() -> None:
    state = position(f"{TRAIN}; 2: Doc; loot 2: jewel; {HAND}")
    before = GAME.notation.position_text(state)
    assert replies(state, "Tuco") == replies(state, "Tuco")
    assert GAME.notation.position_text(state) == before
