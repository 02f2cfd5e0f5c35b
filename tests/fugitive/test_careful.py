from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.core.moves import CHANCE, NOBODY, Move, Seat
from engine.core.turn import turn_at
from engine.fugitive import GAME
from engine.fugitive.attempts import Attempt
from engine.fugitive.cards import Card
from engine.fugitive.careful import ponder
from engine.fugitive.deduction import best_single, evidence_of
from engine.fugitive.options import Variant
from engine.fugitive.state import FUGITIVE, MARSHAL, State, Task
from engine.players import find_player
from tests.fugitive.table import position

GAMES = 12
TABLE = "trail: 1, 3; fugitive: 2, 5, 7, 10, 16, 20; marshal: 4, 6; now: fugitive lays"


def played(seed: int, seats: tuple[Seat, ...], **options: object) -> State:
    """A game in which these seats are careful and the others random."""
    rng = Random(seed)
    state = GAME.setup(2, **options)
    while (actor := GAME.rules.to_act(state)) != NOBODY:
        move: Move[State]
        if actor == CHANCE:
            move = GAME.rules.chance(state).sample(rng)
        elif actor in seats:
            judged = ponder(GAME.sight.observe(state, actor), rng)
            assert all(GAME.refusal(state, each.move) is None for each in judged)
            move = judged[0].move
        else:
            move = GAME.sample(state, rng)
        state, _ = GAME.play(state, move)
    return state


@pytest.mark.exhaustive
@pytest.mark.parametrize("seat", [FUGITIVE, MARSHAL], ids=["fugitive", "marshal"])
def test_care_beats_luck(seat: Seat) -> None:
    won = Counter(winner for seed in range(GAMES) for winner in played(seed, (seat,)).winners)
    assert won[seat] > GAMES // 2


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_the_careful_play_whole_games(variant: Variant) -> None:
    for seed in range(3):
        assert played(seed, (FUGITIVE, MARSHAL), variant=variant).winners


def test_in_a_manhunt_the_likeliest_number_is_named() -> None:
    hunted = 0
    for seed in range(30):
        rng = Random(seed)
        state = GAME.setup(2)
        while (actor := GAME.rules.to_act(state)) != NOBODY and state.agenda[
            0
        ].task is not Task.MANHUNT:
            luck = actor == CHANCE
            move = GAME.rules.chance(state).sample(rng) if luck else GAME.sample(state, rng)
            state, _ = GAME.play(state, move)
        if state.agenda:
            view = GAME.sight.observe(state, MARSHAL)
            guess = best_single(evidence_of(view))
            assert guess is not None
            best = ponder(view, rng)[0]
            assert best.move == Attempt(tuple(map(Card, guess.numbers)))
            assert best.value == pytest.approx(float(guess.chance))
            hunted += 1
    assert hunted


@pytest.mark.parametrize("name", ["search", "hard"])
def test_a_search_here_is_this_judgement(name: str) -> None:
    turn = turn_at(GAME, position(TABLE), Random(1))
    assert find_player(GAME, name)(turn) == ponder(turn.view, Random(1))[0].move
