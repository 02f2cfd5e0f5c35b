"""A session as plain text: the board, the choices, what just happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from engine.core.messages import Messages, load_messages
from engine.core.moves import Seat

from . import colt_express, fugitive, super_express

if TYPE_CHECKING:
    from ..session import Session

BOARDS: Mapping[str, Callable[[Any, Messages], str]] = {
    "colt_express": colt_express.board,
    "fugitive": fugitive.board,
    "super_express": super_express.board,
}

MOST_LISTED = 12


def board_text(session: Session) -> str:
    words = load_messages("explorer", session.language)
    parts = [_heading(session, words), _board(session)]
    if session.story:
        parts.append("\n".join(str(sentence) for sentence in session.story))
    parts.append(_choices(session, words))
    return "\n\n".join(parts)


def _heading(session: Session, words: Messages) -> str:
    step = words.phrase("step").format(step=session.step)
    return f"{session.title} · {step} · {_turn(session, words)}"


def _turn(session: Session, words: Messages) -> str:
    if session.actor == "nobody":
        names = [name for winner in session.winners for name in _side_names(session, winner)]
        if not names:
            return words.phrase("over.nobody")
        return words.phrase("over").format(winners=", ".join(names))
    if session.actor == "luck":
        return words.phrase("luck.acts")
    return words.phrase("acts").format(name=_name(session, session.actor))


def _side_names(session: Session, key: str) -> list[str]:
    """The names of everybody who wins with a seat: of a team, all of it."""
    game, state = session.game, session.state
    seat = Seat(session.seat_names.index(key))
    return [
        _name(session, game.board.seat_name(state, each)) for each in game.rules.side(state, seat)
    ]


def _name(session: Session, key: str) -> str:
    return session.game.words.speaker(None, session.language).messages.word(key)


def _board(session: Session) -> str:
    game_words = load_messages(session.game.package, session.language)
    return BOARDS[session.game.name](session.state, game_words)


def _choices(session: Session, words: Messages) -> str:
    options = session.options
    if not options:
        return words.phrase("no.choices")
    listed = [f"{number:>3}  {text}" for number, text in enumerate(options[:MOST_LISTED], 1)]
    if len(options) > MOST_LISTED:
        listed.append(words.phrase("more").format(count=len(options) - MOST_LISTED))
    return "\n".join([words.phrase("choices"), *listed])
