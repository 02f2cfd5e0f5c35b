"""Short ways to play the toy in a test."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.study_code import read_code, study_code
from engine.core.timeline import Timeline

from .toy import TOY
from .toy_pieces import State

PICKING = "Ann: 0 apples, card 3, stones 1, shown; Bob: 0 apples, card 1, stones 2; now: pick Ann"
LAYING = "options: small; Ann: 0 apples, card 2; Bob: 0 apples, card 1; now: lay Ann"


def position(text: str) -> State:
    return TOY.read_position(text)


def timeline(
    *moves: str, start: str = "", seed: int | str = 0, **options: object
) -> Timeline[State]:
    """A timeline of these moves, from a position or from the set-up for two."""
    state = position(start) if start else TOY.setup(2, **options)
    played = Timeline(TOY, state, seed)
    play(played, *moves)
    return played


def play(played: Timeline[State], *moves: str) -> None:
    for text in moves:
        played.play(TOY.notation.read_move(text, played.state))


def find_toy(name: str) -> Game[State]:
    if name != TOY.name:
        raise ValueError(f"no game is called {name!r}; there are {TOY.name}")
    return TOY


def sent(played: Timeline[State]) -> Timeline[State]:
    """Return the timeline as it arrives when it is sent as a code."""
    return read_code(study_code(played), find_toy).timeline
