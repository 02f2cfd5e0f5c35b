"""The same question where something else follows, so that another answer is true."""

from __future__ import annotations

from typing import Any

from engine.core.moves import CHANCE
from engine.core.performing import Asked, Performed
from engine.core.record import replace
from engine.core.scenario import Scenario, Step
from explorer.lessons.kinds.predict import true_answer


def alone(performed: Performed[Any], asked: Asked, move: str) -> Scenario:
    """A lesson that asks one question, and in which another move may follow it."""
    game, path = performed.tree.game, performed.tree.path(asked.start)
    lead = tuple(
        Step(game.notation.move_text(node.move, performed.tree.node(node.parent).state))
        for node in path[1:]
        if node.move is not None
    )
    bare = replace(asked.question, given=(), hint="")
    return replace(
        performed.scenario, line=(*lead, Step(move, question=(bare,))), branch=(), seed="another"
    )


def truths(performed: Performed[Any], asked: Asked) -> dict[str, str]:
    """The true answer to a question, by the move that follows it."""
    game, before = performed.tree.game, performed.tree.node(asked.start).state
    lucky = game.rules.to_act(before) == CHANCE
    moves = (
        [move for move, _ in game.rules.chance(before).weighted]
        if lucky
        else game.rules.options(before)
    )
    found = {}
    for move in list(moves)[:40]:
        after, events = game.play(before, move)
        try:
            truth = true_answer(game, asked.question, after, events)
        except LookupError:
            continue
        found[game.notation.move_text(move, before)] = truth
    return found
