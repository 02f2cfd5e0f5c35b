"""What comes next in practice: rules that are due, mixed over scenarios, then new questions."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.rulebook import RuleId
from explorer.files import library
from explorer.files.library import games, scenario_files
from explorer.learning.answered import Answered, merged
from explorer.learning.boxes import placed
from explorer.learning.questions import Item, item_of, items, items_of, question_session
from explorer.learning.serving import due, new_ones, next_due
from explorer.lessons.open_questions import open_question

from .history import OTHER, RULE, answered, day, logs

ONE = Item("x/one", 0, (RULE,))
TWO = Item("x/two", 0, (RULE,))
THREE = Item("x/two", 1, (OTHER,))
EVERY = (ONE, TWO, THREE)


def test_nothing_is_due_before_something_went_wrong() -> None:
    assert due([answered(0)], day(0), EVERY).rules == ()
    assert next_due([answered(0)], day(0), EVERY) is None


def test_a_rule_that_went_wrong_is_asked_about_in_another_scenario() -> None:
    log = [answered(0, "wrong")]
    assert next_due(log, day(0), EVERY, but_not=ONE) == TWO
    assert next_due(log, day(0), EVERY) == TWO, "what was not asked yet comes first"


def test_what_is_due_waits_for_its_day() -> None:
    log = [answered(0, "wrong"), answered(0, minute=1)]
    found = due(log, day(0), EVERY)
    assert (found.rules, found.next_day) == ((), day(1))
    assert due(log, day(1), EVERY).rules == (RULE,)


def test_rules_take_turns() -> None:
    log = [answered(0, "wrong", OTHER), answered(0, "wrong", RULE, minute=1)]
    assert due(log, day(0), EVERY).rules == (OTHER, RULE)
    log.append(answered(0, "wrong", OTHER, minute=2, scenario="x/two", question=1))
    assert due(log, day(0), EVERY).rules == (RULE, OTHER)


def test_the_same_question_comes_again_only_if_there_is_no_other() -> None:
    log = [answered(0, "wrong", OTHER), answered(0, "wrong", RULE, minute=1)]
    assert next_due(log, day(0), EVERY, but_not=THREE) == ONE
    assert next_due(log[:1], day(0), EVERY, but_not=THREE) == THREE


def test_a_rule_can_be_asked_for_by_name() -> None:
    assert next_due([], day(0), EVERY, rule=OTHER) == THREE
    assert next_due([], day(0), EVERY, rule="x.nobody") is None


def test_rules_that_nobody_asks_about_are_never_due() -> None:
    log = [answered(0, "wrong", RuleId("x.old"))]
    assert due(log, day(0), EVERY).rules == ()


def test_new_questions_are_those_never_asked_known_ground_first() -> None:
    puzzle = Item("practice/x/three", 0, (RULE,), puzzle=True)
    strange = Item("practice/x/four", 0, (OTHER,), puzzle=True)
    every = (*EVERY, puzzle, strange)
    assert new_ones([], every) == (ONE, TWO, THREE, puzzle, strange)
    assert new_ones([answered(0)], every) == (puzzle, TWO, THREE, strange)


@given(log=logs, at=st.integers(0, 300_000))
def test_by_any_log_what_is_served_is_about_a_rule_that_is_due(
    log: list[Answered], at: int
) -> None:
    log, today = list(merged(log)), day(at)
    rules = due(log, today, EVERY).rules
    found = next_due(log, today, EVERY)
    assert (found is None) == (not rules)
    assert found is None or set(found.rules) & set(rules)
    places = placed(log)
    boxes = [places[rule].box for rule in rules]
    assert boxes == sorted(boxes)
    for item in EVERY:
        if len(rules) > 1 or len([each for each in EVERY if rules and rules[0] in each.rules]) > 1:
            assert next_due(log, today, EVERY, but_not=item) != item


def test_every_question_of_every_game_can_be_served_by_itself() -> None:
    for game in games():
        for item in items(game)[::7]:
            here = question_session(item).here
            asked = open_question(here)
            assert asked is not None, item
            assert here.performed is not None
            assert here.performed.asked == (asked,)
            assert item.rules


def test_puzzles_of_the_practice_sets_are_served_and_kept_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = scenario_files()["super_express/waking_up"]
    (tmp_path / "super_express").mkdir()
    (tmp_path / "super_express" / "01.toml").write_bytes(lesson.read_bytes())
    monkeypatch.setattr(library, "PRACTICE", tmp_path)
    items.cache_clear()
    try:
        puzzle = next(item for item in items("super_express") if item.puzzle)
        session = question_session(puzzle)
        assert puzzle.scenario == session.shared.scenario == "practice/super_express/01"
        assert session.here.performed is not None
        assert item_of(session, session.here.performed.asked[0]) == puzzle
    finally:
        items.cache_clear()
        items_of.cache_clear()
