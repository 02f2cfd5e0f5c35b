"""Short readable texts of moves and positions: the reading that every game's notation shares.

A position is a few lines `key: value` (a semicolon ends a line too); a move is a few words. Errors
point at the offending word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import NoReturn, TypeVar

from .bounds import MOST_MOVE, MOST_POSITION, OutOfBounds, check_size, is_number, printable, quoted
from .errors import GameError
from .options import HOUSE, UnknownOption, changed, make_options, option_word
from .record import Record

E = TypeVar("E", bound=Enum)
R = TypeVar("R", bound=Record)
V = TypeVar("V")


class NotationError(GameError):
    """Raised for a text that can't be read; it says what is wrong, and where."""

    def __init__(self, text: str, start: int, end: int, problem: str) -> None:
        line = text.count("\n", 0, start) + 1
        begin = text.rfind("\n", 0, start) + 1
        column = start - begin
        whole, at = _around(text[begin:].partition("\n")[0], column)
        marks = " " * at + "^" * max(1, min(end - start, len(whole) - at))
        super().__init__(
            f"line {line}, column {column + 1}: {printable(problem)}\n  {whole}\n  {marks}"
        )
        self.problem = problem
        self.line = line
        self.column = column + 1


MOST_SHOWN = 160
"""The most characters of a line that an error shows."""


def _around(line: str, column: int) -> tuple[str, int]:
    """The line, or the stretch of a long one around the column, and the column within it."""
    if len(line) <= MOST_SHOWN:
        return printable(line), column
    first = max(0, column - MOST_SHOWN // 2)
    part = line[first : first + MOST_SHOWN]
    before, after = "…" * (first > 0), "…" * (first + MOST_SHOWN < len(line))
    return printable(f"{before}{part}{after}"), column - first + len(before)


def check_written(text: object, what: str, most: int) -> str:
    """Return the text of a move or a position if it is a text of at most `most` characters."""
    if not isinstance(text, str):
        raise NotationError("", 0, 0, f"{what} is written as a text, not as {quoted(text)}")
    try:
        check_size(text, what, most, "characters")
    except OutOfBounds as error:
        raise NotationError(text, 0, 0, str(error)) from None
    return text


class Scanner:
    """Reads a text word by word. A word is letters, digits and underscores."""

    _WORD = re.compile(r"[\w'-]+")
    _SPACE = re.compile(r"[ \t]*")

    def __init__(self, text: str, start: int = 0, end: int | None = None) -> None:
        self.text = text
        self.at = start
        self.stop = len(text) if end is None else end
        self._skip()

    @classmethod
    def of_move(cls, text: str) -> Scanner:
        """A scanner of the whole text of a move."""
        return cls(check_written(text, "a move", MOST_MOVE))

    def _skip(self) -> None:
        found = self._SPACE.match(self.text, self.at, self.stop)
        if found:
            self.at = found.end()

    @property
    def done(self) -> bool:
        return self.at >= self.stop

    def peek(self) -> str:
        """The next word or single sign, without stepping over it."""
        found = self._WORD.match(self.text, self.at, self.stop)
        return found.group() if found else self.text[self.at : min(self.at + 1, self.stop)]

    def take(self, sign: str) -> bool:
        """Step over the word or sign if it comes next, and return whether it did."""
        if self.done or self.peek().lower() != sign.lower():
            return False
        self.at += len(self.peek())
        self._skip()
        return True

    def expect(self, sign: str) -> None:
        if not self.take(sign):
            self.fail(f"expected {sign!r}")

    def one_of(self, what: str, words: Mapping[str, V]) -> V:
        """The value of the next word, which must be one of these."""
        word = self.peek()
        for name, value in words.items():
            if name.lower() == word.lower() and word:
                self.take(word)
                return value
        self.fail(f"expected {what}: {', '.join(words)}")

    def number(self, what: str, low: int, high: int) -> int:
        word = self.peek()
        if not (is_number(word) and low <= int(word) <= high):
            self.fail(f"expected {what}: a number from {low} to {high}")
        self.take(word)
        return int(word)

    def end(self) -> None:
        if not self.done:
            self.fail("expected nothing more")

    def fail_from(self, start: int, problem: str) -> NoReturn:
        """Raise an error that points at the text from `start` up to here."""
        raise NotationError(self.text, start, max(start + 1, self.at), problem)

    def fail(self, problem: str) -> NoReturn:
        found = self.peek()
        said = f"{problem}, found {quoted(found)}" if found else f"{problem}, found the end"
        raise NotationError(self.text, self.at, self.at + max(1, len(found)), said)


class Line(Record):
    """A line `key: value` of a position, by where it stands in the text."""

    text: str
    key_start: int
    key_end: int
    value_end: int

    @property
    def key(self) -> str:
        return " ".join(self.text[self.key_start : self.key_end].split())

    def key_scanner(self) -> Scanner:
        return Scanner(self.text, self.key_start, self.key_end)

    def value_scanner(self) -> Scanner:
        return Scanner(self.text, self.key_end + 1, self.value_end)

    def fail(self, problem: str) -> NoReturn:
        raise NotationError(self.text, self.key_start, self.key_end, problem)


def read_lines(text: str) -> tuple[Line, ...]:
    """The lines of a position, without empty ones and comments after a #."""
    check_written(text, "a position", MOST_POSITION)
    text = re.sub(r"#[^\n]*", lambda found: " " * len(found.group()), text)
    lines = []
    for found in re.finditer(r"[^\n;]+", text):
        start, end = found.span()
        while start < end and text[start].isspace():
            start += 1
        while end > start and text[end - 1].isspace():
            end -= 1
        if start == end:
            continue
        colon = text.find(":", start, end)
        if colon < 0:
            raise NotationError(text, start, end, "expected a line 'name: value'")
        lines.append(Line(text, start, colon, end))
    return tuple(lines)


def words_of(members: Iterable[E]) -> Mapping[str, E]:
    return {str(member.value): member for member in members}


def options_text(options: Record) -> str:
    """The options that differ from the default, as text such as `variant, ruling other_reading`."""
    return ", ".join(
        name if value is True else f"{name} {option_word(value)}"
        for name, value in changed(options).items()
    )


def read_options(scanner: Scanner, kind: type[R]) -> R:
    given: dict[str, object] = {}
    while not scanner.done:
        at = scanner.at
        name = scanner.peek()
        scanner.take(name)
        words: list[str] = []
        while not scanner.done and scanner.peek() != "," and (name == HOUSE or not words):
            words.append(scanner.peek())
            scanner.take(words[-1])
        value = " ".join(words) or "on"
        try:
            make_options(kind, {name: value})
            if name in given:
                raise UnknownOption(f"{name} is said twice")
        except UnknownOption as error:
            raise NotationError(scanner.text, at, scanner.at, str(error)) from None
        given[name] = value
        if not scanner.take(","):
            scanner.end()
    return make_options(kind, given)
