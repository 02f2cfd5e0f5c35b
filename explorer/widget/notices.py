"""What a page says where something can't be done that no rule refuses."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.bounds import MOST_QUOTED, printable
from engine.core.notation import NotationError
from engine.core.study_code import CodeError

from ..files.writing import CHANGED, FAILED, LINK, TAKEN, CantWrite
from ..lessons.kinds.judgement import NoAnswer
from ..lessons.kinds.predict import NoSuchGuess
from ..session.session import Session
from ..session.verdict import UnknownChoice, UnknownViewer
from .intents import Intent, Stale

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
    """The problem in the reader's language; English has the error's own words."""
    problem = printable(error.problem if isinstance(error, NotationError) else str(error))
    if isinstance(error, SAID_ALREADY):
        return problem
    found = (key for kind, key in KINDS.items() if isinstance(error, kind))
    unwritten = error if isinstance(error, CantWrite) else CantWrite("")
    key = UNWRITTEN.get(unwritten.kind) or FILES.get(intent.do) or next(found, "notice.other")
    if key == "notice.move" and not session.here.options:
        key = "notice.unread"
    example = next(iter(session.here.options), "")
    said = session.here.phrase(key)
    given = printable(intent.value.strip(), MOST_QUOTED)
    return said.format(problem=problem, given=given, example=example, free=unwritten.free)
