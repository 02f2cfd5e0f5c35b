"""The tables of moves and of cards."""

from collections.abc import Callable

import pytest

from engine.colt_express import GAME
from engine.colt_express.kinds import VERBS
from engine.colt_express.pieces import ACTIONS, DECK, TEAM_DECK
from engine.colt_express.state import State
from engine.colt_express.stealing.cards import CARDS
from engine.core.moves import Move
from tests.colt_express.table import position


class Whistle(Move[State]):
    """A move that Colt Express does not have."""


def test_the_table_of_cards_has_a_line_for_each_kind_of_card() -> None:
    assert sorted(card.action.value for card in CARDS) == sorted(each.value for each in ACTIONS)
    assert {*DECK, *TEAM_DECK} <= {card.action for card in CARDS}


def test_every_kind_of_move_has_a_word_of_its_own() -> None:
    words = [verb.word for verb in VERBS]
    assert len(set(words)) == len(words) == len({verb.move for verb in VERBS})


@pytest.mark.parametrize("ask", [GAME.notation.move_text, GAME.board.target, GAME.board.sign])
def test_a_move_of_another_game_is_refused_by_name(
    ask: Callable[[Move[State], State], str],
) -> None:
    with pytest.raises(ValueError, match="is no move of this game"):
        ask(Whistle(), position("2: Doc; 3: Tuco, Belle"))
