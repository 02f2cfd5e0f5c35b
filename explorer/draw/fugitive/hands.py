"""The two seats: figure, name, current task, and the cards in hand."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.moves import Seat
from engine.core.record import Record
from engine.fugitive.cards import HIDDEN, Card
from engine.fugitive.state import SEATS, State

from ..cards import tab
from ..drawing import Cell
from ..figures import portrait
from ..piece import Piece, Pieces, piece
from ..svg import rect, text
from . import cards
from .keys import FIGURES, card_key
from .labels import Words, card_words, hand_of, seat_label, seat_word, tab_word

HEADER = 64
NAMES = 142
"""The room for figure, name and tab if the hand lies beside them."""
STEP = cards.HAND_WIDTH + 4
ROW = cards.HAND_HEIGHT + 4
BACK_STEP = 14
PAD = 9


class Tile(Record):
    """A seat as it is drawn."""

    seat: Seat
    x: float
    y: float
    width: float
    cards: tuple[Card, ...]
    beside: bool
    """True if the hand lies beside the name, False if under it."""

    @property
    def hand_left(self) -> float:
        return NAMES if self.beside else PAD

    @property
    def hand_top(self) -> float:
        return 10 if self.beside else HEADER + 4

    @property
    def places(self) -> tuple[tuple[float, float], ...]:
        """The upper left corner of each card, within the tile; backs overlap."""
        room = self.width - PAD - self.hand_left
        found: list[tuple[float, float]] = []
        x, y = 0.0, 0.0
        for number, card in enumerate(self.cards):
            if x + cards.HAND_WIDTH > room:
                x, y = 0.0, y + ROW
            found.append((self.hand_left + x, self.hand_top + y))
            covered = card == HIDDEN and self.cards[number + 1 : number + 2] == (HIDDEN,)
            x += BACK_STEP if covered else STEP
        return tuple(found)

    @property
    def height(self) -> float:
        bottom = max((y + cards.HAND_HEIGHT + 10 for _, y in self.places), default=0.0)
        return max(bottom, HEADER + 4.0)


def tiles(view: State, x: float, top: float, width: float) -> tuple[Tile, ...]:
    beside = width >= 440
    placed = []
    for seat in SEATS:
        tile = Tile(seat, x, top, width, hand_of(view, seat), beside)
        placed.append(tile)
        top += tile.height + 16
    return tuple(placed)


def hand_frames(view: State, placed: tuple[Tile, ...], words: Words) -> Pieces:
    """The frames of the seats, which lie under the rings so that no words are covered."""
    return tuple(_frame(view, tile, words) for tile in placed)


def hand_tiles(view: State, placed: tuple[Tile, ...], words: Words) -> Pieces:
    return tuple(_tile(view, tile, words) for tile in placed)


def hand_cards(view: State, placed: tuple[Tile, ...]) -> Pieces:
    return tuple(card for tile in placed for card in _cards(view, tile))


def _frame(view: State, tile: Tile, words: Words) -> Piece:
    look = "hx-tile hx-act" if tab_word(view, tile.seat, words) else "hx-tile"
    content = rect(look, 0.5, 0.5, tile.width - 1, tile.height - 1, 6)
    name = FIGURES[tile.seat]
    return piece(f"frame {name}", tile.x, tile.y, content, accent=name)


def _tile(view: State, tile: Tile, words: Words) -> Piece:
    name, said = FIGURES[tile.seat], seat_word(tile.seat, words)
    doing = tab_word(view, tile.seat, words)
    count = len(tile.cards)
    held = words["fg_hand_one" if count == 1 else "fg_hand_count"].format(count=count)
    content = (
        (tab(10, -9, doing, "hx-tab") if doing else "")
        + portrait(name, 29, 61, 0.86, called=said)
        + text("hx-n", said, 58, 28)
        + text("hx-d", held, 58, 46)
    )
    return piece(f"tile {name}", tile.x, tile.y, content, accent=name)


def _cards(view: State, tile: Tile) -> Iterator[Piece]:
    hidden = 0
    for card, (x, y) in zip(tile.cards, tile.places, strict=True):
        place = (tile.x + x, tile.y + y)
        if card == HIDDEN:
            yield piece(f"back {FIGURES[tile.seat]} {hidden}", *place, cards.hand_back())
            hidden += 1
        else:
            content = cards.hand_face(card, view.options.tuning.footprints[card])
            yield piece(card_key(card), *place, content)


def hand_cells(view: State, placed: tuple[Tile, ...], row: int, words: Words) -> tuple[Cell, ...]:
    """A cell for each seat, and one for each card that the viewer sees."""
    cells: list[Cell] = []
    for tile in placed:
        wide = NAMES - 6 if tile.beside else tile.width
        high = tile.height if tile.beside else HEADER
        name = FIGURES[tile.seat]
        label = seat_label(view, tile.seat, words)
        cells.append(Cell(name, row, label, tile.x, tile.y, wide, high))
        for card, (x, y) in zip(tile.cards, tile.places, strict=True):
            if card != HIDDEN:
                box = (tile.x + x, tile.y + y, cards.HAND_WIDTH, cards.HAND_HEIGHT)
                said = words["fg_label_card"].format(
                    name=seat_word(tile.seat, words), number=card_words((card,), words)
                )
                cells.append(Cell(card_key(card), row + 1, said, *box))
        row += 2
    return tuple(cells)
