"""Progress that is kept for one test alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from explorer.learning.keeping import CHOICE, Choice, keep_progress


@pytest.fixture
def unchosen() -> Iterator[Choice]:
    """Whatever file a test chooses, the next one keeps nothing."""
    yield CHOICE
    CHOICE.made, CHOICE.file = False, None


@pytest.fixture
def mine(tmp_path: Path, unchosen: Choice) -> Path:
    """The file that this test keeps progress in."""
    file = keep_progress(tmp_path / "progress.jsonl")
    assert file
    assert unchosen.file == file
    return file
