"""The true answer to a question, as the board and the story say it in the reader's language."""

from __future__ import annotations

from engine.core.judging import NOTHING, told_value
from engine.core.messages import load_messages, plain
from engine.core.performing import Asked

from ..session.standpoint import Standpoint


def said_truth(here: Standpoint, asked: Asked, truth: str) -> str:
    """A place, a value, a move, a rule or a verdict in words."""
    return SAID[asked.question.kind](here, asked, truth)


def _predicted(here: Standpoint, asked: Asked, truth: str) -> str:
    if truth == NOTHING or here.performed is None:
        return load_messages("explorer", here.language).phrase("question.nothing")
    path = here.performed.path(asked)
    state = path[-1].state
    if asked.question.piece:
        return here.game.place_word(truth, state, here.language)
    events = tuple(event for node in path for event in node.events)
    found = told_value(asked.question, events)
    return plain(here.game.speaker(state, here.language).value(*found, "the")) if found else truth


def _found(here: Standpoint, asked: Asked, truth: str) -> str:
    before = here.tree.node(asked.start).state
    return plain(here.game.label(here.game.read_move(truth, before), before, here.language))


def _rule(here: Standpoint, _asked: Asked, truth: str) -> str:
    return here.rule(truth).title


def _verdict(here: Standpoint, _asked: Asked, truth: str) -> str:
    return load_messages("explorer", here.language).phrase(f"question.{truth}")


SAID = {"predict": _predicted, "find": _found, "rule": _rule, "legal": _verdict}
