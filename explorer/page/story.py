"""Sentences of the story and of refusals, as a page shows them."""

from __future__ import annotations

from engine.core.moves import Refusal
from engine.core.record import WholeRecord
from engine.core.rulebook import RuleId

from ..session.session import Session
from ..session.story import Sentence, reasons

STORY_LENGTH = 9


class Told(WholeRecord):
    """A sentence of the story, at a step."""

    step: int
    event: int
    segments: tuple[tuple[str, str], ...]
    rules: tuple[RuleId, ...]
    now: bool = False


def told_story(session: Session) -> tuple[Told, ...]:
    """The last sentences up to here; those of the current step are marked."""
    told: list[Told] = []
    for node in reversed(session.timeline.path()):
        current = node.number == session.node.number
        shown = session.shown if current else None
        step = [
            _told(sentence, node.number, current)
            for sentence in session.story_of(node.number, shown)
        ]
        told = step + told
        if len(told) >= STORY_LENGTH:
            break
    return tuple(told[-max(STORY_LENGTH, sum(each.now for each in told)) :])


def _told(sentence: Sentence, step: int, now: bool = False) -> Told:
    segments = tuple((segment.text, segment.piece) for segment in sentence.segments)
    return Told(step, sentence.event, segments, sentence.rules, now)


def told_reasons(session: Session, refusal: Refusal | None) -> tuple[Told, ...]:
    if refusal is None:
        return ()
    told = reasons(session.game, refusal, session.whole_state, session.language)
    return tuple(_told(sentence, session.node.number) for sentence in told)
