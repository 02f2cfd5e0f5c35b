"""Whether the viewer of a session may be told the answer to a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.events import Event
from engine.core.judging import true_answer, true_rules
from engine.core.scenario import Asked
from engine.core.sight import ALL_SEEING

if TYPE_CHECKING:
    from .session import Session


def may_be_told(session: Session, asked: Asked) -> bool:
    """Who sees everything may; others where they will see it too, or could find it by the rules."""
    if session.sight is ALL_SEEING or session.performed is None:
        return True
    return KNOWN[asked.question.kind](session, asked)


def _predicted(session: Session, asked: Asked) -> bool:
    """Whether the viewer will see what is asked for, once it has happened."""
    assert session.performed is not None
    game, state = session.game, session.performed.path(asked)[-1].state
    view, seen = game.sight.observe(state, session.sight), _seen(session, asked)
    truth = true_answer(game, asked.question, state, _events(session, asked))
    return true_answer(game, asked.question, view, seen) == truth


def _rule(session: Session, asked: Asked) -> bool:
    """Whether the viewer sees the rules with the events that carry them."""
    assert session.performed is not None
    seen = {rule for event in _seen(session, asked) for rule in event.rules}
    return seen.issuperset(true_rules(session.performed, asked))


def _legal(session: Session, asked: Asked) -> bool:
    return session.sees_choices_of(_start(session, asked))


def _found(session: Session, asked: Asked) -> bool:
    """Whether nothing is hidden: what comes of a move may hang on any secret."""
    start = _start(session, asked)
    return (
        session.sees_choices_of(start) and session.game.sight.observe(start, session.sight) == start
    )


KNOWN = {"predict": _predicted, "rule": _rule, "legal": _legal, "find": _found}


def _start(session: Session, asked: Asked) -> Any:
    assert session.performed is not None
    return session.performed.timeline.node(asked.start).state


def _events(session: Session, asked: Asked) -> tuple[Event[Any], ...]:
    assert session.performed is not None
    return tuple(event for node in session.performed.path(asked) for event in node.events)


def _seen(session: Session, asked: Asked) -> tuple[Event[Any], ...]:
    game, sight = session.game, session.sight
    return tuple(game.sight.witness(event, sight) for event in _events(session, asked))
