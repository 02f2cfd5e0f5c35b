"""Effects that event cards share: call for a task, come into force, or have no effect."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from .. import rules
from ..event_card_events import CameIntoForce, NothingHappened
from ..event_cards import EventCard
from ..events import Follows
from ..state import Due, State, Task

CITED = (rules.EVENT_EFFECTS,)


def follows(play: Play[State], task: Task, *seats: Seat) -> None:
    """Call for a task that is done next, by each of these seats in turn."""
    play.happens(Follows(CITED, tuple([Due(task, seat) for seat in seats])))


def come_into_force(play: Play[State], event: EventCard, higher: int | None = None) -> None:
    """Let an event bear on the next hideout, or on the next attempt."""
    play.happens(CameIntoForce(CITED, event, higher))


def nothing(play: Play[State], event: EventCard) -> None:
    """Tell that an event has nothing to work on."""
    play.happens(NothingHappened(CITED, event))
