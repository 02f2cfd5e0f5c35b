"""The marshal's notebook beside the board of Fugitive; `notes` works out its contents."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from math import ceil

from engine.core.sight import ALL_SEEING
from engine.fugitive.deduction import Method, NoWorld, limits, say
from engine.fugitive.state import MARSHAL, State

from ...draw.fugitive import draw_notebook
from ...draw.fugitive.notes import NotebookView
from ...draw.words import load_words
from ..panel import Control, Panel, Picture, Wanted
from .notes import MODELS, Reading, known_to, take_notes

DECIMAL = re.compile(r"[0-9](\.[0-9]{1,6})?")
LOWEST_BLUFF, HIGHEST_BLUFF, BLUFF_STEP = 0.1, 1.0, 0.1


def panel(wanted: Wanted) -> Panel | None:
    """The notebook as the viewer may see it; None before the first hideout."""
    view: State = wanted.view
    if not view.trail:
        return None
    words = load_words(wanted.language)
    reading = reading_of(wanted)
    notes, remarks = _notes(wanted, reading, words)
    drawings = [draw_notebook(notes, width=width, words=words) for width in wanted.widths]
    pictures = tuple(Picture(d.width, d.height, d.still, d.pieces, d.cells) for d in drawings)
    controls = _controls(reading, words)
    return Panel(words["note_title"], drawings[0].label, pictures, controls, remarks)


def _notes(
    wanted: Wanted, reading: Reading, words: Mapping[str, str]
) -> tuple[NotebookView, tuple[str, ...]]:
    view, viewer, language = wanted.view, wanted.viewer, wanted.language
    try:
        notes = take_notes(view, viewer, wanted.picked, reading, language)
    except NoWorld:
        return NotebookView(), (words["note_no_world"],)
    return notes, _remarks(wanted, notes, reading)


def reading_of(wanted: Wanted) -> Reading:
    """The reading that the settings choose; unusable settings are ignored."""
    usual = Reading()
    model = wanted.settings.get("model", usual.model)
    said = wanted.settings.get("bluff", "")
    bluff = Fraction(said) if DECIMAL.fullmatch(said) else usual.bluff
    within = LOWEST_BLUFF <= bluff <= HIGHEST_BLUFF
    return Reading(model if model in MODELS else usual.model, bluff if within else usual.bluff)


def _controls(reading: Reading, words: Mapping[str, str]) -> tuple[Control, ...]:
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


def _remarks(wanted: Wanted, notes: NotebookView, reading: Reading) -> tuple[str, ...]:
    """The remarks: whose notes these are, how the manhunt is computed, what the model ignores."""
    words = load_words(wanted.language)
    remarks = []
    if wanted.viewer not in (MARSHAL, ALL_SEEING):
        remarks.append(words["note_public"])
    if notes.error:
        points = max(1, ceil(100 * notes.error))
        remarks.append(words["note_estimated"].format(points=points))
    if notes.manhunt:
        method = Method.EXACT if notes.manhunt.exact else Method.SAMPLED
        remarks.append(say(method, wanted.language))
    if reading.model == "bluff":
        remarks.append(words["note_bluff"])
    evidence = known_to(wanted.view, wanted.viewer)
    left_out = limits(evidence, reading.current)
    return (*remarks, *(say(limit, wanted.language) for limit in left_out))
