"""Practice and the course page as widgets: what is served, where clicks lead, what is stored."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from engine.core.rulebook import LANGUAGES
from explorer import course, keep_progress, practice, study
from explorer.__main__ import main
from explorer.files.library import UnknownGame, UnknownScenario
from explorer.learning.keeping import read_progress
from explorer.learning.questions import items
from explorer.widget.learning.practising import Practice
from tests.asking import go_to_question
from tests.explorer.clicking import Clicker

GAME = "super_express"
NAME = "super_express/shot_off_the_rear"
RULE = "sx.shoot.off_train"


def go_wrong(name: str = NAME) -> None:
    lesson = study(name)
    go_to_question(lesson, lesson.lesson.all[0])
    Clicker(lesson).click("answer", "C1")


def answer(shown: Practice, page: Clicker) -> None:
    """Answer the question that is served right, in both halves if it has two."""
    for _ in range(2):
        asked = shown.lesson.current
        if asked is None:
            return
        last = shown._look.answer
        half = last.judged.rules if last and last.judged.right else ()
        right = next((rule for rule in asked.question.among if rule in half), "")
        page.click("answer", right or asked.question.answer)


@pytest.mark.usefixtures("mine")
def test_nothing_due_is_said_and_new_questions_are_offered() -> None:
    shown = practice(GAME)
    assert shown.shows == "rest"
    assert "Nothing is due in Colt Super Express." in repr(shown)
    assert "No rule has gone wrong so far" in repr(shown)
    page = Clicker(shown)
    page.click("try_new")
    first = items(GAME)[0]
    assert (shown.shows, shown._item) == ("study", first)
    assert shown.page["lesson"]["chapter"] == "practice, a new question"
    answer(shown, page)
    assert shown.score.right == 1
    page.click("continue")
    assert shown._item not in (None, first)
    assert len(shown.page["lesson"]["dots"]) == 2


def test_a_rule_that_went_wrong_is_served_in_another_scenario_until_it_is_right(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_wrong()
    shown = practice(GAME)
    assert shown.shows == "study"
    assert shown._item is not None
    assert shown._item.scenario != NAME
    assert set(shown._item.rules) & set(read_progress(mine).log.answers[0].rules)
    assert len(shown.lesson.all) == 1
    page = Clicker(shown)
    for _ in range(4):
        answer(shown, page)
        page.click("continue")
        if shown.shows == "rest":
            break
    assert "comes again tomorrow" in repr(shown)
    later = practice(GAME)
    tomorrow = shown._now() + timedelta(1)
    monkeypatch.setattr(later, "_now", lambda: tomorrow)
    Clicker(later).click("try_new")
    assert later._item is not None
    assert "due" in later.page["lesson"]["chapter"]


@pytest.mark.usefixtures("mine")
def test_a_question_can_be_left_for_another_or_be_shown() -> None:
    go_wrong()
    shown = practice(GAME)
    page, before = Clicker(shown), shown._item
    page.click("later")
    assert shown._item not in (None, before)
    page.click("show")
    page.click("come_back")
    assert shown.page["choices"]["asked"]["feedback"]["next"] == "This rule comes again."
    assert shown.page["lesson"]["go_on"] in ("", "go_on")


@pytest.mark.usefixtures("unchosen")
def test_practice_goes_on_though_nothing_can_be_kept(tmp_path: Path) -> None:
    keep_progress(tmp_path / "gone" / "progress.jsonl")
    shown = practice(GAME)
    page = Clicker(shown)
    page.click("try_new")
    seen = []
    for _ in range(3):
        seen.append(shown._item)
        answer(shown, page)
        page.click("continue")
    assert len(set(seen)) == 3


@pytest.mark.usefixtures("mine")
def test_practice_is_a_study_in_every_language() -> None:
    texts = {repr(practice(GAME, language)) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    with pytest.raises(UnknownGame):
        practice("chess")
    with pytest.raises(ValueError, match="'xx'"):
        practice(GAME, "xx")


def test_the_course_leads_to_a_shaky_rule_and_back(mine: Path) -> None:
    go_wrong()
    shown = course()
    page = Clicker(shown)
    told = next(each for each in shown.course["games"] if each["game"] == GAME)
    assert RULE in [each["rule"] for each in told["shaky"]]
    page.click("drill", RULE)
    assert shown.shows == "study"
    assert shown._item is not None
    assert RULE in shown._item.rules
    answer(shown, page)
    page.click("course")
    assert shown.shows == "course"
    told = next(each for each in shown.course["games"] if each["game"] == GAME)
    assert next(each["box"] for each in told["shaky"] if each["rule"] == RULE) == 2
    assert len(read_progress(mine).log.answers) == 2


@pytest.mark.usefixtures("mine")
def test_the_course_opens_lessons_that_go_on_as_lessons_do() -> None:
    shown = course()
    page = Clicker(shown)
    page.click("lesson", NAME)
    assert (shown.shows, shown.session.title) == ("study", study(NAME).session.title)
    assert len(shown.lesson.all) == len(study(NAME).lesson.all)
    page.click("continue")
    assert shown.shows == "study"
    page.click("drill", "colt_express")
    assert shown.shows == "rest"
    page.click("drill", "nothing")
    assert shown.shows == "rest"
    page.click("language", "ko")
    page.click("course")
    assert "나의 과정" in repr(shown)
    assert shown.course["games"][0]["title"] == "콜트 슈퍼 익스프레스"


def test_a_lesson_that_does_not_exist_is_refused_in_words() -> None:
    shown = course()
    shown._begin(NAME)
    with pytest.raises(UnknownScenario):
        shown._begin("nowhere/nothing")


def test_a_notebook_stores_the_course_of_somebody_new(mine: Path) -> None:
    fresh = course()._kept(True).text
    go_wrong()
    assert course()._kept(True).text == fresh
    assert repr(course()) != fresh
    assert str(mine) not in fresh


@pytest.mark.usefixtures("unchosen")
def test_a_course_is_shown_of_any_file(tmp_path: Path) -> None:
    (foreign := tmp_path / "notes.txt").write_text("mine\n")
    shown = course(foreign)
    assert "another kind of file" in shown.course["problem"]
    assert foreign.read_text() == "mine\n"


def test_a_terminal_prints_the_same(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    go_wrong()
    assert main(["progress"]) == 0
    assert capsys.readouterr().out == f"{course()!r}\n"
    assert main(["progress", str(mine), "--language", "pt"]) == 0
    assert "Seu curso" in capsys.readouterr().out
    (foreign := mine.with_name("notes.txt")).write_text("mine\n")
    assert main(["progress", str(foreign)]) == 1
    assert "another kind of file" in capsys.readouterr().out
    assert main(["progress", "nowhere.jsonl"]) == 1
    assert "there is no file 'nowhere.jsonl'" in capsys.readouterr().err
