"""Players think: they take what is worth most, keep off the wagon that goes, and beat luck."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.colt_express import GAME as COLT_EXPRESS
from engine.core.turn import turn_at
from engine.lab.playing import play
from engine.lab.table import lay_table
from engine.players import Greedy, Search, Wavering, reasons
from engine.players.search import _Tree
from engine.super_express import GAME as SUPER_EXPRESS
from tests.colt_express.table import set_up

GAMES = 24
THINKERS = (Greedy(), Search(iterations=120))
AT_A_GLANCE = {"money", "gunslinger", "reach", "bullets", "others"}
AFTER_THOUGHT = {*AT_A_GLANCE, "wounds", "win"}
CAR = """
train: 3; marshal: 0; 2: Doc; 3: Belle; 3 roof: Tuco
loot 2: purse, purse, jewel; loot 2 roof: strongbox
"""
ON_THE_LAST_WAGON = "train: 4; C4: Doc<; C1: Mei<; C2: Tuco<; first: Doc"


@pytest.mark.parametrize("game", ["colt_express", "super_express"])
def test_greed_beats_luck(game: str) -> None:
    """Four players, so that luck alone wins one game in four."""
    table = lay_table(game, 4, bots=[Greedy(looks=8), *["random"] * 3], seed=1)
    won = sum(0 in play(table, number).end.winners for number in range(GAMES))
    assert won > GAMES / 2


@pytest.mark.parametrize("player", THINKERS, ids=lambda player: player.name)
def test_a_jewel_is_taken_before_a_purse(player: Greedy | Search) -> None:
    state, move = set_up(CAR, "Doc plays Robbery: rob jewel")
    turn = turn_at(COLT_EXPRESS, state, Random(1))
    assert player(turn) == COLT_EXPRESS.notation.read_move(move, state)
    best, *_, worst = reasons(turn, player)
    richer = {ground.key: ground.value for ground in best.grounds}
    poorer = {ground.key: ground.value for ground in worst.grounds}
    said = AT_A_GLANCE if isinstance(player, Greedy) else AFTER_THOUGHT
    assert set(richer) == set(poorer) == said
    assert richer["money"] > poorer["money"]


@pytest.mark.parametrize("player", THINKERS, ids=lambda player: player.name)
def test_a_bandit_on_the_last_wagon_leaves_it(player: Greedy | Search) -> None:
    state = SUPER_EXPRESS.read_position(ON_THE_LAST_WAGON)
    turn = turn_at(SUPER_EXPRESS, state, Random(1))
    best, *_ = reasons(turn, player)
    assert "move" in [card.value for card in getattr(best.move, "cards", ())]
    survival = {ground.key: ground.value for ground in best.grounds}["survival"]
    assert survival > 0.2


def test_whoever_errs_half_the_time_makes_many_moves() -> None:
    state = SUPER_EXPRESS.read_position(ON_THE_LAST_WAGON)
    turn = turn_at(SUPER_EXPRESS, state, Random(1))
    assert len({Wavering(Greedy(looks=1))(turn) for _ in range(30)}) > 6


def test_a_search_by_the_clock_ends_in_time() -> None:
    state = SUPER_EXPRESS.read_position(ON_THE_LAST_WAGON)
    turn = turn_at(SUPER_EXPRESS, state, Random(1))
    assert Search(milliseconds=1)(turn) in turn.moves


def test_thinking_longer_finds_the_same_for_the_same_luck() -> None:
    state = SUPER_EXPRESS.read_position(ON_THE_LAST_WAGON)
    judged = [
        Search(iterations=80).judge(turn_at(SUPER_EXPRESS, state, Random(5))) for _ in range(2)
    ]
    assert judged[0] == judged[1]


@pytest.mark.parametrize("seed", range(4))
def test_a_search_ends_once_no_other_move_can_be_tried_as_often(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = SUPER_EXPRESS.read_position(ON_THE_LAST_WAGON)
    tries: Counter[bool] = Counter()
    to_the_end = False
    grow = _Tree.grow

    def counted(tree: _Tree) -> None:
        tries[to_the_end] += 1
        grow(tree)

    monkeypatch.setattr(_Tree, "grow", counted)
    early = Search(iterations=400)(turn_at(SUPER_EXPRESS, state, Random(seed)))
    to_the_end = True
    monkeypatch.setattr(_Tree, "lead", -1)
    assert Search(iterations=400)(turn_at(SUPER_EXPRESS, state, Random(seed))) == early
    assert tries[False] < tries[True] == 400
