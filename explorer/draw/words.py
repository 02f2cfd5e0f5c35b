"""The words that stand in a drawing or are read out for it, by language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.core.record import from_plain
from engine.core.rulebook import read_toml


@lru_cache
def load_words(language: str) -> Mapping[str, str]:
    return from_plain(read_toml("explorer.draw", "words", language), dict[str, str])
