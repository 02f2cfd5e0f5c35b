"""Positions that are nearly right: texts and plain values of positions, changed at random."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

MOST_CHANGES = 3
MOST_DIGITS = 9
NUMBERS = (0, 1, 2, 3, 5, 7, 11, 42, 43, 100, 250, 999)
SIGNS = (",", "|", "!", "<", ">", "(", ")", "@", ";", "down", "up")
WORD = re.compile(r"[\w'-]+")

Lines: TypeAlias = list[str]
Path: TypeAlias = tuple[Any, ...]


def changed_text(text: str, others: Sequence[str], rng: Random) -> str:
    """The text of a position with some changes; some are taken from the texts of others."""
    lines = text.splitlines()
    for _ in range(rng.randint(1, MOST_CHANGES)):
        if lines:
            rng.choice(TEXT_CHANGES)(lines, others, rng)
    return "\n".join(lines)


def changed_value(value: Any, others: Sequence[Any], rng: Random) -> Any:
    """The plain value of a position with some changes; some are taken from others."""
    value = deepcopy(value)
    for _ in range(rng.randint(1, MOST_CHANGES)):
        rng.choice(VALUE_CHANGES)(value, rng.choice(others), rng)
    return value


# -- lines and words


def _drop_line(lines: Lines, _others: Sequence[str], rng: Random) -> None:
    del lines[rng.randrange(len(lines))]


def _repeat_line(lines: Lines, _others: Sequence[str], rng: Random) -> None:
    lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines))


def _swap_values(lines: Lines, _others: Sequence[str], rng: Random) -> None:
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    (key, value), (other_key, other_value) = _parts(lines[one]), _parts(lines[other])
    lines[one], lines[other] = f"{key}:{other_value}", f"{other_key}:{value}"


def _borrow_line(lines: Lines, others: Sequence[str], rng: Random) -> None:
    """A line of another position, instead of the line of the same key if there is one."""
    borrowed = rng.choice(rng.choice(others).splitlines() or [""])
    key, _ = _parts(borrowed)
    at = next((at for at, line in enumerate(lines) if _parts(line)[0] == key), None)
    if at is None:
        lines.insert(rng.randrange(len(lines) + 1), borrowed)
    else:
        lines[at] = borrowed


def _borrow_ending(lines: Lines, others: Sequence[str], rng: Random) -> None:
    """Return what happens now, as in another position."""
    ending = (rng.choice(others).splitlines() or [""])[-1]
    lines[-1] = ending


def _move_item(lines: Lines, _others: Sequence[str], rng: Random) -> None:
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    key, items = _items(lines[one])
    item = items.pop(rng.randrange(len(items)))
    lines[one] = f"{key}: {', '.join(items)}"
    key, items = _items(lines[other])
    items.insert(rng.randrange(len(items) + 1), item)
    lines[other] = f"{key}: {', '.join(items)}"


def _drop_item(lines: Lines, _others: Sequence[str], rng: Random) -> None:
    at = rng.randrange(len(lines))
    key, items = _items(lines[at])
    del items[rng.randrange(len(items))]
    lines[at] = f"{key}: {', '.join(items)}"


def _repeat_item(lines: Lines, _others: Sequence[str], rng: Random) -> None:
    at = rng.randrange(len(lines))
    key, items = _items(lines[at])
    items.insert(rng.randrange(len(items) + 1), rng.choice(items))
    lines[at] = f"{key}: {', '.join(items)}"


def _swap_words(lines: Lines, _others: Sequence[str], rng: Random) -> None:
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    words, other_words = list(WORD.finditer(lines[one])), list(WORD.finditer(lines[other]))
    if one != other and words and other_words:
        word, instead = rng.choice(words), rng.choice(other_words)
        lines[one] = _replaced(lines[one], word, instead.group())
        lines[other] = _replaced(lines[other], instead, word.group())


def _borrow_word(lines: Lines, others: Sequence[str], rng: Random) -> None:
    at = rng.randrange(len(lines))
    words = list(WORD.finditer(lines[at]))
    if words:
        instead = rng.choice(WORD.findall(rng.choice(others)) or [""])
        lines[at] = _replaced(lines[at], rng.choice(words), instead)


def _change_number(lines: Lines, _others: Sequence[str], rng: Random) -> None:
    numbered = [at for at, line in enumerate(lines) if re.search(r"\d", line)]
    if numbered:
        at = rng.choice(numbered)
        number = rng.choice(list(re.finditer(r"\d+", lines[at])))
        near = max(0, int(number.group()[:MOST_DIGITS]) + rng.choice((-1, 1)))
        lines[at] = _replaced(lines[at], number, str(rng.choice((near, near, *NUMBERS))))


def _put_sign(lines: Lines, _others: Sequence[str], rng: Random) -> None:
    at = rng.randrange(len(lines))
    places = [found.end() for found in WORD.finditer(lines[at])] or [0]
    place = rng.choice(places)
    lines[at] = f"{lines[at][:place]} {rng.choice(SIGNS)} {lines[at][place:]}"


def _drop_sign(lines: Lines, _others: Sequence[str], rng: Random) -> None:
    at = rng.randrange(len(lines))
    signs = list(re.finditer(r"[^\w\s:]", lines[at]))
    if signs:
        lines[at] = _replaced(lines[at], rng.choice(signs), "")


TextChange: TypeAlias = Callable[[Lines, Sequence[str], Random], None]
TEXT_CHANGES: tuple[TextChange, ...] = (
    *(_drop_line, _repeat_line, _swap_values, _borrow_line, _borrow_line, _borrow_ending),
    *(_move_item, _move_item, _drop_item, _repeat_item),
    *(_swap_words, _borrow_word, _borrow_word, _change_number, _change_number),
    *(_put_sign, _drop_sign),
)


def _parts(line: str) -> tuple[str, str]:
    key, _, value = line.partition(":")
    return key, value


def _items(line: str) -> tuple[str, list[str]]:
    key, value = _parts(line)
    return key, [item.strip() for item in value.split(",")]


def _replaced(line: str, found: re.Match[str], instead: str) -> str:
    return line[: found.start()] + instead + line[found.end() :]


# -- plain values


def _nodes(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every part of a plain value by where it stands."""
    yield path, value
    parts: Any = ()
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, list):
        parts = enumerate(value)
    for key, part in parts:
        yield from _nodes(part, (*path, key))


