"""The way through a lesson: from question to question, with the comments between them.

What was shown comes back once at the end.
"""

from __future__ import annotations

from engine.core.performing import Asked
from engine.core.record import Record, replace

from ..session.standpoint import Entry, Standpoint
from .open_questions import asked_at, entry_of, open_at, open_question, questions


class Stop(Record):
    """A node to go to next, and the question that comes back there, if one does."""

    node: int
    returns: Asked | None = None


def next_stop(here: Standpoint, leaving: Asked | None = None) -> Stop | None:
    """Return where a lesson goes on; None at its end. `leaving` is a question to be passed over.

    It goes on with a question that is open here, then along this line to the next open question or
    comment, then to the questions that are open elsewhere, then to those that come back.
    """
    if here.home:
        return next_stop(here.home, leaving)
    if leaving is None and open_question(here) is not None:
        return Stop(here.at)
    asks = open_at(here)
    ahead = here.line[here.step + 1 :]
    for node in ahead:
        if node.number in asks or node.comment:
            return Stop(node.number)
    elsewhere = [node for node in asks if leaving is None or node != asked_at(leaving)]
    if elsewhere:
        return Stop(elsewhere[0])
    waiting = [each for each in questions(here) if entry_of(here, each).waiting]
    for each in waiting:
        if each.end in here.tree.nodes:
            return Stop(asked_at(each), each)
    return Stop(ahead[0].number) if leaving is not None and ahead else None


def came_back(entry: Entry) -> Entry:
    """A question that was shown, asked once more."""
    return replace(entry, shown=False, back_after=len(entry.wrong))
