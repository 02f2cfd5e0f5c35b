"""Whether the viewer of a here may be told the answer to a question."""

from __future__ import annotations

from typing import Any

from engine.core.events import Event
from engine.core.judging import true_answer, true_rules
from engine.core.performing import Asked
from engine.core.sight import ALL_SEEING

from ..session.standpoint import Standpoint


def may_be_told(here: Standpoint, asked: Asked) -> bool:
    """Who sees everything may; others where they will see it too, or could find it by the rules."""
    if here.sight is ALL_SEEING or here.performed is None:
        return True
    return KNOWN[asked.question.kind](here, asked)


def _predicted(here: Standpoint, asked: Asked) -> bool:
    """Whether the viewer will see what is asked for, once it has happened."""
    assert here.performed is not None
    game, state = here.game, here.performed.path(asked)[-1].state
    view, seen = game.observe(state, here.sight), _seen(here, asked)
    truth = true_answer(game, asked.question, state, _events(here, asked))
    return true_answer(game, asked.question, view, seen) == truth


def _rule(here: Standpoint, asked: Asked) -> bool:
    """Whether the viewer sees the rules with the events that carry them."""
    assert here.performed is not None
    seen = {rule for event in _seen(here, asked) for rule in event.rules}
    return seen.issuperset(true_rules(here.performed, asked))


def _legal(here: Standpoint, asked: Asked) -> bool:
    return here.sees_choices_of(_start(here, asked))


def _found(here: Standpoint, asked: Asked) -> bool:
    """Whether nothing is hidden: what comes of a move may hang on any secret."""
    start = _start(here, asked)
    return here.sees_choices_of(start) and here.game.observe(start, here.sight) == start


KNOWN = {"predict": _predicted, "rule": _rule, "legal": _legal, "find": _found}


def _start(here: Standpoint, asked: Asked) -> Any:
    assert here.performed is not None
    return here.performed.tree.node(asked.start).state


def _events(here: Standpoint, asked: Asked) -> tuple[Event[Any], ...]:
    assert here.performed is not None
    return tuple(event for node in here.performed.path(asked) for event in node.events)


def _seen(here: Standpoint, asked: Asked) -> tuple[Event[Any], ...]:
    game, sight = here.game, here.sight
    return tuple(game.witness(event, sight) for event in _events(here, asked))
