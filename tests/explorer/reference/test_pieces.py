"""The pieces of a game: drawn, named and told in three languages."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from engine.core.rulebook import LANGUAGES
from explorer import pieces
from explorer.draw.specimens import UnknownPiece, specimen
from explorer.files.library import UnknownGame, games

each_game = pytest.mark.parametrize("game", games())


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_a_line_and_a_drawing(game: str, language: str) -> None:
    shown = pieces(game, language)
    told = [piece for _, group in shown.groups for piece in group]
    assert len({piece.name for piece in told}) >= 8
    for piece in told:
        assert piece.text.endswith((".", "다"))
        drawn = ElementTree.fromstring(f"<svg>{piece.drawn}</svg>")
        assert {node.tag for node in drawn.iter()} & {"path", "rect"}


@each_game
def test_the_picture_says_in_words_what_the_text_says(game: str) -> None:
    shown = pieces(game)
    words = re.sub(r"<[^>]+>", "", shown._repr_html_().partition("</style>")[2])
    for _, group in shown.groups:
        for piece in group:
            assert f"{piece.name}{piece.text}" in words.replace("&#x27;", "'")
            assert f"  {piece.name}: {piece.text}" in str(shown)


def test_jupyter_takes_no_amount_of_money_for_a_formula() -> None:
    assert (
        '<section class="hx hx-board hx-pieces mathjax_ignore"'
        in pieces("colt_express")._repr_html_()
    )


def test_every_bandit_of_colt_express_stands_in_the_picture() -> None:
    names = [piece.name for _, group in pieces("colt_express").groups for piece in group]
    assert names[:6] == ["Belle", "Cheyenne", "Django", "Doc", "Ghost", "Tuco"]


def test_a_picture_of_no_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no game is called 'chess'"):
        pieces("chess")


def test_a_piece_that_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(UnknownPiece, match="no piece is drawn as 'deck 1'; the kinds are figure"):
        specimen("colt_express", "deck 1")
