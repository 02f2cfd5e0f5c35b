"""The rules and a stand-alone page compare answers in the same way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from explorer.lessons.kinds.plainly import plainly

CASES = Path(__file__).parents[1] / "scripts" / "plain_answers.json"
"""The scripts' own tests read them too."""


@pytest.mark.parametrize(("given", "plain"), json.loads(CASES.read_text("utf-8")))
def test_what_makes_no_difference_is_left_out(given: str, plain: str) -> None:
    assert plainly(given) == plain
