"""What the classroom notebooks promise: lines to copy run alone, and answers are folded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from explorer import Study

FOLDER = Path(__file__).parents[2] / "notebooks" / "classroom"
PLANS = sorted(FOLDER.glob("lesson_plan_*.ipynb"))

each_plan = pytest.mark.parametrize("plan", PLANS, ids=[path.stem for path in PLANS])


def cells(book: Path) -> list[dict[str, Any]]:
    return list(json.loads(book.read_text("utf-8"))["cells"])


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def copied(plan: Path) -> str:
    """The lines that learners run in a notebook of their own."""
    found = cells(plan)
    heading = next(at for at, cell in enumerate(found) if "lines below" in source(cell))
    assert source(found[heading]).startswith("## 3")
    return source(found[heading + 1])


def shown(code: str) -> Study:
    names: dict[str, Any] = {}
    exec(code, names)
    return next(each for each in names.values() if isinstance(each, Study))


def test_there_is_a_plan_for_every_game() -> None:
    assert [path.stem.removeprefix("lesson_plan_") for path in PLANS] == [
        "colt_express",
        "fugitive",
        "super_express",
    ]


@each_plan
def test_the_lines_for_learners_run_in_a_notebook_of_their_own(plan: Path) -> None:
    assert shown(copied(plan)).lesson.all


@each_plan
def test_what_is_projected_is_not_what_learners_solve(plan: Path) -> None:
    projected = shown(next(source(cell) for cell in cells(plan) if cell["cell_type"] == "code"))
    assert projected.session.title != shown(copied(plan)).session.title


@each_plan
def test_every_key_is_folded(plan: Path) -> None:
    keys = [each for each in cells(plan) if ".key()" in source(each)]
    keys += [each for each in cells(plan) if source(each).startswith("# For the teacher")]
    assert keys
    for cell in keys:
        assert cell["metadata"]["jupyter"] == {"outputs_hidden": True, "source_hidden": True}


@each_plan
def test_a_ruling_is_shown_as_a_page_with_both_boards(plan: Path) -> None:
    assert [each for each in cells(plan) if "from explorer import edge_case" in source(each)]
