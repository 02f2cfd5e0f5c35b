"""The texts of puzzles: templates of a game, filled with its own names, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from engine.core.events import Event
from engine.core.game import Game
from engine.core.messages import plain
from engine.core.moves import Seat
from engine.core.options import changed
from engine.core.record import Record, field_names, from_plain, remembered
from engine.core.rulebook import read_toml

from .puzzle import Line, Puzzle
from .ranking import TRIES
from .telling import showing


class GoalTexts(Record):
    """The titles that a puzzle with this goal can have, and what it asks."""

    titles: tuple[str, ...]
    ask: str = ""
    hint: str = ""
    """A hint of its own; without one, the hint names a rule."""
    clause: str = ""
    """The goal in a few words, to be asked for together with another one."""


class Texts(Record):
    """The templates of a game in one language."""

    settings: Mapping[str, str]
    goals: Mapping[str, GoalTexts]
    said: Mapping[str, str]
    nouns: Mapping[str, str] = {}
    """Nouns for values of a goal's cast, which its texts call {noun}."""


class PuzzleTexts(Record):
    """All texts of a puzzle in one language."""

    title: str
    text: str
    ask: str
    hint: str
    only: str
    alone: str
    """What is said of the right move if nothing follows it."""
    story: str
    other: str
    missed: str


@remembered
def texts_of(game: str, language: str) -> Texts:
    """Return the templates of a game in a language."""
    return from_plain(read_toml(__package__, f"texts/{game}", language), Texts)


def titles(puzzle: Puzzle, language: str) -> tuple[str, ...]:
    """Return the titles that a puzzle can have, in the same order in every language."""
    goals = texts_of(puzzle.moment.game.name, language).goals
    found = goals[puzzle.goal.kind if puzzle.goal.kind in goals else puzzle.goal.name].titles
    return tuple(_filled(puzzle, each, language) for each in found)


def puzzle_texts(puzzle: Puzzle, title: int, used: int, language: str) -> PuzzleTexts:
    """Return the texts of a puzzle; its title, by number, gets one if it was used before."""
    texts = texts_of(puzzle.moment.game.name, language)
    move = _label(puzzle, puzzle.wrong, language)
    found = TRIES - round(puzzle.fails * TRIES)
    parts = (
        _filled(puzzle, texts.settings[puzzle.moment.setting], language),
        _following(puzzle, texts, language),
        *_readings(puzzle, language),
    )
    why = texts.said["only" if puzzle.goal.sure is None else "sure"]
    only = why.format(count=len(puzzle.moment.moves), found=found, tries=TRIES)
    story = _story(puzzle, puzzle.right, language)
    return PuzzleTexts(
        title=titles(puzzle, language)[title] + (f" ({used + 1})" if used else ""),
        text=" ".join(part for part in parts if part),
        ask=_ask(puzzle, texts, language),
        hint=_hint(puzzle, texts, language),
        only=only,
        alone=f"{story} {only}",
        story=story,
        other=texts.said["other"].format(move=move),
        missed=f"{_story(puzzle, puzzle.wrong, language)} {texts.said['missed']}",
    )


def _ask(puzzle: Puzzle, texts: Texts, language: str) -> str:
    if not puzzle.goal.parts:
        return _filled(puzzle, texts.goals[puzzle.goal.name].ask, language)
    one, two = (
        _filled(puzzle, texts.goals[part.name].clause, language, part.cast)
        for part in puzzle.goal.parts
    )
    return _filled(puzzle, texts.said["both"].replace("{one}", one).replace("{two}", two), language)


def _filled(puzzle: Puzzle, template: str, language: str, cast: Record | None = None) -> str:
    """Return a template filled with the cast of the puzzle's goal, or with another one."""
    moment, cast = puzzle.moment, cast or puzzle.goal.cast
    nouns = texts_of(moment.game.name, language).nouns
    for name in field_names(type(cast)):
        value = getattr(cast, name)
        if isinstance(value, Enum) and value.value in nouns:
            template = template.replace("{noun}", nouns[value.value])
    return plain(moment.game.words.speaker(moment.state, language).sentence(template, cast))


def _label(puzzle: Puzzle, line: Line, language: str) -> str:
    state = puzzle.moment.state
    return plain(puzzle.moment.game.words.label(line.move, state, language))


def _following(puzzle: Puzzle, texts: Texts, language: str) -> str:
    """Return the moves that follow, if they are told one by one."""
    moment = puzzle.moment
    if not moment.actors:
        return ""
    game, state = moment.game, moment.state
    speaker = game.words.speaker(state, language)
    told = []
    for actor, follow in zip(moment.actors, moment.follow, strict=True):
        name = plain(speaker.value(Seat, actor))
        move = game.words.label(game.notation.read_move(follow.move, state), state, language)
        told.append(f"{name}: {plain(move)}")
    return texts.said["follow"].format(moves="; ".join(told))


def _readings(puzzle: Puzzle, language: str) -> list[str]:
    """Return the readings that this table has chosen where the rulebook leaves something open."""
    game = puzzle.moment.game
    known = game.words.rulebook(language).options
    return [
        f"{known[name].question} {known[name].readings[value.value]}"
        for name, value in changed(puzzle.moment.state.options).items()
        if isinstance(value, Enum) and name not in game.variants
    ]


def _hint(puzzle: Puzzle, texts: Texts, language: str) -> str:
    """Return the hint of the goal, or the first sentence of the rule to think of."""
    own = texts.goals.get(puzzle.goal.name)
    if own and own.hint:
        return _filled(puzzle, own.hint, language)
    rule = puzzle.moment.game.words.rulebook(language).rule(puzzle.hint)
    first = rule.text.split(". ")[0].rstrip(".")
    return texts.said["hint"].format(title=rule.title, sentence=f"{first}.")


def _story(puzzle: Puzzle, line: Line, language: str) -> str:
    """Return the sentences of the events that show why a line is right or wrong."""
    found = showing(puzzle.moment, puzzle.goal, line)
    return " ".join(_told(puzzle.moment.game, event, state, language) for event, state in found)


def _told(game: Game[Any], event: Event[Any], state: Any, language: str) -> str:
    return plain(game.words.tell(event, state, language))
