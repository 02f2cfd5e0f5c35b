"""The strip of Fugitive: every number once, with what the viewer may know of it at once."""

from __future__ import annotations

import pytest

from engine.core.rulebook import LANGUAGES
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.fugitive import GAME
from engine.fugitive.state import FUGITIVE, MARSHAL
from explorer.draw.words import load_words
from explorer.panels.fugitive.ranges import ranges
from explorer.panels.fugitive.strip import strip
from explorer.panels.seats import Table
from explorer.panels.strip import Square, Strip

POSITION = """\
round: 4
trail: 2, 4! (1), 7 (6 8)
fugitive: 3, 9, 11, 16, 42
marshal: 5, 17, 30
missed: 10 @3, 9 12 @3
"""
VIEWERS: dict[str, Viewer] = {
    "marshal": MARSHAL,
    "fugitive": FUGITIVE,
    "spectator": SPECTATOR,
    "all-seeing": ALL_SEEING,
}


def shown(text: str = POSITION, viewer: Viewer = MARSHAL, language: str = "en") -> Strip:
    view = GAME.sight.observe(GAME.read_position(text, unfinished=True), viewer)
    return strip(Table(view, viewer, (), load_words(language)))


def square(found: Strip, number: int) -> Square:
    return next(each for band in found.bands for each in band.squares if each.text == str(number))


def numbers(found: Strip) -> list[list[int]]:
    return [[int(each.text) for each in band.squares] for band in found.bands]


@pytest.mark.parametrize("viewer", VIEWERS.values(), ids=VIEWERS)
def test_every_number_stands_there_once(viewer: Viewer) -> None:
    escape = [42] if viewer in (FUGITIVE, ALL_SEEING) else []
    found = shown(viewer=viewer)
    assert numbers(found) == [[*range(1, 15)], [*range(15, 29)], [*range(29, 42), *escape]]


def test_rows_follow_the_decks_of_the_tuning() -> None:
    cut = f"options: first_deck_ends 20, second_deck_ends 30\n{POSITION}"
    found = shown(cut)
    assert numbers(found) == [[*range(1, 21)], [*range(21, 31)], [*range(31, 42)]]
    assert [(band.name, band.key) for band in found.bands] == [
        ("4–20", "deck 1"),
        ("21–30", "deck 2"),
        ("31–41", "deck 3"),
    ]


@pytest.mark.parametrize(
    ("viewer", "number", "look", "note", "label"),
    [
        ("marshal", 5, "held", "yours", "5, in the marshal's hand"),
        ("marshal", 4, "up", "h2", "4, a hideout found, hideout h2"),
        ("marshal", 1, "up", "(h2)", "1, a sprint card found, under h2"),
        ("marshal", 2, "", "", "2"),
        ("marshal", 9, "", "", "9, named among others and missed"),
        ("marshal", 10, "", "", "10, named and missed"),
        ("fugitive", 9, "held", "yours", "9, named among others and missed, in your hand"),
        ("fugitive", 7, "laid", "h3", "7, hideout h3"),
        ("fugitive", 8, "laid", "(h3)", "8, under h3"),
        ("fugitive", 5, "", "", "5"),
        ("fugitive", 42, "held", "yours", "42, in your hand"),
        ("spectator", 5, "", "", "5"),
        ("spectator", 7, "", "", "7"),
        ("all-seeing", 5, "held", "M", "5, in the marshal's hand"),
        ("all-seeing", 11, "hand", "", "11, in the fugitive's hand"),
        ("all-seeing", 7, "laid", "h3", "7, hideout h3"),
    ],
)
def test_a_number_shows_what_the_viewer_knows(
    viewer: str, number: int, look: str, note: str, label: str
) -> None:
    found = square(shown(viewer=VIEWERS[viewer]), number)
    assert (found.look, found.note, found.label) == (look, note, label)


def test_numbers_named_before_are_crossed() -> None:
    found = shown()
    missed = {n: square(found, n).missed for n in (9, 10, 11, 12)}
    assert missed == {9: "among", 10: "alone", 11: "", 12: "among"}


@pytest.mark.parametrize(
    ("viewer", "number", "keys"),
    [
        ("marshal", 9, ("number 9",)),
        ("marshal", 5, ("card 5", "number 5")),
        ("fugitive", 9, ("card 9", "number 9")),
        ("fugitive", 8, ("card 8", "number 8")),
        ("fugitive", 42, ("card 42",)),
        ("fugitive", 5, ("number 5",)),
    ],
)
def test_a_number_stands_for_the_card_that_the_viewer_sees(
    viewer: str, number: int, keys: tuple[str, ...]
) -> None:
    assert square(shown(viewer=VIEWERS[viewer]), number).keys == keys


def test_a_tab_for_each_face_down_hideout() -> None:
    assert [(tab.key, tab.text) for tab in shown().tabs] == [
        ("", "any"),
        ("hideout 1", "h1"),
        ("hideout 3", "h3"),
    ]
    assert shown("trail: 2!, 4!").tabs == ()


def test_the_legend_names_only_what_is_there() -> None:
    assert [sign.look for sign in shown().legend] == ["unlikely", "likely", "held", "up", "missed"]
    assert [sign.look for sign in shown("round: 1\nnow: fugitive opens").legend] == ["held"]
    assert "hand" in [sign.look for sign in shown(viewer=ALL_SEEING).legend]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strip_is_told_in_every_language(language: str) -> None:
    assert "{" not in repr(shown(language=language))


# -- ranges on the trail


@pytest.mark.parametrize(
    ("viewer", "expected"),
    [
        ("marshal", {"hideout 1": (2, 3), "hideout 3": (6, 11)}),
        ("spectator", {"hideout 1": (2, 3), "hideout 3": (5, 11)}),
        ("fugitive", {}),
        ("all-seeing", {}),
    ],
)
def test_hidden_hideouts_have_ranges(viewer: str, expected: dict[str, tuple[int, int]]) -> None:
    seat = VIEWERS[viewer]
    view = GAME.sight.observe(GAME.read_position(POSITION, unfinished=True), seat)
    assert ranges(view, seat) == expected
