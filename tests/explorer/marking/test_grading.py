"""A class of thirty is marked by the original alone; what is wrong with a hand-in is told."""

from __future__ import annotations

import os
import re
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from engine.core.performing import perform
from explorer import MarkingRule, grade, study
from explorer.files.library import find_game, scenario_files
from explorer.lessons.handing_in.codes import LONG, Given, HandIn, hand_in_code
from explorer.lessons.handing_in.hand_in import code_of, handing_in
from explorer.lessons.kinds import kind_of
from explorer.lessons.lesson import Lesson, open_scenario, session_on
from explorer.marking.collecting import CantCollect
from explorer.marking.grades import Grades, Student, as_csv
from explorer.marking.handout import handouts
from explorer.marking.judging import BadRule
from explorer.marking.report import report
from tests.fuzz.spoiling import spoilt_text, spoilt_toml

from .classroom import (
    DUE,
    KEY,
    ORIGINAL,
    SEALED,
    TOTAL,
    answered,
    codes,
    handed_out,
    make_class,
    notebook,
    practised,
    save,
)

WHERE = re.compile(r'ask = "[^"]*[Ww]here will (she|Mei) be[^"]*"')


@pytest.fixture(scope="module")
def marks_and_grades(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, float], Grades]:
    folder = tmp_path_factory.mktemp("class")
    marks = make_class(folder)
    return marks, grade(ORIGINAL, folder)


@pytest.fixture
def grades(marks_and_grades: tuple[dict[str, float], Grades]) -> Grades:
    return marks_and_grades[1]


def student(grades: Grades, name: str) -> Student:
    (found,) = [each for each in grades.students if each.name == name]
    return found


def notes(grades: Grades, name: str) -> str:
    return "; ".join(student(grades, name).notes)


# -- a whole class


def test_thirty_hand_ins_get_the_marks_they_should(
    marks_and_grades: tuple[dict[str, float], Grades],
) -> None:
    marks, grades = marks_and_grades
    assert {each.name: each.mark for each in grades.students} == marks
    assert {each.total for each in grades.students} == {TOTAL}
    assert len(grades.students) + len(grades.problems) == 30


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("one of one", "changed: lacks questions 2, 3, 4, 5, 6, 7, 8"),
        ("three of three", "changed: lacks questions 4, 5, 6, 7, 8"),
        ("own key", "changed: question 3 not as in the original"),
        ("own question", "changed: lacks question 3; changed: 1 question added"),
        ("moved", "changed: questions 1, 2, 3, 4, 5, 6, 7, 8 asked at another position"),
        ("broken", "changed: it can't be played through"),
        ("first part", "parts 2, 3, 4 were not handed in"),
    ],
)
def test_what_was_changed_or_is_missing_is_told(grades: Grades, name: str, said: str) -> None:
    assert said in notes(grades, name)


def test_honest_and_partial_hand_ins_are_not_suspected(grades: Grades) -> None:
    for each in grades.students:
        if each.name.startswith("honest") or each.name in ("second try", "a hint", "two wrong"):
            assert each.notes == ()


def test_foreign_and_broken_files_are_named_with_what_is_wrong(grades: Grades) -> None:
    problems = {each.source: each.said for each in grades.problems}
    assert problems["foreign1.toml"].startswith("foreign: a study that asks other questions")
    assert problems["foreign2.toml"].startswith("foreign: a study of another game")
    assert problems["foreign34.txt, code 1"].startswith("foreign: the code is of another lesson")
    assert "mistyped" in problems["foreign34.txt, code 2"]
    assert "no TOML" in problems["foreign5.toml"]
    assert problems["foreign6.png"].startswith("no hand-in")
    assert len(problems) == 6


def test_the_statistics_of_a_question_count_everybody(grades: Grades) -> None:
    third = grades.items[2]
    assert (third.number, third.kind) == (3, "predict")
    assert third.students == len(grades.students)
    right = sum(each.marked[2].right for each in grades.students)
    assert (third.right, third.answered) == (right, right + 2)
    # at the first try or the second: "second try", "two wrong" and "own key" said C2
    assert (third.wrong, third.wrong_count) == ("C2", 3)
    assert third.mean == pytest.approx(
        sum(each.marked[2].mark for each in grades.students) / third.students
    )


