"""Assignments for nbgrader and otter-grader: the key stands between their signs alone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from engine.core.record import replace
from engine.core.scenario import scenario_text
from explorer.__main__ import main
from explorer.files.library import scenario_files
from explorer.lessons.handing_in.codes import Given, hand_in_code, read_hand_in
from explorer.lessons.lesson import open_scenario
from explorer.marking.assignment import TOOLS, NoMark, assignment, points
from explorer.marking.matching import Original

LESSON = "colt_express/fire_two_directions"
KINDS = "fugitive/a_step_too_far"
HIDDEN = re.compile(r"### BEGIN (SOLUTION|HIDDEN TESTS)\n.*?### END \1", re.DOTALL)


def original(name: str) -> Original:
    return Original(open_scenario(name))


def cells(content: bytes) -> list[dict[str, Any]]:
    return [{**cell, "source": "".join(cell["source"])} for cell in json.loads(content)["cells"]]


@pytest.mark.parametrize("name", [*list(scenario_files())[::16], KINDS, LESSON])
def test_who_answers_everything_right_has_every_point(name: str) -> None:
    teachers = original(name)
    for part in teachers.parts:
        given = assignment(teachers, part)
        marks = [points(given.original, given.solution, number) for number in given.numbers]
        assert marks == [1 for _ in part.places]


def test_an_answer_that_is_worth_nothing_gives_no_point() -> None:
    teachers = original(LESSON)
    given = assignment(teachers, teachers.parts[0])
    said = read_hand_in(given.solution)
    empty = replace(said, questions=tuple(Given((), False, False) for _ in said.questions))
    with pytest.raises(NoMark, match=f"question {given.numbers[0]} has no right answer"):
        points(given.original, hand_in_code(empty), given.numbers[0])


def test_the_code_of_another_part_gives_no_point() -> None:
    teachers = original(LESSON)
    first, second = (assignment(teachers, part) for part in teachers.parts[:2])
    number = second.numbers[0]
    with pytest.raises(NoMark, match=f"question {number} is not in this code"):
        points(first.original, first.solution, number)


@pytest.mark.parametrize("tool", TOOLS)
def test_an_assignment_is_a_valid_notebook(tool: str) -> None:
    teachers = original(KINDS)
    for part in teachers.parts:
        nbformat.validate(json.loads(TOOLS[tool](assignment(teachers, part))))


def test_what_nbgrader_leaves_of_an_assignment_has_no_key() -> None:
    teachers = original(KINDS)
    for part in teachers.parts:
        given = assignment(teachers, part)
        told = [HIDDEN.sub("", cell["source"]) for cell in cells(TOOLS["nbgrader"](given))]
        assert given.solution not in "".join(told)
        assert "ORIGINAL =" not in "".join(told)
        handed_out = repr(scenario_text(given.scenario))
        assert sum(handed_out in each for each in told) == 1


def test_what_students_get_of_an_assignment_does_not_depend_on_its_key() -> None:
    teachers = original(KINDS)
    for part in teachers.parts:
        given = assignment(teachers, part)
        other = replace(given, original="another", solution="another")
        told, others = (
            [HIDDEN.sub("", cell["source"]) for cell in cells(TOOLS["nbgrader"](each))]
            for each in (given, other)
        )
        assert told == others


def test_every_question_is_a_cell_with_a_point() -> None:
    teachers = original(LESSON)
    given = assignment(teachers, teachers.parts[0])
    graded = [
        cell["metadata"]["nbgrader"]
        for cell in cells(TOOLS["nbgrader"](given))
        if cell["metadata"].get("nbgrader", {}).get("grade")
    ]
    assert [each["points"] for each in graded] == [1 for _ in given.numbers]
    assert len({each["grade_id"] for each in graded}) == len(given.numbers)


def test_the_command_writes_a_notebook_for_each_part(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["assignment", KINDS, "--to", str(tmp_path / "lesson.ipynb")]) == 0
    assert "nbgrader takes the answers out" in capsys.readouterr().out
    names = sorted(path.name for path in tmp_path.iterdir())
    parts = len(original(KINDS).parts)
    assert names == [f"lesson-part{number}.ipynb" for number in range(1, parts + 1)]


def test_an_assignment_is_a_notebook(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["assignment", LESSON, "--to", str(tmp_path / "lesson.html")]) == 1
    assert ".ipynb" in capsys.readouterr().err
