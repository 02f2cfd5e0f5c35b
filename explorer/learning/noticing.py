"""What a reader has just answered: the difference between a lesson before and after a click."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime

from ..session.session import Session
from ..session.standpoint import Entry
from .answered import Answered, Result
from .questions import item_of

NOTHING = Entry()


def noticed(session: Session, before: Mapping[int, Entry], now: datetime) -> Iterator[Answered]:
    """Yield what was answered in a session since its entries were `before`.

    Only questions of the course and of its practice sets count.
    """
    performed = session.here.performed
    for place, entry in session.shared.entries.items():
        former = before.get(place, NOTHING)
        result = result_of(former, entry)
        if result is None or performed is None:
            continue
        if item := item_of(session, performed.asked[place]):
            yield Answered(
                time=now,
                scenario=item.scenario,
                question=item.question,
                result=result,
                rules=item.rules,
                hinted=former.hinted,
                again=bool(former.wrong) or former.ever_shown,
            )


def result_of(before: Entry, after: Entry) -> Result | None:
    """Return how a question went; None if it was not answered, or only half of it."""
    if len(after.wrong) > len(before.wrong):
        return "wrong"
    if after.done and not before.done:
        return "right"
    return "shown" if after.shown and not before.shown else None
