"""The marks of a class as a table, a data frame, a page, and by the commands of a terminal."""

from __future__ import annotations

import csv
import json
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import GameError
from explorer import grade
from explorer.__main__ import main
from explorer.files.library import scenario_files
from explorer.lessons.handing_in.hand_in import code_of
from explorer.marking.grades import Grades, as_csv
from explorer.marking.report import report

from .classroom import KEY, ORIGINAL, TOTAL, make_class, practised, save

ONE_PART = "super_express/setup_for_three"


@pytest.fixture(scope="module")
def grades(tmp_path_factory: pytest.TempPathFactory) -> Grades:
    folder = tmp_path_factory.mktemp("class")
    make_class(folder)
    return grade(ORIGINAL, folder)


def test_the_table_is_safe_to_open_in_a_spreadsheet(tmp_path: Path) -> None:
    code = code_of(practised().here, "=HYPERLINK(1)")
    (tmp_path / "codes.txt").write_text(code, "utf-8")
    (row,) = csv.DictReader(StringIO(as_csv(grade(ORIGINAL, tmp_path))))
    assert row["student"] == "'=HYPERLINK(1)"
    assert (row["mark"], row["of"], row["percent"], row["q8"]) == ("8.0", "8", "100.0", "1.0")


@pytest.mark.parametrize("divider", [",", ";", "\t"])
@pytest.mark.parametrize("name", ["=1+1", " =1+1", "Ana;=1+1", "Ana; @SUM(1)", "＝1+1", "-1", "+1"])
def test_no_cell_of_the_table_is_a_formula(tmp_path: Path, name: str, divider: str) -> None:
    save(practised(), tmp_path / f"{name}.toml")
    table = as_csv(grade(ORIGINAL, tmp_path))
    for row in csv.reader(StringIO(table), delimiter=divider):
        assert not any(cell.strip().startswith(tuple("=+-@＝")) for cell in row)


def test_the_data_frame_has_a_row_for_each_student(grades: Grades) -> None:
    frame = grades.frame
    assert len(frame) == len(grades.students)
    assert frame.set_index("student").loc["no rule", "q1"] == 0.5


def test_the_report_shows_every_student_question_and_problem(grades: Grades) -> None:
    page = report(grades)
    assert all(each.name in page for each in grades.students)
    assert all(each.source in page for each in grades.problems)
    assert all(escape(each.ask) in page for each in grades.items), "the whole question"
    assert page.count("<rect") == 3 * TOTAL
    assert "//" not in page.replace("http://www.w3.org/2000/svg", "")


def test_names_are_shown_as_text_in_the_report(tmp_path: Path) -> None:
    code = code_of(practised().here, "<b>Ana</b>")
    (tmp_path / "codes.txt").write_text(code, "utf-8")
    assert "<b>Ana" not in report(grade(ORIGINAL, tmp_path))


# -- commands


def test_the_command_writes_marks_and_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "h").mkdir()
    save(practised({**KEY, 3: ("C2", "C3 roof")}), tmp_path / "h" / "ana.toml")
    marks, page = tmp_path / "marks.csv", tmp_path / "report.html"
    words = ["grade", ORIGINAL, str(tmp_path / "h"), "--to", str(marks), "--report", str(page)]
    assert main([*words, "--due", "2020-01-01", "--second", "0.25"]) == 0
    said = capsys.readouterr().out
    assert "at the second 0.25" in said
    assert "7.25 of 8" in said
    assert "late by" in said
    assert marks.read_text("utf-8-sig").startswith("student,mark,of,percent,q1")
    assert "ana" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--to", "marks.txt"], "ends in .csv"),
        (["--report", "r.pdf"], "ends in .html"),
        (["--due", "tomorrow"], "is no time"),
        (["--hint", "-1"], "hint is worth from 0 to 1"),
    ],
)
def test_the_command_says_what_it_cannot_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    save(practised(), tmp_path / "ana.toml")
    assert main(["grade", ORIGINAL, str(tmp_path), *words]) == 1
    assert said in capsys.readouterr().err


def test_handouts_are_written_in_parts_in_each_form(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for ending in ("toml", "ipynb", "html"):
        assert main(["handout", ORIGINAL, "--to", str(tmp_path / f"wagon.{ending}")]) == 0
    said = capsys.readouterr().out
    assert "hand out each once the one before is collected" in said
    assert "It holds no answers." in said
    files = sorted(each.name for each in tmp_path.iterdir())
    assert files[:3] == ["wagon-part1.html", "wagon-part1.ipynb", "wagon-part1.toml"]
    book = json.loads((tmp_path / "wagon-part1.ipynb").read_text("utf-8"))
    assert [each["cell_type"] for each in book["cells"]] == [
        *("markdown", "code", "code", "markdown", "code")
    ]


def test_the_notebook_of_a_handout_runs_and_gives_a_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        main(["handout", ORIGINAL, "--to", str(tmp_path / "wagon.ipynb"), "--language", "pt"]) == 0
    )
    capsys.readouterr()
    book = json.loads((tmp_path / "wagon-part1.ipynb").read_text("utf-8"))
    hold, show, hand_in = (
        "".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"
    )
    names: dict[str, Any] = {}
    exec(hold, names)
    exec(show, names)
    assert names["lesson"].language == "pt"
    names["lesson"].answer("sx.plan.three")
    exec(hand_in.replace('""', '"Ana"'), names)
    (tmp_path / "codes.txt").write_text(capsys.readouterr().out, "utf-8")
    (ana,) = grade(ORIGINAL, tmp_path / "codes.txt").students
    assert (ana.name, ana.mark) == ("Ana", 1)


def test_practice_says_that_its_key_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "p.html"
    assert main(["handout", ORIGINAL, "--practice", "--to", str(page)]) == 0
    assert "anybody who looks into the file can read them" in capsys.readouterr().out
    assert main(["handout", ORIGINAL, "--practice", "--to", str(tmp_path / "p.toml")]) == 1
    assert main(["handout", ORIGINAL, "--to", str(tmp_path / "p.pdf")]) == 1
    assert "a hand-out becomes a file ending in" in capsys.readouterr().err


def test_a_handout_is_never_written_over_its_original(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_bytes(scenario_files()[ONE_PART].read_bytes())
    before = mine.read_bytes()
    assert main(["handout", str(mine), "--to", str(mine)]) == 1
    assert "'mine.toml' is no hand-out, and it would be lost" in capsys.readouterr().err
    assert mine.read_bytes() == before
    for _ in range(2):
        assert main(["handout", str(mine), "--to", str(tmp_path / "given.toml")]) == 0


def test_an_empty_folder_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["grade", ORIGINAL, str(tmp_path)]) == 1
    assert "there is no file in the folder" in capsys.readouterr().err


def test_every_error_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(GameError):
        grade("super_express/nothing", tmp_path)


def test_the_rule_of_marking_is_not_broken_inside_a_word(grades: Grades) -> None:
    told = repr(grades).splitlines()
    rule = " ".join(told[1 : told.index("")])
    assert rule == f"Marks: {grades.rule}."
    assert max(map(len, told[: told.index("")])) <= 100
