"""What goes on without the reader: luck that the seed draws, and seats that play themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.moves import CHANCE, NOBODY

if TYPE_CHECKING:
    from .session import Session

DRAWN, CHOSEN = "drawn", "chosen"
BY_HAND = "hand"


def draw_on(session: Session) -> None:
    """Let the seed decide what luck brings, as long as luck is to act."""
    while session.luck == DRAWN and session.to_act == CHANCE:
        session.timeline.draw()


def plays_itself(session: Session) -> bool:
    """Whether nobody has to choose by hand here."""
    if session.between_events or session.aside or session.to_act == NOBODY:
        return False
    if session.to_act == CHANCE:
        return session.luck == DRAWN
    return session.players[session.actor] != BY_HAND


def let_others_play(session: Session) -> None:
    """Seats that play themselves play on, until a seat by hand is to act."""
    while plays_itself(session):
        draw_on(session)
        if plays_itself(session):
            players = session.game.players(session.timeline.rng(session.actor))
            session.timeline.play(players[session.players[session.actor]](session.timeline.state))
