"""How the odds are read: for whom, by which model, and how rarely a fugitive bluffs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction

from engine.core.record import Record
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.fugitive.deduction import (
    EVEN,
    WITH_DRAWS,
    Evidence,
    Model,
    evidence_of,
    public_evidence,
)
from engine.fugitive.sight import observe
from engine.fugitive.state import MARSHAL, State

from ..panel import Control, Wanted

MODELS = ("even", "draws", "bluff")
DECIMAL = re.compile(r"[0-9](\.[0-9]{1,6})?")
LOWEST_BLUFF, HIGHEST_BLUFF, BLUFF_STEP = 0.1, 1.0, 0.1


class Reading(Record):
    """The reader's settings: the model, and how rarely a fugitive bluffs."""

    model: str = MODELS[0]
    bluff: Fraction = Fraction(1, 2)

    @property
    def models(self) -> Mapping[str, Model]:
        return {"even": EVEN, "draws": WITH_DRAWS, "bluff": Model(bluff=self.bluff)}

    @property
    def current(self) -> Model:
        return self.models[self.model]


def reading_of(wanted: Wanted) -> Reading:
    """The reading that the settings choose; unusable settings are ignored."""
    usual = Reading()
    model = wanted.settings.get("model", usual.model)
    said = wanted.settings.get("bluff", "")
    bluff = Fraction(said) if DECIMAL.fullmatch(said) else usual.bluff
    within = LOWEST_BLUFF <= bluff <= HIGHEST_BLUFF
    return Reading(model if model in MODELS else usual.model, bluff if within else usual.bluff)


def controls(reading: Reading, words: Mapping[str, str]) -> tuple[Control, ...]:
    models = tuple((model, words[f"note_model_{model}"]) for model in MODELS)
    return (
        Control("model", words["note_model"], reading.model, options=models),
        Control(
            "bluff",
            words["note_model_bluff"],
            f"{float(reading.bluff):g}",
            kind="slider",
            low=LOWEST_BLUFF,
            high=HIGHEST_BLUFF,
            step=BLUFF_STEP,
        ),
    )


def known_to(view: State, viewer: Viewer) -> Evidence:
    """The marshal's evidence; for the fugitive and spectators, what everybody can see.

    An all-seeing viewer sees the marshal's odds. The fugitive does not know the marshal's hand.
    """
    if viewer in (MARSHAL, ALL_SEEING):
        return evidence_of(observe(view, MARSHAL))
    return public_evidence(observe(view, SPECTATOR))
