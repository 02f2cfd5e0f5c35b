"""Read the move that somebody means at a standpoint, and say why it can't be made."""

from __future__ import annotations

from typing import Any

from engine.core.moves import CHANCE, Move, Refusal
from engine.core.sight import ALL_SEEING

from .standpoint import Standpoint
from .story import reasons
from .verdict import NotTold, UnknownChoice, Verdict


def read_move(here: Standpoint, move: str | Move[Any]) -> Move[Any]:
    """Return the move that is meant; a move made between events is made after them all.

    Only who may know what can be done is answered (`sees_choices_of`). To all others every move
    is refused alike, whether it is legal or not: else they could find out a hand by trying.
    """
    if here.home:
        raise UnknownChoice(here.phrase("aside.play"))
    position = here.node.state
    acting = here.game.to_act(position)
    if acting == CHANCE and here.sight is not ALL_SEEING:
        raise UnknownChoice(here.phrase("luck.refused").format(viewer=ALL_SEEING.value))
    if acting != CHANCE and not here.sees_choices_of(position):
        words = here.game.speaker(None, here.language).messages
        name = words.word(here.game.seat_name(position, acting))
        raise NotTold(here.phrase("choices.secret").format(name=name))
    if isinstance(move, Move):
        return move
    return here.game.read_move(move, position)


def refusal_of(here: Standpoint, move: str | Move[Any]) -> Refusal | None:
    """Return why a move can't be made, or None where it can."""
    return here.game.refusal(here.node.state, read_move(here, move))


def why_not(here: Standpoint, move: str | Move[Any]) -> Verdict:
    """Return whether a move can be made here, and if not, every reason with its rule.

    Who may not know what can be done here is told nothing: `NotTold` is raised.
    """
    wanted, position = read_move(here, move), here.node.state
    refusal = here.game.refusal(position, wanted)
    text = here.game.move_text(wanted, position)
    if refusal is None:
        return Verdict(text, True, language=here.language)
    found = reasons(here.game, refusal, position, here.language)
    return Verdict(text, False, found, here.language)
