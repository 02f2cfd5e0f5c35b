"""Two games that a viewer can't tell apart look the same in everything a study shows."""

from __future__ import annotations

from functools import cache
from itertools import zip_longest
from pathlib import Path

import pytest

from explorer.files.library import find_game, games
from explorer.page.board import names_drawn
from explorer.widget.study import Study

from .two_worlds import SEEDS, Worlds, perceived, worlds

VIEWERS = ("a seat", "spectator", "to-act")
CASES = [
    (name, place, acting)
    for name, game in games().items()
    for place in ((0, -1) if max(game.player_counts) == 2 else (-1,))
    for acting in (True, False)
]
"""Where two play, both seats; at greater tables the seats are alike."""


@cache
def imagined(name: str, place: int, acting: bool) -> Worlds:
    game = find_game(name)
    seats = game.board.seats(game.setup(max(game.player_counts)))
    return worlds(game, seats[place], acting)


def everywhere(shown: list[Study]) -> list[str]:
    """Return what can be pointed at by who sees everything, in either world."""
    found: dict[str, None] = {}
    for study in shown:
        study.viewer = "all-seeing"
        found |= dict.fromkeys(names_drawn(study.session.here))
    return [*found]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(("name", "place", "acting"), CASES)
def test_nothing_tells_two_worlds_apart(
    name: str,
    place: int,
    acting: bool,
    viewer: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    two = imagined(name, place, acting)
    looking = two.game.board.seat_name(two.start, two.seat) if viewer == "a seat" else viewer
    keys = everywhere(two.studies("all-seeing"))
    one, other = (perceived(study, two.probes(), keys) for study in two.studies(looking))
    count = 0
    for here, there in zip_longest(one, other):
        assert here == there
        assert not [seed for seed in SEEDS if seed in str(here)]
        count += 1
    assert count > 100
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(("name", "place", "acting"), CASES)
def test_the_worlds_differ_for_who_sees_everything(name: str, place: int, acting: bool) -> None:
    two = imagined(name, place, acting)
    one, other = two.studies("all-seeing")
    assert one.page != other.page
    assert one.frames != other.frames
    assert repr(one) != repr(other)
    assert (one.session.here.to_act == two.seat) == acting
