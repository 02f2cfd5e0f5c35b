"""Tests wait for results, never for a fixed time, and limit no time: a machine may be busy."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from .sources import TESTS, python_files, shown, text_of

CLOCKS = {"perf_counter", "perf_counter_ns", "monotonic", "monotonic_ns", "process_time", "timeit"}
PAUSES = {"sleep", "wait_for_timeout"}
CLOCKS_OF_A_PAGE = ("performance.now", "Date.now")
LONG = 60
"""Seconds: so long may be waited for what comes much sooner unless something is broken."""

MAY_TELL_TIME = {
    "tests/browser/lab.py": "asks again and again until what must come has come",
    "tests/browser/host.py": "gives up on a page that never comes to rest",
    "tests/fuzz/trying.py": "measures for `make nightly`; its test bounds no time",
    "tests/hosts/host.py": "is no test; it asks again until a server answers",
    "tests/packaging/check_binder.py": "is no test; it says how long Binder would take",
    "tests/packaging/check_package.py": "is no test; it asks again until a server answers",
    "tests/packaging/check_site.py": "is no test; it says how soon pages and kernels answer",
    "tests/architecture/test_steady.py": "names what it forbids",
}
"""Beside `tests/benchmarks`, which measures."""


def timed(source: str) -> Iterator[str]:
    """Yield what in a module reads a clock, rests for a time, or waits for a short time only."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute | ast.Name | ast.alias):
            if (name := _name(node)) in CLOCKS | PAUSES:
                yield name
        elif isinstance(node, ast.Call):
            yield from _short_waits(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (clock for clock in CLOCKS_OF_A_PAGE if clock in node.value)


def _name(node: ast.Attribute | ast.Name | ast.alias) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else node.name


def _short_waits(call: ast.Call) -> Iterator[str]:
    for each in call.keywords:
        if each.arg == "deadline" and not _none(each.value):
            yield "deadline"
        if each.arg == "timeout" and _short(each.value):
            yield f"timeout={ast.unparse(each.value)}"
    if isinstance(call.func, ast.Attribute) and call.func.attr in ("wait", "join"):
        yield from (f"{call.func.attr}({ast.unparse(at)})" for at in call.args if _short(at))


def _none(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def _short(value: ast.expr) -> bool:
    return (
        isinstance(value, ast.Constant)
        and isinstance(value.value, int | float)
        and value.value < LONG
    )


def test_no_test_depends_on_time() -> None:
    files = [path for path in python_files(TESTS) if TESTS / "benchmarks" not in path.parents]
    found = {
        shown(path): sorted(wrong)
        for path in files
        if shown(path) not in MAY_TELL_TIME and (wrong := set(timed(text_of(path))))
    }
    assert found == {}, "wait for a condition (tests/browser/patience.py) or measure in a benchmark"


def test_whoever_may_tell_time_does() -> None:
    idle = [name for name in MAY_TELL_TIME if not list(timed(text_of(TESTS.parent / name)))]
    assert idle == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import time\nbegan = time.perf_counter()", ["perf_counter"]),
        ("from time import sleep\nsleep(1)", ["sleep", "sleep"]),
        ("page.wait_for_timeout(60)", ["wait_for_timeout"]),
        ("page.evaluate('() => performance.now()')", ["performance.now"]),
        ("expect(it).to_be_visible(timeout=30)", ["timeout=30"]),
        ("thread.join(5)", ["join(5)"]),
        ("ready.wait(0.5)", ["wait(0.5)"]),
        ("settings(deadline=200)", ["deadline"]),
        ("settings(deadline=None)", []),
        ("server.wait(timeout=SECONDS)", []),
        ("process.wait(timeout=120)", []),
        ("', '.join(names)", []),
    ],
)
def test_what_depends_on_time_is_found(source: str, found: list[str]) -> None:
    assert sorted(timed(source)) == sorted(found)
