"""A seed is kept as it is, or refused with a sentence before anything is played."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engine.core.bounds import MOST_NAME, OutOfBounds
from engine.core.performing import perform
from engine.core.scenario import ScenarioError, read_scenario, scenario_text
from engine.core.seeds import check_seed
from engine.core.study_code import read_code, study_code
from engine.core.study_file import study_scenario

from .toy_play import LAYING, find_toy, timeline
from .toy_scenario import PLACE, SCENARIO

NUMBERS = (0, -1, 2**63, 2**64, -(2**70), 10**MOST_NAME - 1)
TEXTS = (
    *("", " ", "7", "true", "a'b\"c", '"""\n"""', "a\nb", "a\r\nb", "\\r\\n"),
    *("\ufeffbom", "한국", "🤠", "\u2028", "x" * MOST_NAME),
)


@pytest.mark.parametrize("seed", [*NUMBERS, *TEXTS], ids=lambda seed: repr(seed)[:20])
def test_a_seed_reads_back_as_it_is(seed: int | str) -> None:
    played = timeline("lay 1", start=LAYING, seed=seed)
    text = scenario_text(study_scenario(played, "Apples"))
    for found in (
        perform(read_scenario(text, PLACE), find_toy, PLACE).timeline,
        read_code(study_code(played), find_toy).timeline,
    ):
        assert found == played
        assert type(found.seed) is type(seed)


@pytest.mark.parametrize(
    ("seed", "reason"),
    [
        (None, "a seed is a whole number or a text, not None"),
        (True, "a seed is a whole number or a text, not True"),
        (1.5, "a seed is a whole number or a text, not 1.5"),
        (Fraction(1, 2), r"a seed is a whole number or a text, not Fraction\(1, 2\)"),
        (b"x", "a seed is a whole number or a text, not b'x'"),
        ((1, 2), r"a seed is a whole number or a text, not \(1, 2\)"),
        ("\ud800", "is no character that can be printed"),
        ("a\rb", "is no character that can be printed"),
        ("\x1b[31m", "is no character that can be printed"),
        (10**MOST_NAME, "at most 200 digits"),
        (-(10**5000), "at most 200 digits"),
        ("x" * (MOST_NAME + 1), "at most 200 characters, not 201"),
        (["x" * 100_000], "a seed is a whole number or a text"),
    ],
    ids=lambda value: "" if isinstance(value, int) else repr(value)[:20],
)
def test_what_is_no_seed_is_told(seed: Any, reason: str) -> None:
    with pytest.raises(OutOfBounds, match=reason) as refused:
        check_seed(seed)
    assert len(str(refused.value)) < 300
    with pytest.raises(OutOfBounds, match=reason):
        timeline("lay 1", start=LAYING, seed=seed)


def test_a_file_with_a_seed_that_is_too_long_is_told_with_its_place() -> None:
    long = SCENARIO.replace("seed = ", f"seed = {'9' * MOST_NAME}", 1)
    assert long != SCENARIO
    with pytest.raises(ScenarioError, match=f"{PLACE}, start: a seed .* at most 200 digits"):
        perform(read_scenario(long, PLACE), find_toy, PLACE)
