"""The moves that are worth a try under every reading: legal ones, tempting ones, composed ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Any

from engine.core.game import Game
from engine.core.moves import CHANCE, NOBODY, Move
from engine.core.rulebook import RuleId

MOST_MOVES = 64
MOST_ALIKE = 2
"""The parts that are combined out of those to which the same rules apply."""


def candidates(game: Game[Any], states: Iterable[Any]) -> tuple[Move[Any], ...]:
    """The moves to try in one position, given as it is under each reading."""
    found: dict[Move[Any], None] = {}
    for state in states:
        acting = game.rules.to_act(state)
        if acting == CHANCE:
            found |= dict.fromkeys([m for m, _ in game.rules.chance(state).outcomes][:MOST_MOVES])
        elif acting != NOBODY:
            found |= dict.fromkeys(game.rules.options(state)[:MOST_MOVES])
            found |= dict.fromkeys(game.teaching.temptations(state))
            if not game.lists_all(state):
                found |= dict.fromkeys(_composed(game, state))
    return tuple(found)


def _composed(game: Game[Any], state: Any) -> Iterator[Move[Any]]:
    """Moves of two parts, where a game lists only some of its moves.

    Which rules apply to a part alone says what it is like: a few of each kind are combined.
    """
    whole = game.board.compose(state, ())
    alike: dict[tuple[RuleId, ...], list[str]] = {}
    for part in whole.parts if whole else ():
        alone = game.board.compose(state, (part.key,))
        if alone and alone.move:
            kind = alike.setdefault(_rules(game, state, alone.move), [])
            kind += [part.key] if len(kind) < MOST_ALIKE else []
    for pair in permutations([key for kind in alike.values() for key in kind], 2):
        both = game.board.compose(state, pair)
        if both and both.move:
            yield both.move


def _rules(game: Game[Any], state: Any, move: Move[Any]) -> tuple[RuleId, ...]:
    refusal = game.refusal(state, move)
    if refusal is not None:
        return refusal.rules
    _, events = game.play(state, move)
    return tuple(rule for event in events for rule in event.rules)
