"""Why not: the move that is meant, the reasons against it, and legal moves instead.

Nothing is played here.
"""

from __future__ import annotations

from typing import Any

from engine.core.bounds import MOST_MOVE
from engine.core.messages import load_messages, plain
from engine.core.moves import CHANCE, Move, Refusal
from engine.core.nearest import concerned, nearest
from engine.core.notation import NotationError
from engine.core.record import Record
from engine.core.sight import ALL_SEEING
from engine.core.understanding import understand

from .standpoint import Standpoint
from .story import Sentence, Told, reasons, told
from .verdict import Instead, NotTold, UnknownChoice, Unread, Verdict

MOST_OFFERED = 3


class Attempt(Record):
    """A move that was tried. `pieces` are keys of the board, as far as the board shows them."""

    move: str
    legal: bool
    reasons: tuple[Sentence, ...] = ()
    pieces: tuple[str, ...] = ()
    nearest: tuple[Instead, ...] = ()
    language: str = "en"

    def __str__(self) -> str:
        lines = [str(Verdict(self.move, self.legal, self.reasons, self.language))]
        if self.nearest:
            words = load_messages("explorer", self.language)
            moves = "; ".join(each.move for each in self.nearest)
            lines.append(words.phrase("verdict.instead").format(moves=moves))
        return "\n".join(lines)

    __repr__ = __str__


def read_move(here: Standpoint, move: str | Move[Any]) -> Move[Any]:
    """Return the move that is meant; between events, it is made after all of them.

    Only a viewer who may know the legal moves gets an answer (`sees_choices_of`). For others every
    move is refused alike, legal or not: otherwise they could find out a hand by trying.
    """
    if here.home:
        raise UnknownChoice(here.phrase("aside.play"))
    position = here.node.state
    acting = here.game.rules.to_act(position)
    if acting == CHANCE and here.sight is not ALL_SEEING:
        raise UnknownChoice(here.phrase("luck.refused").format(viewer=ALL_SEEING.value))
    if acting != CHANCE and not here.sees_choices_of(position):
        words = here.game.words.speaker(None, here.language).messages
        name = words.word(here.game.board.seat_name(position, acting))
        raise NotTold(here.phrase("choices.secret").format(name=name))
    if isinstance(move, Move):
        return move
    try:
        return here.game.notation.read_move(move, position)
    except NotationError as error:
        if not isinstance(move, str) or len(move) > MOST_MOVE:
            raise
        found = understand(here.game, position, move)
        if found.move is None:
            raise Unread(error, move, _offered(here, found.nearest)) from None
        return found.move


def refusal_of(here: Standpoint, move: str | Move[Any]) -> Refusal | None:
    """The reasons why a move can't be made, or None if it can."""
    return here.game.refusal(here.node.state, read_move(here, move))


def why_not(here: Standpoint, move: str | Move[Any]) -> Verdict:
    """Return whether a move can be made here, and every reason against it with its rule.

    `NotTold` is raised for a viewer who may not know the legal moves.
    """
    wanted, position = read_move(here, move), here.node.state
    refusal = here.game.refusal(position, wanted)
    text = here.game.notation.move_text(wanted, position)
    if refusal is None:
        return Verdict(text, True, language=here.language)
    found = reasons(here.game, refusal, position, here.language)
    return Verdict(text, False, found, here.language)


def attempt(here: Standpoint, move: str | Move[Any]) -> Attempt:
    """Try a move without playing it; return the reasons against it and possible moves."""
    game, state = here.game, here.node.state
    tried = read_move(here, move)
    text = game.notation.move_text(tried, state)
    refusal = game.refusal(state, tried)
    if refusal is None:
        return Attempt(text, True, language=here.language)
    pieces = (game.board.target(tried, state), *concerned(game, state, refusal))
    offered = nearest(game, state, tried, MOST_OFFERED) if here.moves else ()
    return Attempt(
        text,
        False,
        reasons(game, refusal, state, here.language),
        tuple(dict.fromkeys(key for key in pieces if key)),
        _offered(here, offered),
        here.language,
    )


def _offered(here: Standpoint, moves: tuple[Move[Any], ...]) -> tuple[Instead, ...]:
    game, state = here.game, here.node.state
    return tuple(
        Instead(
            game.notation.move_text(move, state),
            plain(game.words.label(move, state, here.language)),
        )
        for move in moves
    )


def told_reasons(here: Standpoint, refusal: Refusal | None) -> tuple[Told, ...]:
    """The reasons of a refusal as a page shows them; none without a refusal."""
    if refusal is None:
        return ()
    found = reasons(here.game, refusal, here.whole_state, here.language)
    return tuple(told(sentence, here.at) for sentence in found)
