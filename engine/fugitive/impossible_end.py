"""Checks the end of a position in which the game is over."""

from __future__ import annotations

from engine.core.moves import Reason, Seat

from . import rules
from .cards import ESCAPE
from .ending import all_found, is_stalemate, stalemate_winners
from .state import FUGITIVE, MARSHAL, State

FUGITIVE_WINS: tuple[Seat, ...] = (FUGITIVE,)
MARSHAL_WINS: tuple[Seat, ...] = (MARSHAL,)
END_RULES = {FUGITIVE_WINS: rules.WIN_ESCAPE, MARSHAL_WINS: rules.WIN_CAUGHT}
WON_BY = {FUGITIVE_WINS: "fugitive", MARSHAL_WINS: "marshal", (): "nobody"}


class NotWonSo(Reason):
    """The position does not show the win, or the stalemate, that it names."""

    winners: tuple[Seat, ...]

    @property
    def phrase(self) -> str:
        return f"NotWonSo.{WON_BY.get(self.winners, 'both')}"


def impossible_end(state: State) -> list[Reason]:
    """Return why a game that is over can't have ended like this."""
    away = any(hideout.card == ESCAPE for hideout in state.trail)
    found, winners = bool(state.trail) and all_found(state), state.winners
    so = {FUGITIVE_WINS: away and not found, MARSHAL_WINS: found}.get(winners, False)
    stalemate = not away and not found and is_stalemate(state)
    if so or (stalemate and winners == stalemate_winners(state)):
        return []
    return [NotWonSo(END_RULES.get(winners, rules.TURN_STALEMATE), winners)]


REASONS = (NotWonSo,)
