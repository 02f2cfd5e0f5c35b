"""The table of cards: a file for each kind of card that can be carried out."""

from __future__ import annotations

from . import fire, floor, marshal, move, punch, rob

CARDS = (
    move.CARD,
    floor.CARD,
    rob.CARD,
    fire.CARD,
    punch.CARD,
    marshal.CARD,
)

BY_ACTION = {card.action: card for card in CARDS}

CHOICES = {card.action: card.choices for card in CARDS}
"""The function of each card that lists its legal moves."""
