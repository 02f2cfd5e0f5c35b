"""The words that stand in a drawing or are read out for it, by language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.core.record import from_plain
from engine.core.rulebook import read_toml


@lru_cache
def load_words(language: str, game: str = "") -> Mapping[str, str]:
    """The words that all boards share, with those that a game's own table replaces."""
    read = from_plain(
        read_toml("explorer.draw", "words", language), dict[str, str | dict[str, str]]
    )
    words = {key: word for key, word in read.items() if isinstance(word, str)}
    own = read.get(game, {})
    return words | own if isinstance(own, dict) else words
