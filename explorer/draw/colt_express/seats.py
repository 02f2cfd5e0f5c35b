"""The bandits with their belongings: a tile each if there is room, else a line each."""

from __future__ import annotations

from engine.colt_express.state import OVER, State
from engine.core.moves import Seat
from engine.core.record import Record

from ..figures import portrait
from ..measure import text_width
from ..rails.scenery import Words
from ..rails.stage import MEDIUM_FROM
from ..svg import at, text
from .belongings import is_known
from .hand import hand
from .seat_lines import line, line_height
from .sitting import Sitting, discard, frame, received, tabs

GAP, ROW_GAP, LINE_GAP = 9, 17, 6
TILE, FLAT_TILE, HAND, DISCARD = 98, 84, 54, 18
NARROWEST_TILE, NARROWEST_TEAM_TILE, WIDEST_TILE = 180, 280, 378
FLAT_FROM, ROOMY_FROM = 280, 340
"""The widths from which money stands beside the loot, and the cards beside both."""
LEFT = 56
"""The left edge of words in a tile, right of the portrait."""
MONEY = 130
"""The room that a flat tile needs right of the loot."""
HAND_BESIDE, RECEIVED = 168, 40


class SeatBox(Record):
    """A bandit's place at the table as it is drawn: where, how large, and what is in it."""

    bandit: Seat
    x: float
    y: float
    width: float
    height: float
    content: str


class Seating(Record):
    boxes: tuple[SeatBox, ...]
    end: float


def seating(view: State, width: int, top: float, words: Words) -> Seating:
    """The seats in rows, with team-mates side by side."""
    order = [
        Seat(number)
        for seat in range(view.players)
        for number in range(seat, len(view.bandits), view.players)
    ]
    sittings = [Sitting(view, number, words) for number in order]
    hands = view.phase is not OVER and any(own.hand and is_known(own) for own in view.cards)
    if width < MEDIUM_FROM:
        return _lines(sittings, width, top, hands)
    return _tiles(sittings, width, top, hands)


def _lines(sittings: list[Sitting], width: int, top: float, hands: bool) -> Seating:
    boxes = []
    y = top
    for sitting in sittings:
        y += 9 if tabs(sitting) else 0
        height = line_height(sitting, hands)
        content = line(sitting, width, hands)
        boxes.append(SeatBox(sitting.number, 0, y, width, height, content))
        y += height + LINE_GAP
    return Seating(tuple(boxes), y - LINE_GAP + 2)


def _tiles(sittings: list[Sitting], width: int, top: float, hands: bool) -> Seating:
    view = sittings[0].view
    narrowest = NARROWEST_TILE if view.players == len(sittings) else NARROWEST_TEAM_TILE
    fit = int((width + GAP) // (narrowest + GAP))
    rows = -(-len(sittings) // fit)
    columns = -(-len(sittings) // rows)
    tile_width = min(WIDEST_TILE, (width - GAP * (columns - 1)) / columns)
    height = _tile_height(view, tile_width, hands)
    boxes = []
    for number, sitting in enumerate(sittings):
        row, column = divmod(number, columns)
        x, y = column * (tile_width + GAP), top + 9 + row * (height + ROW_GAP)
        content = tile(sitting, tile_width, height, hands)
        boxes.append(SeatBox(sitting.number, x, y, tile_width, height, content))
    return Seating(tuple(boxes), top + 9 + rows * (height + ROW_GAP) - ROW_GAP + 2)


def _is_flat(width: float) -> bool:
    return FLAT_FROM <= width < ROOMY_FROM


def _tile_height(view: State, width: float, hands: bool) -> float:
    under = HAND if hands and width < ROOMY_FROM else 0
    if _is_flat(width):
        return FLAT_TILE + under
    return TILE + (DISCARD if view.expert else 0) + under


def tile(sitting: Sitting, width: float, height: float, hands: bool) -> str:
    return (
        frame(sitting, width, height)
        + tabs(sitting)
        + text("hx-n", sitting.name, LEFT, 27)
        + sitting.cylinder(width - 24, 23)
        + (_flat(sitting, width) if _is_flat(width) else _stacked(sitting, width))
        + (_hand(sitting, width, height) if hands else "")
    )


def _stacked(sitting: Sitting, width: float) -> str:
    room = width - LEFT - 8
    loot, _ = sitting.loot(room, 0.9)
    return (
        portrait(sitting.bandit.name.value, 28, 84)
        + text("hx-d", sitting.counts(room), LEFT, 50)
        + at(LEFT, 66, loot)
        + text("hx-u hx-w", sitting.money, LEFT, 89)
        + received(sitting, width - 8, 89)
        + discard(sitting, LEFT, 107)
    )


def _flat(sitting: Sitting, width: float) -> str:
    """A tile with money beside the loot, and the discard pile beside hand and deck."""
    counts = sitting.counts(width - LEFT - 8)
    loot, wide = sitting.loot(width - LEFT - MONEY, 0.9)
    return (
        portrait(sitting.bandit.name.value, 28, 76)
        + text("hx-d", counts, LEFT, 49)
        + discard(sitting, LEFT + text_width(counts, 12) + 12, 49)
        + at(LEFT, 67, loot)
        + text("hx-u hx-w", sitting.money, LEFT + (wide + 8 if wide else 0), 72)
        + received(sitting, width - 8, 72)
    )


def _hand(sitting: Sitting, width: float, height: float) -> str:
    if width < ROOMY_FROM:
        return hand(sitting.hand, 10, height - HAND, width - 20)
    return hand(sitting.hand, HAND_BESIDE, 44, width - HAND_BESIDE - RECEIVED)
