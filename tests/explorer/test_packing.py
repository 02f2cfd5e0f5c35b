"""The data that a notebook stores is short and whole."""

from __future__ import annotations

import json
from typing import Any

import pytest

from explorer import study
from explorer.files.packing import pack
from explorer.page.scripts import loader, script, style
from explorer.widget.learning.course_page import CoursePage
from explorer.widget.study import Study
from tests.unpacking import loaded, unpack

PACKED = ("advised", "card", "fixed", "frames", "page", "panel", "stills", "tools", "track")


@pytest.mark.parametrize(
    "value",
    [{}, [], "", {"a": [1, 2.5, None, True]}, {"말": "열차", "é": "não"}, {"x": "y" * 100_000}],
    ids=["nothing", "no list", "no text", "values", "languages", "much"],
)
def test_data_comes_back_as_it_was(value: Any) -> None:
    assert unpack(pack(value)) == value


def test_the_same_data_is_the_same_text() -> None:
    assert pack({"a": 1, "b": [2]}) == pack({"a": 1, "b": [2]})


def test_a_widget_loads_the_script_and_the_style_of_this_folder() -> None:
    own, packed_script, packed_style = loaded(loader())
    assert "DecompressionStream" in own
    assert (packed_script, packed_style) == (script(), style())


def test_another_script_is_told_apart() -> None:
    assert loaded("export default {}") != loaded(loader())


def test_the_loader_opens_the_traits_that_are_packed() -> None:
    assert set(Study.class_traits(to_json=lambda way: way is pack)) == set(PACKED)
    every = sorted(CoursePage.class_traits(to_json=lambda way: way is pack))
    assert set(every) == {*PACKED, "course", "rest"}
    assert f"const TRAITS = ({json.dumps(every)});" in loader()


def test_large_traits_are_stored_packed_and_read_as_they_are() -> None:
    board = study("super_express/paradox")
    board._repr_mimebundle_()
    stored = board.get_state(PACKED)
    for name in PACKED:
        assert unpack(stored[name]) == json.loads(json.dumps(getattr(board, name)))


def test_frames_take_less_than_a_tenth_of_their_data() -> None:
    board = study("super_express/paradox")
    board._repr_mimebundle_()
    assert len(pack(board.frames)) * 10 < len(json.dumps(board.frames))
