"""Positions of Fugitive to draw: random games of every variant, seen by each side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from engine.core.moves import CHANCE, NOBODY
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.fugitive import GAME
from engine.fugitive.events import Event
from engine.fugitive.options import Variant
from engine.fugitive.state import FUGITIVE, MARSHAL, State

VIEWERS: tuple[Viewer, ...] = (ALL_SEEING, SPECTATOR, FUGITIVE, MARSHAL)


@dataclass(frozen=True)
class Shown:
    """A view, and the move that led to it as the viewer saw it."""

    view: State
    last: tuple[Event, ...] = ()
    before: State | None = None


def written(text: str, viewer: Viewer = ALL_SEEING) -> State:
    return GAME.observe(GAME.read_position(text), viewer)


def game(seed: int, viewer: Viewer, variant: Variant = Variant.NONE) -> Iterator[Shown]:
    luck = Random(seed)
    state = GAME.setup(2, variant=variant.value)
    view = GAME.observe(state, viewer)
    yield Shown(view)
    while GAME.to_act(state) != NOBODY:
        if GAME.to_act(state) == CHANCE:
            move = GAME.chance(state).sample(luck)
        else:
            move = GAME.sample(state, luck)
        state, events = GAME.play(state, move)
        before, view = view, GAME.observe(state, viewer)
        yield Shown(view, tuple(GAME.witness(event, viewer) for event in events), before)


@cache
def games() -> tuple[tuple[Shown, ...], ...]:
    """A game of each variant for each viewer."""
    return tuple(
        tuple(game(10 * number + place, viewer, variant))
        for number, variant in enumerate(Variant)
        for place, viewer in enumerate(VIEWERS)
    )


def some(each: int) -> list[Shown]:
    """Every so manieth position of each game, its first and its last."""
    return [
        shown
        for played in games()
        for number, shown in enumerate(played)
        if number % each == 0 or number == len(played) - 1
    ]
