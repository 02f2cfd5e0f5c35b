"""The true answer to a question, as the board and the story say it in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.judging import NOTHING, told_value
from engine.core.messages import load_messages, plain
from engine.core.scenario import Asked

if TYPE_CHECKING:
    from .session import Session


def said_truth(session: Session, asked: Asked, truth: str) -> str:
    """A place, a value, a move, a rule or a verdict in words."""
    return SAID[asked.question.kind](session, asked, truth)


def _predicted(session: Session, asked: Asked, truth: str) -> str:
    if truth == NOTHING or session.performed is None:
        return load_messages("explorer", session.language).phrase("question.nothing")
    path = session.performed.path(asked)
    state = path[-1].state
    if asked.question.piece:
        return session.game.words.place_word(truth, state, session.language)
    events = tuple(event for node in path for event in node.events)
    found = told_value(asked.question, events)
    return (
        plain(session.game.words.speaker(state, session.language).value(*found, "the"))
        if found
        else truth
    )


def _found(session: Session, asked: Asked, truth: str) -> str:
    before = session.timeline.node(asked.start).state
    return plain(
        session.game.words.label(
            session.game.notation.read_move(truth, before), before, session.language
        )
    )


def _rule(session: Session, _asked: Asked, truth: str) -> str:
    return session.rule(truth).title


def _verdict(session: Session, _asked: Asked, truth: str) -> str:
    return load_messages("explorer", session.language).phrase(f"question.{truth}")


SAID = {"predict": _predicted, "find": _found, "rule": _rule, "legal": _verdict}
