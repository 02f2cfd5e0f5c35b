"""What changes only with the language: words, rules, figures and icons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NewType

from engine.core.messages import load_messages
from engine.core.record import WholeRecord
from engine.core.rulebook import Rule, RuleId

from ..draw.figures import pawn
from ..draw.icons import ICONS
from ..session.others import player_kinds
from ..session.standpoint import Standpoint

LANGUAGE_NAMES: Mapping[str, tuple[str, str]] = {
    "en": ("EN", "English"),
    "ko": ("한국어", "한국어"),
    "pt": ("PT", "Português"),
}
"""What each language calls itself, in short and in full."""

Phrase = NewType("Phrase", str)
"""A key of the explorer's own phrases."""


class Fixed(WholeRecord):
    """What a page needs once for a study and a language."""

    title: str
    language: str
    words: dict[Phrase, str]
    """The explorer's own phrases, by key."""
    names: dict[str, str]
    """Those who play, by the key of their piece."""
    viewers: tuple[str, ...]
    figures: dict[str, str]
    """The drawing of each who plays."""
    icons: dict[str, str]
    """Paths, on a grid of 24."""
    kinds: tuple[tuple[str, str], ...]
    """Who can play a seat: its key, and what it is called."""
    rules: dict[RuleId, Rule]


def fixed(here: Standpoint) -> Fixed:
    language = here.language
    words = load_messages("explorer", language)
    names = here.game.words.speaker(None, language).messages.words
    return Fixed(
        title=here.title,
        language=language,
        words={Phrase(key): said for key, said in words.phrases.items()},
        names={name: names[name] for name in here.seat_names},
        viewers=tuple(here.viewers),
        figures={name: pawn(name, 1) for name in here.seat_names},
        icons=dict(ICONS),
        kinds=tuple(
            (kind, words.phrases.get(f"player.{kind}", kind)) for kind in player_kinds(here)
        ),
        rules=dict(here.game.words.rulebook(language).rules),
    )
