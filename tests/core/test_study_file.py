"""A timeline as a scenario: a file that loads to the same tree, with all that was said in it."""

from __future__ import annotations

import pytest

from engine.core.scenario import Performed, ScenarioError, perform, read_scenario, scenario_text
from engine.core.scenario_check import problems
from engine.core.study_file import study_scenario
from engine.core.timeline import Mark, Timeline

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


def test_a_step_of_several_moves_that_is_branched_off_is_told_move_by_move() -> None:
    done = performed()
    line = done.timeline.line(0)
    done.timeline.comment(line[-2].number, "between")
    found = again(done.timeline, done)
    assert found.timeline == done.timeline
    assert [step.move for step in found.scenario.line[-2:]] != ["luck", "luck"]
    assert problems(found) == ()


@pytest.mark.parametrize("of", [-1, 1, 2])
def test_a_branch_leaves_a_branch_before_it(of: int) -> None:
    text = scenario_text(study_scenario(tree(), "Apples")).replace(
        "[[branch]]\nfrom = 0", f"[[branch]]\nof = {of}\nfrom = 0", 1
    )
    with pytest.raises(ScenarioError, match="branch 1: 'of' is 0, the main line, or the number"):
        perform(read_scenario(text, PLACE), find_toy, PLACE)
