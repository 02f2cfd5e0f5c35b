"""How much may come in from outside, and how much of it an error repeats.

Whatever is read (a file, a code, a move, an answer, an argument) is measured here before it is
looked into: what is too much is refused at once, whatever its size. What an error repeats of it is
short and holds nothing that a terminal obeys. The limits are ten times and more what the longest
games and the largest scenarios need.
"""

from __future__ import annotations

import re
from collections.abc import Sized
from reprlib import Repr

from .errors import GameError

MOST_FILE = 250_000
"""The characters of a scenario file."""
MOST_JSON = 1_000_000
MOST_ARCHIVE = 250_000
"""The characters of a timeline that is written as text."""
MOST_CODE = 100_000
MOST_POSITION = 20_000
MOST_MOVE = 1_000
MOST_TEXT = 10_000
"""The characters of a comment, a question, an introduction."""
MOST_NAME = 200
"""The characters of a name, a seed, an answer, a key."""
MOST_STEPS = 3_000
"""The positions of a study, all its branches included."""
MOST_LISTED = 200
"""What a step may list of one kind: expectations, refusals, marks, conditions."""
MOST_QUESTIONS = 20
"""The questions of a step."""
MOST_CANDIDATES = 20
"""The answers that a question offers as buttons."""
MOST_NESTED = 30
MOST_DIGITS = 18

MOST_SAID = 4_000
"""The characters of an error."""
MOST_QUOTED = 60
"""The characters of what an error quotes."""


class OutOfBounds(GameError):
    """Something from outside that is too large, of the wrong kind, or no plain text."""


# -- what an error repeats

_quoting = Repr()
_quoting.maxstring = _quoting.maxother = _quoting.maxlong = MOST_QUOTED
_quoting.maxlevel = 2


def quoted(value: object) -> str:
    """The value as Python would write it, shortened; what can't be printed is escaped."""
    if isinstance(value, int) and abs(value) >= 10**MOST_DIGITS:
        return f"a number of more than {MOST_DIGITS} digits"
    said = _quoting.repr(value)
    return said if len(said) <= 2 * MOST_QUOTED else f"{said[: 2 * MOST_QUOTED]}…"


def printable(text: str, most: int = MOST_SAID) -> str:
    """The text without what a terminal obeys, and no longer than so many characters."""
    kept = text if len(text) <= most else f"{text[: most - 1]}…"
    return _CONTROL.sub("�", kept)


_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]|\r(?!\n)")
"""What is neither printed nor a tab nor the end of a line."""


# -- what comes in


def check_text(text: object, what: str, most: int = MOST_TEXT) -> str:
    """The text, if it is one that can be kept and printed: of some length, without controls."""
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
    """Whether a text writes a whole number, in digits, that is not beyond all bounds."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def check_number(number: object, what: str, low: int, high: int) -> int:
    """The whole number, or the one that a text writes, if it lies between these."""
    if isinstance(number, str) and is_number(number.removeprefix("-")):
        number = int(number)
    if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
        raise OutOfBounds(f"{what} is a whole number from {low} to {high}, not {quoted(number)}")
    return number


def check_nested(text: str, strings: re.Pattern[str]) -> None:
    """Refuse brackets in brackets, or names in names, before a reader follows them down."""
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
    """Refuse texts that can't be printed or are too long, wherever they stand."""
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
