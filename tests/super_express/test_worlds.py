"""Other plans and treasures, which a seat could not tell from the real ones."""

from random import Random

import pytest

from engine.core.moves import Seat
from engine.core.playout import playout
from engine.super_express import GAME
from engine.super_express.events import TreasureTaken
from engine.super_express.planning import Plan
from engine.super_express.uncoupling import DrawTreasure
from tests.seeing import seen_by


@pytest.mark.parametrize("expansions", [(), ("horse",), ("reflex", "horse", "time_car")])
def test_another_world_looks_the_same_and_is_another(expansions: tuple[str, ...]) -> None:
    plans, treasures = 0, 0
    for number in range(12):
        rng = Random(number)
        start = GAME.setup(3 + number % 5, **dict.fromkeys(expansions, True))
        _, moves = playout(GAME, start, rng)
        cut = moves[: rng.randrange(1, len(moves))]
        seat = Seat(rng.randrange(len(start.bandits)))
        other = GAME.sight.another_world(start, cut, seat, rng)
        assert seen_by(GAME, seat, start, other) == seen_by(GAME, seat, start, cut)
        changed = [move for move, real in zip(other, cut, strict=True) if move != real]
        plans += any(isinstance(move, Plan) for move in changed)
        treasures += any(isinstance(move, DrawTreasure) for move in changed)
    assert plans >= 6
    assert treasures >= 1


def test_ones_own_plan_and_treasure_are_the_same_in_every_world() -> None:
    start = GAME.setup(["Doc", "Mei", "Tuco"])
    texts = ["first Doc"]
    state = start
    for _ in range(2):
        texts += ["plan Floor, Turn, Shoot"]
    texts += ["plan Turn, Floor, Shoot", *["reveal"] * 9]
    moves = []
    for text in texts:
        moves.append(GAME.notation.read_move(text, state))
        state, _ = GAME.play(state, moves[-1])
    moves.append(GAME.notation.read_move("treasure 345", state))
    event = GAME.play(state, moves[-1])[1][0]
    assert isinstance(event, TreasureTaken)
    owner = event.seat
    other = GAME.sight.another_world(start, moves, owner, Random(1))
    assert other[-1] == moves[-1]
    assert other[1 + owner] == moves[1 + owner]
