"""Scenario files: a start, a line of moves, side branches, and what to expect of them.

A teacher writes them as TOML; `check` (in scenario_check.py) verifies them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import tomli_w

from .bounds import (
    MOST_CANDIDATES,
    MOST_FILE,
    MOST_LISTED,
    MOST_MOVE,
    MOST_QUESTIONS,
    MOST_STEPS,
    TOML_STRINGS,
    OutOfBounds,
    check_nested,
    check_plain,
    check_size,
    printable,
    quoted,
)
from .errors import GameError
from .questions import Pattern, Question
from .record import Record, RecordError, from_plain, to_json, to_plain
from .rulebook import RuleId
from .tree import Mark

MOST_BYTES = 4 * MOST_FILE + 4
MOST_PLACE = 500
"""The most characters of the place that an error names, its path included."""


class ScenarioError(GameError):
    """Raised for a scenario that can't be read or played; it says which file, where, and why."""

    def __init__(self, place: str, problem: str) -> None:
        self.place = printable(place, MOST_PLACE)
        self.problem = printable(problem)
        super().__init__(f"{self.place}: {self.problem}")


class Refused(Record):
    """A move that can't be made, and the rules that forbid it."""

    move: str
    rules: tuple[RuleId, ...]


class Step(Record):
    """A move of a line, made `times` times in a row; `luck` lets the seed decide.

    Its questions, expectations and refusals are about these moves. With `spans`, they are about
    more moves: the last `spans` ones.
    """

    move: str
    times: int = 1
    comment: str = ""
    refuse: tuple[Refused, ...] = ()
    question: tuple[Question, ...] = ()
    expect: tuple[Pattern, ...] = ()
    position: tuple[str, ...] = ()
    name: str = ""
    marks: tuple[Mark, ...] = ()
    spans: int = 0

    @property
    def reach(self) -> int:
        """The number of moves that the step is about."""
        return max(self.times, self.spans)


class Branch(Record, rename={"after": "from"}):
    """Another line, leaving the main line or a branch after some of its steps."""

    after: int
    line: tuple[Step, ...]
    name: str = ""
    of: int = 0
    """The branch that this one leaves, counted from 1; 0 is the main line."""


class Start(Record):
    """A set-up for players, or a position in the game's notation."""

    players: int | tuple[str, ...] | None = None
    position: str = ""
    comment: str = ""
    name: str = ""
    marks: tuple[Mark, ...] = ()
    question: tuple[Question, ...] = ()
    """The questions that a hand-out asks at its start."""


class Scenario(Record):
    game: str
    title: str
    start: Start
    line: tuple[Step, ...] = ()
    text: str = ""
    teaches: tuple[RuleId, ...] = ()
    options: dict[str, bool | int | str] = {}
    seed: int | str = 0
    branch: tuple[Branch, ...] = ()
    translations: dict[str, dict[str, str]] = {}
    """For each language, the texts of the scenario and their translations."""
    study: str = ""
    """The id of the study saved in this file; empty in other scenarios."""
    viewer: str = ""
    """The name of the seat through whose eyes it is opened; empty if everything may be seen."""
    handout: str = ""
    """The digest of the questions of a hand-out; empty in other scenarios.

    A hand-out has no answers. Its questions are asked at the position that their step leads to,
    and nothing is known of what comes after.
    """

    @property
    def asks(self) -> tuple[Question, ...]:
        """Every question, in the order of the file."""
        lines = (self.line, *(branch.line for branch in self.branch))
        steps = (question for line in lines for step in line for question in step.question)
        return (*self.start.question, *steps)


def read_scenario(text: str, place: str) -> Scenario:
    try:
        check_size(text, "a scenario", MOST_FILE, "characters")
        check_nested(text, TOML_STRINGS)
        plain = tomllib.loads(text)
        check_plain(plain, "a scenario")
        scenario = from_plain(plain, Scenario)
        _check_counts(scenario)
        return scenario
    except OutOfBounds as error:
        raise ScenarioError(place, str(error)) from None
    except RecordError as error:
        raise ScenarioError(place, _in_words(str(error))) from None
    except ValueError as error:
        # tomllib raises its own kind of ValueError, or int's where a number has too many digits
        raise ScenarioError(place, f"this is no TOML: {error}") from None


def _check_counts(scenario: Scenario) -> None:
    lines = (scenario.line, *(branch.line for branch in scenario.branch))
    steps = [step for line in lines for step in line]
    check_size(scenario.branch, "a scenario", MOST_STEPS, "branches")
    check_size(steps, "a scenario", MOST_STEPS, "steps")
    check_size(scenario.teaches, "a scenario", MOST_LISTED, "rules that it teaches")
    for step in steps:
        _check_step(step)
    check_size(scenario.start.question, "the start", MOST_QUESTIONS, "questions")
    check_size(scenario.asks, "a scenario", MOST_LISTED, "questions")
    for question in scenario.asks:
        _check_question(question)


def _check_step(step: Step) -> None:
    _check_times(step.times)
    check_size(step.question, "a step", MOST_QUESTIONS, "questions")
    for things in (step.refuse, step.expect, step.position, step.marks):
        check_size(things, "a step", MOST_LISTED, "refusals, expectations, lines or marks each")


def _check_question(question: Question) -> None:
    check_size(question.among, "a question", MOST_CANDIDATES, "rules among which to choose")
    check_size(question.given, "a question", MOST_LISTED, "answers given")
    check_size(question.goal, "a question", MOST_CANDIDATES, "conditions")
    check_size(question.then, "a question", MOST_LISTED, "moves that follow")
    for given in (question.answer, *question.given):
        check_size(given, "an answer", MOST_MOVE, "characters")
    for follow in question.then:
        _check_times(follow.times)


def _check_times(times: int) -> None:
    if times > MOST_STEPS:
        raise OutOfBounds(f"'times' is at most {MOST_STEPS:,}, not {quoted(times)}")


def load_scenario(path: Path) -> Scenario:
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise OSError("this is no ordinary file")
        with path.open("rb") as file:
            text = file.read(MOST_BYTES).decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise ScenarioError(str(path), f"can't be read: {_unreadable(error)}") from None
    return read_scenario(text, str(path))


def _unreadable(error: OSError | ValueError) -> str:
    match error:
        case FileNotFoundError():
            return "there is no such file"
        case IsADirectoryError():
            return "this is a folder"
        case OSError(strerror=str(reason)):
            return reason
    return str(error)


def scenario_text(scenario: Scenario) -> str:
    """The text of a file that loads to the same scenario."""
    # A text of several lines would lose its carriage returns.
    returns = "\\r\\n" in to_json(scenario)
    return tomli_w.dumps(to_plain(scenario), multiline_strings=not returns)


def _in_words(problem: str) -> str:
    what, _, where = problem.partition(" - at `$.")
    what = what.replace("Object contains", "has").replace("Object missing required", "lacks the")
    return f"{where.rstrip('`')}: {what}" if where else what
