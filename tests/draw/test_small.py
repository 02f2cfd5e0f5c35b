"""The small file of a drawing: the same shapes, and only the styles that they use."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from explorer.draw.drawing import svg
from explorer.draw.small import small_svg
from explorer.files.library import games
from explorer.page.board import bare_drawing, drawing
from explorer.session.session import new_session

each_game = pytest.mark.parametrize("name", games())


def shapes(file: str) -> list[tuple[str, str | None, str | None]]:
    """The elements of a file with what they draw, without its style."""
    root = ElementTree.fromstring(file)
    return [
        (each.tag, each.get("d"), each.text)
        for each in root.iter()
        if not each.tag.endswith("style")
    ]


@each_game
def test_it_has_the_same_shapes_in_less_room(name: str) -> None:
    board = bare_drawing(new_session(name, None, 7).here, 750)
    assert shapes(small_svg(board)) == shapes(svg(board))
    assert len(small_svg(board)) < len(svg(board)) / 1.5


@each_game
def test_colours_have_values_and_no_style_is_unused(name: str) -> None:
    file = small_svg(drawing(new_session(name, None, 7).here, 752))
    assert set(re.findall(r"var\((--[\w-]+)", file)) <= {"--a"}
    assert not re.search(r"animation|transition|@media|data-key", file)
    style = re.findall(r"<style>(.*?)</style>", file)[0]
    worn = {name for found in re.findall(r'class="([^"]*)"', file) for name in found.split()}
    assert set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"\{[^}]*\}", " ", style))) <= worn


def test_a_style_of_the_board_is_kept_with_its_colour() -> None:
    file = small_svg(bare_drawing(new_session("super_express", None, 7).here, 750))
    assert ".hx-sky{fill:#F4EEE2}" in file
    assert "svg{background:#fff}" in file
