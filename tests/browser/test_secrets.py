"""A viewer who may not know a secret finds it nowhere in the page or the traits, in any game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine.core.moves import CHANCE, NOBODY, Move
from engine.core.timeline import Timeline
from explorer.files.library import find_game, games
from explorer.session.session import Session
from explorer.widget.study import Study
from tests.browser.conftest import Open

SEED = "a secret seed"
MOVES = 24
OF_THE_VIEW = ("layout", "ack", "intents", "tooltip")


def line(name: str) -> tuple[Any, tuple[Move[Any], ...]]:
    """The beginning of a game played at random, until somebody has to choose."""
    game, rng = find_game(name), Random(SEED)
    start = state = game.setup(game.player_counts[-1])
    moves: list[Move[Any]] = []
    while game.rules.to_act(state) != NOBODY:
        lucky = game.rules.to_act(state) == CHANCE
        if len(moves) >= MOVES and not lucky:
            break
        moves.append(game.rules.chance(state).sample(rng) if lucky else game.sample(state, rng))
        state, _ = game.play(state, moves[-1])
    return start, tuple(moves)


def played(name: str, start: Any, moves: Sequence[Move[Any]], viewer: str) -> Study:
    timeline = Timeline(find_game(name), start, SEED)
    for move in moves:
        timeline.play(move)
    session = Session(timeline)
    session.viewer = viewer
    return Study(session)


def everything(shown: Open, study: Study) -> str:
    """Every trait and the whole page, but for the name of the view."""
    study._repr_mimebundle_()
    host = shown(study, 800)
    traits = {name: getattr(study, name) for name in study.keys if name[0] != "_"}
    stored = json.dumps({name: traits[name] for name in traits if name not in OF_THE_VIEW})
    assert SEED not in stored
    page = str(host.page.evaluate("() => document.body.innerHTML"))
    view = str(host.page.evaluate("() => document.querySelector('.hx-frame').dataset.view"))
    return stored + page.replace(view, "")


@pytest.mark.parametrize("looking", ["a seat", "a spectator"])
@pytest.mark.parametrize("name", games())
def test_two_worlds_look_the_same_to_who_can_not_tell_them_apart(
    shown: Open, name: str, looking: str
) -> None:
    game = find_game(name)
    start, moves = line(name)
    seat = game.board.seats(start)[-1]
    tries = (game.sight.another_world(start, moves, seat, Random(number)) for number in range(20))
    other = next(world for world in tries if world != moves)
    viewer = game.board.seat_name(start, seat) if looking == "a seat" else "spectator"
    seen = [everything(shown, played(name, start, world, viewer)) for world in (moves, other)]
    assert seen[0] == seen[1]
