"""The cheat sheet prints on two sides of A4 at most, and nothing on it is cut off."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from engine.core.rulebook import LANGUAGES
from explorer import cheat_sheet
from explorer.files.library import games

PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
A4 = re.compile(rb"/MediaBox\s*\[\s*0 0 59[4-6][\d.]* 84[1-3]")
CUT = """() => [...document.querySelectorAll('.block li, .block h2, header')]
  .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_sheet_fits_two_sides(browser: Browser, tmp_path: Path, game: str, language: str) -> None:
    page = browser.new_page()
    try:
        page.goto(cheat_sheet(game, tmp_path / "sheet.html", language).as_uri())
        printed = page.pdf(prefer_css_page_size=True, print_background=True)
        pages = len(PAGE.findall(printed))
        assert 1 <= pages <= 2
        assert len(A4.findall(printed)) >= 1
        page.emulate_media(media="print")
        page.set_viewport_size({"width": 718, "height": 1000})
        assert page.evaluate(CUT) == []
        if language == "en":
            results = Axe().run(page, options={"resultTypes": ["violations"]})
            assert results.violations_count == 0, results.generate_report()
    finally:
        page.close()
