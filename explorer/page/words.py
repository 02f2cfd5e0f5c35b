"""What changes only with the language: words, rules, figures and icons."""

from __future__ import annotations

from typing import Any

from engine.core.messages import load_messages
from engine.core.record import to_plain
from engine.core.rulebook import LANGUAGES

from ..draw.figures import FIGURES, pawn
from ..draw.icons import ICONS
from ..session.others import player_kinds
from ..session.standpoint import Standpoint


def fixed(here: Standpoint) -> dict[str, Any]:
    language = here.language
    words = load_messages("explorer", language)
    names = here.game.words.speaker(None, language).messages.words
    return {
        "title": here.title,
        "language": language,
        "languages": list(LANGUAGES),
        "words": dict(words.phrases),
        "names": {name: names[name] for name in here.seat_names},
        "viewers": list(here.viewers),
        "figures": {name: pawn(name, 1) for name in here.seat_names},
        "letters": {name: FIGURES[name].letter for name in here.seat_names},
        "icons": dict(ICONS),
        "kinds": [(kind, words.phrases.get(f"player.{kind}", kind)) for kind in player_kinds(here)],
        "rules": to_plain(here.game.words.rulebook(language).rules),
    }
