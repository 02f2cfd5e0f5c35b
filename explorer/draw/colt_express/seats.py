"""The bandits with what they have: a tile each where there is room, a line each where not."""

from __future__ import annotations

from engine.colt_express.state import OVER, SETUP, Bandit, Cards, State, seat_of
from engine.core.moves import Seat
from engine.core.record import Record

from .. import cards
from ..figures import portrait
from ..icons import icon
from ..measure import fitting, text_width
from ..rails.scenery import Words
from ..rails.stage import MEDIUM_FROM
from ..svg import at, rect, text
from . import tokens
from .belongings import bullets_received, deck_size, is_known, money_of
from .hand import hand
from .loot import counted
from .status import money_word, tab_word

GAP, ROW_GAP = 9, 17
TILE, LINE, HAND, DISCARD = 98, 48, 54, 18
NARROWEST_TILE, NARROWEST_TEAM_TILE, WIDEST_TILE = 180, 280, 378
ROOMY_TILE = 340
LEFT = 56
"""Where words begin in a tile, right of the portrait."""
DRUM = 16
UNDER_TABS = 6
"""How far a line with tabs on its edge is moved down."""
HAND_BESIDE = 190
"""Where a hand begins in a tile that has room for it at its right."""


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


class Sitting(Record):
    """A bandit about to be drawn."""

    view: State
    number: Seat
    words: Words

    @property
    def bandit(self) -> Bandit:
        return self.view.bandits[self.number]

    @property
    def name(self) -> str:
        return self.words[self.bandit.name.value]

    @property
    def seat(self) -> Seat:
        return seat_of(self.view, self.number)

    @property
    def cards(self) -> Cards:
        return self.view.cards[self.seat]

    @property
    def has_hand(self) -> bool:
        """Whether the cards of its player are shown here: a team shows them with its first."""
        return self.number == self.seat

    @property
    def tab(self) -> str:
        key = tab_word(self.view, self.number)
        return self.words[key] if key else ""

    @property
    def is_first(self) -> bool:
        return self.number == self.view.first and self.view.phase is not SETUP

    @property
    def money(self) -> str:
        known, whole = money_of(self.view, self.number)
        said = money_word(known, self.words)
        return said if whole else f"{said} + ?"

    def counts(self, room: float) -> str:
        if not self.has_hand:
            mate = self.words[self.view.bandits[self.seat].name.value]
            return fitting([self.words["team"].format(name=mate), f"+ {mate}"], room, 12)
        hand, deck = len(self.cards.hand), deck_size(self.cards)
        wanted = [self.words["counts"].format(hand=hand, deck=deck), f"{hand} + {deck}"]
        return fitting(wanted, room, 12)


def seating(view: State, width: int, top: float, words: Words) -> Seating:
    """Team-mates sit side by side."""
    order = [
        Seat(number)
        for seat in range(view.players)
        for number in range(seat, len(view.bandits), view.players)
    ]
    sittings = [Sitting(view, number, words) for number in order]
    hands = view.phase is not OVER and any(is_known(own) for own in view.cards)
    if width < MEDIUM_FROM:
        return _lines(sittings, width, top, hands)
    return _tiles(sittings, width, top, hands)


