"""The cards: numbers, footprints and decks."""

from __future__ import annotations

import pytest

from engine.fugitive import GAME
from engine.fugitive.cards import CARDS, Card
from engine.fugitive.state import footprints
from engine.fugitive.tuning import Tuning

USUAL = Tuning()


def test_there_are_43_cards() -> None:
    assert tuple(range(43)) == CARDS


def test_odd_cards_show_one_footprint_and_even_cards_two() -> None:
    assert [USUAL.footprints[card] for card in (1, 2, 3, 14, 15, 41, 42)] == [1, 2, 1, 2, 1, 1, 2]


@pytest.mark.parametrize(("cards", "total"), [((), 0), ((2,), 2), ((1, 3), 2), ((40, 41, 16), 5)])
def test_footprints_add_up(cards: tuple[int, ...], total: int) -> None:
    assert footprints(GAME.setup(2), tuple(map(Card, cards))) == total


def test_which_deck_a_card_is_in() -> None:
    assert [len(cards) for cards in USUAL.decks.cards.values()] == [11, 14, 13]
    assert [USUAL.decks.of.get(Card(number)) for number in (3, 4, 14, 15, 28, 29, 41, 42)] == [
        None,
        1,
        1,
        2,
        2,
        3,
        3,
        None,
    ]
