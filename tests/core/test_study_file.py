"""A timeline as a scenario: a file that loads to the same tree, with all its comments and names."""

from __future__ import annotations

import pytest

from engine.core.performing import Performed, perform
from engine.core.record import replace
from engine.core.scenario import ScenarioError, read_scenario, scenario_text
from engine.core.scenario_check import problems
from engine.core.study_file import study_scenario
from engine.core.timeline import Timeline
from engine.core.tree import Mark

from .toy_pieces import State
from .toy_play import LAYING, find_toy, play, timeline
from .toy_scenario import PLACE, performed

MOVES = ("lay 1", "lay 2", "show", "pick low", "show")


def tree() -> Timeline[State]:
    """Branches off the start, off the line and off a branch, with names, comments and marks."""
    found = timeline(*MOVES, start=LAYING, seed="s")
    found.go(1)
    play(found, "lay 3", "show", "pick high")
    high = found.at
    found.back()
    play(found, "pick low")
    found.first()
    play(found, "lay 2 1")
    found.rename(found.at, "both")
    found.rename(2, "Bob's answer")
    found.rename(high, "high")
    found.comment(0, "Here it begins.")
    found.comment(high, 'He said: "up"')
    found.mark(0, (Mark("low"), Mark("low", "high")))
    found.mark(high, (Mark("high"),))
    found.rename(0, "the start")
    return found


def again(found: Timeline[State], done: Performed[State] | None = None) -> Performed[State]:
    text = scenario_text(study_scenario(found, "Apples", done))
    return perform(read_scenario(text, PLACE), find_toy, PLACE)


def test_a_timeline_reads_back_from_its_file() -> None:
    found = again(tree())
    assert found.timeline == tree()
    assert problems(found) == ()


@pytest.mark.parametrize("number", range(1, 10))
def test_a_promoted_branch_stays_promoted(number: int) -> None:
    found = tree()
    found.promote(number)
    assert again(found).timeline == found


def test_a_pruned_branch_stays_away() -> None:
    found = tree()
    found.prune(6)
    assert again(found).timeline == found


def test_what_a_scenario_asks_and_expects_is_kept() -> None:
    done = performed()
    found = again(done.timeline, done)
    assert found.timeline == done.timeline
    assert found.scenario.line == done.scenario.line
    assert found.scenario.branch == done.scenario.branch
    assert found.scenario.teaches == done.scenario.teaches
    assert problems(found) == ()


SEVERAL = """\
game = "toy"
title = "Both lay"
options = { small = true }
start = { position = "Ann: 0 apples, card 2; Bob: 0 apples, card 1; now: lay Ann" }

[[line]]
move = "lay 2"
times = 2
refuse = [{ move = "lay 9", rules = ["toy.lay"] }]
expect = [{ event = "Laid", seat = "Ann" }, { event = "Laid", seat = "Bob" }]
position = ["now: show Ann"]
question = [
    { ask = "Where?", piece = "ann", answer = "ground" },
    { ask = "Who?", event = "Laid", value = "seat", answer = "Ann" },
    { ask = "Why?", kind = "rule", answer = "toy.lay", among = ["toy.lay", "toy.wind"] },
    { ask = "May she?", kind = "legal", move = "lay 9", answer = "illegal" },
    { ask = "How?", kind = "find", answer = "lay 1", goal = [
        { piece = "ann", at = "low" },
    ], then = [{ move = "lay 2" }, { move = "show" }, { move = "pick low" }] },
]

[[line]]
move = "show"
"""


def commented(found: Timeline[State]) -> None:
    found.comment(1, "between")


def marked(found: Timeline[State]) -> None:
    found.mark(1, (Mark("low"),))


def branched_off(found: Timeline[State]) -> None:
    found.go(1)
    play(found, "lay 3")


TORN = {"a comment": commented, "a mark": marked, "a branch": branched_off}


@pytest.mark.parametrize("by", TORN)
def test_a_step_of_several_moves_that_is_torn_keeps_all_it_says(by: str) -> None:
    done = performed(SEVERAL)
    assert problems(done) == ()
    torn = done.timeline
    TORN[by](torn)
    found = again(torn, done)
    assert found.timeline == torn
    assert problems(found) == ()
    first, last, _ = found.scenario.line
    assert (first.move, last.move, last.spans) == ("lay 2", "lay 2", 2)
    (told,) = done.scenario.line[:1]
    assert replace(last, times=2, spans=0) == told
    assert found.asked == done.asked
    assert again(found.timeline, found).scenario == found.scenario


def test_what_a_torn_step_expects_is_still_checked() -> None:
    done = performed(SEVERAL.replace('seat = "Bob"', 'seat = "Zoe"'))
    torn = done.timeline
    commented(torn)
    (found,) = problems(again(torn, done))
    assert found.place == f"{PLACE}, line 2"
    assert "expected event = Laid, seat = Zoe" in found.problem


def test_what_a_deleted_move_was_asked_is_gone_with_it() -> None:
    done = performed(SEVERAL)
    left = done.timeline
    left.prune(2)
    found = again(left, done)
    assert [step.move for step in found.scenario.line] == ["lay 2"]
    assert problems(found) == ()


def test_a_step_that_is_not_torn_stays_one_step() -> None:
    done = performed(SEVERAL)
    assert again(done.timeline, done).scenario.line == done.scenario.line


@pytest.mark.parametrize("of", [-1, 1, 2])
def test_a_branch_leaves_a_branch_before_it(of: int) -> None:
    text = scenario_text(study_scenario(tree(), "Apples")).replace(
        "[[branch]]\nfrom = 0", f"[[branch]]\nof = {of}\nfrom = 0", 1
    )
    with pytest.raises(ScenarioError, match="branch 1: 'of' is 0, the main line, or the number"):
        perform(read_scenario(text, PLACE), find_toy, PLACE)
