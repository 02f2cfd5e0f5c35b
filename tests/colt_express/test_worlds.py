"""Other cards and purses that a seat could not tell from the real ones."""

from collections.abc import Sequence
from random import Random

import pytest

from engine.colt_express import GAME
from engine.colt_express.dealing import Deal
from engine.colt_express.state import State
from engine.colt_express.stealing.purse import OpenPurse
from engine.core.moves import Move, Seat
from engine.core.playout import playout
from tests.seeing import seen_by


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("expert", [False, True])
def test_another_world_looks_the_same_and_is_another(players: int, expert: bool) -> None:
    dealt = opened = 0
    for number in range(5):
        rng = Random(number)
        start = GAME.setup(players, expert=expert)
        _, moves = playout(GAME, start, rng)
        cut = moves[: rng.randrange(len(moves) // 2, len(moves))]
        seat = Seat(rng.randrange(players))
        other = GAME.sight.another_world(start, cut, seat, rng)
        assert seen_by(GAME, seat, start, other) == seen_by(GAME, seat, start, cut)
        changed = [move for move, real in zip(other, cut, strict=True) if move != real]
        dealt += any(isinstance(move, Deal) for move in changed)
        opened += any(isinstance(move, OpenPurse) for move in changed)
    assert dealt >= 1
    assert dealt + opened >= 2


def test_what_a_seat_holds_is_the_same_in_every_world() -> None:
    rng = Random(5)
    start = GAME.setup(3)
    _, moves = playout(GAME, start, rng)
    other = GAME.sight.another_world(start, moves[:40], Seat(0), rng)
    own = [state.cards[0] for state in _states(start, moves[:40])]
    assert [state.cards[0] for state in _states(start, other)] == own


def _states(state: State, moves: Sequence[Move[State]]) -> list[State]:
    states = [state]
    for move in moves:
        states.append(GAME.play(states[-1], move)[0])
    return states
