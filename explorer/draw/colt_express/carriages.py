"""The cars with their names, the loot in and on them, and what waits beside the train."""

from __future__ import annotations

from engine.colt_express.pieces import INSIDE, ROOF, spot_at
from engine.colt_express.state import State
from engine.colt_express.words import spot_word

from ..icons import icon
from ..measure import fitting, text_width
from ..piece import Piece, Pieces, piece
from ..rails import train
from ..rails.scenery import BASELINE, MARGIN, Words, cars, couplings
from ..rails.stage import Stage
from ..svg import text
from .loot import pile, roof_tag, sill_place, sill_scale
from .status import bullets_word, car_names
from .tokens import token

SHORTEST_NAME = 24
"""The least room for the name of a car beside the loot on its roof."""
CAPTION_ROOM = 230


def carriages(stage: Stage, view: State, words: Words) -> Pieces:
    shells = []
    for number, berth in enumerate(stage.berths):
        room = berth.width - 2 * train.NAME_INSET - _tag_width(stage, view, number)
        name = fitting(car_names(view, number, words), room, 13, bold=True)
        shell = train.car(stage.gauge, berth.width, name, *couplings(stage, number))
        if number == view.caboose:
            shell += train.tail_lamp(stage.gauge, berth.width)
        shells.append(shell)
    return cars(stage, shells)


def _kinds(view: State, car: int, roof: bool) -> list[str]:
    spot = spot_at(car, ROOF if roof else INSIDE)
    lying = view.lying[spot.floor] if spot.floor < len(view.lying) else ()
    return [token.kind.value for token in lying]


def _tag(stage: Stage, view: State, car: int) -> tuple[str, float]:
    room = stage.berths[car].width - 2 * train.NAME_INSET - SHORTEST_NAME
    return roof_tag(_kinds(view, car, True), room)


def _tag_width(stage: Stage, view: State, car: int) -> float:
    return _tag(stage, view, car)[1] + 4 if _kinds(view, car, True) else 0


def loot(stage: Stage, view: State) -> Pieces:
    gauge = stage.gauge
    drawn = []
    for car, berth in enumerate(stage.berths):
        if _kinds(view, car, True):
            tag, width = _tag(stage, view, car)
            x = berth.right - 6 - width
            y = berth.y + gauge.band_top + gauge.band / 2 + 1
            drawn.append(piece(f"loot {spot_word(spot_at(car, ROOF))}", x, y, tag))
        if kinds := _kinds(view, car, False):
            x, y = sill_place(gauge)
            lying, _ = pile(kinds, berth.width - 2 * x, sill_scale(gauge))
            key = f"loot {spot_word(spot_at(car, INSIDE))}"
            drawn.append(piece(key, berth.x + x, berth.y + y, lying))
    return tuple(drawn)


def beside_the_train(stage: Stage, view: State, words: Words) -> tuple[Piece, float]:
    """The marshal's bullets and the second strongbox, on the ground of the first row.

    The number is where the caption of the last line may begin.
    """
    alone = stage.rows > 1 or stage.small
    y = stage.gauge.rail + BASELINE
    x = 32 + text_width(words["front"], 12) + 2 * MARGIN
    bullets = bullets_word(view, words)
    waits = words["strongbox_waits"] if view.second_strongbox else ""
    room = stage.width - x - (MARGIN if alone else CAPTION_ROOM)
    if _needs(bullets, waits) > room:
        bullets = bullets_word(view, words, "_short")
    if _needs(bullets, waits) > room:
        waits = ""
    drawn = icon("bullet", 0, -13, 16) + text("hx-d", bullets, 20, 0)
    end = 20 + text_width(bullets, 12)
    if view.second_strongbox:
        drawn += token("strongbox", end + MARGIN + 9, -4.5, 0.82)
        drawn += text("hx-d", waits, end + MARGIN + 22, 0)
        end += MARGIN + 22 + text_width(waits, 12)
    return piece("beside", x, y, drawn), 0 if alone else x + end


def _needs(bullets: str, waits: str) -> float:
    return 20 + text_width(bullets, 12) + MARGIN + 22 + text_width(waits, 12)
