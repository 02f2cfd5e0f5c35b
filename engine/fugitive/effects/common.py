"""What the effects share."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from .. import rules
from ..event_card_events import NothingHappened
from ..event_cards import EventCard
from ..events import Follows
from ..state import Due, State, Task

CITED = (rules.EVENT_EFFECTS,)


def follows(play: Play[State], task: Task, *seats: Seat) -> None:
    """This is to be done next, by each of these seats in turn."""
    play.happens(Follows(CITED, tuple([Due(task, seat) for seat in seats])))


def nothing(play: Play[State], event: EventCard) -> None:
    play.happens(NothingHappened(CITED, event))
