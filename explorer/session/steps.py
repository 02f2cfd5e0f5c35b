"""Steps as users write them: 3 is step 3 of the main line, "b3" is step 3 of branch b.

A step is the number of moves from the start, as the board shows it. Branches have letters in the
order in which a walk through the tree meets them. The numbers of nodes stay inside.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import count, groupby, product
from string import ascii_lowercase
from typing import Any

from engine.core.bounds import MOST_NAME, printable, quoted
from engine.core.tree import START, NoSuchStep, Tree

Step = int | str
"""A step of the main line by its number, or of a branch by its letter and its number."""

WRITTEN = re.compile(r"([a-z]*)([0-9]{1,9})")


def steps(tree: Tree[Any]) -> Mapping[int, Step]:
    """The step of each node of a tree, as users write it, in the order of a walk."""
    return {node: f"{line}{depth}" if line else depth for node, line, depth in _places(tree)}


def node_of(tree: Tree[Any], step: Step) -> int:
    """The node of a step; `NoSuchStep` is raised, with the steps there are, if there is none."""
    called = _called(step)
    for node, name in steps(tree).items():
        if name == called:
            return node
    raise NoSuchStep(f"there is no step {quoted(step)}; the steps are {_spans(tree)}")


def _called(step: object) -> Step | None:
    """The step in the form of `steps`; None for anything else."""
    if isinstance(step, int) and not isinstance(step, bool):
        return step
    written = WRITTEN.fullmatch(step.strip().lower()) if isinstance(step, str) else None
    if written is None:
        return None
    line, depth = written[1], int(written[2])
    return f"{line}{depth}" if line else depth


def _places(tree: Tree[Any]) -> Iterator[tuple[int, str, int]]:
    """Yield each node with the letter of its line, empty for the main line, and its depth."""
    letters = _letters()
    lines, depths = {START: ""}, {START: 0}
    for number in tree.walk():
        node = tree.nodes[number]
        if number != START:
            begins = tree.nodes[node.parent].children[0] != number
            lines[number] = next(letters) if begins else lines[node.parent]
            depths[number] = depths[node.parent] + 1
        yield number, lines[number], depths[number]


def _letters() -> Iterator[str]:
    """Yield a to z, then aa, ab and so on."""
    for length in count(1):
        yield from map("".join, product(ascii_lowercase, repeat=length))


def _spans(tree: Tree[Any]) -> str:
    """The first and the last step of each line."""
    found = []
    for line, places in groupby(_places(tree), key=lambda place: place[1]):
        depths = [depth for _, _, depth in places]
        ends = dict.fromkeys(f"{line}{depth}" for depth in (depths[0], depths[-1]))
        found.append(" to ".join(ends))
    return printable(", ".join(found), MOST_NAME)
