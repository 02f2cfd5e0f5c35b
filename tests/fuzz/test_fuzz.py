"""No input does harm to any loader: a short run of `python -m tests.fuzz`."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable

import pytest

from .giants import GIANTS
from .loaders import LOADERS, Loader
from .trying import FAILED, MOST_BYTES, SHOWN, attempt, cases, corpus

COUNT = 15
FOUND = tuple(corpus())
WHOLE = [each for each in LOADERS if not each.name.startswith(("move", "argument"))]
"""Those whose texts make sense anywhere; a move does in its position, an option in its game."""


@pytest.mark.parametrize("loader", LOADERS, ids=lambda loader: loader.name)
def test_what_is_spoilt_is_refused_or_can_be_shown(loader: Loader) -> None:
    for text in cases(loader, COUNT, "short"):
        tried = attempt(loader, text)
        assert tried.verdict != FAILED, f"{tried.fault}\n{text[:2000]}"


@pytest.mark.parametrize("loader", WHOLE, ids=lambda loader: loader.name)
def test_what_is_not_spoilt_is_taken_in_and_shown(loader: Loader) -> None:
    for text in loader.originals()[:: max(1, len(loader.originals()) // 3)]:
        assert attempt(loader, text).verdict == SHOWN


@pytest.mark.parametrize(
    ("loader", "text"),
    [(loader, text) for loader, _, text in FOUND],
    ids=[f"{loader.name}-{name}" for loader, name, _ in FOUND],
)
def test_what_was_found_once_is_not_found_again(loader: Loader, text: str) -> None:
    tried = attempt(loader, text)
    assert tried.verdict != FAILED, tried.fault


@pytest.mark.parametrize(("loader", "make"), GIANTS.values(), ids=list(GIANTS))
def test_a_giant_is_refused_and_takes_little_memory(
    loader: Loader, make: Callable[[], str]
) -> None:
    text = make()
    tracemalloc.start()
    try:
        tried = attempt(loader, text)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert tried.verdict != FAILED, tried.fault
    assert peak < MOST_BYTES
