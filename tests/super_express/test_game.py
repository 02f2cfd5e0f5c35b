"""The game as the kernel knows it: places, pieces, foreign moves."""

import pytest

from engine.core.moves import Move, Refusal
from engine.core.record import RecordError
from engine.super_express import GAME
from engine.super_express.state import State
from tests.plain_values import state_from_json
from tests.super_express.table import play, position

from .census import census

TRAIN = (
    "options: horse; train: 4; C1: Doc<; C2 roof: Mei<; C0 roof: Ghost>; off: Tuco; out: Belle 1; "
    "now: Doc plays"
)


class Whistle(Move[State]):
    def refusal(self, state: State) -> Refusal | None:
        return None


@pytest.mark.parametrize(
    ("piece", "place"),
    [("doc", "C1"), ("mei", "C2 roof"), ("ghost", "C0 roof"), ("tuco", "off"), ("belle", "out")],
)
def test_where_a_bandit_is(piece: str, place: str) -> None:
    assert GAME.board.place_of(position(TRAIN), piece) == place


def test_where_nobody_is() -> None:
    with pytest.raises(ValueError, match="'zed'; there are doc, mei, ghost, tuco, belle"):
        GAME.board.place_of(position(TRAIN), "zed")


def test_a_move_of_another_game_is_no_move_here() -> None:
    with pytest.raises(ValueError, match=r"no move of super_express.*Plan, Reveal"):
        GAME.play(position(TRAIN), Whistle())


def test_luck_is_asked_only_where_it_decides() -> None:
    with pytest.raises(ValueError, match="luck has nothing to decide here"):
        GAME.rules.chance(position(TRAIN))


def test_what_a_learner_may_try_is_refused_with_a_rule() -> None:
    state = position(TRAIN)
    refusals = [GAME.refusal(state, move) for move in GAME.teaching.temptations(state)]
    assert [refusal.rules for refusal in refusals if refusal] == [("sx.execute.forced",)]
    assert None not in refusals


def test_pieces_are_counted_wherever_they_lie() -> None:
    assert census(position(TRAIN)) == {"bandits": 5, "wagons": 4}
    due = position("train: 2; round: 2; C1: Doc<, Mei<, Tuco<; treasure Doc: 301; now: treasure")
    assert census(due) == {"bandits": 3, "wagons": 4}
    taken, _ = play(due, "treasure 389")
    assert census(taken) == {"bandits": 3, "wagons": 4}


@pytest.mark.parametrize("text", ["", "{}", '{"options": 3}', '{"train": []}'])
def test_a_stored_position_that_is_none(text: str) -> None:
    with pytest.raises(RecordError):
        state_from_json(GAME, text)
