"""The same evidence under several models, side by side."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from engine.core.record import Record

from .evidence import EVEN, WITH_DRAWS, Evidence, Model
from .limits import Limit, limits
from .odds import Guess, Odds, likeliest, odds

MODELS = (EVEN, WITH_DRAWS, Model(bluff=Fraction(1, 2)), Model(draws=True, bluff=Fraction(1, 2)))


class Reading(Record):
    """The odds by one model, and what the model leaves out."""

    model: Model
    odds: Odds
    best: Guess | None
    limits: tuple[Limit, ...]


def side_by_side(evidence: Evidence, models: Iterable[Model] = MODELS) -> tuple[Reading, ...]:
    """Return the odds by each model."""
    found = ((model, odds(evidence, model)) for model in models)
    return tuple(
        Reading(model, each, likeliest(each), limits(evidence, model)) for model, each in found
    )
