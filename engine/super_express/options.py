"""The options: expansions, and readings of what the rulebook leaves open."""

from __future__ import annotations

from engine.core.moves import Reason, Refusal, refuse
from engine.core.record import Kind, Record

from . import rules
from .pieces import BASE_CARDS, Card


class HorseRescue(Kind):
    NEXT_TURN = "next_turn"
    AT_ONCE = "at_once"
    ANY_CARD = "any_card"


class HorsePending(Kind):
    IF_HORSE = "if_horse"
    ALWAYS = "always"
    NEVER = "never"


class HorseStunned(Kind):
    STANDS = "stands"
    RIDES = "rides"


class Options(Record):
    reflex: bool = False
    horse: bool = False
    time_car: bool = False
    two_players: bool = False
    horse_rescue: HorseRescue = HorseRescue.NEXT_TURN
    horse_pending: HorsePending = HorsePending.IF_HORSE
    horse_stunned: HorseStunned = HorseStunned.STANDS

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards that every player takes up at the start of a round."""
        return HANDS[self.reflex, self.horse]


HANDS = {
    (reflex, horse): BASE_CARDS + (Card.REFLEX,) * reflex + (Card.HORSE,) * horse
    for reflex in (False, True)
    for horse in (False, True)
}


class NeedsHorse(Reason):
    """An option about the Horse was chosen for a game without it."""

    option: str


class NobodyWaits(Reason):
    """An option about waiting for a Horse was chosen, but nobody waits if it comes at once."""


def conflict(options: Options) -> Refusal | None:
    """Return why these options don't go together, or None if they do."""
    default = Options()
    if options.horse:
        at_once = options.horse_rescue is HorseRescue.AT_ONCE
        waiting = options.horse_pending is not default.horse_pending
        return refuse(NobodyWaits(rules.HORSE_PENDING) if at_once and waiting else None)
    return refuse(
        *(
            NeedsHorse(rule, name)
            for name, rule in HORSE_READINGS.items()
            if getattr(options, name) != getattr(default, name)
        )
    )


REASONS = (NeedsHorse, NobodyWaits)

HORSE_READINGS = {
    "horse_rescue": rules.HORSE_RESCUE,
    "horse_pending": rules.HORSE_PENDING,
    "horse_stunned": rules.HORSE_STUNNED,
}
