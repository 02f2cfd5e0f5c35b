"""A session at the start of a small scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.session.session import Session

from .shots import shot


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return shot(tmp_path)
