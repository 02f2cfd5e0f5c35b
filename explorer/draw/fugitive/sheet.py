"""The three decks, each beside its numbers where there is room, and the note sheet."""

from __future__ import annotations

from itertools import pairwise

from engine.core.record import Record, replace
from engine.fugitive.cards import DECKS, NAMEABLE, Card, Deck
from engine.fugitive.state import State

from ..drawing import Cell, Marks
from ..piece import Piece, Pieces, piece
from ..svg import d, path, rect, text
from . import cards
from .keys import deck_key, number_key
from .labels import Words, deck_label, number_label
from .layout import SMALL, Layout
from .note_marks import Noted, noted

NUMBER_KEYS = frozenset(map(number_key, NAMEABLE))
DECK_COLUMN = 124
GAP = 10
NARROWEST = 24
"""The least width of a number, for a finger."""


class Desk(Record):
    """The place of decks and note sheet: their upper left corner, and the width of a number."""

    left: float
    top: float
    width: float
    ends: tuple[Card, ...]
    """The last number of each deck."""
    columns: int
    row: float
    beside: bool
    """True if each deck lies beside its numbers, False if they lie in a row above them all."""

    @property
    def sheet_left(self) -> float:
        return self.left + (DECK_COLUMN if self.beside else 0)

    @property
    def sheet_top(self) -> float:
        return self.top + (0 if self.beside else cards.DECK_HEIGHT + 22)

    @property
    def step(self) -> float:
        return (self.left + self.width - self.sheet_left) / self.columns

    @property
    def band(self) -> float:
        """The height of a deck and its numbers if they lie side by side."""
        return max(self.row, cards.DECK_HEIGHT + 20)

    @property
    def end(self) -> float:
        rows = self.place(NAMEABLE[-1])[0] + 1
        return self.sheet_top + rows * (self.band if self.beside else self.row + 2)

    def deck(self, deck: Deck) -> tuple[float, float]:
        if self.beside:
            return self.left + 2, self.top + 12 + (deck - 1) * self.band
        return self.left + 2 + (deck - 1) * self.width / 3, self.top + 12

    def place(self, number: Card) -> tuple[int, int]:
        """The row and the column of a number."""
        if not self.beside:
            return divmod(number - 1, self.columns)
        row = sum(number > last for last in self.ends[:-1])
        return row, number - 1 - (self.ends[row - 1] if row else 0)

    def number(self, number: Card) -> tuple[float, float]:
        row, column = self.place(number)
        if self.beside:
            below = (self.band - self.row) / 2 + 3
            return self.sheet_left + column * self.step, self.top + row * self.band + below
        return self.sheet_left + column * self.step, self.sheet_top + row * (self.row + 2)


def desk_for(view: State, layout: Layout, top: float, width: float) -> Desk:
    size, decks = layout.size, view.options.tuning.decks.cards
    ends = tuple(decks[deck][-1] for deck in DECKS)
    longest = max(last - before for before, last in pairwise((0, *ends)))
    fits = (width - 11 - DECK_COLUMN) / longest >= NARROWEST
    beside = fits and size is not SMALL
    columns = longest if beside else size.sheet_columns
    return Desk(7, top, width - 11, ends, columns, size.row, beside)


def desk_drawn(view: State, desk: Desk, marks: Marks, words: Words) -> Pieces:
    decks = (_deck(view, desk, deck, words) for deck in DECKS)
    numbers = (_number(view, desk, number, marks) for number in NAMEABLE)
    return (*decks, *numbers)


def _deck(view: State, desk: Desk, deck: Deck, words: Words) -> Piece:
    numbers, count = view.options.tuning.decks.cards[deck], len(view.decks[deck - 1])
    x = cards.DECK_WIDTH + 10
    said = words["fg_deck_one" if count == 1 else "fg_deck_count"].format(count=count)
    content = (
        cards.deck(deck, count)
        + text("hx-u hx-w", f"{numbers[0]}–{numbers[-1]}", x, 23)
        + text("hx-d", said, x, 40)
    )
    return piece(deck_key(deck), *desk.deck(deck), content)


def _number(view: State, desk: Desk, number: Card, marks: Marks) -> Piece:
    wide, high = desk.step - 2, desk.row - 2
    middle, line = wide / 2, high / 2 - 1
    note = noted(view, number)
    box = rect(_ground(number, note, marks), 1, 1, wide, high, 3)
    said = str(number)
    if note is Noted.HELD:
        content = text("hx-u hx-on-held hx-mid", said, middle + 1, line + 6)
    elif note in (Noted.FREE, Noted.MISSED, Noted.MISSED_AMONG):
        content = text("hx-u hx-mid", said, middle + 1, line + (6 if note is Noted.FREE else 2))
    else:
        content = text("hx-u hx-d hx-mid", said, middle + 1, line + 6)
    return piece(
        number_key(number), *desk.number(number), box + content + _sign(note, middle + 1, line)
    )


def _ground(number: Card, note: Noted, marks: Marks) -> str:
    """The background of a number. It marks the legal ones: rings around all would be too much."""
    key = number_key(number)
    if note is Noted.HELD:
        return "hx-held"
    if key in marks.chosen:
        return "hx-pick"
    return "hx-may" if key in marks.legal else "hx-lane"


def quiet(marks: Marks) -> Marks:
    """The marks without legal numbers, which have another background instead of a ring."""
    return replace(marks, legal=tuple(key for key in marks.legal if key not in NUMBER_KEYS))


def _sign(note: Noted, x: float, y: float) -> str:
    if note in (Noted.HIDEOUT, Noted.SPRINT):
        return path("hx-under", d("M", x - 9, y + 11, "h", 18))
    if note is Noted.GONE:
        return path("hx-under", d("M", x - 11, y + 1.5, "h", 22))
    if note is Noted.MISSED:
        return path("hx-miss", d("M", x - 3.5, y + 7, "l", 7, 7, "m", 0, -7, "l", -7, 7))
    if note is Noted.MISSED_AMONG:
        return f'<circle class="hx-among" cx="{x:.1f}" cy="{y + 10.5:.1f}" r="4"/>'
    return ""


def desk_cells(view: State, desk: Desk, row: int, words: Words) -> tuple[Cell, ...]:
    """The cells of decks and numbers, row by row."""
    wide = DECK_COLUMN if desk.beside else desk.width / 3
    decks = [
        Cell(
            deck_key(deck),
            row + (deck - 1) * desk.beside,
            deck_label(view, deck, words),
            x - 2,
            y - 7,
            wide - GAP,
            cards.DECK_HEIGHT + 9,
        )
        for deck in DECKS
        for x, y in (desk.deck(deck),)
    ]
    first = row if desk.beside else row + 1
    numbers = [
        Cell(
            number_key(number),
            first + desk.place(number)[0],
            number_label(view, number, words),
            *desk.number(number),
            desk.step,
            desk.row,
        )
        for number in NAMEABLE
    ]
    return tuple(sorted((*decks, *numbers), key=lambda cell: cell.row))
