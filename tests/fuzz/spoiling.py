"""Real texts and values, spoiled at random: a little, a lot, or beyond all bounds."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import tomli_w

from tests.contract.mutants import changed_text, changed_value

TIMES = (1, 1, 1, 2, 3)
GIANT = 300_000
"""The characters that a text may grow by where it grows."""

NASTY = (
    *("\x1b[31m", "\x9b2J", "\x00", "\x07", "\x7f", "\r", "\u2028", "\u202e", "\ufeff", "²", "٣"),
    *("9" * 30, "9" * 5_000, "-1", "1e999999999", "1/0", "0x10", "999999999", "NaN", "true"),
    *('"', "'", '"""', "\\", "\\u001b", "\\ud800", "#", "=", ":", ";", "|", "@", "!", "{}", "%s"),
    *("[" * 50, "{" * 50, "[[", "]]", "a." * 40, "../../etc/passwd", "<script>", "{name}", "{0}"),
    *("👩‍🚒", "가", "\n", "\t", "\n\n\n", " " * 500, "luck", "nobody", "marshal", "event", "none"),
)

JUNK: tuple[Any, ...] = (
    *("", "x", 0, -1, 1, 10**9, 10**30, True, 1.5, [], {}, [[]], [0], {"a": 1}, "\x1b[31m"),
    *("x" * 300, "x" * 30_000, ["x"] * 300, "9" * 30, "²", "luck", "all-seeing", "legal", "{a}"),
)


def spoilt_text(text: str, others: Sequence[str], rng: Random) -> str:
    for _ in range(rng.choice(TIMES)):
        text = rng.choice(SPOILING)(text, others, rng)
    return text


def spoilt_value(value: Any, others: Sequence[Any], rng: Random) -> Any:
    if rng.random() < 0.6:
        return changed_value(value, others, rng)
    return _with_junk(value, rng)


def spoilt_json(text: str, others: Sequence[str], rng: Random) -> str:
    """The text spoiled as a text, or as the value that it stands for."""
    if rng.random() < 0.4:
        return spoilt_text(text, others, rng)
    return spoilt_plain(text, others, rng)


def spoilt_plain(text: str, others: Sequence[str], rng: Random) -> str:
    """Still JSON, of another value."""
    return json.dumps(spoilt_value(json.loads(text), [json.loads(rng.choice(others))], rng))


def spoilt_toml(text: str, others: Sequence[str], rng: Random) -> str:
    if rng.random() < 0.4:
        return spoilt_text(text, others, rng)
    value = spoilt_value(tomllib.loads(text), [tomllib.loads(rng.choice(others))], rng)
    return tomli_w.dumps(value, multiline_strings=rng.random() < 0.5)


def _with_junk(value: Any, rng: Random) -> Any:
    """The value with something else in one place."""
    if rng.random() < 0.25 or not isinstance(value, dict | list) or not value:
        return rng.choice(JUNK) if not isinstance(value, dict) else {**value, "x": rng.choice(JUNK)}
    if isinstance(value, list):
        at = rng.randrange(len(value))
        return [*value[:at], _with_junk(value[at], rng), *value[at + 1 :]]
    name = rng.choice(sorted(value))
    return {**value, name: _with_junk(value[name], rng)}


# -- texts


def _slice(text: str, rng: Random) -> tuple[int, int]:
    at = rng.randrange(len(text) + 1)
    return at, min(len(text), at + rng.choice((1, 1, 2, 5, 20, 100)))


def _drop(text: str, _others: Sequence[str], rng: Random) -> str:
    start, end = _slice(text, rng)
    return text[:start] + text[end:]


def _repeat(text: str, _others: Sequence[str], rng: Random) -> str:
    start, end = _slice(text, rng)
    many = rng.choice((2, 3, 10, 100, GIANT // max(1, end - start)))
    return text[:start] + text[start:end] * many + text[end:]


def _insert(text: str, _others: Sequence[str], rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(NASTY) + text[at:]


def _replace(text: str, _others: Sequence[str], rng: Random) -> str:
    start, end = _slice(text, rng)
    return text[:start] + rng.choice(NASTY) + text[end:]


def _cross(text: str, others: Sequence[str], rng: Random) -> str:
    other = rng.choice(others)
    return text[: rng.randrange(len(text) + 1)] + other[rng.randrange(len(other) + 1) :]


def _cut(text: str, _others: Sequence[str], rng: Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


SPOILING: tuple[Callable[[str, Sequence[str], Random], str], ...] = (
    *(
        changed_text,
        changed_text,
        changed_text,
        _drop,
        _repeat,
        _insert,
        _insert,
        _replace,
        _cross,
        _cut,
    ),
)
