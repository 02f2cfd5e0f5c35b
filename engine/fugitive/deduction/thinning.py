"""Thinning a layer: a sample of its situations stands for all, where there are too many.

Situations that matter much are kept as they are. Of the others a random sample is kept, the
likelier the more they matter, and their weight is raised so that they stand for those left out.
On average this changes nothing, so odds found this way are right but for an error that can be
estimated.
"""

from __future__ import annotations

from typing import NamedTuple

from .coarse import Worth
from .layers import Layer


class Thinned(NamedTuple):
    """A layer that may have been thinned."""

    kept: Layer
    gain: Layer | None = None
    """The factor by which each weight was raised; None if nothing was left out."""

    def raised(self, onward: Layer) -> Layer:
        """Raise the ways on by the same factors, as seen from before the layer was thinned."""
        gain = self.gain
        if gain is None:
            return onward
        return {
            now: {count: ways * gain[now][count] for count, ways in rows.items()}
            for now, rows in onward.items()
        }


def thinned(layer: Layer, worth: Worth, most: int, offset: float) -> Thinned:
    """Keep about `most` situations of a layer: those that matter much and a sample of the others.

    `offset`, from 0 up to 1, decides which of the others are kept.
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
    """Return the weight from which on a situation is kept for certain.

    The weights below it add up to this limit times the places that are left.
    """
    if len(weights) <= most:
        return 0.0
    rest, left = float(sum(weights)), most
    while left > 1 and weights[-1] * left >= rest:
        rest -= weights.pop()
        left -= 1
    return rest / left
