"""An event card is turned up: luck decides which, and it is carried out at once."""

from __future__ import annotations

from engine.core.chance import Chance, evenly
from engine.core.moves import Move, Reason, Refusal, refuse
from engine.core.play import Play
from engine.core.rulebook import RuleId

from . import rules
from .actions import Choice, Verb
from .effects.table import EFFECTS
from .event_card_events import EventShown
from .event_cards import EVENT_CARDS, EventCard
from .event_piles import pile
from .options import VARIANT_RULE, event_cards
from .state import State, Task
from .turns import due, go_on, not_now
from .words import read_event

SHOWN = (rules.EVENT_KINDS, rules.EVENT_EFFECTS)


class NotInPile(Reason):
    """The event card is used, out of play, or of another pile."""

    event: EventCard


class TopEvent(Move[State]):
    """Luck decides which event card it is."""

    event: EventCard

    def refusal(self, state: State) -> Refusal | None:
        if due(state) is not Task.EVENT:
            return not_now(state)
        if self.event in pile(state):
            return None
        return refuse(NotInPile(_kept_out(state, self.event), self.event))

    def carry_out(self, play: Play[State]) -> None:
        seat = play.state.agenda[0].seat
        play.happens(EventShown(SHOWN, seat, self.event))
        EFFECTS[self.event](play, seat)
        go_on(play)


def _kept_out(state: State, event: EventCard) -> RuleId:
    """Return the rule that keeps an event card from turning up."""
    used_up = event in event_cards(state.options) and event not in state.events
    return rules.EVENT_EFFECTS if used_up else VARIANT_RULE[state.options.variant]


TOP_EVENTS = {event: TopEvent(event) for event in EVENT_CARDS}


def options(state: State) -> tuple[TopEvent, ...]:
    return tuple(TOP_EVENTS[event] for event in pile(state))


def chance(state: State) -> Chance[State]:
    return evenly("events", options(state))


VERBS = (
    Verb(
        TopEvent,
        "event",
        read=lambda scanner: TopEvent(read_event(scanner)),
        rest=lambda move: move.event.value,
        reasons=(NotInPile,),
    ),
)
CHOICES = (Choice({Task.EVENT: "event"}, options, chance=chance),)
