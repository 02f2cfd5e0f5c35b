"""Judgements of answers by the rules, and the rules that decided what was asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.events import Event
from engine.core.game import Game
from engine.core.moves import Move, Refusal
from engine.core.performing import Asked, Performed
from engine.core.record import Record
from engine.core.rulebook import RuleId

Events = tuple[Event[Any], ...]


class NoAnswer(GameError):
    """Raised for a text that can't be an answer; it is counted neither as right nor as wrong."""


class NoSuchGuess(NoAnswer):
    """Raised for a text that can't be an answer; says what can, in the reader's language."""


class Judgement(Record):
    """A judged answer: whether it is right, by which rules, and what happens instead.

    `done` is True if nothing more is asked; `instead` is a line that starts at the question.
    """

    right: bool
    done: bool
    truth: str
    rules: tuple[RuleId, ...] = ()
    refusal: Refusal | None = None
    instead: tuple[Move[Any], ...] = ()


class Answer(Record):
    """The answer given to a question, and how the rules judge it."""

    asked: Asked
    given: str
    judged: Judgement


def refuse_others(given: str, allowed: tuple[str, ...]) -> None:
    """Refuse an answer that is not among those allowed."""
    if given not in allowed:
        raise NoAnswer(
            f"{quoted(given)} is no answer to this; the answers are {', '.join(allowed)}"
        )


def events_of(performed: Performed[Any], asked: Asked) -> Events:
    """The events of the moves that a question is about."""
    return tuple(event for node in performed.path(asked) for event in node.events)


def rules_of(events: Iterable[Event[Any]]) -> tuple[RuleId, ...]:
    """The rules of events, without those of events that nobody is told about."""
    return tuple(dict.fromkeys(rule for event in events if event.told for rule in event.rules))


def deciding_rules(
    performed: Performed[Any], state: Any, events: Events, piece: str, kind: str = ""
) -> tuple[RuleId, ...]:
    """Return the rules of all events of a kind, or of the last event that moved or named a piece.

    If there is no such event, return those of the last event that shows what the scenario teaches.
    """
    game, taught = performed.timeline.game, set(performed.scenario.teaches)
    named = [event for event in events if kind and type(event).__name__ == kind]
    moved: list[Event[Any]] = []
    about: list[Event[Any]] = []
    for event in events if piece else ():
        then = event.on(state)
        if _place(game, then, piece) != _place(game, state, piece):
            moved = [event]
        if any(segment.piece == piece for segment in game.words.tell(event, then)):
            about = [event]
        state = then
    shows = [rule for event in events for rule in rules_of([event]) if rule in taught]
    told = [event for event in events if event.told]
    return (
        rules_of(named)
        or rules_of(moved)
        or rules_of(about)
        or tuple(shows[-1:])
        or rules_of(told[-1:])
    )


def _place(game: Game[Any], state: Any, piece: str) -> str:
    """Return the place of a piece; empty if it has none yet."""
    try:
        return game.board.place_of(state, piece)
    except LookupError:
        return ""
