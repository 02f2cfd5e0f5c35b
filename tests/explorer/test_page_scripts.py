"""Modules become one text: each once, after those it needs, without type comments."""

from __future__ import annotations

import re

import pytest

from explorer.page.scripts import page_script, script

TEXTS = {
    **{name: script(name) for name in ("study", "edge_case", "loader")},
    "alone": page_script(),
}
each_text = pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)


@each_text
def test_a_text_imports_nothing(text: str) -> None:
    assert not re.search(r"^import .* from ", text, re.MULTILINE)


@each_text
def test_each_module_stands_once_and_before_it_is_needed(text: str) -> None:
    made = re.findall(r"^const (\w+_js) = \(\(\) => \{$", text, re.MULTILINE)
    assert len(made) == len(set(made))
    for needed in re.finditer(r"^const \{.*\} = (\w+_js);$", text, re.MULTILINE):
        assert f"const {needed[1]} = (() => {{" in text[: needed.start()]


@each_text
def test_comments_are_left_out(text: str) -> None:
    assert "/**" not in text


def test_a_widget_exports_how_it_is_rendered_and_a_page_of_its_own_nothing() -> None:
    assert [TEXTS[name].count("export default") for name in ("study", "edge_case", "alone")] == [
        *(1, 1, 0)
    ]
    assert TEXTS["study"].count("export ") == 1
