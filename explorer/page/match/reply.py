"""What somebody else has just done, as a page shows it by itself."""

from __future__ import annotations

from engine.core.messages import plain
from engine.core.moves import CHANCE
from engine.core.record import WholeRecord

from ...draw.icons import ICONS
from ...session.standpoint import Standpoint
from ..look import Look


class Reply(WholeRecord):
    """A move of somebody else; `who` is the piece of the seat, empty where luck decided."""

    who: str
    text: str
    icon: str
    more: bool
    """True if others play on from here."""


def reply(here: Standpoint, look: Look) -> Reply | None:
    """Return what led here, if it is shown as the move of somebody else."""
    node = here.node
    if not look.reply or node.move is None or here.home:
        return None
    game, before = here.game, here.tree.node(node.parent).state
    seat = game.rules.to_act(before)
    seen = game.sight.witness_move(node.move, before, here.sight)
    sign = game.board.sign(node.move, before) if seen == node.move else ""
    return Reply(
        "" if seat == CHANCE else game.board.seat_name(before, seat),
        said(here),
        sign if sign in ICONS else "",
        look.more,
    )


def said(here: Standpoint) -> str:
    """Return what happened at this step, in the words of its story."""
    return " ".join(plain(sentence.segments) for sentence in here.story)
