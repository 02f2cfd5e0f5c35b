"""Whole games as committed text, to be read when they change.

UPDATE_GOLDEN=1 rewrites the files; say in the commit which rule made them change.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from engine.core.messages import plain
from engine.core.moves import CHANCE, NOBODY
from engine.fugitive import GAME

FOLDER = Path(__file__).parent.parent / "golden" / "fugitive"


class Playthrough(NamedTuple):
    file: str
    seed: int
    variant: str


PLAYTHROUGHS = (
    Playthrough("basic_game.txt", 1, "none"),
    Playthrough("random_events.txt", 1, "random"),
)


def played(game: Playthrough) -> str:
    """The game that a seed plays: each move, what is told of it, and the position at the end."""
    rng = Random(game.seed)
    state = GAME.setup(2, variant=game.variant)
    text = [f"seed {game.seed}", GAME.position_text(state)]
    while (seat := GAME.to_act(state)) != NOBODY:
        move = GAME.sample(state, rng)
        who = "Luck" if seat == CHANCE else GAME.seat_name(state, seat).capitalize()
        text += ["", f"{who}: {GAME.move_text(move, state)}"]
        state, events = GAME.play(state, move)
        for event in events:
            if event.told:
                text.append(f"  {plain(GAME.tell(event, state))} [{' '.join(event.rules)}]")
    return "\n".join([*text, "", GAME.position_text(state), ""])


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda each: each.file)
def test_a_whole_game_goes_as_it_went(game: Playthrough) -> None:
    file = FOLDER / game.file
    text = played(game)
    if os.environ.get("UPDATE_GOLDEN"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")
