"""The game as the kernel knows it: places, targets, prompts, foreign moves."""

import pytest

from engine.colt_express import GAME
from engine.colt_express.state import State
from engine.core.messages import load_messages
from engine.core.moves import Move, Refusal
from tests.colt_express.table import position

TRAIN = "train: 4; marshal: 1; 2: Doc; 3 roof: Belle; 2 roof: Ghost; 4: Tuco; loot 2: purse, jewel"


class Whistle(Move[State]):
    def refusal(self, state: State) -> Refusal | None:
        return None


@pytest.mark.parametrize(
    ("piece", "place"),
    [("doc", "2"), ("belle", "3 roof"), ("tuco", "4"), ("marshal", "1")],
)
def test_where_a_piece_is(piece: str, place: str) -> None:
    assert GAME.board.place_of(position(TRAIN), piece) == place


def test_where_nobody_is() -> None:
    with pytest.raises(ValueError, match="'zed'; there are doc, belle, ghost, tuco, marshal"):
        GAME.board.place_of(position(TRAIN), "zed")


@pytest.mark.parametrize(
    ("card", "move", "target"),
    [
        ("Doc Move", "move 1", "1"),
        ("Belle Move", "move 1", "1 roof"),
        ("Doc Floor", "floor", "2 roof"),
        ("Doc Robbery", "rob jewel", "jewel"),
        ("Belle Fire", "fire Ghost", "ghost"),
        ("Doc Marshal", "marshal 2", "2"),
        ("Doc Punch", "nothing", ""),
    ],
)
def test_what_stands_for_a_move_on_the_board(card: str, move: str, target: str) -> None:
    state = position(f"{TRAIN}; pile: | {card}")
    assert GAME.board.target(GAME.notation.read_move(move, state), state) == target


def test_a_card_in_hand_stands_for_playing_it() -> None:
    state = position(f"{TRAIN}; hand Doc: Move")
    move = GAME.notation.read_move("play Move", state)
    assert (GAME.board.target(move, state), GAME.board.sign(move, state)) == ("Move", "move")
    assert GAME.board.sign(GAME.notation.read_move("draw", state), state) == "draw"


def test_a_card_is_carried_out_for_all_to_see_and_schemed_in_secret() -> None:
    assert GAME.sight.open_choice(position(f"{TRAIN}; pile: | Doc Punch"))
    assert not GAME.sight.open_choice(position(f"{TRAIN}; hand Doc: Move"))


@pytest.mark.parametrize("card", ["Move", "Floor", "Robbery", "Fire", "Punch", "Marshal"])
def test_every_card_has_a_prompt_and_tempts_to_nothing_legal(card: str) -> None:
    state = position(f"{TRAIN}; pile: | Doc {card}")
    assert (
        load_messages(GAME.package, "en").phrase(GAME.teaching.prompt(state)).startswith("{name}")
    )
    tempting = GAME.teaching.temptations(state)
    assert tempting
    assert not set(tempting) & set(GAME.rules.options(state))


def test_a_move_of_another_game_is_no_move_here() -> None:
    with pytest.raises(ValueError, match="no move of colt_express"):
        GAME.play(position(TRAIN), Whistle())


def test_luck_is_asked_only_where_it_decides() -> None:
    with pytest.raises(ValueError, match="luck has nothing to decide here"):
        GAME.rules.chance(position(TRAIN))
