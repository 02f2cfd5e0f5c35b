"""The cards in hand: a face a kind where the viewer knows them, else their backs."""

from __future__ import annotations

from collections import Counter

from engine.colt_express.pieces import BULLET, Card
from engine.colt_express.state import Cards, State

from .. import cards
from ..figures import FIGURES
from ..svg import at, text
from .belongings import is_known

FACE_STEP = 29
UNDER = 14
"""How far under a face its number or the letter of its bandit stands."""
MANY_BACKS = 3


def hand(view: State, own: Cards, x: float, y: float, room: float) -> str:
    if not own.hand:
        return ""
    if is_known(own):
        return _faces(view, own, x, y, room)
    count = len(own.hand)
    if cards.WIDTH + cards.BACK_STEP * (count - 1) <= room:
        return cards.card_backs(x, y, count)
    beside = x + cards.WIDTH + cards.BACK_STEP * (MANY_BACKS - 1) + 6
    return cards.card_backs(x, y, MANY_BACKS) + text("hx-w", f"×{count}", beside, y + 21)


def _faces(view: State, own: Cards, x: float, y: float, room: float) -> str:
    kinds = Counter(_kind(view, card) for card in own.hand)
    step = min(FACE_STEP, (room - cards.WIDTH) / max(1, len(kinds) - 1))
    drawn = ""
    for place, ((action, name), count) in enumerate(kinds.items()):
        said = f"×{count}" if count > 1 else FIGURES[name].letter if name else ""
        under = text("hx-w hx-d hx-mid", said, cards.WIDTH / 2, cards.HEIGHT + UNDER)
        drawn += at(x + place * step, y, cards.card_face(0, 0, action) + under, accent=name)
    return drawn


def _kind(view: State, card: Card) -> tuple[str, str]:
    """What a card does and, in the hand of a team, whose it is."""
    whose = card.shared and card.action is not BULLET
    return card.action.value, view.bandits[card.bandit].name.value if whose else ""
