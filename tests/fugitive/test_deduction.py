"""Odds that can be worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from engine.fugitive.deduction import (
    EVEN,
    WITH_DRAWS,
    Cards,
    Draw,
    Evidence,
    Guess,
    Hideout,
    Limit,
    Miss,
    Model,
    NoWorld,
    Spent,
    Told,
    best_set,
    best_single,
    chance_of_all,
    limits,
    odds,
    side_by_side,
)
from engine.fugitive.deduction.evidence import miss
from tests.benchmarks.deduction import long_trail

HALF, THIRD = Fraction(1, 2), Fraction(1, 3)

ONE = (Hideout(1),)
TWO = (Hideout(1), Hideout(3))
OVER_ONE = (Hideout(1, hidden_sprints=1),)


@pytest.mark.parametrize(
    ("evidence", "place", "expected"),
    [
        pytest.param(
            Evidence(ONE), 0, {1: THIRD, 2: THIRD, 3: THIRD}, id="the first hideout is 1, 2 or 3"
        ),
        pytest.param(Evidence(ONE, hand=(2,)), 0, {1: HALF, 3: HALF}, id="not what I hold"),
        pytest.param(
            Evidence(ONE, misses=(Miss((1,), 1),)), 0, {2: HALF, 3: HALF}, id="not what I named"
        ),
        pytest.param(
            Evidence(TWO, misses=(Miss((3,), 1),)),
            1,
            {2: Fraction(1, 6), 3: THIRD, 4: THIRD, 5: Fraction(1, 6), 6: 0},
            id="named in vain before it was laid",
        ),
        pytest.param(
            Evidence((Hideout(1), Hideout(3, number=5, sprints=(2,)))),
            0,
            {1: HALF, 3: HALF},
            id="a sprint turned up is no hideout",
        ),
        pytest.param(
            Evidence((Hideout(1), Hideout(3, number=6))), 0, {3: 1}, id="6 is reached from 3 only"
        ),
        pytest.param(
            Evidence((Hideout(1, odd=True),)), 0, {1: HALF, 3: HALF}, id="told that it is odd"
        ),
        pytest.param(
            Evidence((Hideout(1, hidden_sprints=2, among=(4, 14), told=Told(2)),)),
            0,
            {4: Fraction(21, 40), 5: Fraction(19, 40)},
            id="two footprints reach 5",
        ),
        pytest.param(
            Evidence((Hideout(1, bonus=2, among=(4, 14)),)),
            0,
            {4: HALF, 5: HALF},
            id="a shortcut reaches 5",
        ),
        pytest.param(
            Evidence((Hideout(1, taken_back=1, among=(4, 14)),)),
            0,
            {4: HALF, 5: HALF},
            id="a sprint taken back may have had two footprints",
        ),
        pytest.param(
            Evidence((Hideout(1, taken_back=1, among=(4, 14), told=Told(1)),)),
            0,
            {4: 1},
            id="a sprint taken back had the footprints told",
        ),
    ],
)
def test_even_worlds(evidence: Evidence, place: int, expected: dict[int, Fraction | int]) -> None:
    found = odds(evidence)
    assert {n: found.chance(place, n) for n in expected} == expected


SPRINT = Cards(start=(1, 2), decks=((3, 4), (5, 6)), goal=7)


@pytest.mark.parametrize(
    ("model", "expected"),
    [
        pytest.param(EVEN, {1: 5, 2: 5, 3: 5, 4: 5, 5: 3}, id="even: 5 needs an even sprint"),
        pytest.param(
            Model(bluff=HALF),
            # weights of the sprint: odd 1/2 and even 1/4 beyond need 0; for 4: odd 1, even 1/2;
            # for 5: even 1; all times four
            {1: 2 * 2 + 3, 2: 3 * 2 + 2, 3: 2 * 2 + 3, 4: 3 * 4 + 2 * 2, 5: 3 * 4},
            id="bluffs count half a footprint",
        ),
        pytest.param(
            WITH_DRAWS,
            # one draw from the deck of 3 and 4, none from the other; two ways for a draw unlaid
            {1: 2 + 1 + 1, 2: 2 + 1 + 1, 3: 2, 4: 2},
            id="with draws: at most one of 3 and 4, no 5",
        ),
    ],
)
def test_weights_over_one_sprint(model: Model, expected: dict[int, int]) -> None:
    evidence = Evidence(OVER_ONE, draws=(Draw(0, 0),), cards=SPRINT)
    assert dict(odds(evidence, model).counts[0]) == expected


@pytest.mark.parametrize(
    ("draws", "spent", "expected"),
    [
        pytest.param((Draw(0, 0),), (), {1, 2, 3}, id="drawn before"),
        pytest.param((Draw(0, 2),), (), {1, 2}, id="drawn too late"),
        pytest.param((Draw(0, 0),), (Spent(4, 1),), {1, 2}, id="the only draw was discarded"),
    ],
)
def test_a_card_is_drawn_before_it_is_laid(
    draws: tuple[Draw, ...], spent: tuple[Spent, ...], expected: set[int]
) -> None:
    evidence = Evidence(ONE, draws=draws, spent=spent, cards=SPRINT)
    assert set(odds(evidence, WITH_DRAWS).counts[0]) == expected


def test_evidence_that_nothing_fits() -> None:
    with pytest.raises(NoWorld, match="no cards could lie face down"):
        odds(Evidence(ONE, hand=(1, 2, 3)))
    drawn_later = Evidence(ONE, draws=(Draw(0, 0),), spent=(Spent(4, 0),), cards=SPRINT)
    with pytest.raises(NoWorld, match="no cards could lie face down"):
        odds(drawn_later, WITH_DRAWS)


def test_hideouts_hang_together() -> None:
    """Of 3 and 6 each has some chance; but after 1 or 2 alone 6 can't be reached."""
    evidence = Evidence(TWO)
    hits = odds(evidence).hits
    both = chance_of_all(evidence, (3, 6))
    assert both == Fraction(1, 9)
    assert both != hits[3] * hits[6]


