"""Words: every language has them all, and they have room."""

from __future__ import annotations

import re

import pytest

from engine.core.messages import load_messages
from explorer.draw import Drawing, load_words
from explorer.draw.boards import board
from explorer.draw.drawing import WIDTHS
from explorer.draw.measure import fitting, text_width
from explorer.files.library import games

from . import colt, fugitive
from .positions import Shown, some
from .reading import words_of

LANGUAGES = ("en", "ko", "pt")
BANDITS = ("belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco")
CARDS = ("move", "turn", "shoot", "floor", "reflex", "horse", "punch", "fire", "robbery")


def every() -> list[Shown]:
    return [*some(9), *colt.some(37), *fugitive.some(19)]


def drawn(shown: Shown, width: int, language: str) -> Drawing:
    words, last, before = load_words(language, shown.game), shown.last, shown.before
    return board(shown.game, shown.view, width=width, words=words, last=last, before=before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words_and_values(language: str) -> None:
    english, own = load_words("en"), load_words(language)
    assert list(own) == list(english)
    for key, words in own.items():
        assert words
        values = set(re.findall(r"{(\w+)}", words))
        assert values == set(re.findall(r"{(\w+)}", english[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_board_calls_names_and_cards_as_the_story_does(game: str, language: str) -> None:
    told = load_messages(f"engine.{game}", language).words
    shown = load_words(language, game)
    named = [*BANDITS, *CARDS]
    assert {key: shown[key] for key in named if key in told} == {
        key: told[key] for key in named if key in told
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "prefix"),
    [
        ("fugitive", "fg_event_"),
        ("fugitive", "fg_seat_"),
        ("colt_express", "turn_"),
        ("colt_express", "round_"),
    ],
)
def test_a_board_calls_events_and_seats_as_the_story_does(
    game: str, prefix: str, language: str
) -> None:
    told = load_messages(f"engine.{game}", language).words
    named = {key: f"{prefix}{key}" for key in told}
    words = load_words(language, game)
    shown = {key: words[name].replace("’", "'") for key, name in named.items() if name in words}
    assert shown == {key: told[key] for key in shown}
    assert len(shown) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_words_fit_even_when_wide(language: str, width: int) -> None:
    for shown in every():
        drawing = drawn(shown, width, language)
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
    for width in (752, 944, 1152):
        for shown in every():
            drawing = drawn(shown, width, language)
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
