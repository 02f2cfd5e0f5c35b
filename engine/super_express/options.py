"""The options: expansions, and readings of what the rulebook leaves open."""

from __future__ import annotations

from engine.core.moves import Reason, Refusal, refuse
from engine.core.record import Kind, Record

from . import rules
from .pieces import BASE_CARDS, WAGONS, Card
from .tuning import Tuning


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
    tuning: Tuning = Tuning()

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards that every player takes up at the start of a round."""
        return HANDS[self.reflex, self.horse]

    def wagons(self, players: int) -> int:
        """The wagons of the train at the start."""
        return players + self.tuning.spare_wagons


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


class TooFewWagons(Reason):
    """There are not as many wagon cards as the train would have."""

    wagons: int
    most: int


class NoRoomAtStart(Reason):
    """With so many empty wagons behind the first player, not everybody has a place."""

    behind: int
    most: int


def conflict(options: Options, players: int) -> Refusal | None:
    """Return why these options don't go together for so many players, or None if they do."""
    return refuse(*_horse_conflicts(options), *_train_conflicts(options, players))


def _horse_conflicts(options: Options) -> list[Reason]:
    default = Options()
    if options.horse:
        at_once = options.horse_rescue is HorseRescue.AT_ONCE
        waiting = options.horse_pending is not default.horse_pending
        return [NobodyWaits(rules.HORSE_PENDING)] if at_once and waiting else []
    return [
        NeedsHorse(rule, name)
        for name, rule in HORSE_READINGS.items()
        if getattr(options, name) != getattr(default, name)
    ]


def _train_conflicts(options: Options, players: int) -> list[Reason]:
    found: list[Reason] = []
    spare, behind = options.tuning.spare_wagons, options.tuning.wagons_behind
    if spare > Tuning().spare_wagons and options.wagons(players) > WAGONS:
        found.append(TooFewWagons(rules.SETUP_TRAIN, options.wagons(players), WAGONS))
    if behind > spare + 1:
        found.append(NoRoomAtStart(rules.SETUP_FIRST, behind, spare + 1))
    return found


REASONS = (NeedsHorse, NobodyWaits, TooFewWagons, NoRoomAtStart)

HORSE_READINGS = {
    "horse_rescue": rules.HORSE_RESCUE,
    "horse_pending": rules.HORSE_PENDING,
    "horse_stunned": rules.HORSE_STUNNED,
}
