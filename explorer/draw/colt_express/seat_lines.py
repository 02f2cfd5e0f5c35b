"""A bandit as a line, with the cards in hand in a second row if they are known."""

from __future__ import annotations

from ..figures import portrait
from ..measure import text_width
from ..svg import at, text
from .belongings import is_known
from .hand import hand
from .sitting import DRUM, Sitting, discard, frame, received, tabs

LINE, OPENED, DISCARD = 48, 84, 18
LEFT = 40
"""The left edge of words and cards, right of the portrait."""
UNDER_TABS = 6
"""The distance that a line with tabs on its edge is moved down."""
DRUM_ROOM, ASIDE = 62, 112
"""The distances from the right end: to the cylinder, and to the loot beside a hand."""


def _is_opened(sitting: Sitting, hands: bool) -> bool:
    return hands and bool(sitting.hand) and is_known(sitting.cards)


def line_height(sitting: Sitting, hands: bool) -> float:
    down = UNDER_TABS if tabs(sitting) else 0
    if _is_opened(sitting, hands):
        return down + OPENED
    return down + LINE + (DISCARD if sitting.has_discard else 0)


def line(sitting: Sitting, width: float, hands: bool) -> str:
    drawn = tabs(sitting)
    content = _opened if _is_opened(sitting, hands) else _closed
    return (
        frame(sitting, width, line_height(sitting, hands))
        + drawn
        + at(0, UNDER_TABS if drawn else 0, content(sitting, width))
    )


def _closed(sitting: Sitting, width: float) -> str:
    drum = width - DRUM_ROOM
    left = LEFT + 0.36 * width
    loot, _ = sitting.loot(drum - 20 - left, 0.82)
    return (
        portrait(sitting.bandit.name.value, 20, 41, 0.66)
        + text("hx-n", sitting.name, LEFT, 20)
        + text("hx-d", sitting.counts(left - LEFT - 4), LEFT, 38)
        + discard(sitting, LEFT, LINE + 6)
        + at(left, 15, loot)
        + text("hx-w", sitting.money, left, 39)
        + sitting.cylinder(drum, 24)
        + received(sitting, width - 8, 28.5)
    )


def _opened(sitting: Sitting, width: float) -> str:
    drum, aside = width - DRUM_ROOM, width - ASIDE
    counts = LEFT + text_width(sitting.name, 14, bold=True) + 8
    loot, _ = sitting.loot(ASIDE - 8, 0.82)
    return (
        portrait(sitting.bandit.name.value, 20, 56, 0.66)
        + text("hx-n", sitting.name, LEFT, 22)
        + text("hx-d", sitting.counts(drum - DRUM - 4 - counts), counts, 22)
        + sitting.cylinder(drum, 20)
        + received(sitting, width - 8, 24.5)
        + hand(sitting.hand, LEFT, 31, aside - 8 - LEFT)
        + at(aside, 47, loot)
        + text("hx-w", sitting.money, aside, 66)
        + discard(sitting, aside, 80)
    )
