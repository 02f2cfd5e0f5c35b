"""Cards in hand: a face for each kind if the viewer knows them, else their backs."""

from __future__ import annotations

from collections import Counter

from engine.colt_express.pieces import HIDDEN, Card

from .. import cards
from ..svg import at, text

FACE_STEP = 29
UNDER = 14
"""The distance from a face down to its number."""
MANY_BACKS = 3


def hand(held: tuple[Card, ...], x: float, y: float, room: float) -> str:
    if not held:
        return ""
    if all(card.action is not HIDDEN for card in held):
        return _faces(held, x, y, room)
    count = len(held)
    if cards.WIDTH + cards.BACK_STEP * (count - 1) <= room:
        return cards.card_backs(x, y, count)
    beside = x + cards.WIDTH + cards.BACK_STEP * (MANY_BACKS - 1) + 6
    return cards.card_backs(x, y, MANY_BACKS) + text("hx-w", f"×{count}", beside, y + 21)


def _faces(held: tuple[Card, ...], x: float, y: float, room: float) -> str:
    kinds = Counter(card.action.value for card in held)
    step = min(FACE_STEP, (room - cards.WIDTH) / max(1, len(kinds) - 1))
    drawn = ""
    for place, (action, count) in enumerate(kinds.items()):
        said = f"×{count}" if count > 1 else ""
        under = text("hx-w hx-d hx-mid", said, cards.WIDTH / 2, cards.HEIGHT + UNDER)
        drawn += at(x + place * step, y, cards.card_face(0, 0, action) + under)
    return drawn
