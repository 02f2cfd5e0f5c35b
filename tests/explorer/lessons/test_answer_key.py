"""A teacher's key: every question with its answer and its rules, as the rules find them."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.files.library import scenario_files
from explorer.lessons.answer_key import answer_key
from explorer.lessons.lesson import Lesson, open_session

from ..shots import spoiled, written

LINES = {
    "a place and the rule that led there": (
        ("super_express/first_steps", "en"),
        "step 6 · Doc moves. Where will he be?\n  → the roof of C2 (Move [sx.move])",
    ),
    "a value in another language": (
        ("colt_express/a_fist_and_a_door", "ko"),
        "\n  → 벨 (실내에서 총쏘기 [ce.fire.inside]; 명중 [ce.fire.hit])",
    ),
    "a move that is not allowed": (
        ("fugitive/a_step_too_far", "en"),
        "the 7 under it?\n  → Not legal (Reach [fg.place.reach])",
    ),
    "a move to find, and others as good": (
        ("colt_express/a_fist_and_a_door", "en"),
        "  → Punch Doc: a jewel, push to car 1 (also right of the moves on offer: "
        "Punch Doc: purse no. 2, push to car 1)",
    ),
    "a move to find, and no other": (
        ("colt_express/a_fist_and_a_door", "en"),
        "  → Move to the caboose\n",
    ),
    "a rule": (
        ("super_express/the_last_wagon", "en"),
        "Which rule decided that?\n  → No target [sx.shoot.miss]",
    ),
    "a question in a branch": (
        ("super_express/the_last_wagon", "pt"),
        "passo a3 · E se Mei ficar onde está? · Qual regra a eliminou?",
    ),
}


@pytest.mark.parametrize("what", LINES)
def test_the_key_says(what: str) -> None:
    (scenario, language), said = LINES[what]
    session = open_session(scenario)
    session.language = language
    assert said in answer_key(session.here) + "\n"


def test_the_key_is_made_by_the_rules_not_by_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, spoiled('answer = "out"', 'answer = "C1"'))
    key = answer_key(open_session(file).here)
    assert "→ out of the game (Pushed off [sx.shoot.off_train]" in key
    assert "C1" not in key


@pytest.mark.parametrize("game", ["colt_express", "fugitive", "super_express"])
def test_every_question_has_its_place_in_the_key(game: str) -> None:
    for name in (each for each in scenario_files() if each.startswith(f"{game}/")):
        session = open_session(name)
        lines = answer_key(session.here).splitlines()
        assert len(lines) == 2 * len(Lesson(session).all), name
        assert all(line.startswith("  → ") for line in lines[1::2]), name


def test_reading_the_key_answers_nothing() -> None:
    session = open_session("super_express/the_last_wagon")
    answer_key(session.here)
    assert (Lesson(session).score.right, session.node.number) == (0, 0)


def test_a_line_that_was_deleted_is_not_in_the_key() -> None:
    session = open_session("super_express/the_last_wagon")
    every = answer_key(session.here).splitlines()
    session.go("a1")
    session.timeline.prune(session.timeline.at)
    assert answer_key(session.here).splitlines() == [
        line
        for asked, answer in zip(every[::2], every[1::2], strict=True)
        if not asked.startswith("step a")
        for line in (asked, answer)
    ]


def test_the_key_calls_steps_as_answers_do() -> None:
    session = open_session("super_express/the_last_wagon")
    key = answer_key(session.here).splitlines()[::2]
    steps = list(dict.fromkeys(line.partition(" · ")[0] for line in key))
    assert steps == [f"step {step}" for step in Lesson(session).answers]
    assert steps[-1] == "step a3"
