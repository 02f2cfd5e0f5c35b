"""A hand-out in every form holds no answer: it is the same whatever the key is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from engine.core.messages import plain
from engine.core.performing import Performed, perform
from engine.core.questions import Condition, Question
from engine.core.record import replace
from engine.core.rulebook import RuleId
from engine.core.scenario import Scenario, Step, read_scenario, scenario_text
from explorer.files.library import find_game, scenario_files
from explorer.lessons.lesson import open_scenario, session_on
from explorer.lessons.open_questions import asked_at
from explorer.marking.forms import FORMS
from explorer.marking.handout import CantHandOut, Part, handouts
from tests.unpacking import unpack

from .other_truths import alone, truths

LESSONS = [
    name for name, file in scenario_files().items() if "question]]" in file.read_text("utf-8")
]
MIXED = (
    *("super_express/the_last_wagon", "super_express/paradox", "colt_express/a_fist_and_a_door"),
    *("colt_express/marshal_meets_one", "fugitive/a_step_too_far", "fugitive/empty_decks"),
)
"""Lessons of each game that ask questions of all kinds, and one with many branches."""


@cache
def original_of(name: str) -> Performed[Any]:
    return open_scenario(name)


@cache
def parts_of(name: str) -> tuple[Part, ...]:
    return handouts(original_of(name))


def with_steps(scenario: Scenario, change: Callable[[Step], Step]) -> Scenario:
    branches = tuple(
        replace(branch, line=tuple(map(change, branch.line))) for branch in scenario.branch
    )
    return replace(scenario, line=tuple(map(change, scenario.line)), branch=branches)


def other_key(scenario: Scenario) -> Scenario:
    """The same lesson with another key: other answers, goals, expectations and order of rules."""

    def question(each: Question) -> Question:
        return replace(
            each,
            answer="something else",
            goal=(Condition(piece="nobody", at="nowhere"),) if each.goal else (),
            then=(),
            event="" if each.kind == "rule" else each.event,
            among=each.among[::-1],
        )

    def step(each: Step) -> Step:
        asked = tuple(map(question, each.question))
        return replace(each, question=asked, expect=(), position=(), refuse=())

    return replace(with_steps(scenario, step), teaches=(RuleId("sx.another"),))


@pytest.mark.parametrize("name", LESSONS)
def test_lessons_that_differ_only_in_their_key_make_the_same_handout(name: str) -> None:
    original = original_of(name)
    other = perform(other_key(original.scenario), find_game, "other")
    assert other.scenario.asks != original.scenario.asks
    assert handouts(other) == parts_of(name)


def test_lessons_in_which_something_else_happens_make_the_same_handout() -> None:
    """What follows a question is changed so that the true answer is another one."""
    differing = 0
    for name in LESSONS:
        performed = original_of(name)
        for asked in performed.asked:
            if asked.question.kind != "predict":
                continue
            by_truth = {truth: move for move, truth in truths(performed, asked).items()}
            made = {
                truth: handouts(perform(alone(performed, asked, move), find_game, name))
                for truth, move in list(by_truth.items())[:3]
            }
            differing += len(made) > 1
            assert len({scenario_text(part.scenario) for (part,) in made.values()}) <= 1, name
    assert differing > 50, f"only {differing} questions can have another answer"


# -- what is stored


def decoded(form: str, content: bytes) -> str:
    """A hand-out with all that is packed in it unpacked."""
    text = content.decode()
    if form != ".html":
        return text
    found = re.search(r'id="stored">(.*)</script>', text)
    assert found
    stored = unpack(found[1])
    stored["fixed"]["rules"], stored["fixed"]["glossary"], stored["fixed"]["shown"] = {}, {}, {}
    bare = text.replace(found[1], "")
    return re.sub(r'<script type="module">.*', "", bare, flags=re.DOTALL) + json.dumps(
        stored, ensure_ascii=False
    )


def told_later(original: Performed[Any], part: Part, language: str) -> Iterator[str]:
    """Yield what is said of the moves that the questions of a part are about, not before them."""
    session = session_on(original)
    session.language = language
    here = session.here
    for place in part.places:
        asked = original.asked[place]
        if asked_at(asked) == asked.end:
            continue
        for node in original.path(asked):
            yield from (plain(each.segments) for each in here.story_of(node.number))
            yield here.say(node.comment)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", MIXED)
def test_no_form_tells_what_happens_after_a_question(name: str, form: str) -> None:
    original = original_of(name)
    for part in parts_of(name):
        content = decoded(form, FORMS[form](part.scenario, "en"))
        before = json.dumps(
            [
                plain(sentence.segments)
                for place in part.places
                for node in original.tree.path(asked_at(original.asked[place]))
                for sentence in session_on(original).here.story_of(node.number)
            ]
        )
        for said in told_later(original, part, "en"):
            assert not said or said in before or json.dumps(said)[1:-1] not in content, said


@pytest.mark.parametrize("name", LESSONS)
def test_no_step_beyond_the_questions_is_written(name: str) -> None:
    for part in parts_of(name):
        made = perform(read_scenario(scenario_text(part.scenario), ""), find_game, "")
        ends = {number for number, node in made.tree.nodes.items() if not node.children}
        assert ends <= {each.end for each in made.asked}
        assert all(each.sealed and not each.question.answer for each in made.asked)
        assert made.scenario.seed == 0
        assert "luck" not in {step.move for step in made.steps.values()}
        deepest = max(len(made.tree.path(each.end)) for each in made.asked)
        foretold = [
            len(made.tree.path(each.end)) for each in made.asked if each.question.kind != "rule"
        ]
        assert all(depth == deepest for depth in foretold)


def test_every_question_is_handed_out_once() -> None:
    for name in LESSONS:
        original = original_of(name)
        places = [place for part in parts_of(name) for place in part.places]
        assert sorted(places) == list(range(len(original.asked)))


def test_questions_before_moves_from_one_position_are_in_one_part() -> None:
    for name in LESSONS:
        asked = original_of(name).asked
        parts: dict[int, set[int]] = {}
        for number, part in enumerate(parts_of(name)):
            for place in part.places:
                if asked[place].question.kind != "rule":
                    parts.setdefault(asked_at(asked[place]), set()).add(number)
        assert all(len(each) == 1 for each in parts.values())


def stored(part: Part) -> dict[str, Any]:
    page = FORMS[".html"](part.scenario, "en").decode()
    found = re.search(r'id="stored">(.*)</script>', page)
    assert found
    return dict(unpack(found[1]))


@pytest.mark.parametrize("kind", ["predict", "find", "rule", "legal"])
def test_a_page_of_a_handout_can_judge_nothing(kind: str) -> None:
    name = next(
        each for each in MIXED if kind in {asked.question.kind for asked in original_of(each).asked}
    )
    for part in parts_of(name):
        frames = stored(part)["frames"]
        questions = [each for step in frames["answers"].values() for each in step]
        assert len(questions) == len(part.places)
        for each in questions:
            assert not each["accepted"]
            assert each["replies"] is None
            assert each["kept"]["rules"] == [] == each["kept"]["reasons"]
        for page in frames["pages"].values():
            assert all(not sentence["rules"] for sentence in page["story"])
        for step, asked in frames["answers"].items():
            if {"predict", "legal"} & {each["asked"]["kind"] for each in asked}:
                choices = frames["pages"][step]["choices"]
                assert choices["items"] == [] == choices["refused"]


def test_questions_about_legal_moves_look_alike() -> None:
    """If only some offered rules to choose among, that would tell which moves are illegal."""
    offered = 0
    for name in LESSONS:
        legal = [
            question.among
            for part in parts_of(name)
            for question in part.scenario.asks
            if question.kind == "legal"
        ]
        assert len({bool(among) for among in legal}) <= 1
        offered += any(legal)
    assert offered


def test_rules_to_choose_among_stand_in_an_order_of_their_own() -> None:
    for name in LESSONS:
        for part in parts_of(name):
            for question in part.scenario.asks:
                assert list(question.among) == sorted(question.among)


def test_a_handout_is_not_handed_out_again() -> None:
    (part, *_) = parts_of("super_express/paradox")
    with pytest.raises(CantHandOut, match="hand-out already"):
        handouts(perform(part.scenario, find_game, ""))


def test_a_scenario_without_questions_has_no_handout() -> None:
    scenario = with_steps(
        open_scenario("super_express/paradox").scenario, lambda step: replace(step, question=())
    )
    with pytest.raises(CantHandOut, match="asks no question"):
        handouts(perform(scenario, find_game, ""))
