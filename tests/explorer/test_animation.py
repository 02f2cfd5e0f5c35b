"""How pieces move in a moving picture: what moves takes its time, what appears is there at once."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from explorer.draw.piece import Piece
from explorer.draw.svg import num
from explorer.export.animation import BEAT, MOVING, REST, Film, animated
from explorer.export.pictures import WIDTH
from explorer.lessons.lesson import open_session
from explorer.page.board import drawing

AT_ONCE = 0.01
"""Hundredths of the whole in which nobody sees a motion."""


def keyframes(style: str, name: str) -> list[tuple[float, str]]:
    found = re.search(rf"@keyframes {name}{{((?:[^{{}}]*{{[^{{}}]*}})*)}}", style)
    assert found
    return [(float(at), what) for at, what in re.findall(r"([\d.]+)%{([^}]*)}", found[1])]


def motions(shown: list[Piece | None]) -> list[float]:
    """Return how long each motion of a piece takes, in hundredths of the whole."""
    film = Film(len(shown))
    drawn = film.piece(shown)
    name = re.match(r'<g style="transform:[^;]*;animation:(\S+) ', drawn)
    assert name
    frames = keyframes(film.style, name[1])
    return [round(end - begin, 2) for (begin, a), (end, b) in pairwise(frames) if a != b]


def pawn(x: float, *, sudden: bool = False) -> Piece:
    return Piece("pawn doc", x, 0, "<circle/>", sudden=sudden)


SECONDS = 3 * BEAT + REST
SEEN = round(100 * MOVING / SECONDS, 2)


@pytest.mark.parametrize(
    ("shown", "lasting"),
    [
        ([pawn(0), pawn(50), pawn(50)], [SEEN]),
        ([pawn(0), pawn(50), pawn(90)], [SEEN, SEEN]),
        ([pawn(0), pawn(50, sudden=True), pawn(50)], [AT_ONCE]),
        ([pawn(0), pawn(50, sudden=True), pawn(90)], [AT_ONCE, SEEN]),
        ([pawn(0), None, pawn(50)], [AT_ONCE]),
        ([pawn(0, sudden=True), pawn(50), pawn(50)], [SEEN]),
    ],
    ids=["moves", "moves twice", "rides", "rides and moves", "comes back", "moves after riding"],
)
def test_what_appears_suddenly_is_not_seen_to_move(
    shown: list[Piece | None], lasting: list[float]
) -> None:
    assert motions(shown) == lasting


def test_a_motion_begins_with_its_step_and_the_place_before() -> None:
    film = Film(3)
    film.piece([pawn(0), pawn(0), pawn(50)])
    begins = round(100 * 2 * BEAT / SECONDS, 2)
    here, there = "transform:translate(0px,0px)", "transform:translate(50px,0px)"
    assert keyframes(film.style, "hx-film0") == [
        (0, here),
        (begins, here),
        (round(begins + 100 * MOVING / SECONDS, 2), there),
        (100, there),
    ]


@pytest.mark.parametrize("name", ["horse_ride", "time_travel_by_move"])
def test_who_rides_or_travels_in_time_appears_at_once(name: str) -> None:
    here = open_session(f"super_express/{name}").here.stored()
    shown = [drawing(here.at_node(node.number), WIDTH).pieces for node in here.line]
    steps = [{each.key: each for each in pieces} for pieces in shown]
    sudden = [
        (step, before[key].place, piece.place)
        for step, (before, after) in enumerate(pairwise(steps), 1)
        for key, piece in after.items()
        if piece.sudden and key in before and before[key].place != piece.place
    ]
    assert sudden
    film, seconds = animated(here), len(steps) * BEAT + REST
    for step, left, arrived in sudden:
        begins = 100 * step * BEAT / seconds
        then = num(begins + AT_ONCE, 2)
        frames = f"{num(begins, 2)}%{{transform:{left}}}{then}%{{transform:{arrived}}}"
        assert frames in film
