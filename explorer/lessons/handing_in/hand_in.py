"""What a page or a study needs to make a hand-in code, and the code of a study."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from engine.core.bounds import MOST_LISTED
from engine.core.performing import Performed
from engine.core.record import WholeRecord
from engine.core.sight import ALL_SEEING

from ...session.standpoint import Entry, Standpoint
from ...session.verdict import UnknownChoice
from ..kinds import kind_of
from .codes import Given, HandIn, hand_in_code, minutes_at, placed
from .sealing import digest, reading_order


class HandingIn(WholeRecord):
    """The data by which a page makes hand-in codes and keeps answers over a reload."""

    digest: str
    sealed: bool
    """True if only the teacher has the answers."""
    listed: tuple[tuple[str, ...], ...]
    """For each question in reading order, the answers that a code names by their place."""


def handing_in(here: Standpoint) -> HandingIn | None:
    """Return the data for hand-in codes of a study; None if it asks nothing."""
    performed = here.performed
    if performed is None or not performed.asked:
        return None
    places = reading_order(performed)
    return HandingIn(
        digest=lesson_digest(performed),
        sealed=here.sealed,
        listed=tuple(listed_answers(here, each) for each in places),
    )


def lesson_digest(performed: Performed[Any]) -> str:
    """Return the digest of all questions of a lesson or of a hand-out."""
    return performed.scenario.handout or digest(performed, reading_order(performed))


def listed_answers(here: Standpoint, place: int) -> tuple[str, ...]:
    """Return the answers that a code names by place; only who sees everything has such a list."""
    if here.performed is None or here.sight is not ALL_SEEING:
        return ()
    asked = here.performed.asked[place]
    return kind_of(asked).listed(here, asked)


def code_of(here: Standpoint, name: str = "", when: datetime | None = None) -> str:
    """Return the hand-in code of what was answered in a study."""
    performed = here.performed
    if performed is None or not performed.asked:
        raise UnknownChoice("this study asks no question, so there is nothing to hand in")
    given = []
    for place in reading_order(performed):
        entry = here.entries.get(place, Entry())
        answers = placed(entry.given[-MOST_LISTED:], listed_answers(here, place))
        given.append(Given(answers, entry.hinted, entry.ever_shown))
    made = minutes_at(when or datetime.now(UTC))
    said = HandIn(lesson_digest(performed), here.sealed, made, tuple(given), name.strip())
    return hand_in_code(said)