# -- one hand-in


def test_a_question_that_tells_students_apart_correlates_with_the_rest(tmp_path: Path) -> None:
    knows, half, none = KEY, {n: KEY[n] for n in (1, 2, 3, 4)}, {3: ("C1", "C2")}
    for number, answers in enumerate((knows, half, none, knows)):
        save(practised(answers), tmp_path / f"s{number}.toml")
    first, *_, last = grade(ORIGINAL, tmp_path).items
    # marks 1 1 0 1 against the rest 7 3 0 7, and 1 0 0 1 against 7 4 0 7
    assert first.discrimination == pytest.approx(0.8325, abs=1e-4)
    assert last.discrimination == pytest.approx(0.8704, abs=1e-4)


def test_no_correlation_is_told_where_all_marks_are_the_same(tmp_path: Path) -> None:
    for number in range(3):
        save(practised(), tmp_path / f"s{number}.toml")
    assert {each.discrimination for each in grade(ORIGINAL, tmp_path).items} == {None}


def test_the_marking_rule_can_be_changed(tmp_path: Path) -> None:
    answers = {
        **KEY,
        1: ("illegal",),
        3: ("C2", "C3 roof"),
        5: ("hint", *KEY[5]),
        6: ("show", *KEY[6]),
    }
    save(practised(answers), tmp_path / "s.toml")
    usual = grade(ORIGINAL, tmp_path).students[0]
    assert [each.mark for each in usual.marked] == [0.5, 1, 0.5, 1, 0.5, 0, 1, 1]
    rule = MarkingRule(second=0.25, hint=0.75, shown=0.1, partial=False)
    other = grade(ORIGINAL, tmp_path, rule=rule).students[0]
    assert [each.mark for each in other.marked] == [0, 1, 0.25, 1, 0.75, 0.1, 1, 1]
    with pytest.raises(BadRule, match="second is worth from 0 to 1"):
        grade(ORIGINAL, tmp_path, rule=MarkingRule(second=2))


def test_in_a_handout_the_last_answer_counts_and_a_hint_costs_half(tmp_path: Path) -> None:
    save(handed_out(0, {1: ("legal", "sx.plan.three"), 2: ("hint", *KEY[2])}), tmp_path / "s.toml")
    marked = grade(ORIGINAL, tmp_path).students[0].marked
    assert [each.mark for each in marked[:2]] == [1, 0.5]


def test_the_wrong_rule_for_an_illegal_move_is_half_an_answer(tmp_path: Path) -> None:
    for name, given in (("rule", "sx.move"), ("illegal", "illegal"), ("legal", "legal")):
        save(handed_out(0, {1: (given,)}), tmp_path / f"{name}.toml")
    found = {each.name: each.mark for each in grade(ORIGINAL, tmp_path).students}
    assert found == {"rule": 0.5, "illegal": 0.5, "legal": 0}


def test_questions_with_the_same_text_are_told_apart_in_every_part(tmp_path: Path) -> None:
    lesson = scenario_files()[ORIGINAL].read_text("utf-8").partition("[translations")[0]
    (file := tmp_path / "lesson.toml").write_text(WHERE.sub('ask = "Where?"', lesson), "utf-8")
    original = open_scenario(file)
    assert sum(each.question.ask == "Where?" for each in original.asked) == 3
    for number, part in enumerate(handouts(original)):
        session = session_on(perform(part.scenario, find_game, "a part"))
        numbers = dict(enumerate((each.question.number for each in Lesson(session).all), 1))
        save(answered(session, SEALED, numbers), tmp_path / "class" / "Ana" / f"{number}.toml")
    (one,) = grade(file, tmp_path / "class").students
    assert (one.mark, one.notes) == (TOTAL, ())


def test_parts_are_put_together_by_name(tmp_path: Path) -> None:
    (tmp_path / "codes.txt").write_text("\n".join(codes("Ana Silva")[::-1]), "utf-8")
    (one,) = grade(ORIGINAL, tmp_path).students
    assert (one.name, one.mark, one.notes) == ("Ana Silva", TOTAL, ())


