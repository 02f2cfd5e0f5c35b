"""Sentences of the story and of refusals, as a page shows them."""

from __future__ import annotations

from engine.core.moves import Refusal
from engine.core.record import WholeRecord
from engine.core.rulebook import RuleId

from .standpoint import Standpoint
from .story import Sentence, reasons


class Told(WholeRecord):
    """A sentence of the story, at a step."""

    step: int
    event: int
    segments: tuple[tuple[str, str], ...]
    rules: tuple[RuleId, ...]
    now: bool = False


def told(sentence: Sentence, step: int, now: bool = False) -> Told:
    segments = tuple((segment.text, segment.piece) for segment in sentence.segments)
    return Told(step, sentence.event, segments, sentence.rules, now)


def told_reasons(here: Standpoint, refusal: Refusal | None) -> tuple[Told, ...]:
    """The reasons of a refusal, or none."""
    if refusal is None:
        return ()
    found = reasons(here.game, refusal, here.whole_state, here.language)
    return tuple(told(sentence, here.at) for sentence in found)
