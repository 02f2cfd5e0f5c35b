"""The limits of a model: what it leaves out, so that readers know how far to trust its odds."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.record import Kind

from .evidence import Evidence, Model


class Limit(Kind):
    """Something that a model leaves out; the value is the key of its sentence."""

    CHOICES = "limit.choices"
    DRAWS = "limit.draws"
    TAKEN_BACK = "limit.taken_back"
    DISCARD_TIME = "limit.discard_time"
    SEEN_DRAWN = "limit.seen_drawn"


HOLDS: Mapping[Limit, Callable[[Evidence, Model], bool]] = {
    Limit.CHOICES: lambda evidence, model: True,
    Limit.DRAWS: lambda evidence, model: not model.draws,
    Limit.TAKEN_BACK: lambda evidence, model: any(h.taken_back for h in evidence.trail),
    Limit.DISCARD_TIME: lambda evidence, model: model.draws and bool(evidence.spent),
    Limit.SEEN_DRAWN: lambda evidence, model: bool(evidence.seen_drawn),
}


def limits(evidence: Evidence, model: Model) -> tuple[Limit, ...]:
    """Return what the model leaves out of this evidence."""
    return tuple(limit for limit, holds in HOLDS.items() if holds(evidence, model))
