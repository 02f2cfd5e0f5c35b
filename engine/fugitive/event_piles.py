"""Which event cards may turn up now."""

from __future__ import annotations

from .event_cards import EventCard, Icon, of_icon
from .options import Variant
from .state import State, face_down

PILE_BY_FACE_DOWN = {0: Icon.FOOTPRINT, 1: Icon.FOOTPRINT, 2: Icon.NO_ICON}
"""Catch-up: the pile that helps whoever has fallen behind; with more hidden, the marshal's."""


def pile(state: State) -> tuple[EventCard, ...]:
    if state.options.variant is not Variant.CATCH_UP:
        return state.events
    icon = PILE_BY_FACE_DOWN.get(len(face_down(state)), Icon.MAGNIFIER)
    return of_icon(state.events, icon)
