"""The parts in which a lesson is given out, so that no later position tells an earlier answer."""

from __future__ import annotations

from typing import Any

from engine.core.performing import Performed

from ..kinds import kind_of
from ..open_questions import asked_at


def part_of_each(original: Performed[Any]) -> dict[int, int]:
    """Return the part of each question, by its place among those of the scenario.

    What is asked before a move may be told by any position that lies deeper, on its own line or on
    another on which the same is tried: such questions come in a later part. What is asked about a
    move that is shown already stays with those that come after it.
    """
    found: dict[int, int] = {}
    depth = {
        place: len(original.tree.path(asked_at(each))) for place, each in enumerate(original.asked)
    }
    for place in sorted(depth, key=lambda each: depth[each]):
        told = [
            part
            for other, part in found.items()
            if depth[other] < depth[place] and not kind_of(original.asked[other]).asked_after
        ]
        found[place] = 1 + max(told, default=-1)
    return found
