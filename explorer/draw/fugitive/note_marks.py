"""The marks of the note sheet for each number, by what the view shows."""

from __future__ import annotations

from engine.core.record import Kind
from engine.fugitive.cards import Card
from engine.fugitive.state import State


class Noted(Kind):
    FREE = "free"
    HELD = "held"
    HIDEOUT = "hideout"
    SPRINT = "sprint"
    GONE = "gone"
    MISSED = "missed"
    MISSED_AMONG = "missed_among"


def noted(view: State, number: Card) -> Noted:
    """The mark of a number: first what is certain, then a single miss, then a miss among others."""
    if number in view.marshal:
        return Noted.HELD
    if number in view.dropped or number in view.removed:
        return Noted.GONE
    for hideout in view.trail:
        if hideout.up and hideout.card == number:
            return Noted.HIDEOUT
        if hideout.sprints_up and number in hideout.sprints:
            return Noted.SPRINT
    misses = [miss.numbers for miss in view.misses if number in miss.numbers]
    if (number,) in misses:
        return Noted.MISSED
    return Noted.MISSED_AMONG if misses else Noted.FREE
