"""What a game is played by that the rulebook says otherwise: turned dials, and rules as code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.game import Game
from engine.core.messages import load_messages
from engine.core.options import HOUSE, changed
from engine.core.record import replace
from engine.core.rulebook import Rule, RuleId
from engine.core.tuning import dials_of


def house_line(game: Game[Any], options: Any, language: str = "en") -> str:
    """All house rules of a game in one line; empty where it goes by the rulebook."""
    said = house_rules(game, options, language)
    line = load_messages("explorer", language).phrase("house")
    return line.format(rules="; ".join(said)) if said else ""


def house_rules(game: Game[Any], options: Any, language: str = "en") -> tuple[str, ...]:
    """Each dial that is turned and each rule that is replaced, in a few words."""
    return tuple(said for _, said in _by_rule(game, options, language))


def in_this_game(
    game: Game[Any], options: Any, rules: Mapping[RuleId, Rule], language: str = "en"
) -> dict[RuleId, Rule]:
    """These rules; where a house rule changes one, its text says so at the end."""
    told = dict(rules)
    line = load_messages("explorer", language).phrase("house.here")
    changes: dict[RuleId, list[str]] = {}
    for rule, said in _by_rule(game, options, language):
        changes.setdefault(rule, []).append(said)
    for rule in changes.keys() & rules.keys():
        said = line.format(rules="; ".join(changes[rule]))
        told[rule] = replace(rules[rule], text=f"{rules[rule].text} {said}")
    return told


def _by_rule(game: Game[Any], options: Any, language: str) -> Iterator[tuple[RuleId, str]]:
    phrase = load_messages("explorer", language).phrase
    book = game.words.rulebook(language)
    default, dials = type(options)(), dials_of(type(options))
    for name, value in changed(options).items():
        if name == HOUSE:
            for each in options.tuning.house:
                title = book.rule(each.rule).title
                yield each.rule, phrase("house.code").format(rule=title, name=each.title)
        elif name in dials:
            own = getattr(default.tuning, name)
            key = f"house.{'on' if value else 'off'}" if isinstance(own, bool) else "house.number"
            yield (
                dials[name].rule,
                phrase(key).format(dial=book.dials[name], value=value, own=own),
            )
