"""Positions of Fugitive to draw: random games of every variant, seen by each side."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from engine.core.moves import CHANCE, NOBODY
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.fugitive import GAME
from engine.fugitive.options import Variant
from engine.fugitive.state import FUGITIVE, MARSHAL, State
from explorer.draw import Drawing, Marks, load_words
from explorer.draw.drawing import NO_MARKS
from explorer.draw.fugitive import draw

from .positions import Shown

VIEWERS: tuple[Viewer, ...] = (ALL_SEEING, SPECTATOR, FUGITIVE, MARSHAL)


def written(text: str, viewer: Viewer = ALL_SEEING) -> State:
    return GAME.sight.observe(GAME.read_position(text, unfinished=True), viewer)


def game(seed: int, viewer: Viewer, variant: Variant = Variant.NONE) -> Iterator[Shown]:
    luck = Random(seed)
    state = GAME.setup(2, variant=variant.value)
    view = GAME.sight.observe(state, viewer)
    yield Shown(view, game=GAME.name)
    while GAME.rules.to_act(state) != NOBODY:
        if GAME.rules.to_act(state) == CHANCE:
            move = GAME.rules.chance(state).sample(luck)
        else:
            move = GAME.sample(state, luck)
        state, events = GAME.play(state, move)
        before, view = view, GAME.sight.observe(state, viewer)
        seen = tuple(GAME.sight.witness(event, viewer) for event in events)
        yield Shown(view, seen, before, GAME.name)


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


def shown_at(shown: Shown, width: int = 1152, marks: Marks = NO_MARKS) -> Drawing:
    words, last, before = load_words("en"), shown.last, shown.before
    return draw(shown.view, width=width, words=words, last=last, before=before, marks=marks)


def drawn(text: str, width: int = 1152, viewer: Viewer = ALL_SEEING) -> Drawing:
    """A position that is written out."""
    return shown_at(Shown(written(text, viewer)), width)
