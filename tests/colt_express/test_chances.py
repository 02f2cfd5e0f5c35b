"""How likely players are to win: what helps them, what hurts them, and what everybody shares."""

from __future__ import annotations

from random import Random

import pytest

from engine.colt_express import GAME
from engine.colt_express.chances import chances
from engine.colt_express.judgement import horizon
from engine.colt_express.state import OVER, State
from engine.core.moves import Seat
from engine.core.playout import run
from tests.colt_express.table import number, position

EVEN = "train: 3; marshal: 0; 1: Doc; 2: Belle; 3: Tuco"
HIT = "Move, Move, Floor, Floor, Punch, bullet"


def chance(text: str, who: str = "Doc") -> float:
    """Return how likely somebody is to win a position that differs from an even one by this."""
    state = position(f"{EVEN}; {text}" if text else EVEN)
    return sum(chances(state, number(state, who)).values())


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("loot Doc: purse 1, jewel", "", id="money"),
        pytest.param("", "loot Belle: purse 2, jewel", id="the others' money"),
        pytest.param(f"hand Belle: {HIT} Doc", f"hand Belle: {HIT} marshal", id="shots"),
        pytest.param("", f"hand Doc: {HIT} marshal", id="bullets received"),
        pytest.param(f"hand Tuco: {HIT} marshal", "", id="bullets that others received"),
        pytest.param("loot 1: jewel", "loot 2: jewel", id="loot where one stands"),
        pytest.param("loot 1 roof: jewel", "loot 2 roof: jewel", id="loot above"),
    ],
)
def test_what_helps_makes_a_win_likelier(better: str, worse: str) -> None:
    assert chance(better) > chance(worse) + 0.001


def test_loot_that_the_marshal_guards_is_not_in_reach_from_the_roof() -> None:
    guarded, free = (
        position(f"train: 3; marshal: {car}; 1 roof: Doc; 2: Belle; 3: Tuco; loot 1: jewel")
        for car in (1, 0)
    )
    doc = number(free, "Doc")
    assert chances(free, doc)["reach"] > chances(guarded, doc)["reach"] + 0.001


@pytest.mark.parametrize(
    ("text", "ground", "silent"),
    [
        ("loot Doc: purse 1, jewel", "money", "wounds"),
        ("loot Belle: purse 2, jewel", "others", "money"),
        (f"hand Doc: {HIT} marshal", "bullets", "money"),
        (f"hand Tuco: {HIT} marshal", "wounds", "bullets"),
    ],
    ids=["money", "others", "bullets", "wounds"],
)
def test_a_difference_is_told_by_its_own_ground(text: str, ground: str, silent: str) -> None:
    found, before = (
        chances(state, number(state, "Doc"))
        for state in (position(f"{EVEN}; {text}"), position(EVEN))
    )
    assert abs(found[ground] - before[ground]) > 0.001
    assert abs(found[silent] - before[silent]) < 1e-9


def test_money_counts_for_more_when_fewer_rounds_are_left() -> None:
    rich = "loot Doc: purse 1, jewel"
    cards = "Braking, Rebellion, Take_it_all, Swivel_arm"
    late = f"round: 5; rounds: {cards}, Pickpocketing"
    assert chance(f"{rich}; {late}") > chance(rich) > 1 / 3


def test_far_ahead_money_adds_little() -> None:
    jewels = [f"loot Doc: purse 1{', jewel' * count}" for count in (0, 1, 5, 6)]
    none, one, five, six = map(chance, jewels)
    assert one - none > 3 * (six - five) > 0


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_chances_of_all_add_up_until_the_winners_are_known(players: int) -> None:
    rng = Random(players)
    state: State = GAME.setup(players)
    while state.phase is not OVER:
        state = run(GAME, state, None, rng, horizon(state))
        found = [sum(chances(state, Seat(seat)).values()) for seat in range(players)]
        if state.phase is OVER:
            assert found == pytest.approx([float(seat in state.winners) for seat in range(players)])
        else:
            assert sum(found) == pytest.approx(1)
            assert all(0 < each < 1 for each in found)
