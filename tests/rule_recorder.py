"""A pytest plugin that records the rules that each passing test produced.

A test marked as exhaustive is no evidence. The rules travel with the test's report, so that several
processes can share the tests.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import Game, IllegalSetup

PRODUCED = "rules produced"

_emitted: set[str] = set()
_passed: dict[str, list[str]] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-to", help="file to write the rules of each passing test to")


def pytest_configure() -> None:
    _record("play", lambda played: (rule for event in played[1] for rule in event.rules))
    for name in ("refusal", "invalid"):
        _record(name, lambda refusal: refusal.rules if refusal else ())
    _record("setup", lambda state: ())


def _record(name: str, rules: Callable[[Any], Iterable[str]]) -> None:
    for kind in _with_subclasses(Game):
        if name in vars(kind) and not getattr(vars(kind)[name], "__isabstractmethod__", False):
            setattr(kind, name, _recording(vars(kind)[name], rules))


def _with_subclasses(kind: type[Any]) -> list[type[Any]]:
    from explorer.files.library import games

    games()
    return [kind, *(each for sub in kind.__subclasses__() for each in _with_subclasses(sub))]


def _recording(
    method: Callable[..., Any], rules: Callable[[Any], Iterable[str]]
) -> Callable[..., Any]:
    def recorded(*arguments: Any, **named: Any) -> Any:
        try:
            answer = method(*arguments, **named)
        except IllegalSetup as error:
            _emitted.update(error.refusal.rules)
            raise
        _emitted.update(rules(answer))
        return answer

    return recorded


def pytest_runtest_setup() -> None:
    _emitted.clear()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    yield
    if not item.get_closest_marker("exhaustive"):
        item.user_properties.append((PRODUCED, sorted(_emitted)))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    produced = dict(report.user_properties).get(PRODUCED)
    if report.when == "call" and report.passed and isinstance(produced, list):
        _passed[report.nodeid] = produced


def pytest_sessionfinish(session: pytest.Session) -> None:
    target = session.config.getoption("--rules-to")
    if target and not hasattr(session.config, "workerinput"):
        Path(target).parent.mkdir(exist_ok=True)
        Path(target).write_text(json.dumps(_passed), "utf-8")
