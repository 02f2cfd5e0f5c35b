"""Draws whole worlds from what the marshal knows, each as likely as the model with draws says.

Worlds are proposed until one fits (see `drawn`), which takes a few milliseconds in most
positions. Where none of many proposals fits, the walk that counts worlds is made and kept, and
worlds are found by going back through it (see `retraced`). Both ways are exact. Only where the
walk has too many situations, worlds are drawn from its sample, and their odds are off by as much
as the `error` of the odds with draws says.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from .drawn import Draws
from .evidence import Evidence
from .odds import NoWorld
from .retraced import Walks
from .trail import KEPT, Walkable, walkable
from .world import World

PROPOSALS = 400
"""The number of worlds that are proposed before the walk is made."""
WALKS_KEPT = 4
"""The number of walks that are kept; one may take some megabytes."""
MOST_TRIES = 2000
"""The number of a walk's worlds tried for one in which the fugitive has what was seen drawn."""


def random_world(evidence: Evidence, rng: Random) -> World:
    """Return a world that fits the evidence; `NoWorld` is raised if none does.

    The same evidence and the same luck give the same world.
    """
    draws = _draws(evidence)
    for _ in range(PROPOSALS):
        world = draws.world(rng)
        if world is not None and _has_seen(evidence, world):
            return world
    walks = _walks(evidence)
    for _ in range(MOST_TRIES):
        world = walks.world(rng)
        if world is None:
            break
        if _has_seen(evidence, world):
            return world
    raise NoWorld


def likely_trails(evidence: Evidence, count: int, rng: Random) -> dict[frozenset[int], float]:
    """Return the numbers of face-down hideouts that may be together, each set with a weight.

    So many are drawn by the model with draws, but for what only the sprints could tell: a quick
    estimate where whole worlds would take too long.
    """
    draws = _draws(evidence)
    found: dict[frozenset[int], float] = {}
    for _ in range(count):
        hidden, ways = draws.trail(rng)
        if ways:
            found[hidden] = found.get(hidden, 0.0) + ways
    return found


def _has_seen(evidence: Evidence, world: World) -> bool:
    """Return whether the fugitive has every card that the marshal knows they drew."""
    if not evidence.seen_drawn:
        return True
    known = {*evidence.face_up, *(spent.card for spent in evidence.spent)}
    has = world.hand.union(known, world.numbers, *world.sprints)
    return has.issuperset(evidence.seen_drawn)


def _walkable(evidence: Evidence) -> Walkable:
    ready = walkable(evidence)
    if ready is None:
        raise NoWorld
    return ready


@lru_cache(KEPT)
def _draws(evidence: Evidence) -> Draws:
    return Draws(evidence, _walkable(evidence))


@lru_cache(WALKS_KEPT)
def _walks(evidence: Evidence) -> Walks:
    return Walks(evidence, _walkable(evidence))
