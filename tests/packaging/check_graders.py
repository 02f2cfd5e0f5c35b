"""Mark an assignment with the tools that teachers have: nbgrader's and otter-grader's own commands.

make graders

Three students hand in: one answers everything right, one half of it, one nothing.
"""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any

from engine.core.record import replace
from explorer.lessons.handing_in.codes import hand_in_code, read_hand_in
from explorer.lessons.lesson import open_scenario
from explorer.marking.assignment import assignment, nbgrader_notebook, otter_notebook
from explorer.marking.handout import Part
from explorer.marking.matching import Original

ROOT = Path(__file__).parents[2]
LESSON = "colt_express/fire_two_directions"
TOOLS = ("nbgrader", "otter-grader")
ASSIGNMENT = "heist"
SETTINGS = r"""
c = get_config()
c.CourseDirectory.course_id = "heist"
c.FileNameCollectorPlugin.named_regexp = (
    r".*_(?P<student_id>\w+)_attempt_(?P<timestamp>[0-9\-]+)_(?P<file_id>\w+)"
)
"""


def main() -> int:
    original = Original(open_scenario(LESSON))
    part = max(original.parts, key=lambda each: len(each.places))
    given = assignment(original, part)
    codes = students(given.solution, part)
    with tempfile.TemporaryDirectory() as held:
        folder = Path(held)
        venv.create(folder / "env", with_pip=True)
        env = folder / "env" / "bin"
        run(env / "python", "-m", "pip", "install", "-q", str(ROOT), *TOOLS, cwd=folder)
        by_nbgrader(env, folder / "course", nbgrader_notebook(given), codes, len(part.places))
        by_otter(env, folder / "otter", otter_notebook(given), codes, len(part.places))
    return 0


def students(solution: str, part: Part) -> dict[str, str]:
    """The hand-in code of each student, by name."""
    assert len(part.places) >= 2, "half of it needs two questions"
    said = read_hand_in(solution)
    first, *others = said.questions
    half = (first, *(replace(each, answers=()) for each in others))
    none = tuple(replace(each, answers=()) for each in said.questions)
    codes = {"ada": said, "bo": replace(said, questions=half), "cy": replace(said, questions=none)}
    return {name: hand_in_code(each) for name, each in codes.items()}


def by_nbgrader(env: Path, course: Path, source: bytes, codes: dict[str, str], total: int) -> None:
    (course / "source" / ASSIGNMENT).mkdir(parents=True)
    (course / "nbgrader_config.py").write_text(SETTINGS, "utf-8")
    (course / "source" / ASSIGNMENT / "lesson.ipynb").write_bytes(source)
    run(env / "nbgrader", "generate_assignment", ASSIGNMENT, "--create", cwd=course)
    released = (course / "release" / ASSIGNMENT / "lesson.ipynb").read_text("utf-8")
    assert codes["ada"] not in released, "the solution is taken out"
    assert "ORIGINAL =" not in released, "the original is taken out"
    archive = course / "downloaded" / ASSIGNMENT / "archive"
    archive.mkdir(parents=True)
    for name, code in codes.items():
        book = filled(json.loads(released), code)
        target = archive / f"class_{name}_attempt_2026-11-18-10-00-00_lesson.ipynb"
        target.write_text(json.dumps(book), "utf-8")
    run(env / "nbgrader", "zip_collect", ASSIGNMENT, cwd=course)
    run(env / "nbgrader", "autograde", ASSIGNMENT, "--create", cwd=course)
    run(env / "nbgrader", "export", "--to", "grades.csv", cwd=course)
    with (course / "grades.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    scores = {row["student_id"]: (float(row["score"]), float(row["max_score"])) for row in rows}
    assert scores == {"ada": (total, total), "bo": (1, total), "cy": (0, total)}, scores
    print(f"nbgrader: {scores}")


def by_otter(env: Path, folder: Path, source: bytes, codes: dict[str, str], total: int) -> None:
    folder.mkdir()
    (folder / "result").mkdir()
    (folder / "lesson.ipynb").write_bytes(source)
    run(env / "otter", "assign", "lesson.ipynb", "dist", "--no-run-tests", cwd=folder)
    student = (folder / "dist" / "student" / "lesson.ipynb").read_text("utf-8")
    assert codes["ada"] not in student, "the solution is taken out"
    assert "[[line" not in student, "the original is taken out"
    (autograder,) = (folder / "dist" / "autograder").glob("*.zip")
    scores = {}
    for name, code in codes.items():
        (folder / "handed_in.ipynb").write_text(
            json.dumps(filled(json.loads(student), code)), "utf-8"
        )
        run(
            *(env / "otter", "run", "-a", autograder, "-o", folder / "result"),
            *("--no-logo", "handed_in.ipynb"),
            cwd=folder,
        )
        found = json.loads((folder / "result" / "results.json").read_text("utf-8"))
        tests = [each for each in found["tests"] if each.get("max_score")]
        scores[name] = (
            sum(each.get("score", 0) for each in tests),
            sum(each["max_score"] for each in tests),
        )
    assert scores == {"ada": (total, total), "bo": (1, total), "cy": (0, total)}, scores
    print(f"otter-grader: {scores}")


def filled(book: dict[str, Any], code: str) -> dict[str, Any]:
    """The student's notebook with a code pasted in."""
    for cell in book["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "code" and text.lstrip().startswith("CODE ="):
            cell["source"] = f'CODE = "{code}"'
    return book


def run(*command: object, cwd: Path) -> None:
    outside = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    outside["PATH"] = f"{Path(str(command[0])).parent}{os.pathsep}{outside['PATH']}"
    done = subprocess.run(
        [str(each) for each in command], cwd=cwd, env=outside, capture_output=True, text=True
    )
    if done.returncode:
        print(done.stdout, done.stderr)
        raise SystemExit(f"failed: {' '.join(map(str, command[:3]))}")


if __name__ == "__main__":
    sys.exit(main())
