"""The tables of moves and of action cards."""

from __future__ import annotations

import pytest

from engine.core.moves import Move
from engine.super_express import GAME
from engine.super_express.actions.table import ACTIONS
from engine.super_express.kinds import VERBS
from engine.super_express.options import HANDS
from engine.super_express.pieces import Card
from engine.super_express.state import State
from tests.super_express.table import position


class Whistle(Move[State]):
    """A move that Super Express does not have."""


def test_the_table_of_action_cards_has_a_line_for_every_card_of_a_hand() -> None:
    assert set(ACTIONS) == {card for hand in HANDS.values() for card in hand}
    assert set(ACTIONS) == {*Card} - {Card.HIDDEN}


def test_every_kind_of_move_has_a_word_of_its_own() -> None:
    words = [verb.word for verb in VERBS]
    assert len(set(words)) == len(words) == len({verb.move for verb in VERBS})


def test_a_move_of_another_game_has_no_text() -> None:
    with pytest.raises(ValueError, match="is no move of this game"):
        GAME.notation.move_text(Whistle(), position("C1: Doc<, Mei<, Tuco<"))
