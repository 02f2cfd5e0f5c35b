"""What may be done in a position, by what is due."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.chance import Chance
from engine.core.moves import Composition, Move

from . import attempts, drawing, hideouts, turning_events
from .cards import DECKS
from .effects import cover_tracks, dropped_wallet, inside_source, peek, telling
from .state import LUCKY, State, Task, cards_left

Lister = Callable[[State], tuple[Move[State], ...]]


def _lays(state: State) -> tuple[Move[State], ...]:
    return (*hideouts.lays(state), *hideouts.otherwise(state))


OPTIONS: Mapping[Task, Lister] = {
    **dict.fromkeys(drawing.TURNING, drawing.turnings),
    **dict.fromkeys(drawing.DRAWING, drawing.draws),
    **dict.fromkeys(hideouts.LAYING, _lays),
    **dict.fromkeys(attempts.NAMING, attempts.listed),
    **dict.fromkeys(telling.ASKING, telling.questions),
    Task.EVENT: turning_events.turnings,
    Task.COVER_TRACKS: cover_tracks.takings,
    Task.INSIDE_SOURCE: inside_source.showings,
    Task.DROPPED_WALLET: dropped_wallet.discards,
    Task.PEEK: peek.peeks,
    Task.BURY: lambda _: peek.KEEP_OR_BURY,
}


OPEN = drawing.DRAWING | attempts.NAMING | telling.ASKING | {Task.PEEK, Task.BURY}
"""What is chosen among decks, numbers and hideouts that everybody can see."""


def open_choice(state: State) -> bool:
    return bool(state.agenda) and state.agenda[0].task in OPEN


def options(state: State) -> tuple[Move[State], ...]:
    listed = OPTIONS.get(state.agenda[0].task) if state.agenda else None
    return listed(state) if listed else ()


def lists_all(state: State) -> bool:
    task = state.agenda[0].task if state.agenda else None
    if task in hideouts.LAYING:
        return hideouts.lists_all(state)
    return task is not Task.ATTEMPT or attempts.single_only(state)


def chance(state: State) -> Chance[State]:
    task = state.agenda[0].task if state.agenda else None
    if task not in LUCKY:
        raise ValueError("luck has nothing to decide here")
    if task is Task.EVENT:
        return turning_events.top_event(state)
    if task is Task.INSIDE_SOURCE:
        return inside_source.shown_card(state)
    return drawing.top_card(state)


def compose(state: State, chosen: tuple[str, ...]) -> Composition[State] | None:
    task = state.agenda[0].task if state.agenda else None
    if task in hideouts.LAYING:
        return hideouts.compose(state, chosen)
    return attempts.compose(state, chosen) if task is Task.ATTEMPT else None


def temptations(state: State) -> tuple[Move[State], ...]:
    """Moves that a learner may want to try here, although the rules refuse them."""
    task = state.agenda[0].task if state.agenda else None
    if task in hideouts.LAYING:
        return hideouts.temptations(state)
    if task in attempts.NAMING:
        return attempts.temptations(state)
    if task in drawing.DRAWING:
        left = cards_left(state)
        return tuple(drawing.DRAWS[deck] for deck in DECKS if deck not in left)
    return ()
