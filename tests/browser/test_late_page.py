"""A board that is shown before its first page has come."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from explorer import study
from explorer.files.packing import pack
from tests.browser.host import Host


class Announced(Host):
    """A study of which the browser knows that it is there, and no more."""

    ready = "#host style"


def test_a_board_is_drawn_once_its_page_has_come(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = study("colt_express/first_heist")
    whole = board.get_state()
    page = browser.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    with monkeypatch.context() as patch:
        patch.setattr(board, "get_state", lambda *_, **__: whole | {"page": pack({})})
        Announced(page, board)
    assert not page.query_selector("svg.hx-board")
    page.evaluate("page => window.host.receive({ page })", whole["page"])
    page.wait_for_selector("svg.hx-board")
    assert not errors
    page.close()