def _kind(path: Path) -> Path:
    """The path without the places in lists: parts of one kind stand for the same thing."""
    return tuple(key for key in path if isinstance(key, str))


def _some(value: Any, rng: Random, wanted: type) -> tuple[Path, Any] | None:
    found = [(path, part) for path, part in _nodes(value) if path and isinstance(part, wanted)]
    return rng.choice(found) if found else None


def _put(value: Any, path: Path, part: Any) -> None:
    for key in path[:-1]:
        value = value[key]
    value[path[-1]] = part


def _drop_field(value: Any, _other: Any, rng: Random) -> None:
    held = [part for _, part in _nodes(value) if isinstance(part, dict) and part]
    if held:
        chosen = rng.choice(held)
        del chosen[rng.choice(sorted(chosen))]


def _borrow_field(value: Any, other: Any, rng: Random) -> None:
    """A field as it is in the other position."""
    if isinstance(value, dict) and other:
        name = rng.choice(sorted({*value, *other}))
        value.pop(name, None)
        if name in other:
            value[name] = deepcopy(other[name])


def _borrow_part(value: Any, other: Any, rng: Random) -> None:
    """A part, replaced by one that stands for the same thing, here or in the other position."""
    found = _some(value, rng, object)
    if found is None:
        return
    path, _ = found
    like = [
        part for where in (value, other) for at, part in _nodes(where) if _kind(at) == _kind(path)
    ]
    if like:
        _put(value, path, deepcopy(rng.choice(like)))


def _change_integer(value: Any, _other: Any, rng: Random) -> None:
    found = _some(value, rng, int)
    if found is not None:
        path, number = found
        if isinstance(number, bool):
            _put(value, path, not number)
        else:
            near = number + rng.choice((-1, 1))
            _put(value, path, rng.choice((near, near, -1, *NUMBERS)))


def _drop_element(value: Any, _other: Any, rng: Random) -> None:
    found = _some(value, rng, list)
    if found is not None and found[1]:
        del found[1][rng.randrange(len(found[1]))]


def _repeat_element(value: Any, _other: Any, rng: Random) -> None:
    found = _some(value, rng, list)
    if found is not None and found[1]:
        found[1].insert(rng.randrange(len(found[1]) + 1), deepcopy(rng.choice(found[1])))


def _move_element(value: Any, _other: Any, rng: Random) -> None:
    """An element of a list into another list."""
    one, another = _some(value, rng, list), _some(value, rng, list)
    if one is not None and another is not None and one[1]:
        element = one[1].pop(rng.randrange(len(one[1])))
        another[1].insert(rng.randrange(len(another[1]) + 1), deepcopy(element))


def _shuffle(value: Any, _other: Any, rng: Random) -> None:
    found = _some(value, rng, list)
    if found is not None:
        rng.shuffle(found[1])


ValueChange: TypeAlias = Callable[[Any, Any, Random], None]
VALUE_CHANGES: tuple[ValueChange, ...] = (
    *(_drop_field, _borrow_field, _borrow_field, _borrow_part, _borrow_part, _borrow_part),
    *(_change_integer, _change_integer, _drop_element, _repeat_element),
    *(_move_element, _move_element, _shuffle),
)
