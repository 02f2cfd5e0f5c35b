"""Edge cases: what the rulebook leaves open, its readings, and positions in which they differ.

from explorer.rulings.rulings import ruling

ruling("GAME", "OPTION")
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.game import Game
from engine.core.moves import NOBODY
from engine.core.options import option_word, values_of
from engine.core.performing import perform_move, starting_position
from engine.core.questions import Follow
from engine.core.record import Record, RecordError, from_plain
from engine.core.rulebook import LANGUAGES, Rule, RuleId
from engine.core.scenario import Scenario, Start
from engine.core.timeline import Timeline

from ..files.library import find_game, games
from ..session.standpoint import Standpoint
from ..session.story import Sentence, reasons

FOLDER = Path(str(files("explorer") / "edge_cases"))


class UnknownRuling(GameError):
    """Raised for an option that has no page."""


class Case(Record):
    """A position in which readings differ, and the moves that show it.

    If a reading refuses a move, the line ends there with the reasons. `viewer` is the viewer of the
    last position.
    """

    text: dict[str, str]
    start: Start
    line: tuple[Follow, ...] = ()
    viewer: str = "all-seeing"


class EdgeCaseFile(Record):
    case: tuple[Case, ...]
    options: dict[str, bool | int | str] = {}


class Outcome(Record):
    """The outcome of a case under one reading."""

    reading: str
    here: Standpoint
    story: tuple[Sentence, ...]
    refused: tuple[Sentence, ...]


class Shown(Record):
    """A case with the outcome of each reading, side by side."""

    text: str
    outcomes: tuple[Outcome, ...]


class Reading(Record):
    value: str
    text: str
    default: bool


class EdgeCase(Record):
    game: str
    option: str
    rule_id: RuleId
    rule: Rule
    question: str
    readings: tuple[Reading, ...]
    cases: tuple[Shown, ...]

    def __str__(self) -> str:
        lines = [self.question, *(f"  {each.value}: {each.text}" for each in self.readings)]
        for case in self.cases:
            lines += ["", case.text]
            lines += [f"  {each.reading}: {_told(each)}" for each in case.outcomes]
        return "\n".join(lines)

    __repr__ = __str__


def _told(outcome: Outcome) -> str:
    return " ".join(str(each) for each in (*outcome.story, *outcome.refused)) or "nothing happens"


def rulings(game: Game[Any]) -> tuple[str, ...]:
    """The options that are readings of what a rule leaves open."""
    book = game.words.rulebook()
    return tuple(
        name
        for name, choice in book.options.items()
        if name not in game.variants and book.rule(choice.rule).ruling
    )


def edge_cases(language: str = "en") -> tuple[EdgeCase, ...]:
    """The page of every ruling of every game."""
    return tuple(
        ruling(name, option, language) for name, game in games().items() for option in rulings(game)
    )


def ruling(game: str, option: str, language: str = "en") -> EdgeCase:
    """The page of a ruling: the question, the readings, and cases with their outcomes."""
    found = find_game(game)
    written = read_edge_case(game, option)
    choice = found.words.rulebook(language).options[option]
    values = values_of(found.option_type, option)
    readings = tuple(
        Reading(option_word(value), choice.readings[option_word(value)], value == values[0])
        for value in values
    )
    return EdgeCase(
        game,
        option,
        choice.rule,
        found.words.rulebook(language).rule(choice.rule),
        choice.question,
        readings,
        tuple(
            Shown(
                case.text[language],
                tuple(
                    _outcome(found, case, {**written.options, option: each.value}, each, language)
                    for each in readings
                ),
            )
            for case in written.case
        ),
    )


def read_edge_case(game: str, option: str) -> EdgeCaseFile:
    pages = {each.stem: each for each in sorted((FOLDER / game).glob("*.toml"))}
    path = pages.get(option) if isinstance(option, str) else None
    if path is None:
        known = ", ".join(pages)
        raise UnknownRuling(f"no edge case of {game} is called {quoted(option)}; there are {known}")
    try:
        written = from_plain(tomllib.loads(path.read_text("utf-8")), EdgeCaseFile)
    except (tomllib.TOMLDecodeError, RecordError) as error:
        raise UnknownRuling(f"{path}: {error}") from None
    for number, case in enumerate(written.case, 1):
        missing = [each for each in LANGUAGES if each not in case.text]
        if missing:
            raise UnknownRuling(f"{path}: case {number} has no text in {', '.join(missing)}")
    return written


def _outcome(
    game: Game[Any],
    case: Case,
    options: dict[str, bool | int | str],
    reading: Reading,
    language: str,
) -> Outcome:
    scenario = Scenario(game.name, "", case.start, options=options)
    timeline = Timeline(game, starting_position(scenario, game))
    refused = _play(timeline, case, language)
    here = Standpoint(timeline.tree, timeline.at, language=language)
    here = replace(here, viewer=here.check_viewer(case.viewer))
    told = tuple(sentence for node in here.path for sentence in here.story_of(node.number))
    return Outcome(reading.value, here, told, refused)


def _play(timeline: Timeline[Any], case: Case, language: str) -> tuple[Sentence, ...]:
    """Make the moves until one is refused; return the reasons against that one."""
    game = timeline.game
    for follow in case.line:
        for _ in range(follow.times):
            if game.rules.to_act(timeline.state) == NOBODY:
                return ()
            if follow.move != "luck":
                move = game.notation.read_move(follow.move, timeline.state)
                refusal = game.refusal(timeline.state, move)
                if refusal is not None:
                    return reasons(game, refusal, timeline.state, language)
            perform_move(timeline, follow.move)
    return ()
