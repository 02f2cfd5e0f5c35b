"""The site's own words in each language, and where the pages of a language lie."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from engine.core.rulebook import LANGUAGES
from explorer.files.library import games

TEXTS = Path(__file__).parent / "texts"
GAMES = ("super_express", "colt_express", "fugitive")
"""The games in the order of the course: the one with the fewest rules first."""
FIRST = LANGUAGES[0]
"""The language whose pages lie at the top of the site."""


@cache
def words(language: str) -> Mapping[str, str]:
    """Return what the site says in a language, by key."""
    return tomllib.loads((TEXTS / f"{language}.toml").read_text("utf-8"))


@cache
def game_title(game: str, language: str) -> str:
    return games()[game].words.speaker(None, language).messages.word("title")


def place(language: str, page: str) -> str:
    """Return where a page of a language lies in the site."""
    return page if language == FIRST else f"{language}/{page}"
