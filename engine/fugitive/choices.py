"""The table of tasks: what may be done when each of them is due."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.chance import Chance
from engine.core.errors import GameError
from engine.core.moves import Composition, Move

from . import attempts, drawing, hideouts, turning_events
from .actions import Choice
from .effects import asking, cover_tracks, dropped_wallet, inside_source, peek
from .state import State, Task

CHOICES: Mapping[Task, Choice] = {
    task: choice
    for choice in (
        *drawing.CHOICES,
        *hideouts.CHOICES,
        *attempts.CHOICES,
        *turning_events.CHOICES,
        *asking.CHOICES,
        *cover_tracks.CHOICES,
        *dropped_wallet.CHOICES,
        *inside_source.CHOICES,
        *peek.CHOICES,
    )
    for task in choice.tasks
}
"""The choice that each task leaves. Only the beginning of a turn leaves none."""

OPTIONS = {task: choice.options for task, choice in CHOICES.items()}

WHOSE = {task: choice.seat for task, choice in CHOICES.items() if choice.seat is not None}
"""The tasks that only one seat ever has."""


def _due(state: State) -> Choice | None:
    return CHOICES.get(state.agenda[0].task) if state.agenda else None


def options(state: State) -> tuple[Move[State], ...]:
    """Return the legal moves, or a useful part of them where `lists_all` is false."""
    listed = OPTIONS.get(state.agenda[0].task) if state.agenda else None
    return listed(state) if listed else ()


def lists_all(state: State) -> bool:
    choice = _due(state)
    return choice is None or choice.lists_all(state)


def open_choice(state: State) -> bool:
    """Return whether everybody may know what can be done here."""
    choice = _due(state)
    return choice is not None and choice.public


def chance(state: State) -> Chance[State]:
    choice = _due(state)
    if choice is None or choice.chance is None:
        raise GameError("luck has nothing to decide here")
    return choice.chance(state)


def compose(state: State, chosen: tuple[str, ...]) -> Composition[State] | None:
    choice = _due(state)
    return choice.compose(state, chosen) if choice else None


def temptations(state: State) -> tuple[Move[State], ...]:
    choice = _due(state)
    return choice.temptations(state) if choice else ()
