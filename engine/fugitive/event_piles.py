"""The event cards that may turn up now."""

from __future__ import annotations

from engine.core.house import replaceable
from engine.core.house_answers import one_of

from . import rules
from .event_cards import EventCard, Icon, of_icon
from .options import Variant
from .state import State, face_down

PILE_BY_FACE_DOWN = {0: Icon.FOOTPRINT, 1: Icon.FOOTPRINT, 2: Icon.NO_ICON}
"""The pile of the catch-up variant, by the number of face-down hideouts.

With few of them the fugitive is helped, with more than two the marshal.
"""


def pile(state: State) -> tuple[EventCard, ...]:
    """Return the event cards of which one may turn up now."""
    if state.options.variant is not Variant.CATCH_UP:
        return state.events
    return of_icon(state.events, catching_up(state))


@replaceable(rules.VARIANT_CATCH_UP, one_of(lambda _state: tuple(Icon)), "a pile, by its Icon")
def catching_up(state: State) -> Icon:
    """Return which pile an event card of the catch-up variant comes from."""
    return PILE_BY_FACE_DOWN.get(len(face_down(state)), Icon.MAGNIFIER)
