"""The options of a game: expert rules, and readings of what the rulebook leaves open."""

from __future__ import annotations

from engine.core.moves import Reason, Refusal, refuse
from engine.core.record import Kind, Record

from . import rules
from .stacks import on_the_way, stations
from .tuning import Tuning


class SpeedingUp(Kind):
    """The actions that are allowed on a turn of speeding up."""

    PLAY_OR_DRAW = "play_or_draw"
    PLAYS_ONLY = "plays_only"


class EmptyChamber(Kind):
    """The readings of whether a bandit who has no bullet left may play Fire."""

    BARRED = "barred"
    BLUFF = "bluff"


class GhostCard(Kind):
    """The card that Ghost may play face down."""

    FIRST_CARD = "first_card"
    FIRST_TURN = "first_turn"


class TieBreak(Kind):
    """The bullets received that count when money is equal."""

    FROM_BANDITS = "from_bandits"
    ALL_BULLETS = "all_bullets"


class DropBullets(Kind):
    """The bullets in hand that are discarded before the first card of an expert round."""

    FROM_BANDITS = "from_bandits"
    MARSHALS_TOO = "marshals_too"
    OWNER_CHOOSES = "owner_chooses"


class DiscardOpen(Kind):
    """The players who may look through a discard pile."""

    ANYONE = "anyone"
    OWNER = "owner"


class Options(Record):
    expert: bool = False
    speeding_up: SpeedingUp = SpeedingUp.PLAY_OR_DRAW
    empty_chamber: EmptyChamber = EmptyChamber.BARRED
    ghost_card: GhostCard = GhostCard.FIRST_CARD
    tie_break: TieBreak = TieBreak.FROM_BANDITS
    drop_bullets: DropBullets = DropBullets.FROM_BANDITS
    discard_open: DiscardOpen = DiscardOpen.ANYONE
    tuning: Tuning = Tuning()


class NeedsExpert(Reason):
    """A reading of the expert rules was chosen for a game without them."""

    option: str


class TooFewRoundCards(Reason):
    """There are fewer round cards on the way than rounds before the last."""

    rounds: int
    cards: int
    wanted: int


class NoStation(Reason):
    """All stations are left out, but the last round is one."""


REASONS = (NeedsExpert, TooFewRoundCards, NoStation)

EXPERT_READINGS = {
    "drop_bullets": rules.EXPERT_DROP_BULLETS,
    "discard_open": rules.EXPERT_DISCARD_OPEN,
}


def conflict(options: Options, players: int) -> Refusal | None:
    expert = options.expert or players == 2
    return refuse(*([] if expert else _needing_experts(options)), *_wrong_stack(options.tuning))


def _needing_experts(options: Options) -> list[Reason]:
    default = Options()
    return [
        NeedsExpert(rule, name)
        for name, rule in EXPERT_READINGS.items()
        if getattr(options, name) is not getattr(default, name)
    ]


def _wrong_stack(tuning: Tuning) -> list[Reason]:
    """Return a reason where the round cards that are left can't make a stack."""
    found: list[Reason] = []
    cards, wanted = len(on_the_way(tuning)), tuning.rounds - 1
    if cards < wanted:
        found.append(TooFewRoundCards(rules.SETUP_ROUNDS, tuning.rounds, cards, wanted))
    if not stations(tuning):
        found.append(NoStation(rules.SETUP_ROUNDS))
    return found