@pytest.mark.parametrize(
    ("misses", "expected"),
    [
        pytest.param((), Fraction(1, 9), id="before"),
        pytest.param((Miss((3, 5), 2),), Fraction(1, 8), id="another pair failed"),
        pytest.param((Miss((3, 6), 2),), 0, id="this pair failed"),
        pytest.param((Miss((3, 6), 1),), Fraction(1, 9), id="only one lay there then"),
    ],
)
def test_a_failed_pair_says_only_that_not_both_were_there(
    misses: tuple[Miss, ...], expected: Fraction
) -> None:
    evidence = Evidence(TWO, misses=misses)
    assert chance_of_all(evidence, (3, 6)) == expected
    assert odds(evidence).hits[3] > 0


def test_sprints_under_the_goal_use_up_cards() -> None:
    """From 2 the goal would need an even sprint, and 2 is the only even card."""
    cards = Cards(start=(1, 2, 3), decks=(), goal=7)
    goal = Hideout(3, number=7, hidden_sprints=1)
    assert odds(Evidence((Hideout(1), goal), draws=(), cards=cards)).counts[0] == {3: 2}


@pytest.mark.parametrize(("allowed", "worlds"), [(False, 2), (True, 4)])
def test_the_goal_may_be_a_sprint_by_one_reading(allowed: bool, worlds: int) -> None:
    evidence = Evidence(OVER_ONE, draws=(), cards=SPRINT, goal_sprints=allowed)
    assert odds(evidence, WITH_DRAWS).total == worlds


@pytest.mark.parametrize(
    ("numbers", "face_up", "counts_as_right", "expected"),
    [
        pytest.param((5, 7), (), False, Miss((5, 7), 4), id="nothing face up"),
        pytest.param((5, 7), (7,), False, None, id="face up is wrong, so it tells nothing"),
        pytest.param((5, 7), (7,), True, Miss((5,), 4), id="face up is right, so 5 is wrong"),
        pytest.param((7,), (7,), True, None, id="all face up"),
    ],
)
def test_what_a_failed_attempt_tells(
    numbers: tuple[int, ...],
    face_up: tuple[int, ...],
    counts_as_right: bool,
    expected: Miss | None,
) -> None:
    assert miss(numbers, 4, frozenset(face_up), counts_as_right) == expected


