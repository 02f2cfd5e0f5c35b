"""Whole games as committed text, to be reviewed when they change.

UPDATE_GOLDEN=1 rewrites the files; say in the commit which rule made them change.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeVar

from engine.core.game import Game
from engine.core.messages import plain
from engine.core.moves import CHANCE, NOBODY, Move
from engine.core.record import Record

S = TypeVar("S", bound=Record)

GOLDEN = Path(__file__).parent / "golden"


def check_playthrough(
    game: Game[S], file: str, seed: int, start: S, choose: Callable[[S, Random], Move[S]]
) -> None:
    """That a whole game with this seed goes as it went when its file was written."""
    path = GOLDEN / game.name / file
    text = _played(game, seed, start, choose)
    if os.environ.get("UPDATE_GOLDEN"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8")


def _played(game: Game[S], seed: int, state: S, choose: Callable[[S, Random], Move[S]]) -> str:
    """Each move, what is told of it, and the position at the end."""
    rng = Random(seed)
    text = [f"seed {seed}", game.notation.position_text(state)]
    while (seat := game.rules.to_act(state)) != NOBODY:
        move = choose(state, rng)
        who = "Luck" if seat == CHANCE else game.board.seat_name(state, seat).capitalize()
        text += ["", f"{who}: {game.notation.move_text(move, state)}"]
        state, events = game.play(state, move)
        for event in events:
            if event.told:
                text.append(f"  {plain(game.words.tell(event, state))} [{' '.join(event.rules)}]")
    return "\n".join([*text, "", game.notation.position_text(state), ""])
