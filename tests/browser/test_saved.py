"""A stored notebook that is opened but not run: boards to step through, or boards as text."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.lab import ROOT, Lab

BOOK = ROOT / "notebooks" / "00_start_here.ipynb"


@pytest.fixture(scope="module")
def stored(lab: Lab) -> Lab:
    """The server with a stored notebook, trusted and not."""
    shutil.copy(BOOK, lab.folder / "trusted.ipynb")
    other = json.loads(BOOK.read_text("utf-8"))
    other["cells"][0]["source"].append("\n\nChanged by somebody.")
    (lab.folder / "untrusted.ipynb").write_text(json.dumps(other), "utf-8")
    trust(lab.folder / "trusted.ipynb")
    return lab


def trust(book: Path) -> None:
    environment = os.environ | {"JUPYTER_DATA_DIR": str(book.parent / "data")}
    subprocess.run(
        [sys.executable, "-m", "jupyter", "trust", str(book)], check=True, env=environment
    )


def test_a_trusted_notebook_shows_boards_that_scrub(browser: Browser, stored: Lab) -> None:
    page = browser.new_page(viewport={"width": 1400, "height": 1400})
    stored.open(page, "trusted.ipynb")
    board = page.locator(".hx-study").first
    board.wait_for()
    expect(board.locator(".hx-pieces [data-key]").first).to_be_attached()
    board.locator("[data-do=first]").click()
    rail = board.locator(".hx-scroll")
    expect(rail).to_have_attribute("aria-label", re.compile("step 0 of"))
    board.locator("[data-do=forward]").click()
    expect(rail).to_have_attribute("aria-label", re.compile("step 1 of"))
    page.close()


def test_an_untrusted_notebook_shows_boards_as_text(browser: Browser, stored: Lab) -> None:
    page = browser.new_page(viewport={"width": 1400, "height": 1400})
    stored.open(page, "untrusted.ipynb")
    text = page.locator(".jp-OutputArea-output pre:visible", has_text="inside |").first
    text.wait_for()
    assert "roof" in text.inner_text()
    page.close()
