"""The greedy player, and the judgement it goes by."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.moves import CHANCE, NOBODY, Seat
from engine.core.record import replace
from engine.fugitive import GAME
from engine.fugitive.attempts import Attempt
from engine.fugitive.cards import Card
from engine.fugitive.greedy import glance
from engine.fugitive.hideouts import Lay
from engine.fugitive.judgement import likely
from engine.fugitive.options import Variant
from engine.fugitive.state import FUGITIVE, MARSHAL, Hideout, Miss, State
from tests.fugitive.table import position


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
