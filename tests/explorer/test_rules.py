"""The rule table: coverage is earned, and every gap is named."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.core.rulebook import RuleId
from engine.super_express import GAME
from engine.super_express import rules as ids
from explorer.__main__ import main
from explorer.cli import rules
from explorer.cli.rules import Coverage, coverage
from explorer.files.library import scenario_files

TESTED = {rule: ["tests/super_express/test_it.py::test_it"] for rule in ids.ALL}


def gaps(tests: Mapping[RuleId, list[str]] = TESTED) -> dict[RuleId, tuple[str, ...]]:
    found = {row.rule: row.gaps(with_tests=True) for row in coverage(GAME, tests)}
    return {rule: gap for rule, gap in found.items() if gap}


def test_every_rule_is_told_coded_and_shown() -> None:
    assert gaps() == {}


def test_a_rule_that_no_test_brings_about_is_a_gap() -> None:
    fewer = {rule: where for rule, where in TESTED.items() if rule != ids.WAKE}
    assert gaps(fewer) == {ids.WAKE: ("no test brings it about",)}


def test_a_rule_that_no_scenario_shows_is_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    only = {name: path for name, path in scenario_files().items() if "paradox" in name}
    monkeypatch.setattr(rules, "scenario_files", lambda: only)
    missing = gaps()
    assert missing[ids.END_TIE] == ("no scenario shows it",)
    assert ids.TIME_PARADOX not in missing


def test_a_rule_that_is_taken_from_the_list_is_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    code = rules._code(GAME)
    fewer = {rule: where for rule, where in code.items() if rule != ids.TURN}
    monkeypatch.setattr(rules, "_code", lambda game: fewer)
    assert gaps() == {ids.TURN: ("no code cites it",)}


def test_a_rule_without_a_text_is_a_gap() -> None:
    row = Coverage(ids.TURN, "Turn", ("ko",), ("turn",), ("test",), ("scenario",), ())
    assert row.gaps(with_tests=True) == ("no text in ko",)


@pytest.mark.parametrize(("tests", "status"), [(TESTED, 0), ({}, 1)], ids=["whole", "gaps"])
def test_the_command_says_how_many_gaps_there_are(
    tests: dict[RuleId, list[str]],
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def found(game: Any) -> dict[RuleId, list[str]]:
        return tests if game is GAME else {rule: ["a test"] for rule in game.rule_ids}

    monkeypatch.setattr(rules, "_tests", found)
    assert main(["rules", "super_express"]) == status
    printed = capsys.readouterr().out
    assert re.search(r"^sx\.time\.paradox +Time paradox +\S", printed, re.MULTILINE)
    assert printed.rstrip().endswith(f"{0 if status == 0 else len(ids.ALL)} gaps")


@pytest.mark.parametrize(
    ("folder", "status"),
    [("tests/super_express", 0), ("tests/contract", 1)],
    ids=["the game's own tests are evidence", "tests of all games are none"],
)
def test_a_record_of_the_tests_stands_for_running_them(
    folder: str, status: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def must_not_run(_game: Any) -> dict[RuleId, list[str]]:
        raise AssertionError("the tests were run all the same")

    monkeypatch.setattr(rules, "_tests", must_not_run)
    record = tmp_path / "rules.json"
    passed = {f"{folder}/test_it.py::test_it": list(ids.ALL)}
    passed |= {test: [] for test in GAME.rules_without_effect.values()}
    record.write_text(json.dumps(passed), "utf-8")
    assert main(["rules", "super_express", "--recorded", str(record)]) == status


def test_an_installed_package_has_no_tests_to_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(rules, "TESTS", tmp_path / "tests")
    assert main(["rules", "super_express"]) == 0
    assert "The tests are not part of an installed package" in capsys.readouterr().out
