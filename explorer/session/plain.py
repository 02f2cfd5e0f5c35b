"""A standpoint as plain text: the board, the choices and what just happened."""

from __future__ import annotations

from dataclasses import replace

from engine.core.messages import Messages, load_messages, plain
from engine.core.moves import Seat

from ..text import board
from .standpoint import Standpoint

MOST_LISTED = 12


def board_text(here: Standpoint) -> str:
    """The board, the choices and the story of this step, as plain text.

    A hand-out lists no choices and names no rules: a question may ask for them.
    """
    words = load_messages("explorer", here.language)
    heading = "\n".join(filter(None, (_heading(here, words), here.house_rules)))
    parts = [heading, _board(here)]
    if here.story:
        told = (plain(each.segments) if here.sealed else str(each) for each in here.story)
        parts.append("\n".join(told))
    if not here.sealed:
        parts.append(_choices(here, words))
    return "\n\n".join(parts)


def _heading(here: Standpoint, words: Messages) -> str:
    step = words.phrase("step").format(step=here.step)
    return f"{here.title} · {step} · {_turn(here, words)}"


def _turn(here: Standpoint, words: Messages) -> str:
    if here.actor == "nobody":
        names = [name for winner in here.winners for name in _side_names(here, winner)]
        if not names:
            return words.phrase("over.nobody")
        return words.phrase("over").format(winners=", ".join(names))
    if here.actor == "luck":
        return words.phrase("luck.acts")
    return words.phrase("acts").format(name=_name(here, here.actor))


def _side_names(here: Standpoint, key: str) -> list[str]:
    """The names of all who win together with a seat, such as a whole team."""
    game, state = here.game, here.state
    seat = Seat(here.seat_names.index(key))
    return [_name(here, game.board.seat_name(state, each)) for each in game.rules.side(state, seat)]


def _name(here: Standpoint, key: str) -> str:
    return here.game.words.speaker(None, here.language).messages.word(key)


def _board(here: Standpoint) -> str:
    game_words = load_messages(here.game.package, here.language)
    return board(here.game.name, here.state, game_words)


def _choices(here: Standpoint, words: Messages) -> str:
    legal = here.legal_moves
    if not legal:
        return words.phrase("no.choices")
    listed = [f"{number:>3}  {text}" for number, text in enumerate(legal[:MOST_LISTED], 1)]
    if len(legal) > MOST_LISTED:
        listed.append(words.phrase("more").format(count=len(legal) - MOST_LISTED))
    return "\n".join([words.phrase("choices"), *listed])


def kept_text(here: Standpoint) -> str:
    """The text as a notebook output keeps it.

    It has no curtain, so `to-act` sees in it what a spectator sees.
    """
    return board_text(replace(here, seen_by=""))
