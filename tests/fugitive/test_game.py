"""The game as the kernel knows it: places, pieces, board keys, prompts."""

from __future__ import annotations

import pytest

from engine.core.moves import Move, Refusal
from engine.core.record import RecordError
from engine.fugitive import GAME
from engine.fugitive.state import State, Task
from tests.fugitive.table import position
from tests.plain_values import state_from_json

from .census import census

TEXT = (
    "options: variant random; trail: 1, 4! (2), 9 (6 20), 12; fugitive: 3, 11, 16, 42; "
    "marshal: 5, 8; dropped: 10; removed: 30; now: marshal attempts"
)


class Whistle(Move[State]):
    def refusal(self, state: State) -> Refusal | None:
        return None


@pytest.mark.parametrize(
    ("piece", "place"),
    [
        ("card 0", "start"),
        ("card 4", "hideout 2"),
        ("card 2", "under 2"),
        ("card 20", "under 3"),
        ("card 42", "fugitive"),
        ("card 8", "marshal"),
        ("card 10", "dropped"),
        ("card 30", "removed"),
        ("card 13", "deck 1"),
        ("card 31", "deck 3"),
    ],
)
def test_where_a_card_is(piece: str, place: str) -> None:
    assert GAME.board.place_of(position(TEXT), piece) == place


def test_where_no_card_is() -> None:
    with pytest.raises(ValueError, match="'card 43'; there are card 0 to card 42"):
        GAME.board.place_of(position(TEXT), "card 43")


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("draw 2", "deck 2"),
        ("peek 3", "deck 3"),
        ("lay 12 with 3", "card 12"),
        ("discard 5", "card 5"),
        ("take 6 from 3", "card 6"),
        ("ask 3", "hideout 3"),
        ("name 17", "number 17"),
        ("name 17, 18", ""),
        ("pass", ""),
    ],
)
def test_the_place_on_the_board_that_stands_for_a_move(move: str, key: str) -> None:
    state = position(TEXT)
    assert GAME.board.target(GAME.notation.read_move(move, state), state) == key


def test_a_move_of_another_game_is_no_move_here() -> None:
    with pytest.raises(ValueError, match=r"no move of fugitive.*DrawFrom, TopCard"):
        GAME.play(position(TEXT), Whistle())


def test_luck_is_asked_only_where_it_decides() -> None:
    with pytest.raises(ValueError, match="luck has nothing to decide here"):
        GAME.rules.chance(position(TEXT))


def test_all_43_cards_are_counted_wherever_they_lie() -> None:
    assert census(position(TEXT)) == {"hideout cards": 43}
    assert census(GAME.setup(2)) == {"hideout cards": 43}


@pytest.mark.parametrize("language", ["en", "ko", "pt"])
def test_whatever_is_due_has_a_prompt_and_a_refusal(language: str) -> None:
    messages = GAME.words.speaker(None, language).messages
    for task in Task:
        assert messages.phrase(f"prompt.{task.value}")
        assert messages.reason(f"NotNow.{task.value}")


@pytest.mark.parametrize("text", ["", "{}", '{"options": 3}', '{"decks": []}'])
def test_a_stored_position_that_is_none(text: str) -> None:
    with pytest.raises(RecordError):
        state_from_json(GAME, text)


@pytest.mark.parametrize(
    ("now", "is_open"),
    [
        ("fugitive draws", True),
        ("marshal draws", True),
        ("fugitive lays", False),
        ("marshal attempts", True),
        ("marshal peeks", True),
        ("marshal witness", True),
        ("fugitive drops", False),
    ],
)
def test_what_is_chosen_openly(now: str, is_open: bool) -> None:
    """Decks and numbers can be seen by all; what the fugitive can lay tells the hand."""
    state = position(f"round: 4; trail: 2, 4! (1), 7 (6 8); fugitive: 3, 9, 16, 20, 42; now: {now}")
    assert GAME.sight.open_choice(state) == is_open
