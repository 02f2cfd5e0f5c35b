"""Luck has exact odds, and a seed that repeats it stream by stream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from engine.core.chance import Chance, Handful, Luck, evenly, handfuls
from engine.core.moves import Move
from engine.core.timeline import Timeline

from .toy import TOY
from .toy_moves import Blow, Deal
from .toy_pieces import Phase, Sky, State
from .toy_play import position

BAG = Chance("bag", [(Deal(1), 3), (Deal(2), 2), (Deal(3), 1)])
SEEDS = (0, 4, 5, 6, 7)
"""Seeds whose games reach a second round in every variant."""
SKY = Chance("sky", [(Blow(Sky.SUN), 3), (Blow(Sky.WIND), 1)])


def test_odds_are_exact_fractions_of_the_weights() -> None:
    assert BAG.outcomes == (
        (Deal(1), Fraction(1, 2)),
        (Deal(2), Fraction(1, 3)),
        (Deal(3), Fraction(1, 6)),
    )


def test_even_odds_are_even() -> None:
    chance = evenly("sky", [Blow(Sky.SUN), Blow(Sky.WIND)])
    assert [share for _, share in chance.outcomes] == [Fraction(1, 2), Fraction(1, 2)]
    rng = Random(1)
    drawn = Counter(chance.sample(rng) for _ in range(2000))
    assert {move: round(count, -3) for move, count in drawn.items()} == {
        Blow(Sky.SUN): 1000,
        Blow(Sky.WIND): 1000,
    }


def test_a_card_that_is_gone_changes_the_odds_of_the_others() -> None:
    state = position("spent: 1, 3; now: deal Ann")
    assert TOY.rules.chance(state).outcomes == (
        (Deal(1), Fraction(1, 2)),
        (Deal(2), Fraction(1, 2)),
    )


def test_samples_follow_the_weights() -> None:
    rng = Random(1)
    drawn = Counter(BAG.sample(rng) for _ in range(6000))
    assert {move: round(count, -3) for move, count in drawn.items()} == {
        Deal(1): 3000,
        Deal(2): 2000,
        Deal(3): 1000,
    }


def test_outcomes_are_listed_when_somebody_asks() -> None:
    asked = []

    def outcomes() -> Iterator[tuple[Deal, int]]:
        asked.append("all")
        yield Deal(1), 1

    chance: Chance[State] = Chance("bag", outcomes())
    assert asked == []
    assert chance.weighted == chance.weighted == ((Deal(1), 1),)
    assert asked == ["all"]


@pytest.mark.parametrize(
    ("bag", "count", "listed"),
    [
        ("aab", 2, {"aa": 1, "ab": 2}),
        ("aabb", 3, {"aab": 2, "abb": 2}),
        ("abc", 0, {"": 1}),
        ("abc", 3, {"abc": 1}),
        ("", 0, {"": 1}),
        ("aaabc", 2, {"aa": 3, "ab": 3, "ac": 3, "bc": 1}),
    ],
)
def test_handfuls_of_a_bag_and_their_ways(bag: str, count: int, listed: dict[str, int]) -> None:
    found = {"".join(taken): ways for taken, ways in handfuls(tuple(bag), count)}
    assert found == listed


def test_a_handful_is_drawn_by_the_odds_it_lists() -> None:
    chance: Handful[State, int] = Handful("bag", (1, 1, 1, 2, 3), 2, lambda two: Deal(sum(two)))
    assert {move: weight for move, weight in chance.weighted if move != Deal(4)} == {
        Deal(2): 3,
        Deal(3): 3,
        Deal(5): 1,
    }
    rng = Random(2)
    drawn = Counter(chance.sample(rng) for _ in range(10_000))
    assert {move: round(count, -3) for move, count in drawn.items()} == {
        Deal(2): 3000,
        Deal(3): 3000,
        Deal(4): 3000,
        Deal(5): 1000,
    }


def test_a_handful_keeps_the_order_of_its_bag() -> None:
    seen: list[tuple[str, ...]] = []

    def note(taken: tuple[str, ...]) -> Deal:
        seen.append(taken)
        return Deal(1)

    chance: Handful[State, str] = Handful("bag", tuple("abcd"), 3, note)
    rng = Random(3)
    for _ in range(50):
        chance.sample(rng)
    assert set(seen) == set(combinations("abcd", 3))


@pytest.mark.parametrize("seed", [0, 7, "seven"])
def test_a_seed_repeats_its_luck(seed: int | str) -> None:
    assert _draws(Luck(seed), BAG, 20) == _draws(Luck(seed), BAG, 20)


def test_another_seed_brings_other_luck() -> None:
    draws = {tuple(_draws(Luck(seed), BAG, 20)) for seed in range(10)}
    assert len(draws) == 10


def test_draws_of_one_stream_vary() -> None:
    assert len(set(_draws(Luck(0), BAG, 20))) == 3


def test_a_stream_does_not_hear_of_the_others() -> None:
    alone, among_others = Luck(5), Luck(5)
    drawn = []
    for times in range(10):
        _draws(among_others, SKY, times)
        drawn.append(among_others.draw(BAG))
    assert drawn == _draws(alone, BAG, 10)


def test_streams_of_one_seed_differ() -> None:
    other = Chance("another bag", BAG.weighted)
    assert _draws(Luck(0), BAG, 20) != _draws(Luck(0), other, 20)


def test_luck_that_somebody_chose_still_counts_as_drawn() -> None:
    drawn, counted = Luck(3), Luck(3)
    drawn.draw(BAG)
    counted.count(BAG)
    assert _draws(drawn, BAG, 10) == _draws(counted, BAG, 10)


@pytest.mark.parametrize("seed", SEEDS)
def test_variants_are_compared_on_the_same_luck(seed: int) -> None:
    """The deals of the second round are the same, whatever the wind did in the first."""
    windy, kinder, calm = (
        _moves(seed, wind="nothing"),
        _moves(seed, wind="one"),
        _moves(seed, calm=True),
    )
    assert any(isinstance(move, Blow) for move in windy)
    assert not any(isinstance(move, Blow) for move in calm)
    assert _deals(windy) == _deals(kinder) == _deals(calm)
    assert len(_deals(calm)) == 4


def _deals(moves: list[Move[State]]) -> list[Move[State]]:
    return [move for move in moves if isinstance(move, Deal)]


def _moves(seed: int, **options: object) -> list[Move[State]]:
    """Two rounds in which everybody lays a 1 and climbs high whenever possible."""
    timeline = Timeline(TOY, TOY.setup(2, small=True, **options), seed)
    while timeline.state.round < 3 and timeline.state.phase is not Phase.OVER:
        match timeline.state.phase:
            case Phase.DEALING | Phase.SKYING:
                timeline.draw()
            case Phase.PICKING:
                timeline.play(TOY.rules.options(timeline.state)[-1])
            case _:
                timeline.play(TOY.rules.options(timeline.state)[0])
    return [node.move for node in timeline.path() if node.move is not None]


def _draws(luck: Luck, chance: Chance[State], count: int) -> list[Move[State]]:
    return [luck.draw(chance) for _ in range(count)]
