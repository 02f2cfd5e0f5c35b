"""A question that can't be shown is refused when its file is opened, not when a board is drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.scenario import ScenarioError
from explorer.cli.checking import check
from explorer.lessons.lesson import open_scenario

SHOT = """
game = "super_express"
title = "Shot"
[start]
position = '''
train: 3
C2: Doc>
C3: Mei<
C1 roof: Tuco>
plan Doc: | Shoot, Move, Turn
plan Mei: | Move, Turn, Floor
plan Tuco: | Turn, Move, Floor
'''
[[line]]
move = "reveal"
[[line.question]]
ask = "?"
"""

ASKABLE = {
    "where a piece is": 'piece = "mei"\nanswer = "out"',
    "what an event says": 'event = "Shot"\nvalue = "target"\nanswer = "Mei"',
    "a move": 'kind = "find"\nanswer = "reveal"\ngoal = [{ piece = "mei", at = "out" }]',
    "a rule": 'kind = "rule"\nanswer = "sx.shoot.off_train"\n'
    'among = ["sx.shoot.off_train", "sx.move"]',
    "legal": 'kind = "legal"\nmove = "skip"\nanswer = "illegal"\n'
    'among = ["sx.execute.forced", "sx.shoot.miss"]',
    "a wrong answer": 'piece = "mei"\nanswer = "C1"',
}

UNASKABLE = {
    "an unknown piece": ('piece = "zoe"\nanswer = "out"', "no piece is called 'zoe'"),
    "neither piece nor event": ('answer = "out"', "needs a 'piece', or an 'event'"),
    "an unknown event": (
        'event = "Shout"\nvalue = "x"\nanswer = "x"',
        "no event is called 'Shout'",
    ),
    "an unknown value": (
        'event = "Shot"\nvalue = "colour"\nanswer = "x"',
        "Shot has no value 'colour'; it has ",
    ),
    "an unknown rule": (
        'kind = "rule"\nanswer = "sx.shoot.off_train"\namong = ["sx.shoot.off_train", "sx.zoe"]',
        "no rule is called 'sx.zoe'",
    ),
    "no candidates": ('kind = "rule"\nanswer = "sx.shoot.off_train"', "lacks a right candidate"),
    "no wrong candidate": (
        'kind = "rule"\nanswer = "sx.shoot.off_train"\namong = ["sx.shoot.off_train"]',
        "lacks a wrong candidate",
    ),
    "no right candidate for an illegal move": (
        'kind = "legal"\nmove = "skip"\nanswer = "illegal"\namong = ["sx.shoot.miss"]',
        "lacks a right candidate",
    ),
    "a move that can't be read": ('kind = "legal"\nmove = "fly"\nanswer = "legal"', "found 'fly'"),
    "an answer that can't be read": (
        'kind = "find"\nanswer = "fly"\ngoal = [{ piece = "mei", at = "out" }]',
        "found 'fly'",
    ),
    "an unknown kind": ('kind = "guess"\nanswer = "out"', "no kind of question is called 'guess'"),
    "no goal": ('kind = "find"\nanswer = "reveal"', "lacks a goal"),
    "a goal about nobody": (
        'kind = "find"\nanswer = "reveal"\ngoal = [{ piece = "zoe", at = "out" }]',
        "no piece is called 'zoe'",
    ),
    "what follows can't be read": (
        'kind = "find"\nanswer = "reveal"\ngoal = [{ piece = "mei", at = "out" }]\n'
        'then = [{ move = "fly" }]',
        "found 'fly'",
    ),
    "more candidates than can be shown": (
        f'kind = "rule"\nanswer = "sx.shoot.off_train"\namong = {["sx.shoot.off_train"] * 21}',
        "at most 20 rules among which to choose",
    ),
}


def written(folder: Path, question: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(SHOT + question, "utf-8")
    return path


@pytest.mark.parametrize("question", ASKABLE.values(), ids=list(ASKABLE))
def test_a_question_that_can_be_shown_is_opened(tmp_path: Path, question: str) -> None:
    assert len(open_scenario(written(tmp_path, question)).asked) == 1


@pytest.mark.parametrize(("question", "said"), UNASKABLE.values(), ids=list(UNASKABLE))
def test_a_question_that_can_not_be_shown_is_refused(
    tmp_path: Path, question: str, said: str
) -> None:
    path = written(tmp_path, question)
    with pytest.raises(ScenarioError) as refused:
        open_scenario(path)
    assert said in str(refused.value)
    found = check(path)
    assert found, "the check of the file finds it too"
