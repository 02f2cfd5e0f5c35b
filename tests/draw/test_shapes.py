"""Numbers, styles and the room for cars and pawns."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.record import replace
from explorer.draw import load_words
from explorer.draw.boards import board
from explorer.draw.cards import card_face
from explorer.draw.drawing import WIDTHS, stylesheet
from explorer.draw.figures import FIGURES
from explorer.draw.icons import ICONS
from explorer.draw.piece import markup
from explorer.draw.rails.lineup import Berth, Yard, line_up, stand
from explorer.draw.svg import d, num, text
from explorer.files.library import games

from . import colt, fugitive
from .positions import some


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (0, "0"),
        (-0.04, "0"),
        (0.5, ".5"),
        (-0.5, "-.5"),
        (12.0, "12"),
        (3.14159, "3.1"),
        (10, "10"),
    ],
)
def test_numbers_are_short(value: float, said: str) -> None:
    assert num(value) == said


def test_path_data_has_no_needless_spaces() -> None:
    assert d("M", 1, -2, "L", 3, 0.5, "h", -4, "z") == "M1-2L3 .5h-4z"


def test_words_are_escaped() -> None:
    assert (
        text("hx-d", "<Doc & Mei>", 0, 1) == '<text class="hx-d" y="1">&lt;Doc &amp; Mei&gt;</text>'
    )


def test_a_card_without_a_picture_of_its_own_is_drawn_plain() -> None:
    assert ICONS["punch"] in card_face(0, 0, "punch")
    assert ICONS["face_up"] in card_face(0, 0, "lasso")


ROW = Yard(100, 1000, 10, 60, 168, (35, 35))
WRAPPED = Yard(100, 320, 6, 68, 120, (34, 28.6), wrapped_left=8)


def test_cars_share_the_room_and_keep_a_greatest_width() -> None:
    assert [berth.width for berth in line_up(ROW, [0] * 3, 200)] == [168] * 3
    assert [berth.width for berth in line_up(ROW, [0] * 9, 200)] == [91] * 9


def test_a_crowded_car_widens_and_the_others_give_way() -> None:
    widths = [berth.width for berth in line_up(ROW, [0, 7, 0, 0, 0, 0, 0, 0, 0], 200)]
    assert widths[1] == 7 * 35 + 3
    assert len(set(widths[:1] + widths[2:])) == 1
    assert sum(widths) + 8 * 10 <= 900


def test_train_wraps_like_text() -> None:
    berths = line_up(WRAPPED, [0] * 7, 200)
    assert [berth.row for berth in berths] == [0, 0, 0, 1, 1, 1, 1]
    assert all(berth.right <= 320 for berth in berths)
    assert berths[3].x == 8
    assert berths[3].y == 200


@pytest.mark.parametrize(
    ("cars", "tightest", "rows"),
    [
        (4, 0, [0, 0, 1, 1]),
        (4, 50, [0, 0, 0, 0]),
        (5, 50, [0, 0, 1, 1, 1]),
        (8, 0, [0, 0, 1, 1, 1, 2, 2, 2]),
        (8, 50, [0, 0, 0, 1, 1, 1, 1, 1]),
    ],
)
def test_tighter_cars_spare_a_row_and_no_row_is_left_nearly_empty(
    cars: int, tightest: float, rows: list[int]
) -> None:
    berths = line_up(replace(WRAPPED, tightest=tightest), [0] * cars, 200)
    assert [berth.row for berth in berths] == rows
    assert all(berth.right <= 320 for berth in berths)


@pytest.mark.parametrize("pawns", range(1, 8))
def test_pawns_shrink_until_they_fit(pawns: int) -> None:
    berth = Berth(0, 0, 205)
    scale, places = stand(berth, pawns, 1.28)
    assert len(places) == pawns
    assert pawns * 44 * scale <= 205
    assert places[0] - 22 * scale >= -1
    assert places[-1] + 22 * scale <= 206


def test_every_rule_of_style_is_scoped_and_every_class_is_known() -> None:
    css = re.sub(r"/\*.*?\*/", "", stylesheet(), flags=re.DOTALL)
    css = re.sub(r"@keyframes[^{]*{(?:[^{}]*{[^{}]*})*\s*}", "", css)
    css = re.sub(r"@media[^{]*{((?:[^{}]*{[^{}]*})*)\s*}", r"\1", css)
    known: set[str] = set()
    for selectors in re.findall(r"([^{}]+){", css):
        known |= set(re.findall(r"\.(hx[\w-]*)", selectors))
        for selector in selectors.split(","):
            assert ".hx" in selector
            assert all(name.startswith("hx") for name in re.findall(r"\.([a-z][\w-]*)", selector))
    plain = {"hx-left", "hx-up", "hx-climbs"}
    for shown in [*some(12), *colt.some(50), *fugitive.some(30)]:
        for width in (WIDTHS[0], WIDTHS[-1]):
            drawing = board(
                shown.game,
                shown.view,
                width=width,
                words=load_words("en"),
                last=shown.last,
                before=shown.before,
            )
            classes = re.findall(r'class="([^"]+)"', drawing.still + markup(drawing.pieces))
            used = {name for names in classes for name in names.split()}
            assert used <= known | plain


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_seat_of_a_game_has_a_letter_of_its_own(game: Game[Any]) -> None:
    letters = [FIGURES[name].letter for name in game.seat_names]
    assert len(set(letters)) == len(letters)
