"""The words, rules, figures and icons of a page, which change only with the language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NewType

from engine.core.messages import load_messages
from engine.core.record import WholeRecord
from engine.core.rulebook import Rule, RuleId, Term

from ..draw.figures import pawn
from ..draw.icons import ICONS
from ..draw.words import load_words
from ..panels import seats
from ..panels.seats import Table
from ..reference.catalogue import Position, catalogue
from ..session.others import player_kinds
from ..session.standpoint import Standpoint
from ..text.house_rules import in_this_game

LANGUAGE_NAMES: Mapping[str, tuple[str, str]] = {
    "en": ("EN", "English"),
    "ko": ("한국어", "한국어"),
    "pt": ("PT", "Português"),
}
"""The name of each language in itself, in short and in full."""

Phrase = NewType("Phrase", str)
"""A key of the explorer's own phrases."""


class Fixed(WholeRecord):
    """The data that a page needs once for each study and language."""

    title: str
    language: str
    words: dict[Phrase, str]
    """The explorer's own phrases, by key."""
    names: dict[str, str]
    """The names of the seats, by the key of their piece."""
    viewers: tuple[str, ...]
    figures: dict[str, str]
    """The drawing of the figure of each seat and each partner, by the key of its piece."""
    icons: dict[str, str]
    """SVG paths, on a grid of 24."""
    kinds: tuple[tuple[str, str], ...]
    """The kinds of players for a seat: key and name."""
    rules: dict[RuleId, Rule]
    glossary: dict[str, Term]
    """The words of the game, by key."""
    shown: dict[RuleId, tuple[Position, ...]]
    """The positions that show each rule."""


def fixed(here: Standpoint) -> Fixed:
    language = here.language
    book = catalogue(here.game.name, language)
    words = load_messages("explorer", language)
    names = here.game.words.speaker(None, language).messages.words
    return Fixed(
        title=here.title,
        language=language,
        words={Phrase(key): said for key, said in words.phrases.items()},
        names={name: names[name] for name in here.seat_names},
        viewers=tuple(here.viewers),
        figures={name: pawn(name, 1, called=names[name]) for name in _figures(here)},
        icons=dict(ICONS),
        kinds=tuple(
            (kind, words.phrases.get(f"player.{kind}", kind)) for kind in player_kinds(here)
        ),
        rules=in_this_game(here.game, here.node.state.options, book.rules, language),
        glossary=book.glossary,
        shown=book.shown,
    )


def _figures(here: Standpoint) -> tuple[str, ...]:
    """Return the pieces that are shown by their figure: the seats', and those that they lead."""
    words = load_words(here.language, here.game.name)
    tiles = seats(here.game.name, Table(here.state, here.sight, (), words))
    return tuple(dict.fromkeys((*here.seat_names, *(tile.key for tile in tiles))))
