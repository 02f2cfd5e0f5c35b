"""Timeouts of the browser tests, so long that only a failure uses them up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

PATIENCE = 180_000
"""Milliseconds."""
SECONDS = PATIENCE / 1000


@contextmanager
def patient() -> Iterator[None]:
    """Let every page that is opened, and everything expected of one, wait that long."""

    def waits(opens: Callable[..., Any]) -> Callable[..., Any]:
        def opened(browser: Browser, **how: Any) -> Page | BrowserContext:
            made: Page | BrowserContext = opens(browser, **how)
            made.set_default_timeout(PATIENCE)
            return made

        return opened

    expect.set_options(timeout=PATIENCE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Browser, "new_page", waits(Browser.new_page))
        patch.setattr(Browser, "new_context", waits(Browser.new_context))
        yield
