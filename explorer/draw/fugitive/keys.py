"""The keys and names of places and cards on the board."""

from __future__ import annotations

from engine.fugitive.cards import Card, Deck

FIGURES = ("fugitive", "marshal")
"""The figure of each seat, which is also the key of its cell."""

START_KEY, GOAL_KEY = "start", "escape"


def hideout_key(place: int) -> str:
    return f"hideout {place}"


def hideout_name(place: int) -> str:
    """The name of a hideout in pictures and sentences."""
    return f"h{place}"


def deck_key(deck: Deck) -> str:
    return f"deck {deck}"


def number_key(card: Card) -> str:
    """The key of a number on the note sheet or in the notebook."""
    return f"number {card}"


def card_key(card: Card) -> str:
    """The key of a card in a hand."""
    return f"card {card}"
