"""The promises of the classroom notebooks: lines to copy run alone, and answers are folded."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from explorer import Study, study
from explorer.widget.learning.folded import Folded, folded

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
    assert projected.session.here.title != shown(copied(plan)).session.here.title


@each_plan
def test_every_answer_stays_folded_when_its_cell_is_run(
    plan: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lab unfolds hidden outputs when a cell is run, and the plan is run on a projector."""
    shown: list[Folded] = []
    monkeypatch.setattr("explorer.widget.learning.folded.display", shown.append)
    names: dict[str, Any] = {}
    answers = 0
    for cell in cells(plan):
        if cell["cell_type"] != "code":
            continue
        exec(source(cell), names)
        said = capsys.readouterr().out
        assert "→" not in said, "a key is printed in the open"
        if source(cell).startswith("# For the teacher"):
            answers += 1
            assert (said, len(shown)) == ("", answers)
            assert cell["metadata"]["jupyter"] == {"source_hidden": True}
    keys = [each for each in cells(plan) if ".key()" in source(each)]
    assert keys
    assert all(source(each).startswith("# For the teacher") for each in keys)
    assert all(each.text for each in shown)


def test_a_folded_answer_is_escaped_and_readable_as_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[Folded] = []
    monkeypatch.setattr("explorer.widget.learning.folded.display", shown.append)
    with folded("Answers & more"):
        print("C1: Doc>")
    (found,) = shown
    assert repr(found) == "Answers & more\nC1: Doc>"
    assert found._repr_html_() == (
        "<details><summary>Answers &amp; more</summary><pre>C1: Doc&gt;</pre></details>"
    )


@each_plan
def test_a_ruling_is_shown_as_a_page_with_both_boards(plan: Path) -> None:
    assert [each for each in cells(plan) if "from explorer import edge_case" in source(each)]


# -- the assignment

TEMPLATE = FOLDER / "assignment_template.ipynb"


def run(*codes: str, **names: Any) -> dict[str, Any]:
    """Return what is there after cells were run one after the other, as a kernel runs them."""
    for code in codes:
        exec(code, names)
    return names


def part_one() -> tuple[str, str, str]:
    """The cells that open the lesson, answer it and check it."""
    code = [source(cell) for cell in cells(TEMPLATE) if cell["cell_type"] == "code"]
    opened = next(at for at, each in enumerate(code) if "lesson = study(" in each)
    opening, answering, checking = code[opened : opened + 3]
    return opening, answering, checking


def handed_in(answers: object) -> tuple[str, str, str]:
    """The same with other answers written into their cell."""
    opening, answering, checking = part_one()
    start, end = answering.index("ANSWERS = {"), answering.index("}\n") + 2
    return opening, f"{answering[:start]}ANSWERS = {answers!r}\n{answering[end:]}", checking


def on_the_board() -> Study:
    """A lesson answered by clicks, the first of them wrong."""
    opening, answering, _ = part_one()
    lesson: Study = run(opening)["lesson"]
    assert not lesson.answer("legal")
    for number, answers in run(opening, answering)["ANSWERS"].items():
        lesson.go(number)
        for given in answers:
            assert lesson.answer(given)
    return lesson


def test_the_cells_of_an_assignment_can_be_run_again() -> None:
    opening, answering, checking = part_one()
    names = run(opening, answering, answering, checking, answering, checking)
    assert names["lesson"].score.first_try == names["lesson"].score.total


@pytest.mark.parametrize("answers", [{}, {0: ["", ""]}, {0: ["legal", "plan Shoot, Move, Turn"]}])
def test_an_assignment_that_is_not_answered_does_not_pass(answers: object) -> None:
    with pytest.raises(AssertionError, match="questions are not answered right yet"):
        run(*handed_in(answers))


def test_what_was_answered_on_the_board_can_be_written_down() -> None:
    lesson = on_the_board()
    assert "`lesson.answers`" in "\n".join(source(cell) for cell in cells(TEMPLATE))
    assert run(*handed_in(lesson.answers))["lesson"].score.right == lesson.score.total


def test_a_lesson_that_was_saved_keeps_its_first_tries(tmp_path: Path) -> None:
    lesson = on_the_board()
    told = re.findall(
        r'study\("mine.toml"\)(\.check\(.*?\))?`', source(cells(TEMPLATE)[-3]), re.DOTALL
    )
    assert told == ["", ".check(first_try=5)"]
    saved = study(lesson.save(tmp_path / "mine.toml"))
    saved.check(first_try=5)
    with pytest.raises(AssertionError, match="at the first try; 8 are asked for"):
        saved.check(first_try=8)
