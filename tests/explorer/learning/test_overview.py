"""The course page as records and as text: chapters, rules, days, what next."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings

from engine.core.messages import load_messages
from engine.core.record import replace
from engine.core.rulebook import LANGUAGES
from explorer.files.library import games
from explorer.learning.answered import Answered, Log, merged
from explorer.learning.chapters import chapter_progress, chapter_titles
from explorer.learning.days import run_up_to
from explorer.learning.in_text import course_text
from explorer.learning.keeping import ProgressFile
from explorer.learning.overview import CourseShown, overview
from explorer.learning.questions import items, items_of
from explorer.lessons.course import course

from .history import FIRST, answered, day, logs

NOTEBOOKS = Path(__file__).parents[3] / "notebooks"
GAME = "super_express"


def page(*answers: Answered, on: int = 0, language: str = "en") -> CourseShown:
    return overview(ProgressFile("mine.jsonl", Log(merged(answers))), day(on), language)


def chapter(number: int, *, wrong: int = 0, on: int = 0) -> list[Answered]:
    """Every question of a chapter answered right, but for the last ones."""
    names = [each.name for each in course(GAME) if each.chapter == number]
    found = [item for name in names for item in items_of(name)]
    rights = len(found) - wrong
    return [
        Answered(
            FIRST + timedelta(on, seconds=place),
            item.scenario,
            item.question,
            "right" if place < rights else "wrong",
            item.rules,
        )
        for place, item in enumerate(found)
    ]


def first_line(notebook: Path) -> str:
    cell = json.loads(notebook.read_text("utf-8"))["cells"][0]["source"]
    return "".join(cell).splitlines()[0]


@pytest.mark.parametrize("game", games())
def test_chapters_are_called_as_their_notebooks_are(game: str) -> None:
    """In each language that a chapter has a notebook in."""
    titles = {
        f"{Path(each.notebook).stem}{ending}": f"# {each.number} {each.title(language)}"
        for each in chapter_titles(game)
        for language, ending in (("en", ""), ("ko", ".ko"), ("pt", ".pt"))
    }
    written = {path.stem: first_line(path) for path in (NOTEBOOKS / game).glob("[0-9]*.ipynb")}
    assert {Path(each.notebook).stem for each in chapter_titles(game)} <= set(written)
    assert {stem: titles.get(stem) for stem in written} == written


@pytest.mark.parametrize("game", games())
def test_every_lesson_belongs_to_a_chapter_and_every_title_is_translated(game: str) -> None:
    numbers = [each.number for each in chapter_titles(game)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert {each.chapter for each in course(game)} <= set(numbers)
    assert all(len(set(each.titles)) == len(LANGUAGES) for each in chapter_titles(game))


def test_a_chapter_is_open_then_begun_then_done() -> None:
    assert chapter_progress(GAME, 1, ()).state == "open"
    begun = chapter_progress(GAME, 1, chapter(1, wrong=1))
    assert (begun.state, begun.questions - begun.right) == ("begun", 1)
    assert begun.lesson == [each.name for each in course(GAME) if each.chapter == 1][-1]
    done = chapter_progress(GAME, 1, chapter(1))
    assert (done.state, done.right, done.lesson) == ("done", done.questions, "")
    late = [replace(each, hinted=True, again=True) for each in chapter(1)]
    assert chapter_progress(GAME, 1, late).state == "done"
    asks_nothing = 1 + max(each.chapter for each in course(GAME))
    assert chapter_progress(GAME, asks_nothing, ()).state == "read"


def test_a_fresh_reader_is_offered_the_first_lesson_of_each_game() -> None:
    shown = page()
    easiest = sorted(games(), key=lambda game: len(games()[game].rule_ids))
    assert easiest[0] == "super_express", "as Start here says"
    assert [each.value for each in shown.steps] == [course(game)[0].name for game in easiest]
    assert all(each.do == "lesson" for each in shown.steps)
    assert not any(shown.calendar)
    assert not any(each.shaky or each.known for each in shown.games)


def test_what_is_due_comes_first_then_the_game_that_was_begun() -> None:
    shown = page(*chapter(1, wrong=1))
    assert [(each.do, each.value) for each in shown.steps] == [
        ("drill", GAME),
        ("lesson", chapter_progress(GAME, 1, chapter(1, wrong=1)).lesson),
    ]
    told = next(each for each in shown.games if each.game == GAME)
    assert told.shaky
    assert {each.box for each in told.shaky} == {1}
    assert told.chapters[0].state == "begun"
    assert f"{len(told.known)} known, {len(told.shaky)} shaky" in told.rules


def test_days_add_up_and_a_missed_day_is_no_loss() -> None:
    log = [answered(0), answered(1), answered(2)]
    assert page(*log, on=2).days == "Days you have practised: 3, the last 3 in a row"
    assert page(*log, on=3).days == "Days you have practised: 3, the last 3 in a row"
    assert page(*log, on=9).days == "Days you have practised: 3"
    assert sum(page(*log, on=9).calendar) == 3
    assert page(*log, on=2).calendar[-3:] == (True, True, True)
    assert run_up_to(frozenset(), day(0)) == 0
    for language in LANGUAGES:
        said = " ".join(load_messages("explorer", language).phrases.values()).lower()
        assert not any(word in said for word in ("streak", "lost your", "perdeu a sequência"))


def test_what_is_wrong_with_a_file_is_one_sentence() -> None:
    broken = ProgressFile("mine.jsonl", Log(unreadable=2))
    assert "mine.jsonl" in overview(broken, day(0), "en").problem
    assert overview(broken, day(0), "en").problem.count(".") == 2
    for problem in ("foreign", "large", "unread"):
        said = {
            overview(ProgressFile("x.csv", problem=problem), day(0), each).problem
            for each in LANGUAGES
        }
        assert len(said) == len(LANGUAGES)
        assert all("x.csv" in each for each in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_says_what_the_page_says(language: str) -> None:
    shown = page(*chapter(1, wrong=2), language=language)
    text = course_text(shown, language)
    for told in shown.games:
        said = {each.title: each.said for each in told.chapters}
        said |= {each.title: each.said for each in told.shaky}
        assert said
        assert all(title in text and state in text for title, state in said.items())
        assert all(each in text for each in told.known)
    assert shown.kept in text
    assert course_text(page(*chapter(1, wrong=2), language=language), language) == text


def test_where_it_is_kept_and_what_is_kept_is_said() -> None:
    assert "mine.jsonl" in page().kept
    assert "no names" in page().kept
    assert "never leaves this machine" in page().kept
    assert "exported page" in page().kept
    assert overview(ProgressFile(), day(0), "en").kept.startswith("Your answers are not kept")


@settings(max_examples=15)
@given(log=logs)
def test_a_page_is_made_of_any_log(log: list[Answered]) -> None:
    shown = overview(
        ProgressFile("x", Log(merged(log))), datetime(2030, 1, 1, tzinfo=UTC).date(), "pt"
    )
    assert course_text(shown, "pt")
    assert shown.steps


def test_every_question_belongs_to_one_chapter() -> None:
    for game in games():
        count = sum(
            chapter_progress(game, each.number, ()).questions for each in chapter_titles(game)
        )
        assert count == len([item for item in items(game) if not item.puzzle])
