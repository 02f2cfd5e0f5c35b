"""Hand-outs: a lesson as students get it, without its answers.

A hand-out holds the positions at which questions are asked, the moves that lead there, and the
questions without their answers. Nothing that comes after a question travels with it. A later
position may show what an earlier question asks, so the two can't be in one hand-out: the lesson is
handed out in parts, each once the one before is collected.
"""

from __future__ import annotations

from typing import Any

from engine.core.errors import GameError
from engine.core.performing import Performed
from engine.core.questions import Question
from engine.core.record import Record, replace
from engine.core.scenario import Scenario, Step
from engine.core.study_file import study_scenario
from engine.core.timeline import Timeline
from engine.core.tree import START, Tree

from ..lessons.handing_in.parts import part_of_each
from ..lessons.handing_in.sealing import digest, reading_order, sealed_questions
from ..lessons.open_questions import asked_at

SEED = 0
"""The seed of every hand-out; that of the original would tell what luck brings."""


class CantHandOut(GameError):
    """Raised for a scenario that can't be handed out."""


class Part(Record):
    """A hand-out, and the places of its questions among those of the original.

    The places are in the order in which a reader meets the questions.
    """

    scenario: Scenario
    places: tuple[int, ...]


def handouts(original: Performed[Any]) -> tuple[Part, ...]:
    """Return the hand-outs of a lesson: one, or several parts to be handed out in this order."""
    if original.scenario.handout:
        raise CantHandOut("this is a hand-out already: hand out the teacher's original")
    if not original.asked:
        raise CantHandOut(f"{original.scenario.title!r} asks no question, so there is no key")
    parts = part_of_each(original)
    order = reading_order(original)
    return tuple(
        _part(original, tuple(each for each in order if parts[each] == number))
        for number in sorted(set(parts.values()))
    )


def _part(original: Performed[Any], places: tuple[int, ...]) -> Part:
    sealed = sealed_questions(original)
    asked = {place: asked_at(original.asked[place]) for place in places}
    tree = _pruned(original.tree, set(asked.values()))

    def questions(node: int) -> tuple[Question, ...]:
        return tuple(sealed[place] for place in places if asked[place] == node)

    steps = {
        node.number: Step(_move_text(tree, node.number), question=questions(node.number))
        for node in tree.nodes.values()
        if node.number != START
    }
    bare = _bare(original, questions(START), digest(original, places))
    performed = Performed(bare, tree, steps, (), {})
    return Part(study_scenario(Timeline.in_tree(tree), bare.title, performed), places)


def _pruned(tree: Tree[Any], wanted: set[int]) -> Tree[Any]:
    """The positions that questions are asked at and those on the way there, without the seed."""
    kept = {node.number for each in wanted for node in tree.path(each)}
    nodes = {
        number: replace(node, children=tuple(each for each in node.children if each in kept))
        for number, node in tree.nodes.items()
        if number in kept
    }
    return Tree(tree.game, SEED, nodes, tree.fresh)


def _move_text(tree: Tree[Any], number: int) -> str:
    """The move that led to a position; what luck brought is written out."""
    node = tree.node(number)
    assert node.move is not None
    return tree.game.notation.move_text(node.move, tree.node(node.parent).state)


def _bare(original: Performed[Any], first: tuple[Question, ...], known_by: str) -> Scenario:
    """The scenario without its line, its answers, and what it says of them elsewhere."""
    scenario, start = original.scenario, original.scenario.start
    if start.position:
        root = original.tree.node(START).state
        start = replace(start, position=original.tree.game.notation.position_text(root))
    return replace(
        scenario,
        start=replace(start, question=first),
        line=(),
        branch=(),
        teaches=(),
        study="",
        handout=known_by,
    )
