"""The round cards that a game is played with: cards on the way, and a station for the end."""

from __future__ import annotations

from engine.core.record import remembered

from .pieces import ON_THE_WAY, STATIONS, RoundCard
from .tuning import Tuning


def in_the_game(tuning: Tuning, card: RoundCard) -> bool:
    """Return whether a round card is played with; the dial of a card has its name."""
    return bool(getattr(tuning, card.value))


@remembered
def on_the_way(tuning: Tuning) -> tuple[RoundCard, ...]:
    """Return the round cards that may come in any round but the last."""
    return tuple(card for card in ON_THE_WAY if in_the_game(tuning, card))


@remembered
def stations(tuning: Tuning) -> tuple[RoundCard, ...]:
    """Return the round cards that may come in the last round."""
    return tuple(card for card in STATIONS if in_the_game(tuning, card))
