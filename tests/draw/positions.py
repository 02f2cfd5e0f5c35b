"""Positions to draw: random games of every size, seen by spectators and by the all-seeing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from engine.core.moves import NOBODY
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.super_express import GAME
from engine.super_express.state import State

EXPANSIONS: Mapping[str, object] = {"horse": True, "reflex": True, "time_car": True}
TUNED: Mapping[str, object] = {
    "plan_cards": 4,
    "move_cars": 2,
    "push_cars": 3,
    "uncoupled": 2,
    "treasure_spread": 7,
    "roof_uncoupled": False,
    "treasure_farthest": False,
    "over_stunned": False,
}


@dataclass(frozen=True)
class Shown:
    """A view, and the move that led to it as the viewer saw it."""

    view: Any
    last: tuple[Any, ...] = ()
    before: Any = None
    game: str = "super_express"


def written(text: str, viewer: Viewer = ALL_SEEING) -> State:
    return GAME.sight.observe(GAME.read_position(text, unfinished=True), viewer)


def game(players: int, seed: int, viewer: Viewer, **options: object) -> Iterator[Shown]:
    luck = Random(seed)
    state = GAME.setup(players, **options)
    view = GAME.sight.observe(state, viewer)
    yield Shown(view)
    while GAME.rules.to_act(state) != NOBODY:
        state, events = GAME.play(state, luck.choice(GAME.rules.options(state)))
        before, view = view, GAME.sight.observe(state, viewer)
        yield Shown(view, tuple(GAME.sight.witness(event, viewer) for event in events), before)


@cache
def games() -> tuple[tuple[Shown, ...], ...]:
    """A game of each size with the expansions, seen by all, and one without, seen by nobody.

    And games of each size in which many dials are turned.
    """
    two: Mapping[int, Mapping[str, object]] = {2: {"two_players": True}}
    return tuple(
        tuple(game(players, seed, viewer, **options, **two.get(players, {})))
        for players in range(2, 8)
        for seed, viewer, options in (
            (players, ALL_SEEING, EXPANSIONS),
            (players + 10, SPECTATOR, EXPANSIONS),
            (players + 20, SPECTATOR, {}),
            (players + 30, ALL_SEEING, TUNED),
        )
    )


def some(each: int) -> list[Shown]:
    """Every so manieth position of each game, its first and its last."""
    return [
        shown
        for played in games()
        for number, shown in enumerate(played)
        if number % each == 0 or number == len(played) - 1
    ]
