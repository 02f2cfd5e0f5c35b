"""What a game is played by that the rulebook says otherwise: turned dials, and rules as code."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.messages import load_messages
from engine.core.options import HOUSE, changed
from engine.core.tuning import dials_of


def house_line(game: Game[Any], options: Any, language: str = "en") -> str:
    """All house rules of a game in one line; empty where it goes by the rulebook."""
    said = house_rules(game, options, language)
    line = load_messages("explorer", language).phrase("house")
    return line.format(rules="; ".join(said)) if said else ""


def house_rules(game: Game[Any], options: Any, language: str = "en") -> tuple[str, ...]:
    """Each dial that is turned and each rule that is replaced, in a few words."""
    phrase = load_messages("explorer", language).phrase
    book = game.words.rulebook(language)
    default, said = type(options)(), []
    for name, value in changed(options).items():
        if name == HOUSE:
            said += [
                phrase("house.code").format(rule=book.rule(each.rule).title, name=each.title)
                for each in options.tuning.house
            ]
        elif name in dials_of(type(options)):
            own = getattr(default.tuning, name)
            key = f"house.{'on' if value else 'off'}" if isinstance(own, bool) else "house.number"
            said.append(phrase(key).format(dial=book.dials[name], value=value, own=own))
    return tuple(said)
