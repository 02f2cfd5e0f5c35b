"""All situations at one stage of the trail, and how to get from one layer to the next and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from .ledger import Count
from .stages import Situation, Stage

Layer: TypeAlias = dict[Situation, dict[Count, float]]
"""The number of ways to reach each situation and count; walking back, the number of ways on.

The numbers are whole and exact unless a layer was thinned.
"""

AT_THE_END: Layer = {Situation(0, 0): {0: 1}}


def size(layer: Layer) -> int:
    """Count the situations of a layer, each with each of its counts."""
    return sum(map(len, layer.values()))


def total(layer: Layer) -> float:
    """Add up the ways of a layer."""
    return sum(sum(rows.values()) for rows in layer.values())


def forward(stage: Stage, layer: Layer) -> Layer:
    """Return the layer after a stage."""
    after: Layer = {}
    for now, rows in layer.items():
        for to, weight, table in stage.roads(now):
            into = after.setdefault(to, {})
            for count, ways in rows.items():
                some = ways if weight == 1 else ways * weight
                for then, more in table[count]:
                    into[then] = into.get(then, 0) + some * more
    return after


def backward(stage: Stage, layer: Layer, onward: Layer) -> Layer:
    """Return in how many ways each situation and count of a layer can go on to the end."""
    before: Layer = {}
    for now, rows in layer.items():
        into = before[now] = dict.fromkeys(rows, 0)
        for to, weight, table in stage.roads(now):
            ends = onward.get(to, {})
            for count in rows if ends else ():
                ways: float = 0
                for then, more in table[count]:
                    if then in ends:
                        ways += ends[then] * more
                into[count] += ways if weight == 1 else ways * weight
    return before


def worlds_by_number(layer: Layer, onward: Layer) -> Mapping[int, float]:
    """Return in how many worlds the last hideout of a layer has each number."""
    found: dict[int, float] = {}
    for now, rows in layer.items():
        ends = onward[now]
        ways = sum(some * ends[count] for count, some in rows.items())
        if ways:
            found[now.last] = found.get(now.last, 0) + ways
    return dict(sorted(found.items()))
