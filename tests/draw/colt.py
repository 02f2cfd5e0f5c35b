"""Positions of Colt Express to draw: random games of every size, seen in different ways."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

from engine.colt_express import GAME
from engine.colt_express.events import Event
from engine.colt_express.state import State
from engine.core.moves import CHANCE, NOBODY, Seat
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from explorer.draw import Drawing, Marks, load_words
from explorer.draw.colt_express import draw
from explorer.draw.drawing import NO_MARKS

from .positions import Shown


def game(players: int, seed: int, viewer: Viewer, **options: object) -> Iterator[Shown]:
    luck = Random(seed)
    state = GAME.setup(players, **options)
    view = GAME.sight.observe(state, viewer)
    yield Shown(view, game="colt_express")
    while (seat := GAME.rules.to_act(state)) != NOBODY:
        move = GAME.rules.chance(state).sample(luck) if seat == CHANCE else GAME.sample(state, luck)
        state, events = GAME.play(state, move)
        before, view = view, GAME.sight.observe(state, viewer)
        seen = tuple(GAME.sight.witness(event, viewer) for event in events)
        yield Shown(view, seen, before, "colt_express")


VIEWERS: tuple[Viewer, ...] = (ALL_SEEING, Seat(1), SPECTATOR)


@cache
def games() -> tuple[tuple[Shown, ...], ...]:
    """A game of each size, seen by all, by one player and by nobody; and two with turned dials."""
    usual = (
        tuple(game(players, players * 10 + number, viewer, expert=bool(number)))
        for players in range(2, 7)
        for number, viewer in enumerate(VIEWERS)
    )
    turned = (tuple(game(players, 7, ALL_SEEING, **dials)) for players, dials in TURNED.items())
    return (*usual, *turned)


TURNED: Mapping[int, Mapping[str, int]] = {
    3: {"bullets": 0, "hand": 1, "draw": 1, "rounds": 1, "starting_purse": 0},
    4: {"bullets": 9, "hand": 9, "draw": 6, "rounds": 8, "fire_reach": 6, "jewel_value": 2000},
}
"""Dials at their ends, by the number of players."""


def some(each: int) -> list[Shown]:
    """Every so manieth position of each game, its first and its last."""
    return [
        shown
        for played in games()
        for number, shown in enumerate(played)
        if number % each == 0 or number == len(played) - 1
    ]


def drawn(
    view: State,
    width: int = 1152,
    last: tuple[Event, ...] = (),
    before: State | None = None,
    marks: Marks = NO_MARKS,
    language: str = "en",
) -> Drawing:
    words = load_words(language)
    return draw(view, width=width, words=words, last=last, before=before, marks=marks)


def shown_at(shown: Shown, width: int = 1152) -> Drawing:
    return drawn(shown.view, width, shown.last, shown.before)