def _tiles(sittings: list[Sitting], width: int, top: float, hands: bool) -> Seating:
    view = sittings[0].view
    narrowest = NARROWEST_TILE if view.players == len(sittings) else NARROWEST_TEAM_TILE
    fit = int((width + GAP) // (narrowest + GAP))
    rows = -(-len(sittings) // fit)
    columns = -(-len(sittings) // rows)
    tile_width = min(WIDEST_TILE, (width - GAP * (columns - 1)) / columns)
    under = hands and tile_width < ROOMY_TILE
    height = TILE + (DISCARD if view.expert else 0) + (HAND if under else 0)
    boxes = []
    for number, sitting in enumerate(sittings):
        row, column = divmod(number, columns)
        x, y = column * (tile_width + GAP), top + 9 + row * (height + ROW_GAP)
        content = tile(sitting, tile_width, height, hands)
        boxes.append(SeatBox(sitting.number, x, y, tile_width, height, content))
    return Seating(tuple(boxes), top + 9 + rows * (height + ROW_GAP) - ROW_GAP + 2)


def tile(sitting: Sitting, width: float, height: float, hands: bool) -> str:
    room = width - LEFT - 8
    loot, _ = counted([loot.kind.value for loot in sitting.bandit.loot], room, 0.9)
    return (
        _frame(sitting, width, height)
        + _tabs(sitting)
        + portrait(sitting.bandit.name.value, 28, 84)
        + text("hx-n", sitting.name, LEFT, 27)
        + tokens.cylinder(width - 24, 23, sitting.bandit.bullets, DRUM)
        + text("hx-d", sitting.counts(room), LEFT, 50)
        + at(LEFT, 66, loot)
        + text("hx-u hx-w", sitting.money, LEFT, 89)
        + (_received(sitting, width - 8, 89) if sitting.has_hand else "")
        + _discard(sitting, LEFT, 107)
        + (_hand_in_tile(sitting, width, height) if hands and sitting.has_hand else "")
    )


def _hand_in_tile(sitting: Sitting, width: float, height: float) -> str:
    if width < ROOMY_TILE:
        return hand(sitting.view, sitting.cards, 10, height - HAND, width - 20)
    room = width - HAND_BESIDE - 46
    return hand(sitting.view, sitting.cards, HAND_BESIDE, 44, room)


def _frame(sitting: Sitting, width: float, height: float) -> str:
    cls = "hx-tile hx-act" if sitting.tab else "hx-tile"
    return rect(cls, 0.5, 0.5, width - 1, height - 1, 6)


def _tabs(sitting: Sitting) -> str:
    x, drawn = 10.0, ""
    if sitting.is_first:
        word = sitting.words["tab_first_short" if sitting.tab else "tab_first"]
        drawn += cards.tab(x, -9, word, "hx-note")
        x += cards.tab_width(word) + 4
    return drawn + (cards.tab(x, -9, sitting.tab, "hx-tab") if sitting.tab else "")


def _received(sitting: Sitting, right: float, y: float) -> str:
    """Bullets received: an icon and their number, up to the right end."""
    said = str(bullets_received(sitting.view, sitting.seat))
    left = right - text_width(said, 13, bold=True)
    number = text("hx-u hx-w hx-end", said, right, y)
    return icon("bullet", left - 19, y - 13, 16, "hx-i hx-quiet") + number


def _discard(sitting: Sitting, x: float, y: float) -> str:
    if not sitting.has_hand or not sitting.view.expert:
        return ""
    said = sitting.words["discard"].format(count=len(sitting.cards.discard))
    return text("hx-d", said, x, y)


def _lines(sittings: list[Sitting], width: int, top: float, hands: bool) -> Seating:
    boxes = []
    y = top
    for sitting in sittings:
        tabs = _tabs(sitting)
        y += 9 if tabs else 0
        down = UNDER_TABS if tabs else 0
        opened = bool(hands and sitting.has_hand and sitting.cards.hand and is_known(sitting.cards))
        discard = _discard(sitting, 40, LINE + 6)
        height = down + LINE + (DISCARD if discard else 0) + (HAND if opened else 0)
        drawn = _frame(sitting, width, height) + tabs + at(0, down, line(sitting, width) + discard)
        if opened:
            drawn += hand(sitting.view, sitting.cards, 10, height - HAND, width - 20)
        boxes.append(SeatBox(sitting.number, 0, y, width, height, drawn))
        y += height + 6
    return Seating(tuple(boxes), y - 4)


def line(sitting: Sitting, width: float) -> str:
    drum = width - 62
    left = 40 + 0.36 * width
    loot, _ = counted([loot.kind.value for loot in sitting.bandit.loot], drum - 20 - left, 0.82)
    return (
        portrait(sitting.bandit.name.value, 20, 41, 0.66)
        + text("hx-n", sitting.name, 40, 20)
        + text("hx-d", sitting.counts(left - 44), 40, 38)
        + at(left, 15, loot)
        + text("hx-w", sitting.money, left, 39)
        + tokens.cylinder(drum, 24, sitting.bandit.bullets, DRUM)
        + (_received(sitting, width - 8, 28.5) if sitting.has_hand else "")
    )
