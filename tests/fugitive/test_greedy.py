"""The greedy player, and the judgement it goes by."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine.core.moves import CHANCE, NOBODY, Seat
from engine.core.record import replace
from engine.fugitive import GAME
from engine.fugitive.attempts import Attempt
from engine.fugitive.cards import Card
from engine.fugitive.careful import ponder
from engine.fugitive.greedy import glance
from engine.fugitive.hideouts import Lay
from engine.fugitive.judgement import AllJudged, likely
from engine.fugitive.options import Variant
from engine.fugitive.passing import Pass
from engine.fugitive.state import FUGITIVE, MARSHAL, Hideout, Miss, State
from tests.fugitive.table import position

Judge = Callable[[State, Random], AllJudged]


def played(seed: int, seats: tuple[Seat, ...], **options: object) -> State:
    """A game in which these seats are greedy and the others random."""
    rng = Random(seed)
    state = GAME.setup(2, **options)
    while (actor := GAME.rules.to_act(state)) != NOBODY:
        if actor == CHANCE:
            move = GAME.rules.chance(state).sample(rng)
        elif actor in seats:
            view = GAME.sight.observe(state, actor)
            judged = glance(view, rng)
            move = judged[0].move
            assert all(GAME.refusal(state, each.move) is None for each in judged)
        else:
            move = GAME.sample(state, rng)
        state, _ = GAME.play(state, move)
    return state


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_every_move_that_is_judged_is_legal_and_greedy_games_end(variant: Variant) -> None:
    for seed in range(8):
        assert played(seed, (FUGITIVE, MARSHAL), variant=variant).winners


@pytest.mark.parametrize("seat", [FUGITIVE, MARSHAL], ids=["fugitive", "marshal"])
def test_greed_beats_luck(seat: Seat) -> None:
    assert sum(seat in played(seed, (seat,)).winners for seed in range(40)) > 28


TABLE = "trail: 1, 3; fugitive: 2, 5, 7, 10, 16, 20; marshal: 4, 6; now: "


def test_the_fugitive_runs_as_soon_as_42_can_be_reached() -> None:
    state = position(f"{TABLE}fugitive lays")
    near = replace(
        state, trail=(*state.trail, Hideout(Card(40))), hand=(Card(2), Card(41), Card(42))
    )
    best, *_ = glance(GAME.sight.observe(near, FUGITIVE), Random(1))
    assert best.move == Lay(Card(42))
    assert max(best.grounds, key=lambda ground: ground.value).key == "escape"


def test_a_number_known_to_be_elsewhere_is_not_likely() -> None:
    chances = likely(GAME.sight.observe(position(f"{TABLE}marshal attempts"), MARSHAL))
    assert set(chances) == {1, 2, 3, 5}
    assert chances[Card(2)] > chances[Card(1)]


def test_a_number_that_was_named_in_vain_is_not_named_again() -> None:
    state = position(f"{TABLE}marshal attempts")
    named = replace(state, misses=(Miss((Card(2),), 2),))
    view = GAME.sight.observe(named, MARSHAL)
    assert 2 not in likely(view)
    move = glance(view, Random(1))[0].move
    assert isinstance(move, Attempt)
    assert 2 not in move.numbers


def _sketch(text: str) -> State:
    """A position of which only a part matters."""
    return GAME.read_position(text, unfinished=True)


@pytest.mark.parametrize("judge", [glance, ponder], ids=["greedy", "careful"])
def test_42_is_not_spent_as_a_sprint_card(judge: Judge) -> None:
    state = _sketch(
        "options: sprint_42 allowed; trail: 1, 2, 3; fugitive: 8, 42; now: fugitive lays"
    )
    over_42 = Lay(Card(8), (Card(42),))
    assert GAME.refusal(state, over_42) is None, "by this reading it may be"
    best, *others = judge(GAME.sight.observe(state, FUGITIVE), Random(1))
    assert best.move == Pass()
    assert over_42 in [each.move for each in others]


@pytest.mark.parametrize(
    ("trail", "missed", "again"),
    [
        ("1, 3", ((2, 3), 2), False),
        ("1, 3, 5", ((2, 3), 2), True),
        ("1, 2!", ((2, 3), 2), False),
    ],
    ids=["nothing laid since", "the new hideout may be one of them", "the other was right"],
)
def test_an_attempt_that_failed_is_not_made_again(
    trail: str, missed: tuple[tuple[int, ...], int], again: bool
) -> None:
    numbers = tuple(map(Card, missed[0]))
    state = _sketch(
        f"trail: {trail}; fugitive: 7, 10, 16, 20; marshal: 4, 6; now: marshal attempts"
    )
    view = GAME.sight.observe(replace(state, misses=(Miss(numbers, missed[1]),)), MARSHAL)
    named = [
        set(each.move.numbers) for each in glance(view, Random(1)) if isinstance(each.move, Attempt)
    ]
    assert any({2, 3} <= some for some in named) is again


def test_what_is_left_of_a_miss_once_the_others_were_right_is_not_likely() -> None:
    state = _sketch("trail: 1, 2!; fugitive: 3, 7, 10, 16, 20; now: marshal attempts")
    view = GAME.sight.observe(replace(state, misses=(Miss((Card(1), Card(2)), 2),)), MARSHAL)
    assert set(likely(view)) == set()
