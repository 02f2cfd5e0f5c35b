"""Limits on what comes in from outside, and on how much of it an error message repeats.

Whatever is read (a file, a code, a move, an answer, an argument) is measured here before it is
parsed, and refused at once if it is too large. An error repeats little of it, and no control
characters that a terminal would obey. The limits are at least ten times what the longest games and
the largest scenarios need.
"""

from __future__ import annotations

import re
from collections.abc import Sized
from reprlib import Repr

from .errors import GameError

MOST_FILE = 250_000
"""The most characters in a scenario file."""
MOST_JSON = 1_000_000
MOST_CODE = 100_000
MOST_POSITION = 20_000
MOST_MOVE = 1_000
MOST_TEXT = 10_000
"""The most characters in a comment, a question or an introduction."""
MOST_NAME = 200
"""The most characters in a name, a seed, an answer or a key."""
MOST_STEPS = 3_000
"""The most positions in a study, all its branches included."""
MOST_LISTED = 200
"""The most expectations, refusals, marks or conditions that a step may list."""
MOST_QUESTIONS = 20
"""The most questions at one step."""
MOST_CANDIDATES = 20
"""The most answers that a question offers as buttons."""
MOST_NESTED = 30
MOST_DIGITS = 18

MOST_SAID = 4_000
"""The most characters in an error message."""
MOST_QUOTED = 60
"""The most characters that an error message quotes."""


class OutOfBounds(GameError):
    """Something from outside that is too large, of the wrong kind, or no plain text."""


# -- error messages

_quoting = Repr()
_quoting.maxstring = _quoting.maxother = _quoting.maxlong = MOST_QUOTED
_quoting.maxlevel = 2


def quoted(value: object) -> str:
    """The value as Python would write it, shortened and with unprintable characters escaped."""
    if isinstance(value, int) and abs(value) >= 10**MOST_DIGITS:
        return f"a number of more than {MOST_DIGITS} digits"
    said = _quoting.repr(value)
    return said if len(said) <= 2 * MOST_QUOTED else f"{said[: 2 * MOST_QUOTED]}…"


def printable(text: str, most: int = MOST_SAID) -> str:
    """The text without the control characters that a terminal obeys, cut to `most` characters."""
    kept = text if len(text) <= most else f"{text[: most - 1]}…"
    return _CONTROL.sub("�", kept)


_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]|\r(?!\n)")
"""Every character that is not printable, except tabs and line ends."""


# -- input


def check_text(text: object, what: str, most: int = MOST_TEXT) -> str:
    """Return the text if it is printable and at most `most` characters long; else refuse it."""
    if not isinstance(text, str):
        raise OutOfBounds(f"{what} is a text, not {quoted(text)}")
    check_size(text, what, most, "characters")
    found = _CONTROL.search(text)
    if found:
        raise OutOfBounds(
            f"{what} holds {quoted(found.group())}, which is no character that can be printed: "
            f"{quoted(text)}"
        )
    return text


def check_size(things: Sized, what: str, most: int, of: str) -> None:
    if len(things) > most:
        raise OutOfBounds(f"{what} has at most {most:,} {of}, not {len(things):,}")


def is_number(text: str) -> bool:
    """Return whether the text is a whole number in digits, with no more of them than allowed."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def check_number(number: object, what: str, low: int, high: int) -> int:
    """The whole number, given as an int or as text, if it lies between `low` and `high`."""
    if isinstance(number, str) and is_number(number.removeprefix("-")):
        number = int(number)
    if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
        raise OutOfBounds(f"{what} is a whole number from {low} to {high}, not {quoted(number)}")
    return number


def check_nested(text: str, strings: re.Pattern[str]) -> None:
    """Refuse text that is nested too deeply, before a parser follows it down."""
    bare = strings.sub("", text)
    depth = 0
    for sign in _BRACKET.findall(bare):
        depth += 1 if sign in "[{" else -1
        if depth > MOST_NESTED:
            raise OutOfBounds(f"brackets stand in brackets at most {MOST_NESTED} deep")
    if any(line.count(".") > MOST_NESTED for line in bare.split("\n")):
        raise OutOfBounds(f"a name has at most {MOST_NESTED} parts between dots")


_BRACKET = re.compile(r"[\[\]{}]")

JSON_STRINGS = re.compile(r'"(?:\\.?|[^"\\]++)*+"?', re.DOTALL)
TOML_STRINGS = re.compile(
    r'"""(?:\\.?|"(?!"")|[^"\\]++)*+(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\.?|[^"\\\n]++)*+"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*",
    re.DOTALL,
)


def check_plain(value: object, what: str) -> None:
    """Refuse unprintable or overlong texts anywhere in nested tables and lists."""
    waiting = [value]
    while waiting:
        match waiting.pop():
            case dict() as table:
                for key in table:
                    check_text(key, f"a key of {what}")
                waiting += table.values()
            case list() as items:
                waiting += items
            case str() as text:
                check_text(text, f"a text of {what}", MOST_POSITION)