@pytest.mark.parametrize(
    ("evidence", "single", "several"),
    [
        pytest.param(Evidence(()), None, None, id="an empty trail"),
        pytest.param(Evidence((Hideout(1, number=2),)), None, None, id="nothing face down"),
        pytest.param(
            Evidence(ONE, hand=(2,)), Guess((1,), HALF), Guess((1,), HALF), id="the lowest of two"
        ),
        pytest.param(
            Evidence((Hideout(1), Hideout(3, number=6), Hideout(5))),
            Guess((3,), Fraction(1)),
            Guess((3,), Fraction(1)),
            id="a certain number beats a pair that is likely to fail",
        ),
    ],
)
def test_what_to_name(evidence: Evidence, single: Guess | None, several: Guess | None) -> None:
    assert best_single(evidence) == single
    assert best_set(evidence) == several


@pytest.mark.parametrize("model", [EVEN, WITH_DRAWS], ids=["even", "with draws"])
def test_every_hideout_of_a_long_trail_has_a_number(model: Model) -> None:
    found = odds(long_trail(Random(7)), model)
    sums = {sum(counts.values()) for counts in found.counts if counts}
    assert sums == {found.total}
    places = [place for place, counts in enumerate(found.counts) if counts]
    assert places
    assert all(sum(found.of_hideout(place).values()) == 1 for place in places)


def test_no_bluff_weight_is_the_plain_model() -> None:
    evidence = long_trail(Random(8))
    plain, weighed = odds(evidence), odds(evidence, Model(bluff=Fraction(1)))
    assert plain == weighed
    halved = odds(evidence, Model(bluff=HALF))
    assert halved.hits != plain.hits


@pytest.mark.parametrize(
    ("bluff", "said"),
    [
        (2, "above 0 and at most 1, not 2"),
        (0, "above 0 and at most 1, not 0"),
        (-0.5, "above 0 and at most 1, not -0.5"),
        (float("nan"), "above 0 and at most 1, not nan"),
        (Fraction(3, 2), "above 0 and at most 1, not 1.5"),
        ("1/2", "a number, not str"),
        (True, "a number, not bool"),
    ],
)
def test_a_bluff_weight_that_is_none(bluff: Any, said: str) -> None:
    with pytest.raises(ValueError, match=f"^a bluff weight is {said}$"):
        Model(bluff=bluff)


def test_a_bluff_weight_may_be_a_float() -> None:
    assert Model(bluff=0.3) == Model(bluff=Fraction(3, 10))
    assert Model(bluff=1) == EVEN
    assert Model(bluff=1e-9).weight == Fraction(1, 1000)
    evidence = Evidence(OVER_ONE, draws=(Draw(0, 0),), cards=SPRINT)
    assert sum(odds(evidence, Model(bluff=0.3)).of_hideout(0).values()) == 1


def test_models_side_by_side_say_what_they_leave_out() -> None:
    evidence = Evidence((Hideout(1, taken_back=1),), spent=(Spent(9, 2),), seen_drawn=(8,))
    readings = side_by_side(evidence, (EVEN, WITH_DRAWS))
    assert [reading.limits for reading in readings] == [
        (Limit.CHOICES, Limit.DRAWS, Limit.TAKEN_BACK, Limit.SEEN_DRAWN),
        (Limit.CHOICES, Limit.TAKEN_BACK, Limit.DISCARD_TIME, Limit.SEEN_DRAWN),
    ]
    assert [reading.best for reading in readings] == [
        best_single(evidence, EVEN),
        best_single(evidence, WITH_DRAWS),
    ]
    assert limits(Evidence(ONE), WITH_DRAWS) == (Limit.CHOICES,)
