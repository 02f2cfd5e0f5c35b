"""What can be played differently: the expert game, and readings of what is left open."""

from __future__ import annotations

from engine.core.moves import Reason, Refusal, refuse
from engine.core.record import Kind, Record

from . import rules


class SpeedingUp(Kind):
    """What the two actions of a turn of speeding up may be."""

    PLAY_OR_DRAW = "play_or_draw"
    PLAYS_ONLY = "plays_only"


class EmptyChamber(Kind):
    """What becomes of Fire when the bandit has no bullet left."""

    BARRED = "barred"
    BLUFF = "bluff"


class GhostCard(Kind):
    """Which card Ghost may hide."""

    FIRST_CARD = "first_card"
    FIRST_TURN = "first_turn"


class TieBreak(Kind):
    """Which bullets received count when money is equal."""

    FROM_BANDITS = "from_bandits"
    ALL_BULLETS = "all_bullets"


class DropBullets(Kind):
    """Which bullets in hand are discarded before the first card of an expert round."""

    FROM_BANDITS = "from_bandits"
    MARSHALS_TOO = "marshals_too"
    OWNER_CHOOSES = "owner_chooses"


class DiscardOpen(Kind):
    """Who may look through a discard pile."""

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


class NeedsExpert(Reason):
    """A reading of the expert rules was chosen for a game without them."""

    option: str


EXPERT_READINGS = {
    "drop_bullets": rules.EXPERT_DROP_BULLETS,
    "discard_open": rules.EXPERT_DISCARD_OPEN,
}


def conflict(options: Options, players: int) -> Refusal | None:
    if options.expert or players == 2:
        return None
    default = Options()
    return refuse(
        *(
            NeedsExpert(rule, name)
            for name, rule in EXPERT_READINGS.items()
            if getattr(options, name) is not getattr(default, name)
        )
    )
