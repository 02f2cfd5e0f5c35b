"""The ways through a lesson that the scripts of the page are tested with are those of a kernel."""

from __future__ import annotations

from tests.scripts.lesson_flows import FILE, flows


def test_the_ways_are_those_of_a_study_with_a_kernel() -> None:
    assert FILE.read_text("utf-8") == flows(), "run python -m tests.scripts.lesson_flows"
