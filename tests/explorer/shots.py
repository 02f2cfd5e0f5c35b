"""A small scenario with a question, a comment, a refusal and a branch, for the explorer's tests."""

from __future__ import annotations

from pathlib import Path

from explorer.lessons.lesson import open_session
from explorer.session.session import Session
from explorer.session.story import Sentence

SHOOT = "plan Shoot, Move, Turn"
TREASURE = "round: 2; train: 2; C1: Doc<, Mei<; C2 roof: Tuco<; treasure Doc: 312; now: treasure"

POSITION = """\
train: 3
C2: Doc>
C3: Mei<
C1 roof: Tuco>
"""

SCENARIO = f'''\
game = "super_express"
title = "A shot"
text = "Doc stands behind Mei."
teaches = ["sx.shoot.off_train", "sx.plan.three"]
seed = 7

[start]
position = """
{POSITION}"""

[[line]]
move = "plan Shoot, Move, Turn"
comment = "Doc shoots first."

[[line.refuse]]
move = "plan Shoot, Shoot, Turn"
rules = ["sx.plan.three"]

[[line]]
move = "plan Move, Turn, Shoot"

[[line]]
move = "plan Turn, Move, Floor"

[[line]]
move = "reveal"
expect = [{{ event = "Shot", seat = "Doc", target = "Mei" }}]
position = ["out: Mei 1"]

[[line.question]]
ask = "Where will Mei be?"
piece = "mei"
answer = "out"
hint = "She stands in the last wagon."

[[branch]]
from = 1
name = "Mei shoots"

[[branch.line]]
move = "plan Shoot, Move, Turn"
'''


def spoiled(right: str, wrong: str) -> str:
    assert SCENARIO.count(right) == 1, f"{right!r} is there {SCENARIO.count(right)} times"
    return SCENARIO.replace(right, wrong)


def written(folder: Path, text: str = SCENARIO, name: str = "shot.toml") -> Path:
    file = folder / name
    file.write_text(text, "utf-8")
    return file


def shot(folder: Path) -> Session:
    """A session at the start of the scenario."""
    return open_session(written(folder))


def texts(sentences: tuple[Sentence, ...]) -> list[str]:
    return [str(sentence) for sentence in sentences]
