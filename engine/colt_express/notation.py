"""Short texts of moves: the word of a kind of move, and what its file writes behind it."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.notation import Scanner

from .kinds import VERBS, verb_of
from .state import State

BY_WORD = {verb.word: verb for verb in VERBS}


def move_text(move: Move[State], state: State) -> str:
    verb = verb_of(move)
    return f"{verb.word} {verb.rest(move, state)}".rstrip()


def read_move(text: str, state: State) -> Move[State]:
    scanner = Scanner.of_move(text)
    verb = scanner.one_of("a move", BY_WORD)
    move: Move[State] = verb.read(scanner, state)
    scanner.end()
    return move
