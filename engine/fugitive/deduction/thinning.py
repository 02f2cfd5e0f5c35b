"""Fewer situations that stand for many, where there are too many to go on with all of them.

What matters much is kept as it is. Of the rest some are kept by luck, each the likelier the more
it matters, and made to weigh as much as all those it stands for. On average nothing is gained or
lost, so that odds found this way are right but for an error that can be estimated.
"""

from __future__ import annotations

from typing import NamedTuple

from .coarse import Worth
from .layers import Layer


class Thinned(NamedTuple):
    kept: Layer
    gain: Layer | None = None
    """How many times as much as before each weighs that was kept; None if all were."""

    def regained(self, onward: Layer) -> Layer:
        """The way on before the layer was thinned: what was kept stood for more."""
        gain = self.gain
        if gain is None:
            return onward
        return {
            now: {count: ways * gain[now][count] for count, ways in rows.items()}
            for now, rows in onward.items()
        }


def thinned(layer: Layer, worth: Worth, most: int, offset: float) -> Thinned:
    """At most about so many of a layer: those that matter much, and some of the others.

    Which of the others is decided by an offset from 0 up to 1.
    """
    matter = {now: worth(now, rows) for now, rows in layer.items()}
    limit = _limit(sorted(each for rows in matter.values() for each in rows.values() if each), most)
    kept: Layer = {}
    gain: Layer = {}
    ahead = offset * limit
    for now, rows in matter.items():
        for count, matters in sorted(rows.items()):
            times = 1.0
            if matters < limit:
                ahead -= matters
                if ahead >= 0:
                    continue
                ahead += limit
                times = limit / matters
            if matters:
                kept.setdefault(now, {})[count] = layer[now][count] * times
                gain.setdefault(now, {})[count] = times
    return Thinned(kept, gain)


def _limit(weights: list[float], most: int) -> float:
    """What one must weigh to be kept for certain; the others add up to as many as are left."""
    if len(weights) <= most:
        return 0.0
    rest, left = float(sum(weights)), most
    while left > 1 and weights[-1] * left >= rest:
        rest -= weights.pop()
        left -= 1
    return rest / left
