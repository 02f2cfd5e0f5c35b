from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from engine.fugitive.deduction import (
    EVEN,
    WITH_DRAWS,
    Cards,
    Evidence,
    Hideout,
    Lay,
    Method,
    Model,
    manhunt_odds,
    outlooks,
)
from engine.fugitive.deduction.listing import TooMany, listed
from engine.fugitive.deduction.walk import tally
from tests.benchmarks.deduction import long_trail

from .positions import position

FROM_3 = Hideout(1, number=3)


@pytest.mark.parametrize(
    ("trail", "expected", "first"),
    [
        pytest.param((FROM_3,), 1, None, id="nothing left to name"),
        pytest.param((FROM_3, Hideout(3), Hideout(5, number=9)), 1, 6, id="one number fits"),
        pytest.param(
            (FROM_3, Hideout(3), Hideout(5, number=8)), Fraction(1, 2), 5, id="one of two"
        ),
        pytest.param(
            (FROM_3, Hideout(3), Hideout(5), Hideout(7, number=9)),
            Fraction(2, 7),
            6,
            id="of seven pairs, where 6 turns up tells two apart",
        ),
    ],
)
def test_small_manhunts_are_exact(
    trail: tuple[Hideout, ...], expected: Fraction, first: int | None
) -> None:
    hunt = manhunt_odds(Evidence(trail), Random(1))
    assert (hunt.chance, hunt.first, hunt.method) == (expected, first, Method.EXACT)
    assert hunt.low == hunt.high == float(expected)


def test_a_sprint_turned_up_helps_to_go_on() -> None:
    """4 and 5 over 6, 4 and 6 over 5, or 5 and 6 over 4: what lies under 6 tells the other."""
    cards = Cards(start=(3, 4, 5, 6), decks=(), goal=11)
    trail = (FROM_3, Hideout(3), Hideout(5, hidden_sprints=1))
    hunt = manhunt_odds(Evidence(trail, draws=(), cards=cards), Random(1))
    assert (hunt.chance, hunt.method) == (Fraction(2, 3), Method.EXACT)


def test_large_manhunts_are_estimated_and_say_so() -> None:
    evidence = long_trail(Random(4))
    hunt = manhunt_odds(evidence, Random(1))
    assert hunt.method is Method.SAMPLED
    assert 0 <= hunt.low <= float(hunt.chance) <= hunt.high <= 1
    assert hunt == manhunt_odds(evidence, Random(1))


MODELS = (EVEN, WITH_DRAWS, Model(draws=True, bluff=Fraction(1, 2)))


@pytest.mark.parametrize("model", MODELS, ids=["even", "with draws", "with draws and bluffs"])
def test_a_list_of_worlds_adds_up_to_the_walk(model: Model) -> None:
    for seed in range(100):
        evidence = position(Random(seed))
        worlds = listed(evidence, model, most=3000)
        counted = tally(evidence, model)
        assert sum(worlds.values()) == counted.total
        for nth, place in enumerate(evidence.hidden):
            ways: dict[int, int] = {}
            for world, weight in worlds.items():
                number = world.numbers[nth]
                ways[number] = ways.get(number, 0) + weight
            assert ways == dict(counted.counts[place])


def test_a_list_that_is_too_long_is_given_up() -> None:
    with pytest.raises(TooMany):
        listed(long_trail(Random(4)), EVEN, most=100)


def test_a_lay_tells_only_how_many_sprints_it_has() -> None:
    public = Evidence((Hideout(1),))
    lays = (Lay(4), Lay(5), Lay(5, sprints=1), Lay(6, sprints=1))
    plain, other, over_one, far = outlooks(public, lays)
    assert plain.best == other.best == Fraction(5, 9)
    assert over_one.best == far.best < plain.best
    assert plain.suspected == Fraction(3, 9)
    assert other.suspected == Fraction(2, 9)
