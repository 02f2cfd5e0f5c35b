"""The manhunt: the marshal's last chance when 42 is laid."""

from __future__ import annotations

from engine.core.house import replaceable
from engine.core.play import Play

from . import rules
from .cards import ESCAPE, START, Card
from .ending import escaped
from .events import ManhuntBegan
from .options import ManhuntCounts, Variant
from .state import State

TRIGGER = (rules.MANHUNT_TRIGGER,)
TRIGGER_WITHOUT_EVENTS = (rules.MANHUNT_TRIGGER, rules.EVENT_WIN_FIRST)


def escape(play: Play[State]) -> None:
    """Let the fugitive who has laid 42 escape, or begin the manhunt."""
    state = play.state
    highest, above = highest_revealed(state), state.options.tuning.manhunt_above
    if not manhunt_begins(state):
        play.happens(escaped(above if highest > above else None))
        return
    events = state.options.variant is not Variant.NONE
    play.happens(ManhuntBegan(TRIGGER_WITHOUT_EVENTS if events else TRIGGER, highest, above))


@replaceable(rules.MANHUNT_TRIGGER)
def manhunt_begins(state: State) -> bool:
    """Return whether laying 42 begins a manhunt, and does not win at once."""
    return highest_revealed(state) <= state.options.tuning.manhunt_above


def highest_revealed(state: State) -> Card:
    """Return the highest face-up card that counts, apart from 42; 0 if there is none."""
    found = [hideout for hideout in state.trail if hideout.up and hideout.card != ESCAPE]
    counted = [hideout.card for hideout in found]
    if state.options.manhunt_counts is ManhuntCounts.SPRINTS_TOO:
        counted += [card for hideout in found for card in hideout.sprints if card != ESCAPE]
    return max(counted, default=START)