def test_of_two_hand_ins_the_newest_counts_and_that_is_told(tmp_path: Path) -> None:
    old, new = DUE - timedelta(hours=5), DUE - timedelta(hours=4)
    worse = {**KEY, 7: ("C1", "C2")}
    lines = [
        code_of(practised().here, "ana  silva", new),
        code_of(practised(worse).here, "Ana Silva", old),
    ]
    (tmp_path / "codes.txt").write_text("\n".join(lines), "utf-8")
    (one,) = grade(ORIGINAL, tmp_path).students
    assert one.mark == TOTAL
    assert one.notes == ("handed in 2 times: the newest counts, not codes.txt, code 2",)


def test_late_hand_ins_are_told(tmp_path: Path) -> None:
    late = save(practised(), tmp_path / "late.toml")
    early = save(practised(), tmp_path / "early.toml")
    for file, hours in ((late, 26.5), (early, -1)):
        when = (DUE + timedelta(hours=hours)).timestamp()
        os.utime(file, (when, when))
    found = grade(ORIGINAL, tmp_path, due=DUE)
    assert (student(found, "late").late, student(found, "early").late) == ("1 d 2 h", "")


def test_a_form_tells_when_a_code_came(tmp_path: Path) -> None:
    code = code_of(practised().here, "Ana", datetime(2026, 1, 1, tzinfo=UTC))
    (tmp_path / "form.csv").write_text(f"Timestamp;Code\n2026-03-21 10:00:00;{code}\n", "utf-8")
    (one,) = grade(ORIGINAL, tmp_path).students
    assert one.when == datetime(2026, 3, 21, 10).astimezone()


@pytest.mark.parametrize("stamp", ["0001-01-01 00:00:00", "9999-12-31 23:59:59"])
@pytest.mark.parametrize("zone", ["Asia/Seoul", "America/Sao_Paulo"])
def test_a_time_that_no_calendar_has_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, zone: str, stamp: str
) -> None:
    code = code_of(practised().here, "Ana", DUE)
    (tmp_path / "form.csv").write_text(f"Timestamp,Code\n{stamp},{code}\n", "utf-8")
    with monkeypatch.context() as there:
        there.setenv("TZ", zone)
        time.tzset()
        (one,) = grade(ORIGINAL, tmp_path).students
    time.tzset()
    assert one.mark == TOTAL


def test_students_with_the_same_mistakes_are_told_and_both_marked(tmp_path: Path) -> None:
    twins = {**KEY, 3: ("C2", "C1"), 6: ("C3", "C1")}
    for name in ("one", "two"):
        save(practised(twins), tmp_path / f"{name}.toml")
    save(practised({**twins, 6: ("C3", "C0")}), tmp_path / "three.toml")
    found = grade(ORIGINAL, tmp_path)
    assert notes(found, "one") == "identical to the answers of two"
    assert notes(found, "two") == "identical to the answers of one"
    assert notes(found, "three") == ""
    assert {each.mark for each in found.students} == {6}


def test_a_copied_file_is_told(tmp_path: Path) -> None:
    file = save(practised(), tmp_path / "one.toml")
    (tmp_path / "two.toml").write_bytes(file.read_bytes())
    assert notes(grade(ORIGINAL, tmp_path), "two") == "the same file or code as one"


def test_an_answer_that_cannot_be_read_counts_as_wrong_and_is_told(tmp_path: Path) -> None:
    file = save(practised(), tmp_path / "s.toml")
    text = file.read_text("utf-8")
    file.write_text(text.replace('given = [\n    "C3 roof",\n]', 'given = ["Mars"]'), "utf-8")
    (one,) = grade(ORIGINAL, tmp_path).students
    assert one.mark == TOTAL - 1
    assert "question 3: 'Mars' can't be read as an answer" in one.notes


@pytest.mark.parametrize("language", ["ko", "pt"])
def test_an_answer_typed_in_another_language_is_read(tmp_path: Path, language: str) -> None:
    session = handed_out(1, {})
    session.language = language
    (asked,) = Lesson(session).all
    typed = kind_of(asked).in_words(session.here, asked, "C3 roof")
    known = handing_in(session.here)
    assert known
    assert typed != "C3 roof"
    made = HandIn(known.digest, True, 0, (Given((typed,)),), "Ana")
    (tmp_path / "codes.txt").write_text(hand_in_code(made), "utf-8")
    (one,) = grade(ORIGINAL, tmp_path).students
    assert one.marked[2].mark == 1


