"""Tables and random games for the tests of the adapters."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.adapters import Table, Walk
from engine.core.moves import CHANCE

TABLES = (
    ("super_express", 2),
    ("super_express", 4),
    ("super_express", 7),
    ("colt_express", 2),
    ("colt_express", 3),
    ("colt_express", 6),
    ("fugitive", 2),
)


def walked(table: Table[Any], seed: int) -> Iterator[Walk[Any]]:
    """Every stage of a random game, step by step."""
    rng = Random(seed)
    walk = table.start()
    yield walk
    while not walk.over:
        if walk.actor == CHANCE:
            numbers, odds = zip(*walk.odds, strict=True)
            walk = walk.after(rng.choices(numbers, [float(each) for each in odds])[0])
        else:
            walk = walk.after(rng.choice(walk.numbers))
        yield walk
