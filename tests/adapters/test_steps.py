"""Steps: every move has one spelling in numbers that stay the same, and luck keeps its odds."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from engine.adapters import Table, Walk
from engine.adapters.walk import NoSuchStep
from engine.core.chance import Handful
from engine.core.errors import GameError
from engine.core.moves import CHANCE, Move

from .walking import TABLES, walked

FIRST_STEPS = {
    "super_express": (25, "47edc5d918bc"),
    "colt_express": (245, "a2907a9e1285"),
    "fugitive": (131, "ad7e7606af35"),
}
"""How many steps there were when they were first numbered, and the digest of their names."""
FIRST_LUCK = {
    "super_express": (15, "a14650867401"),
    "colt_express": (71, "6f95c05da38d"),
    "fugitive": (38, "1a4cab7227ff"),
}
FEW = 130
MOST_DRAWN = 3


def moves_from(walk: Walk[Any], path: tuple[str, ...] = ()) -> Iterator[Move[Any]]:
    """Every move that can be spelled here, as often as it can."""
    for step, move in walk.table.contract.following(walk.state, path).items():
        assert step in walk.table.number
        if move is None:
            yield from moves_from(walk, (*path, step))
        else:
            assert walk.table.contract.spell(move) == (*path, step)
            yield move


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_legal_move_has_one_spelling_and_nothing_else_has_one(
    game: str, players: int
) -> None:
    rules = Table[Any](game, players).contract.GAME.rules
    tried = 0
    for walk in walked(Table(game, players), 1):
        listed = (
            walk.actor >= 0 and not walk.path and walk.table.contract.GAME.lists_all(walk.state)
        )
        if listed and len(rules.options(walk.state)) <= FEW:
            tried += 1
            assert Counter(moves_from(walk)) == Counter(rules.options(walk.state))
    assert tried > 5


def test_a_move_that_is_not_listed_is_composed_step_by_step() -> None:
    rng, tried = Random(3), 0
    for walk in walked(Table("fugitive", 2), 2):
        game = walk.table.contract.GAME
        if walk.actor < 0 or walk.path or game.lists_all(walk.state):
            continue
        move, there = game.sample(walk.state, rng), walk
        for step in walk.table.contract.spell(move):
            if there is walk or there.path:
                there = there.after(walk.table.number[step])
        assert there.state == game.play(walk.state, move)[0]
        tried += 1
    assert tried > 5


@pytest.mark.parametrize("game", FIRST_STEPS)
def test_a_number_keeps_its_meaning(game: str) -> None:
    table = Table[Any](game, 2)
    for names, (count, digest) in (
        (table.steps, FIRST_STEPS[game]),
        (table.luck, FIRST_LUCK[game]),
    ):
        assert len(set(names)) == len(names) >= count
        assert sha256("\n".join(names[:count]).encode()).hexdigest()[:12] == digest


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_remembered_has_a_number_of_its_own(game: str, players: int) -> None:
    table = Table[Any](game, players)
    known = len(table.steps) + len(table.luck) + len(table.contract.TOLD)
    assert len(table.remembered) == len(set(table.remembered.values())) == known


def chances(walk: Walk[Any], odds: Fraction = Fraction(1)) -> Iterator[tuple[Any, Fraction]]:
    """The positions that luck may lead to with the steps of one move, each with its odds."""
    for number, share in walk.odds:
        after = walk.after(number)
        if after.path:
            yield from chances(after, odds * share)
        else:
            yield after.state, odds * share


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_luck_in_steps_has_the_odds_of_luck_at_once(game: str, players: int) -> None:
    tried: set[str] = set()
    for walk in walked(Table(game, players), 5):
        if walk.actor != CHANCE or walk.path:
            continue
        rules = walk.table.contract.GAME.rules
        chance = rules.chance(walk.state)
        if isinstance(chance, Handful) and chance.count > MOST_DRAWN:
            continue
        outcomes = chance.outcomes
        kind = f"{type(outcomes[0][0]).__name__} {len(outcomes)}"
        if kind in tried or not 1 < len(outcomes) <= FEW or len(tried) > 4:
            continue
        tried.add(kind)
        expected: dict[Any, Fraction] = defaultdict(Fraction)
        for move, share in outcomes:
            expected[walk.play(move).state] += share
        found: dict[Any, Fraction] = defaultdict(Fraction)
        for state, share in chances(walk):
            found[state] += share
        assert found == expected
    assert tried


def test_an_illegal_step_is_refused_with_those_that_are_legal() -> None:
    walk = Table[Any]("super_express", 2).start()
    with pytest.raises(NoSuchStep, match=r"luck can't bring 9 here; it can bring \(0, 1\)"):
        walk.after(9)
    planning = walk.after(0)
    with pytest.raises(NoSuchStep, match=r"24 is no legal step here; these are: \(0, 1, 2"):
        planning.after(24)
    with pytest.raises(NoSuchStep, match="-1 is no legal step"):
        planning.after(-1)


def test_a_table_that_there_is_not_is_refused() -> None:
    with pytest.raises(GameError, match="super_express has tables for 2 to 7 players, not for 8"):
        Table[Any]("super_express", 8)
    with pytest.raises(GameError, match=r"no game is called .chess.*fugitive"):
        Table[Any]("chess", 2)
