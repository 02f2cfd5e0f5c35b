"""The events of a line that show why a goal is reached or missed, and the rules that decide it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.core.errors import GameError
from engine.core.events import Event
from engine.core.game import Game
from engine.core.matching import event_texts, matches
from engine.core.rulebook import RuleId

from .puzzle import Goal, Line, Moment

MOST_EVENTS = 3
"""The most events that are told of a line."""


def showing(moment: Moment, goal: Goal, line: Line) -> list[tuple[Event[Any], Any]]:
    """Return the events that reach or miss a goal, each with the position after it.

    These are the events that the goal names, or else the last one of their kind, and the last one
    that moved a piece that it names. If there are none, it is the last one that moved the seat that
    chooses, the first one about it, or the first of all.
    """
    told = [pair for pair in _in_turn(moment, line) if pair[0].told]
    named = [pair for pair in told if _named(moment.game, goal, *pair)]
    kinds = {each.happens["event"] for each in goal.conditions if each.happens}
    alike = [] if named else [pair for pair in told if type(pair[0]).__name__ in kinds][-1:]
    moved = [pair for piece in _pieces(goal) for pair in _last_moved(moment, line, piece)]
    found = [pair for pair in told if pair in named or pair in alike or pair in moved]
    own = [piece for piece in (_chooser(moment),) if _has_place(moment, piece)]
    walked = [pair for piece in own for pair in _last_moved(moment, line, piece)]
    about = [pair for pair in told if _about(moment, *pair)]
    return (found or walked or about[:1] or told[:1])[-MOST_EVENTS:]


def deciding(moment: Moment, goal: Goal, right: Line, wrong: Line) -> tuple[RuleId, ...]:
    """Return the rules that decide: those of the events that show why one line is right and the
    other wrong, then those that the seat meets in one of the lines and not in the other."""
    shown = [*showing(moment, goal, right), *showing(moment, goal, wrong)]
    first = [rule for event, _ in shown for rule in event.rules]
    met, missed = _met(moment, right), _met(moment, wrong)
    rest = [rule for rule in (*met, *missed) if (rule in met) != (rule in missed)]
    return tuple(dict.fromkeys((*first, *rest)))


def hinting(moment: Moment, goal: Goal, right: Line, wrong: Line) -> RuleId:
    """Return the rule to hint at: what reaches the goal, or what is to be avoided."""
    wanted = tuple(each for each in goal.conditions if each.happens or each.at)
    if not wanted and goal.sure is None:
        return showing(moment, goal, wrong)[-1][0].rules[0]
    return showing(moment, replace(goal, conditions=wanted), right)[-1][0].rules[0]


def _met(moment: Moment, line: Line) -> list[RuleId]:
    """Return the rules of the events of a line that are about the seat."""
    pairs = [pair for pair in _in_turn(moment, line) if pair[0].told]
    return [rule for pair in pairs if _about(moment, *pair) for rule in pair[0].rules]


def _in_turn(moment: Moment, line: Line) -> Iterator[tuple[Event[Any], Any]]:
    state = moment.state
    for event in line.events:
        state = event.on(state)
        yield event, state


def _named(game: Game[Any], goal: Goal, event: Event[Any], state: Any) -> bool:
    """Return whether a goal names this event."""
    patterns = [each.happens or each.never for each in goal.conditions]
    if not any(patterns):
        return type(event).__name__ == goal.event
    text = event_texts(game, event, state)
    return any(pattern and matches(pattern, text) for pattern in patterns)


def _pieces(goal: Goal) -> list[str]:
    return list(dict.fromkeys(each.piece for each in goal.conditions if each.piece))


def _last_moved(moment: Moment, line: Line, piece: str) -> list[tuple[Event[Any], Any]]:
    """Return the last event that moved a piece, if there is one."""
    place_of, found = moment.game.board.place_of, []
    place = place_of(moment.state, piece)
    for event, state in _in_turn(moment, line):
        now = place_of(state, piece)
        if now != place and event.told:
            found, place = [(event, state)], now
    return found


def _chooser(moment: Moment) -> str:
    return moment.game.board.seat_name(moment.state, moment.seat)


def _has_place(moment: Moment, piece: str) -> bool:
    try:
        return bool(moment.game.board.place_of(moment.state, piece))
    except (GameError, LookupError):
        return False


def _about(moment: Moment, event: Event[Any], state: Any) -> bool:
    """Return whether the sentence of an event names the seat that chooses."""
    name = _chooser(moment)
    return any(part.piece == name for part in moment.game.words.tell(event, state))
