"""Intents: what a page asks of a study, and the notice it gets if that can't be done.

A page numbers its intents, and each is answered once.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.bounds import (
    MOST_CODE,
    MOST_NAME,
    MOST_QUOTED,
    check_number,
    check_size,
    check_text,
    printable,
    quoted,
)
from engine.core.errors import GameError
from engine.core.notation import NotationError
from engine.core.record import Record, from_plain
from engine.core.study_code import CodeError

from ..files.writing import CHANGED, FAILED, LINK, TAKEN, CantWrite
from ..lessons.kinds.judgement import NoAnswer, NoSuchGuess
from ..session.session import Session
from ..session.verdict import UnknownChoice, UnknownViewer, Unread

UNREAD = "unread"
"""The act of an intent that could not be read; its value says why."""
LAST_NUMBER = 2**53
"""The greatest number that a page can count to."""


class Stale(GameError):
    """Raised for an intent made on a position that is no longer shown."""


class BadIntent(GameError):
    """Raised for an intent that nobody can obey."""


class Intent(Record):
    """A request of a page.

    `at` is the position it was made on: the node, and the number of its events that were shown.
    """

    view: str
    number: int
    do: str
    value: str = ""
    at: tuple[int, int] = (0, 0)


def read_intent(plain: object) -> Intent | None:
    """Read what a page sent; return None if it does not even say whom to answer.

    An unreadable request becomes an intent too, so that its page is answered and goes on.
    """
    try:
        intent = from_plain(plain, Intent)
        check_text(intent.view, "a view", MOST_NAME)
        check_number(intent.number, "the number of an intent", 0, LAST_NUMBER)
        check_size(intent.value, "an intent", 2 * MOST_CODE, "characters")
        return intent
    except ValueError as error:
        return _unread(plain, str(error))


def _unread(plain: object, problem: str) -> Intent | None:
    if not isinstance(plain, dict):
        return None
    try:
        view = check_text(plain.get("view"), "a view", MOST_NAME)
        number = check_number(plain.get("number"), "the number of an intent", 0, LAST_NUMBER)
    except ValueError:
        return None
    return Intent(view, number, UNREAD, problem)


def refuse(intent: Intent) -> BadIntent:
    """The error for an intent that nobody can obey."""
    if intent.do == UNREAD:
        return BadIntent(f"a page sent what can't be read: {intent.value}")
    return BadIntent(f"no page can ask for {quoted(intent.do)}")


def pair(value: str) -> tuple[str, str]:
    """Split NAME=VALUE into the name and the value."""
    name, sign, chosen = value.partition("=")
    if not sign:
        raise BadIntent(f"what is set is written NAME=VALUE, not {quoted(value)}")
    return name, chosen


def number(value: str, what: str) -> int:
    return check_number(value, what, 0, LAST_NUMBER)


SAID_ALREADY = (NoSuchGuess, Stale, UnknownChoice, UnknownViewer)

KINDS: Mapping[type[ValueError], str] = {
    CodeError: "notice.code",
    NoAnswer: "notice.answer",
    NotationError: "notice.move",
}

FILES = {"open": "notice.open", "save": "notice.save"}

UNWRITTEN = {
    LINK: "notice.link",
    FAILED: "notice.failed",
    TAKEN: "notice.taken",
    CHANGED: "notice.changed",
}


def notice(error: ValueError | OSError, intent: Intent, session: Session) -> str:
    """The problem in the reader's language; in English, the error's own words."""
    problem = printable(error.problem if isinstance(error, NotationError) else str(error))
    if isinstance(error, SAID_ALREADY):
        return problem
    found = (key for kind, key in KINDS.items() if isinstance(error, kind))
    unwritten = error if isinstance(error, CantWrite) else CantWrite("")
    key = UNWRITTEN.get(unwritten.kind) or FILES.get(intent.do) or next(found, "notice.other")
    if key == "notice.move" and not (isinstance(error, Unread) and error.nearest):
        key = "notice.unread"
    said = session.here.phrase(key)
    given = printable(intent.value.strip(), MOST_QUOTED)
    return said.format(problem=problem, given=given, free=unwritten.free)
