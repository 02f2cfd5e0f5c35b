"""Hand-in codes: a name and the answers to a lesson as a short text that fits a form's field.

This file is the description of the format; `js/kernel/hand_in_code.js` writes the same one, and
both are tested with the examples in `tests/scripts/hand_in_codes.json`.

A code is `HX1-` and groups of five letters and digits. They are Crockford's base 32 (no I, L, O and
U, so none is mistaken for a digit; small letters and spaces make no difference) of these bytes:

- how the lesson was worked on: 0 for practice with the answers at hand, 1 for a hand-out
- five bytes: the digest of the questions (`sealing.digest`)
- when the code was made, in minutes since the beginning of 2024
- the number of questions, then for each question in reading order:
  - its number of answers times four, plus 1 if the hint was read, plus 2 if the answer was shown
  - each answer, oldest first: 1 more than its place among the listed ones (`Kind.listed`), or 0 and
    a text
- the name or pseudonym, a text
- three bytes: the last three of the CRC-32 of all before

A number is written in groups of seven bits, the lowest first; all but the last group have 128
added. A text is its number of bytes and its bytes in UTF-8.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from engine.core.bounds import MOST_LISTED, MOST_MOVE, quoted
from engine.core.errors import GameError
from engine.core.record import Record

from .sealing import DIGEST_BYTES

PREFIX = "HX1-"
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1"})
GROUP = 5
CHECK_BYTES = 3
EPOCH = datetime(2024, 1, 1, tzinfo=UTC)
LONG = 200
"""The most characters of a code that any form can be expected to take."""
MOST_CODE = 20_000
MOST_NAME = 120
MOST_MINUTES = 10**9
"""The latest time of a code, some 1,900 years from now: a calendar has no place for any time."""
BEGINS = re.compile(r"\b(?=HX1-)", re.IGNORECASE)
FOUND = re.compile(r"HX1-[0-9A-Z-]*", re.IGNORECASE)


class NoHandIn(GameError):
    """Raised for a text that is no hand-in code, or a mistyped one."""


class Given(Record):
    """The answers to one question, oldest first: the place of a listed one, or a text."""

    answers: tuple[int | str, ...] = ()
    hinted: bool = False
    shown: bool = False


class HandIn(Record):
    """What a hand-in code says."""

    digest: str
    sealed: bool
    """True if the answers are to a hand-out; False if they could be practised."""
    minutes: int
    questions: tuple[Given, ...]
    name: str = ""

    @property
    def when(self) -> datetime:
        """Return when the code was made, by the clock of who made it."""
        return EPOCH + timedelta(minutes=self.minutes)


def minutes_at(when: datetime) -> int:
    """Return a time as codes count it."""
    return max(0, int((when - EPOCH).total_seconds() // 60))


# -- writing


def hand_in_code(said: HandIn) -> str:
    """Return the code of a hand-in."""
    body = bytearray([int(said.sealed)])
    body += bytes.fromhex(said.digest)
    body += _number(said.minutes) + _number(len(said.questions))
    for each in said.questions:
        body += _number(len(each.answers) * 4 + each.hinted + 2 * each.shown)
        for answer in each.answers:
            body += b"\0" + _text(answer) if isinstance(answer, str) else _number(answer + 1)
    body += _text(said.name[:MOST_NAME])
    letters = _letters(bytes(body) + _check(bytes(body)))
    return PREFIX + "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def placed(answers: Sequence[str], listed: Sequence[str]) -> tuple[int | str, ...]:
    """Return answers with those that are listed as their places."""
    return tuple(listed.index(each) if each in listed else each for each in answers)


def _number(value: int) -> bytes:
    found = bytearray()
    while value > 127:
        found.append(value % 128 + 128)
        value //= 128
    return bytes([*found, value])


def _text(text: str) -> bytes:
    written = text.encode()
    return _number(len(written)) + written


def _letters(body: bytes) -> str:
    bits = "".join(f"{each:08b}" for each in body)
    bits += "0" * (-len(bits) % 5)
    return "".join(LETTERS[int(bits[at : at + 5], 2)] for at in range(0, len(bits), 5))


def _check(body: bytes) -> bytes:
    return zlib.crc32(body).to_bytes(4, "big")[-CHECK_BYTES:]


# -- reading


def read_hand_in(code: str) -> HandIn:
    """Return what a code says; `NoHandIn` is raised for a mistyped one."""
    letters = re.sub(r"[\s-]", "", code).upper()
    if not letters.startswith("HX1"):
        raise NoHandIn(f"{quoted(code)} is no hand-in code: one begins with {PREFIX}")
    if len(code) > MOST_CODE:
        raise NoHandIn(f"a hand-in code has at most {MOST_CODE:,} characters")
    body = _bytes(letters.removeprefix("HX1").translate(ALIKE))
    if len(body) <= CHECK_BYTES or _check(body[:-CHECK_BYTES]) != body[-CHECK_BYTES:]:
        raise NoHandIn("the code is mistyped or cut off: ask for it again, copied as a whole")
    try:
        return _Reader(body[:-CHECK_BYTES]).hand_in()
    except (IndexError, UnicodeDecodeError):
        raise NoHandIn("the code is no code of a lesson") from None


def codes_in(text: str) -> list[str]:
    """Return what looks like hand-in codes in a text, those wrapped over lines included."""
    return [_whole(each) for each in BEGINS.split(text) if FOUND.match(each)]


def _whole(text: str) -> str:
    """Return the code at the beginning of a text: as far as it reads, else its first word."""
    word = FOUND.match(text)
    first = text.splitlines()[0]
    for each in (word[0] if word else first, first, text):
        try:
            read_hand_in(each)
        except NoHandIn:
            continue
        return each
    return word[0] if word else first


def _bytes(letters: str) -> bytes:
    wrong = [each for each in letters if each not in LETTERS]
    if wrong:
        raise NoHandIn(f"the code is mistyped: it can't have {quoted(wrong[0])} in it")
    bits = "".join(f"{LETTERS.index(each):05b}" for each in letters)
    return bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits) // 8 * 8, 8))


class _Reader:
    """Reads a body from its beginning."""

    def __init__(self, body: bytes) -> None:
        self.body, self.at = body, 0

    def hand_in(self) -> HandIn:
        sealed, digest = bool(self._byte()), self._take(DIGEST_BYTES).hex()
        minutes = self._bounded(MOST_MINUTES)
        questions = tuple(self._given() for _ in range(self._bounded(MOST_LISTED)))
        name = self._text()
        if self.at != len(self.body):
            raise IndexError
        return HandIn(digest, sealed, minutes, questions, name)

    def _given(self) -> Given:
        head = self._number()
        if head // 4 > MOST_LISTED:
            raise IndexError
        answers = tuple(self._answer() for _ in range(head // 4))
        return Given(answers, bool(head % 2), bool(head // 2 % 2))

    def _answer(self) -> int | str:
        place = self._number()
        return place - 1 if place else self._text()[:MOST_MOVE]

    def _bounded(self, most: int) -> int:
        found = self._number()
        if found > most:
            raise IndexError
        return found

    def _text(self) -> str:
        return self._take(self._number()).decode()

    def _number(self) -> int:
        value = shift = 0
        while (byte := self._byte()) > 127:
            value, shift = value + (byte - 128 << shift), shift + 7
        return value + (byte << shift)

    def _byte(self) -> int:
        return self._take(1)[0]

    def _take(self, count: int) -> bytes:
        found = self.body[self.at : self.at + count]
        if len(found) < count:
            raise IndexError
        self.at += count
        return found
