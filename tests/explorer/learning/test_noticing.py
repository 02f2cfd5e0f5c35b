"""What is answered by a click in a lesson of the course is kept; nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer import keep_progress, new_game, study
from explorer.learning.keeping import read_progress
from explorer.learning.noticing import result_of
from explorer.session.standpoint import Entry
from explorer.widget.study import Study
from tests.asking import go_to_question
from tests.explorer.clicking import Clicker
from tests.explorer.lessons.test_lessons import LESSON
from tests.explorer.shots import written

NAME = "super_express/shot_off_the_rear"
RULE = "sx.shoot.off_train"


def asking(name: str | Path = NAME) -> Study:
    lesson = study(name)
    go_to_question(lesson, lesson.lesson.all[0])
    return lesson


def kept(file: Path) -> list[tuple[str, bool, bool]]:
    return [(each.result, each.hinted, each.again) for each in read_progress(file).log.answers]


def test_a_wrong_and_a_right_answer_by_clicks_are_kept(mine: Path) -> None:
    page = Clicker(asking())
    page.click("answer", "C1")
    page.click("answer", "out")
    assert kept(mine) == [("wrong", False, False), ("right", False, True)]
    first = read_progress(mine).log.answers[0]
    assert (first.scenario, first.question) == (NAME, 0)
    assert RULE in first.rules


def test_an_answer_after_a_hint_and_one_that_is_shown_are_kept(mine: Path) -> None:
    page = Clicker(asking())
    page.click("hint")
    page.click("answer", "out")
    page = Clicker(asking())
    page.click("show")
    assert kept(mine) == [("right", True, False), ("shown", False, False)]


def test_a_question_that_was_shown_is_answered_again_when_it_comes_back(mine: Path) -> None:
    lesson = asking("super_express/horse_stunned_stands")
    page = Clicker(lesson)
    page.click("show")
    while not lesson.page["choices"]["asked"]:
        page.click("continue")
    page.click("answer", lesson.lesson.all[0].question.answer)
    assert kept(mine) == [("shown", False, False), ("right", False, True)]


def test_calls_in_cells_are_examples_and_not_kept(mine: Path) -> None:
    lesson = asking()
    lesson.answer("C1")
    lesson.answer("out")
    lesson = asking()
    lesson.show_answer()
    assert not mine.exists()


def test_what_is_no_answer_is_not_kept(mine: Path) -> None:
    lesson = asking()
    page = Clicker(lesson)
    for what in ("back", "forward", "later", "again"):
        page.click(what)
    go_to_question(lesson, lesson.lesson.all[0])
    page.click("answer", "the moon")
    page.click("answer", "out")
    page.click("again")
    assert kept(mine) == [("right", False, False)]


def test_a_saved_study_of_a_lesson_counts_and_a_scenario_of_ones_own_does_not(
    mine: Path, tmp_path: Path
) -> None:
    saved = study(NAME).save(tmp_path / "saved.toml")
    Clicker(asking(saved)).click("answer", "out")
    Clicker(asking(written(tmp_path, LESSON))).click("answer", "C1")
    assert [each.scenario for each in read_progress(mine).log.answers] == [NAME]


def test_a_question_with_two_halves_is_kept_once_it_is_whole(mine: Path) -> None:
    lesson = study("super_express/every_card_counts")
    legal = next(each for each in lesson.lesson.all if each.question.kind == "legal")
    go_to_question(lesson, legal)
    page = Clicker(lesson)
    page.click("answer", "illegal")
    assert kept(mine) == []
    page.click("answer", "sx.execute.forced")
    assert kept(mine) == [("right", False, False)]


def test_a_game_keeps_nothing(mine: Path) -> None:
    game = new_game("super_express", seed=1)
    Clicker(game).click("back")
    assert not mine.exists()


@pytest.mark.usefixtures("unchosen")
def test_what_cant_be_kept_is_said_once_and_the_lesson_goes_on(tmp_path: Path) -> None:
    (foreign := tmp_path / "marks.csv").write_text("name,mark\n")
    keep_progress(foreign)
    lesson = asking()
    page = Clicker(lesson)
    page.click("answer", "C1")
    assert "another kind of file" in lesson.page["choices"]["notice"]
    page.click("answer", "out")
    assert lesson.page["choices"]["notice"] == ""
    assert lesson.score.right == 1
    assert foreign.read_text() == "name,mark\n"


@pytest.mark.parametrize(
    ("before", "after", "result"),
    [
        (Entry(), Entry(), None),
        (Entry(), Entry(hinted=True), None),
        (Entry(), Entry(given=("a",)), None),
        (Entry(), Entry(given=("a",), done=True), "right"),
        (Entry(), Entry(given=("a",), wrong=("a",)), "wrong"),
        (Entry(), Entry(given=("a",), wrong=("a",), shown=True), "wrong"),
        (Entry(), Entry(shown=True), "shown"),
        (Entry(shown=True), Entry(back_after=0), None),
        (Entry(given=("a",), done=True), Entry(), None),
    ],
)
def test_how_a_question_went(before: Entry, after: Entry, result: str | None) -> None:
    assert result_of(before, after) == result
