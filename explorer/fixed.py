"""What changes only with the language: words, rules, figures and icons."""

from __future__ import annotations

from typing import Any

from engine.core.messages import load_messages
from engine.core.record import to_plain
from engine.core.rulebook import LANGUAGES

from .draw.figures import FIGURES, pawn
from .draw.icons import ICONS
from .session import Session


def fixed(session: Session) -> dict[str, Any]:
    language = session.language
    words = load_messages("explorer", language)
    names = session.game.words.speaker(None, language).messages.words
    return {
        "title": session.title,
        "language": language,
        "languages": list(LANGUAGES),
        "words": dict(words.phrases),
        "names": {name: names[name] for name in session.seat_names},
        "viewers": list(session.viewers),
        "figures": {name: pawn(name, 1) for name in session.seat_names},
        "letters": {name: FIGURES[name].letter for name in session.seat_names},
        "icons": dict(ICONS),
        "kinds": [
            (kind, words.phrases.get(f"player.{kind}", kind)) for kind in session.player_kinds
        ],
        "rules": to_plain(session.game.words.rulebook(language).rules),
    }
