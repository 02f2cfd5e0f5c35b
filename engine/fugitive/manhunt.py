"""The manhunt: the marshal's last chance when 42 is laid."""

from __future__ import annotations

from engine.core.play import Play

from . import rules
from .cards import ESCAPE, START, Card
from .ending import ESCAPED
from .events import ManhuntBegan
from .options import ManhuntCounts, Variant
from .state import State

FREE_ABOVE = 29
"""A face-up card higher than this lets the fugitive escape at once."""

TRIGGER = (rules.MANHUNT_TRIGGER,)
TRIGGER_WITHOUT_EVENTS = (rules.MANHUNT_TRIGGER, rules.EVENT_WIN_FIRST)


def escape(play: Play[State]) -> None:
    """Let the fugitive who has laid 42 escape, or begin the manhunt."""
    highest = highest_revealed(play.state)
    if highest > FREE_ABOVE:
        play.happens(ESCAPED)
        return
    events = play.state.options.variant is not Variant.NONE
    play.happens(ManhuntBegan(TRIGGER_WITHOUT_EVENTS if events else TRIGGER, highest))


def highest_revealed(state: State) -> Card:
    """Return the highest face-up card that counts, apart from 42; 0 if there is none."""
    found = [hideout for hideout in state.trail if hideout.up and hideout.card != ESCAPE]
    counted = [hideout.card for hideout in found]
    if state.options.manhunt_counts is ManhuntCounts.SPRINTS_TOO:
        counted += [card for hideout in found for card in hideout.sprints if card != ESCAPE]
    return max(counted, default=START)
