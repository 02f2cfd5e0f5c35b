"""Try it anyway: why a move is refused, what stands in its way, and what could be done instead."""

from __future__ import annotations

from typing import Any

from engine.core.messages import load_messages, plain
from engine.core.moves import Move
from engine.core.nearest import concerned, nearest
from engine.core.record import Record

from .reading import read_move
from .standpoint import Standpoint
from .story import Sentence, reasons
from .verdict import Verdict

MOST_OFFERED = 3


class Instead(Record):
    """A legal move that is offered in place of a refused one."""

    move: str
    label: str


class Attempt(Record):
    """`pieces` are keys of the board, as far as the board shows them."""

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


def attempt(here: Standpoint, move: str | Move[Any]) -> Attempt:
    """What becomes of a move that is tried here; nothing is played."""
    game, state = here.game, here.node.state
    tried = read_move(here, move)
    text = game.move_text(tried, state)
    refusal = game.refusal(state, tried)
    if refusal is None:
        return Attempt(text, True, language=here.language)
    pieces = (game.target(tried, state), *concerned(game, state, refusal))
    offered = nearest(game, state, tried, MOST_OFFERED) if here.moves else ()
    return Attempt(
        text,
        False,
        reasons(game, refusal, state, here.language),
        tuple(dict.fromkeys(key for key in pieces if key)),
        tuple(
            Instead(game.move_text(each, state), plain(game.label(each, state, here.language)))
            for each in offered
        ),
        here.language,
    )
