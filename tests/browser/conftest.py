"""A browser that is found on the machine; a test without one fails, it is not skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.find_chromium import NAMES, find
from tests.browser.host import Host
from tests.browser.lab import Lab, running_lab
from tests.browser.patience import patient

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

Open = Callable[..., Host]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find()
    assert path, "no Chromium was found: run `make browser`, or install one of " + ", ".join(NAMES)
    with sync_playwright() as playwright, patient():
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    with running_lab(tmp_path_factory.mktemp("lab")) as lab:
        yield lab


@pytest.fixture
def shown(browser: Browser) -> Iterator[Open]:
    """Show a study in a page of a width, light or dark."""
    pages = []

    def open_page(
        study: Any,
        width: int = 1200,
        dark: bool = False,
        kind: type[Host] = Host,
        touch: bool = False,
    ) -> Host:
        page = browser.new_page(viewport={"width": width, "height": 900}, has_touch=touch)
        page.emulate_media(reduced_motion="reduce")
        pages.append(page)
        return kind(page, study, "#111111" if dark else "#ffffff")

    yield open_page
    for page in pages:
        page.close()
