"""A board is dark on a page with a dark background, wherever the page sets it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.architecture.sources import EXPLORER

THEME = EXPLORER / "widget" / "js" / "elements" / "theme.js"
SCRIPT = THEME.read_text("utf-8").replace("export ", "")
CHOSEN = f"() => {{ {SCRIPT} const board = document.createElement('div'); theme(board); "
CHOSEN += "return board.dataset.theme ?? 'light'; }"


@pytest.mark.parametrize(
    ("style", "chosen"),
    [
        ("", "light"),
        ("body { background: #111 }", "dark"),
        ("html { background: #121212 }", "dark"),
        ("html { background: #111 } body { background: #fff }", "light"),
    ],
    ids=["nowhere", "the body", "the root, as in Panel", "both"],
)
def test_a_board_takes_the_theme_of_its_page(browser: Browser, style: str, chosen: str) -> None:
    page = browser.new_page()
    page.set_content(f"<!doctype html><style>{style}</style><body></body>")
    assert page.evaluate(CHOSEN) == chosen
    page.close()