def test_a_notebook_answers_by_its_newest_code(tmp_path: Path) -> None:
    old = code_of(practised({}).here, "", DUE - timedelta(hours=3))
    new = code_of(practised().here, "", DUE - timedelta(hours=2))
    notebook(tmp_path / "ana.ipynb", f"{new}\n{old}")
    (one,) = grade(ORIGINAL, tmp_path).students
    assert (one.name, one.mark) == ("ana", TOTAL)


def test_no_file_makes_it_stop(tmp_path: Path) -> None:
    bad = {
        "empty.toml": b"",
        "deep.toml": b"a = " + b"[" * 5000,
        "deep.ipynb": b"[" * 5000,
        "list.ipynb": b"[]",
        "text.ipynb": b'{"cells": 3}',
        "cells.ipynb": b'{"cells": [3]}',
        "empty.csv": b"",
        "latin.txt": b"\xff\xfe\x00HX1-",
        "short.txt": b"HX1-",
        "long.txt": b"HX1-" + b"0" * 30_000,
        "odd.csv": b'"HX1-00000\n',
        "none.txt": b"nothing",
        "late.txt": hand_in_code(HandIn("0011223344", True, 10**15, ())).encode(),
    }
    for name, content in bad.items():
        (tmp_path / name).write_bytes(content)
    found = grade(ORIGINAL, tmp_path)
    assert found.students == ()
    assert {each.source.partition(",")[0] for each in found.problems} == set(bad)


def test_spoilt_studies_and_codes_are_marked_or_told(tmp_path: Path) -> None:
    rng = Random(15)
    study_text = save(practised(), tmp_path / "s.toml").read_text("utf-8")
    sealed_text = save(handed_out(0), tmp_path / "h.toml").read_text("utf-8")
    code = code_of(practised().here, "Ana")
    for number in range(40):
        for name, text in (("s", study_text), ("h", sealed_text)):
            spoilt = spoilt_toml(text, [text], rng)
            (tmp_path / f"{name}{number}.toml").write_text(spoilt, "utf-8", "surrogatepass")
        (tmp_path / f"c{number}.txt").write_text(
            spoilt_text(code, [code], rng), "utf-8", "surrogatepass"
        )
    found = grade(ORIGINAL, tmp_path)
    sources = {each.partition(",")[0] for student in found.students for each in student.sources}
    told = {each.source.partition(",")[0] for each in found.problems}
    older = {
        each
        for student in found.students
        for note in student.notes
        for each in re.findall(r"\w+\.txt", note)
    }
    assert sources | told | older == {each.name for each in tmp_path.iterdir()}
    assert all("\n" not in note for each in found.students for note in each.notes)
    assert all("\n" not in each.said for each in found.problems)
    assert "nan" not in as_csv(found)


def test_names_of_files_in_another_encoding_stay_apart(tmp_path: Path) -> None:
    content = save(practised(), tmp_path / "study.toml").read_bytes()
    for name in ("김철수", "이영희"):
        (tmp_path / os.fsdecode(f"{name}.toml".encode("cp949"))).write_bytes(content)
    found = grade(ORIGINAL, tmp_path)
    assert len(found.students) == 3
    assert report(found).encode()
    assert as_csv(found).encode()


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(CantCollect, match="no file or folder"):
        grade(ORIGINAL, tmp_path / "nowhere")


# -- codes


def test_a_code_of_a_lesson_of_eight_questions_is_short() -> None:
    assert len(code_of(practised().here, "Ana Silva")) < LONG / 2
    assert all(len(each) < LONG / 2 for each in codes("Ana Silva", SEALED))


def test_a_study_gives_the_code_that_is_graded(tmp_path: Path) -> None:
    lesson = study(ORIGINAL)
    lesson.go(0)
    lesson.answer("illegal")
    lesson.answer("sx.plan.three")
    (tmp_path / "codes.txt").write_text(lesson.hand_in("Ana"), "utf-8")
    (one,) = grade(ORIGINAL, tmp_path).students
    assert (one.name, one.mark, one.answered) == ("Ana", 1, 1)
