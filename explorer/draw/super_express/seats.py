"""The seats: a tile each if there is room, else a line each."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.record import Record
from engine.super_express.events import Event
from engine.super_express.pieces import Card
from engine.super_express.state import ABOARD, OFF, OUT, PLANNING, Bandit, State

from .. import cards
from ..figures import portrait
from ..icons import icon
from ..measure import fitting, text_width
from ..svg import rect, text
from .status import Words, tab_word, wordings

GAP, GAP_FOR_TABS, GAP_FOR_TAGS = 9, 17, 26
TILE, LINE, OUT_LINE = 86, 46, 36
MOST_SEATS = 7
NARROWEST_TILE, WIDEST_TILE = 143, 378
FACE_STEP = 26
MOST_TAGS = 4
NARROWEST_TAG, BLOCK_TAG = 29, 30
LEFT = 56
"""The left edge of words in a tile, right of the portrait."""
UNDER, BESIDE_NAME = TILE - 6, 9
"""The top of tags at the lower edge of a tile, and of tags beside the name."""
BESIDE_NAME_FROM = 220
"""The width of a tile from which there is room for tags beside the name."""


class SeatBox(Record):
    """A seat as it is drawn: where, how large, and what is in it."""

    seat: Seat
    x: float
    y: float
    width: float
    height: float
    content: str
    accent: str = ""


class Seating(Record):
    boxes: tuple[SeatBox, ...]
    end: float
    out_top: float | None
    """The top of the line of eliminated bandits, if there is one."""


class Sitting(Record):
    """A seat about to be drawn."""

    view: State
    seat: Seat
    last: tuple[Event, ...]
    words: Words

    @property
    def bandit(self) -> Bandit:
        return self.view.bandits[self.seat]

    @property
    def name(self) -> str:
        return self.words[self.bandit.name.value]

    @property
    def tab(self) -> str:
        key = tab_word(self.view, self.seat)
        return self.words[key] if key else ""

    @property
    def is_first(self) -> bool:
        return self.seat == self.view.first and self.bandit.status is not OUT

    def status(self, room: float) -> str:
        wanted = wordings(self.view, self.seat, self.last, self.words)
        return fitting(wanted, room, 12)


def seat_tiles(
    view: State, width: int, top: float, last: tuple[Event, ...], words: Words
) -> Seating:
    """Tiles in rows: for all bandits if they fit in one row, else for those still in the game."""
    everybody = [Seat(seat) for seat in range(len(view.bandits))]
    in_a_row = int((width + GAP) // (_narrowest(view) + GAP))
    shown = [
        seat for seat in everybody if in_a_row >= MOST_SEATS or view.bandits[seat].status is not OUT
    ]
    gone = [seat for seat in everybody if seat not in shown]
    rows = -(-len(shown) // in_a_row)
    columns = -(-len(shown) // max(1, rows))
    tile_width = min(WIDEST_TILE, (width - GAP * (columns - 1)) / max(1, columns))
    row_gap = GAP_FOR_TABS if tile_width >= BESIDE_NAME_FROM else GAP_FOR_TAGS
    boxes = []
    for number, seat in enumerate(shown):
        row, column = divmod(number, columns)
        x, y = column * (tile_width + GAP), top + row * (TILE + row_gap)
        sitting = Sitting(view, seat, last, words)
        content = tile(sitting, tile_width)
        boxes.append(SeatBox(seat, x, y, tile_width, TILE, content, _accent(sitting)))
    return _with_out_lines(boxes, view, gone, width, top + rows * (TILE + row_gap) - 8, words)


def _narrowest(view: State) -> float:
    """The narrowest tile that has room for the cards of a plan."""
    return max(NARROWEST_TILE, LEFT + FACE_STEP * view.options.tuning.plan_cards + 6)


def seat_lines(
    view: State, width: int, top: float, last: tuple[Event, ...], words: Words
) -> Seating:
    everybody = [Seat(seat) for seat in range(len(view.bandits))]
    gone = [seat for seat in everybody if view.bandits[seat].status is OUT]
    boxes = []
    for number, seat in enumerate(seat for seat in everybody if seat not in gone):
        sitting = Sitting(view, seat, last, words)
        y = top + number * (LINE + 6)
        content = line(sitting, width)
        boxes.append(SeatBox(seat, 0, y, width, LINE, content, _accent(sitting)))
    return _with_out_lines(boxes, view, gone, width, top + len(boxes) * (LINE + 6) - 4, words)


def _accent(sitting: Sitting) -> str:
    return "" if sitting.bandit.status is OUT else sitting.bandit.name.value


def _with_out_lines(
    boxes: list[SeatBox], view: State, gone: list[Seat], width: int, top: float, words: Words
) -> Seating:
    """The seats with the eliminated bandits side by side below them."""
    left = 10 + text_width(words["out"], 13)
    columns = int((width - left) // 140)
    column_width = (width - left) / columns
    said = _out_words(view, gone, column_width - 38, words)
    for number, seat in enumerate(gone):
        row, column = divmod(number, columns)
        figure = portrait(view.bandits[seat].name.value, 16, 33, 0.6, out=True)
        content = figure + text("hx-u hx-d", said[number], 36, 25)
        x, y = left + column * column_width, top + row * OUT_LINE
        boxes.append(SeatBox(seat, x, y, column_width, OUT_LINE, content))
    rows = -(-len(gone) // columns)
    end = top + rows * OUT_LINE + 2
    return Seating(tuple(boxes), end, top if gone else None)


def _out_words(view: State, gone: list[Seat], room: float, words: Words) -> list[str]:
    """The words for each eliminated bandit, in the same wording for all."""
    said: list[str] = []
    for key in ("out_line", "out_line_short"):
        bandits = [view.bandits[seat] for seat in gone]
        said = [
            words[key].format(name=words[bandit.name.value], round=bandit.out_in_round)
            for bandit in bandits
        ]
        if all(text_width(wording, 13) <= room for wording in said):
            break
    return said


def tile(sitting: Sitting, width: float) -> str:
    bandit = sitting.bandit
    room = width - LEFT - 8
    out = bandit.status is OUT
    dim = " hx-d" if out else ""
    return (
        rect(_tile_class(sitting), 0.5, 0.5, width - 1, TILE - 1, 6)
        + _tabs(sitting)
        + portrait(bandit.name.value, 27, 74, out=out)
        + text(f"hx-n{dim}", sitting.name, LEFT, 24)
        + text("hx-d", sitting.status(room), LEFT, 40)
        + _cards(sitting, LEFT, 46)
        + _tags_in_a_row(sitting, width)
    )


def _tile_class(sitting: Sitting) -> str:
    if sitting.tab:
        return "hx-tile hx-act"
    return {OUT: "hx-tile hx-lost", OFF: "hx-tile hx-off"}.get(sitting.bandit.status, "hx-tile")


def _tabs(sitting: Sitting) -> str:
    x = 10.0
    drawn = ""
    if sitting.is_first:
        word = sitting.words["tab_first_short" if sitting.tab else "tab_first"]
        drawn += cards.tab(x, -9, word, "hx-note")
        x += cards.tab_width(word) + 4
    return drawn + (cards.tab(x, -9, sitting.tab, "hx-tab") if sitting.tab else "")


def _tags_in_a_row(sitting: Sitting, width: float) -> str:
    """Treasures at the right end of a tile, beside its name or else at its lower edge.

    A trip in time is shown left of them, or at the left end of the lower edge.
    """
    beside = width >= BESIDE_NAME_FROM
    y = BESIDE_NAME if beside else UNDER
    left = LEFT + text_width(sitting.name, 14, bold=True) + 8 if beside else 10
    clock = _clock(left, y) if sitting.bandit.travelled else ""
    room = width - 8 - left - (30 if clock else 0)
    values = sitting.bandit.treasures
    each = min(cards.TAG_WIDTH, (room - 3 * (len(values) - 1)) / max(1, len(values)))
    if len(values) > MOST_TAGS or each < NARROWEST_TAG:
        said = many_treasures(values)
        wide = text_width(said, 12, bold=True) + 10
        return clock + cards.tag(width - 8 - wide, y, said, wide)
    first = width - 8 - len(values) * (each + 3) + 3
    tags = [
        cards.tag(first + number * (each + 3), y, value_word(value), each)
        for number, value in enumerate(values)
    ]
    return clock + "".join(tags)


def value_word(value: int | None) -> str:
    return "?" if value is None else str(value)


def many_treasures(values: tuple[int | None, ...]) -> str:
    """The highest value, which decides a tie, and the number of treasures."""
    known = [value for value in values if value is not None]
    return f"{max(known) if known else '?'} ×{len(values)}"


def _clock(x: float, y: float) -> str:
    return rect("hx-note", x, y, 24, 19, 4) + icon("clock", x + 5, y + 2.5, 14)


def _has_slots(sitting: Sitting) -> bool:
    view, bandit = sitting.view, sitting.bandit
    return view.phase is PLANNING and bandit.status is ABOARD and not bandit.planned


def _cards_width(sitting: Sitting) -> float:
    if _has_slots(sitting):
        return FACE_STEP * sitting.view.options.tuning.plan_cards - 2
    planned = sitting.bandit.planned
    backs = planned.count(Card.HIDDEN)
    faces = len(planned) - backs
    return FACE_STEP * faces + (cards.BACK_STEP * (backs - 1) + cards.WIDTH if backs else -2)


def _cards(sitting: Sitting, x: float, y: float) -> str:
    """The cards. Played ones lie face up, muted; dashed ones are known to the viewer only."""
    if _has_slots(sitting):
        places = range(sitting.view.options.tuning.plan_cards)
        return "".join(cards.card_slot(x + FACE_STEP * place, y) for place in places)
    bandit = sitting.bandit
    drawn = ""
    for place, card in enumerate(bandit.planned):
        if card is Card.HIDDEN:
            return drawn + cards.card_backs(x, y, len(bandit.planned) - place)
        secret = "" if place < bandit.seen else "hx-peek"
        drawn += cards.card_face(x, y, card.value, "hx-done" if place < bandit.played else secret)
        x += FACE_STEP
    return drawn


def line(sitting: Sitting, width: float) -> str:
    tags, left = _tags_in_a_block(sitting, width)
    left -= _cards_width(sitting) + 8
    planned = _cards(sitting, left, 6.5)
    if sitting.bandit.travelled:
        left -= 30
        planned += _clock(left, 13.5)
    return (
        rect(_tile_class(sitting), 0.5, 0.5, width - 1, LINE - 1, 6)
        + portrait(sitting.bandit.name.value, 20, 40, 0.66)
        + text("hx-n", sitting.name, 40, 19)
        + _first_beside_name(sitting, left - 6)
        + _second_row(sitting, left - 6)
        + planned
        + tags
    )


def _first_beside_name(sitting: Sitting, right: float) -> str:
    if not sitting.is_first:
        return ""
    x = 44 + text_width(sitting.name, 14, bold=True)
    word = sitting.words["tab_first"]
    if x + cards.tab_width(word) > right:
        word = sitting.words["tab_first_short"]
    return cards.tab(x, 5, word, "hx-note")


def _second_row(sitting: Sitting, right: float) -> str:
    if not sitting.tab:
        return text("hx-d", sitting.status(right - 40), 40, 36)
    drawn = cards.tab(40, 24, sitting.tab, "hx-tab")
    x = 46 + cards.tab_width(sitting.tab)
    status = sitting.status(right - x)
    fits = text_width(status, 12) <= right - x
    return drawn + (text("hx-d", status, x, 37.2) if fits else "")


def _tags_in_a_block(sitting: Sitting, width: float) -> tuple[str, float]:
    """Treasures at the right end of a line, stacked in twos; and their left end."""
    values = sitting.bandit.treasures
    if len(values) > MOST_TAGS:
        left = width - 10 - 2 * BLOCK_TAG - 3
        said = many_treasures(values)
        return cards.tag(left, 13.5, said, 2 * BLOCK_TAG + 3), left
    columns = -(-len(values) // 2)
    each = cards.TAG_WIDTH if columns < 2 else BLOCK_TAG
    left = width - 10 - max(1, columns) * (each + 3) + 3
    tags = ""
    for number, value in enumerate(values):
        column, row = divmod(number, 2)
        y = 13.5 if len(values) == 1 else 3 + 21 * row
        tags += cards.tag(left + column * (each + 3), y, value_word(value), each)
    return tags, left
