"""A session at the start of a small scenario, and others who answer at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.session.session import Session
from explorer.widget.match.replying import Replying

from .shots import shot


@pytest.fixture(autouse=True)
def _in_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let others answer a page in the same thread; what is said of threads undoes this."""
    monkeypatch.setattr(Replying, "_apart", lambda _, work: work())


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return shot(tmp_path)
