"""Words: every language has them all, and they have room."""

from __future__ import annotations

import re

import pytest

from explorer.draw import load_words
from explorer.draw.drawing import WIDTHS
from explorer.draw.measure import fitting, text_width
from explorer.draw.super_express import draw

from .positions import some
from .reading import words_of

LANGUAGES = ("en", "ko", "pt")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words_and_values(language: str) -> None:
    english, own = load_words("en"), load_words(language)
    assert list(own) == list(english)
    for key, words in own.items():
        assert words
        values = set(re.findall(r"{(\w+)}", words))
        assert values == set(re.findall(r"{(\w+)}", english[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_words_fit_even_when_wide(language: str, width: int) -> None:
    words = load_words(language)
    for shown in some(9):
        drawing = draw(shown.view, width=width, words=words, last=shown.last, before=shown.before)
        found = [word for word in words_of(drawing) if not word.key.startswith("was")]
        for number, word in enumerate(found):
            assert word.size >= 12 - 0.01, word
            assert word.left >= 0, word
            assert word.right <= width, word
            assert word.bottom <= drawing.height, word
            clashes = [other for other in found[:number] if word.overlaps(other)]
            assert not clashes, (word, clashes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_a_tile_end_before_its_edge(language: str) -> None:
    words = load_words(language)
    for width in (752, 944, 1152):
        for shown in some(9):
            drawing = draw(
                shown.view, width=width, words=words, last=shown.last, before=shown.before
            )
            tiles = {f"tile {cell.key}": cell for cell in drawing.cells}
            for word in words_of(drawing):
                if tile := tiles.get(word.key):
                    assert word.right <= tile.x + tile.width - 2, word


def test_fitting_takes_the_longest_wording_that_has_room() -> None:
    wordings = ("a long wording", "shorter", "s")
    assert fitting(wordings, 200, 12) == "a long wording"
    assert fitting(wordings, 60, 12) == "shorter"
    assert fitting(wordings, 1, 12) == "s"


def test_bold_and_hangul_are_wider() -> None:
    assert text_width("next card", 12, bold=True) > text_width("next card", 12)
    assert text_width("계획", 12) > text_width("ab", 12)
