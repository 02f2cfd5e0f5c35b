"""`rules`: every rule with its code, tests, scenarios and notebooks; any gap makes it fail.

Coverage is earned: a test or a scenario counts for a rule only if its run produced an event or a
refusal that carries the rule.
"""

from __future__ import annotations

import argparse
import ast
import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.game import Game
from engine.core.record import Record
from engine.core.rulebook import LANGUAGES, RuleId

from ..chapters.boards import rules_met
from ..chapters.source import load_chapter
from ..files.library import find_game, games, scenario_files
from ..lessons.lesson import open_scenario
from .arguments import add_games

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
CHAPTERS = ROOT / "notebooks" / "source"

Places = Mapping[RuleId, Sequence[str]]
Passed = Mapping[str, Sequence[RuleId]]
"""The rules that each passing test produced."""


class Coverage(Record):
    """The places where a rule is described, coded, tested and shown."""

    rule: RuleId
    title: str
    untold: tuple[str, ...]
    code: tuple[str, ...]
    tests: tuple[str, ...]
    scenarios: tuple[str, ...]
    notebooks: tuple[str, ...]

    def gaps(self, with_tests: bool) -> tuple[str, ...]:
        found = [f"no text in {language}" for language in self.untold]
        found += [] if self.code else ["no code cites it"]
        found += [] if self.tests or not with_tests else ["no test brings it about"]
        found += [] if self.scenarios else ["no scenario shows it"]
        return tuple(found)


def add(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `rules`."""
    add_games(command)
    command.add_argument(
        "--recorded", default="", help="a file of `tests.rule_recorder`, instead of running tests"
    )
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the command: print the tables; 1 is returned if there are gaps.

    The tests of each game are run, unless `recorded` is the file in which `tests.rule_recorder` has
    kept what a run of them produced.
    """
    chosen = [find_game(name) for name in options.game] or list(games().values())
    with_tests = TESTS.is_dir()
    passed = _read(Path(options.recorded)) if options.recorded else None
    gaps = 0
    for game in chosen:
        if passed is not None:
            tests = _evidence(game, passed)
        else:
            tests = _tests(game) if with_tests else {}
        rows = coverage(game, tests)
        print(_table(game, rows))
        for row in rows:
            for gap in row.gaps(with_tests):
                gaps += 1
                print(f"{row.rule}: {gap}")
    if not with_tests:
        print("The tests are not part of an installed package; their column is left out.")
    print(f"{gaps} gaps")
    return 1 if gaps else 0


def coverage(game: Game[Any], tests: Places) -> tuple[Coverage, ...]:
    """The coverage of each rule of a game, and of each id that only its catalogue has."""
    code, scenarios, notebooks = _code(game), _scenarios(game), _notebooks()
    books = {language: game.words.rulebook(language).rules for language in LANGUAGES}
    ids = dict.fromkeys((*game.rule_ids, *(rule for book in books.values() for rule in book)))
    return tuple(
        Coverage(
            rule,
            next((book[rule].title for book in books.values() if rule in book), ""),
            tuple(language for language, book in books.items() if rule not in book),
            tuple(code.get(rule, ())),
            tuple(tests.get(rule, ())),
            tuple(scenarios.get(rule, ())),
            tuple(notebooks.get(rule, ())),
        )
        for rule in ids
    )


def _code(game: Game[Any]) -> Places:
    """The files that name a rule's constant, except the list of ids itself."""
    folder = ROOT / "engine" / game.name
    constants = {
        target.id: RuleId(node.value.args[0].value)
        for node in ast.parse((folder / "rules.py").read_text("utf-8")).body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        for target in node.targets
        if isinstance(target, ast.Name)
        and node.value.args
        and isinstance(node.value.args[0], ast.Constant)
        and isinstance(node.value.args[0].value, str)
    }
    found: dict[RuleId, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        if file.name == "rules.py":
            continue
        tree = ast.parse(file.read_text("utf-8"))
        names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        names |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        for name in sorted(names & constants.keys()):
            found[constants[name]].append(str(file.relative_to(folder).with_suffix("")))
    return found


def _scenarios(game: Game[Any]) -> Places:
    found: dict[RuleId, list[str]] = defaultdict(list)
    for name in scenario_files():
        if name.startswith(f"{game.name}/"):
            performed = open_scenario(name)
            shown = performed.emitted() | (
                set(performed.scenario.teaches) & game.rules_without_effect.keys()
            )
            for rule in shown:
                found[rule].append(name.partition("/")[2])
    return found


def _tests(game: Game[Any]) -> Places:
    """Run the game's tests; return the passing tests for each rule that they produced."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "rules.json"
        subprocess.run(
            [
                *(sys.executable, "-m", "pytest", f"tests/{game.name}", "-q", "--no-header"),
                *("-m", "not exhaustive", "-p", "tests.rule_recorder", "--rules-to", str(report)),
            ],
            cwd=ROOT,
            check=False,
            stdout=subprocess.DEVNULL,
        )
        return _evidence(game, _read(report))


def _read(report: Path) -> Passed:
    passed: Passed = json.loads(report.read_text("utf-8"))
    return passed


def _evidence(game: Game[Any], passed: Passed) -> Places:
    """The tests of the game's own folder for each rule that they produced."""
    own = {test: rules for test, rules in passed.items() if test.startswith(f"tests/{game.name}/")}
    found: dict[RuleId, list[str]] = defaultdict(list)
    for test, rules in sorted(own.items()):
        for rule in rules:
            found[rule].append(test)
    for rule, test in game.rules_without_effect.items():
        found[rule] += [each for each in sorted(own) if each.partition("[")[0] == test]
    return found


def _notebooks() -> Places:
    """The chapters that show a rule on a board, or ask about it."""
    found: dict[RuleId, list[str]] = defaultdict(list)
    for file in sorted(CHAPTERS.rglob("*.md")):
        for rule in rules_met(load_chapter(file)):
            found[rule].append(str(file.relative_to(CHAPTERS).with_suffix("")))
    return found


def _table(game: Game[Any], rows: Iterable[Coverage]) -> str:
    head = ("rule", "title", "code", "tests", "scenarios", "notebooks")
    cells = [
        (
            str(row.rule),
            row.title or "—",
            _some(row.code),
            _some([each.rpartition("::")[2] for each in row.tests]),
            _some(row.scenarios),
            _some(row.notebooks),
        )
        for row in rows
    ]
    widths = [max(len(each[column]) for each in (head, *cells)) for column in range(len(head))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in (head, tuple("-" * width for width in widths), *cells)
    ]
    return "\n".join([game.name, *lines, ""])


def _some(places: Sequence[str], most: int = 2) -> str:
    if not places:
        return "—"
    more = f" +{len(places) - most}" if len(places) > most else ""
    return ", ".join(each[:44] for each in places[:most]) + more
