"""The course: every lesson in the order of the course map, and where a rule is practised."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core.rulebook import RuleId
from explorer import study
from explorer.files.library import games, scenario_files
from explorer.lessons.course import chapter_of, course, next_lesson, practice, rules_of
from explorer.lessons.lesson import open_session
from explorer.session.verdict import UnknownChoice

MAP = (Path(__file__).parents[3] / "notebooks" / "README.md").read_text("utf-8")
FAMILY = re.compile(r"^\| [^|]+ \| \[(\d+)\]\([^|]+ \| (\[.+\.toml\)) \|$", re.MULTILINE)
SCENARIO = re.compile(r"scenarios/(\w+/\w+)\.toml")


def test_the_course_has_the_order_of_the_course_map() -> None:
    chapters = {
        name: int(chapter)
        for chapter, names in reversed(FAMILY.findall(MAP))
        for name in reversed(SCENARIO.findall(names))
    }
    listed = dict.fromkeys(
        name for _, names in FAMILY.findall(MAP) for name in SCENARIO.findall(names)
    )
    for game in games():
        expected = [name for name in listed if name.startswith(f"{game}/")]
        assert [each.name for each in course(game)] == expected
        assert {each.name: each.chapter for each in course(game)} == {
            name: chapters[name] for name in expected
        }


def test_every_scenario_is_a_lesson_of_the_course() -> None:
    assert {each.name for game in games() for each in course(game)} == set(scenario_files())


def test_a_saved_study_knows_its_place_in_the_course(tmp_path: Path) -> None:
    file = open_session("super_express/waking_up").save(tmp_path / "mine.toml")
    found = chapter_of(open_session(file).here)
    assert found is not None
    assert (found.name, found.chapter, found.chapters) == ("super_express/waking_up", 2, 5)


def test_after_the_last_lesson_there_is_none() -> None:
    last = study(course("super_express")[-1].name)
    assert next_lesson(last.session.here) == ""
    with pytest.raises(UnknownChoice, match="no lesson after this one"):
        last.next_lesson()
    first = study(course("super_express")[0].name)
    assert first.next_lesson().session.title == study(course("super_express")[1].name).session.title


def test_a_rule_is_practised_at_a_question_about_it() -> None:
    shown = study("super_express/shot_off_the_rear").practise("sx.shoot.off_train")
    assert shown.session.title != study("super_express/shot_off_the_rear").session.title
    asked = shown.lesson.here
    performed = shown.session.here.performed
    assert performed is not None
    assert any("sx.shoot.off_train" in rules_of(performed, each) for each in asked)


def test_a_rule_that_nobody_asks_about_is_not_practised() -> None:
    rule = RuleId("sx.setup.players")
    assert practice("super_express", rule) is None
    with pytest.raises(UnknownChoice, match="no lesson asks about"):
        study("super_express/shot_off_the_rear").practise(rule)
