"""A scenario of the toy in which everything comes true; tests spoil one thing at a time."""

from __future__ import annotations

from engine.core.performing import Performed, perform
from engine.core.scenario import read_scenario

from .toy_pieces import State
from .toy_play import find_toy

PLACE = "apples.toml"

SCENARIO = '''\
game = "toy"
title = "Bob rests"
text = "Ann picks, Bob rests."
teaches = ["toy.odd", "toy.pick", "toy.secret"]
seed = 3

[options]
small = true

[start]
position = """
Ann: 0 apples, card 2
Bob: 0 apples, card 1
now: lay Ann
"""

[[line]]
move = "lay 1"
comment = "An odd stack."

[[line.refuse]]
move = "lay 9 1 1"
rules = ["toy.lay"]

[[line]]
move = "lay 2"

[[line]]
move = "show"
expect = [{ event = "Shown", seat = "Ann", card = 2, stones = "1", rule = "toy.show" }]
position = ["now: pick Ann"]

[[line]]
move = "pick low"
expect = [{ event = "Picked", seat = "ann", count = 1 }]
position = ["Ann: 1 apples, card 2, stones 1, shown, low", "bag: 4"]

[[line.question]]
ask = "Where will Ann be?"
piece = "ann"
answer = "low"

[[line.question]]
ask = "How many apples?"
event = "Picked"
value = "count"
answer = "1"

[[line]]
move = "show"

[[line]]
move = "luck"
times = 2

[[branch]]
from = 3
name = "Ann climbs high"

[[branch.line]]
move = "pick high"

[[branch.line]]
move = "sky wind"
question = [{ ask = "And now?", piece = "ann", answer = "high" }]
expect = [{ event = "Blew", sky = "wind" }]
'''


def spoiled(right: str, wrong: str) -> str:
    assert SCENARIO.count(right) == 1, f"{right!r} is there {SCENARIO.count(right)} times"
    return SCENARIO.replace(right, wrong)


def performed(text: str = SCENARIO) -> Performed[State]:
    return perform(read_scenario(text, PLACE), find_toy, PLACE)
