"""The questions of a scenario at a standpoint: the open ones, and the answers so far."""

from __future__ import annotations

from typing import Any

from engine.core.performing import Asked, Performed

from ..session.standpoint import Entry, Standpoint
from .kinds import kind_of


def asked_at(asked: Asked) -> int:
    """Return the node at which a question is asked, before or after the moves that it is about."""
    return asked.end if kind_of(asked).asked_after else asked.start


def questions(here: Standpoint) -> tuple[Asked, ...]:
    """Every question in the order in which a reader meets them; those of deleted lines last."""
    return in_order(here.performed) if here.performed else ()


def in_order(performed: Performed[Any]) -> tuple[Asked, ...]:
    """Every question of a scenario in the order in which a reader meets them."""
    order = {number: place for place, number in enumerate(performed.tree.walk())}
    late = len(order)
    return tuple(
        sorted(
            performed.asked, key=lambda each: order[asked_at(each)] if each.end in order else late
        )
    )


def asked_here(here: Standpoint) -> tuple[Asked, ...]:
    """The questions that are asked at this step."""
    if here.between_events or here.home:
        return ()
    asked = (each for each in questions(here) if asked_at(each) == here.at)
    return tuple(each for each in asked if each.end in here.tree.nodes)


def open_question(here: Standpoint) -> Asked | None:
    """The first question of this step that is still open."""
    return next((each for each in asked_here(here) if not entry_of(here, each).closed), None)


def open_at(here: Standpoint) -> tuple[int, ...]:
    """The nodes that have an open question."""
    nodes = here.tree.nodes
    still = (each for each in questions(here) if not entry_of(here, each).closed)
    return tuple(dict.fromkeys(asked_at(each) for each in still if each.end in nodes))


def withholds_moves(here: Standpoint) -> bool:
    """Return whether the list of legal moves would give away the answer to the open question.

    Answers to a hand-out can be changed, so there it never may.
    """
    if any(each.sealed and kind_of(each).withholds_moves for each in asked_here(here)):
        return True
    asked = open_question(here)
    return asked is not None and kind_of(asked).withholds_moves


def answered_by_moves(here: Standpoint) -> bool:
    """Return whether the open question is answered by making a move."""
    asked = open_question(here)
    return asked is not None and kind_of(asked).answered_by_moves


def entry_of(here: Standpoint, asked: Asked) -> Entry:
    """Return the answers to a question so far."""
    return here.entries.get(place_of(here, asked), Entry())


def place_of(here: Standpoint, asked: Asked) -> int:
    """Return the index of a question among those of its scenario."""
    assert here.performed is not None
    return here.performed.asked.index(asked)


def finished(here: Standpoint) -> bool:
    """Return whether every question is answered right, or was shown and came back."""
    entries = [entry_of(here, each) for each in questions(here)]
    return all(entry.closed and not entry.waiting for entry in entries)


def others_open(here: Standpoint, asked: Asked) -> bool:
    """Return whether something else is still asked where this question is."""
    return any(
        asked_at(each) == asked_at(asked) and not entry_of(here, each).closed
        for each in questions(here)
        if each != asked and each.end in here.tree.nodes
    )


def rules_asked_for(here: Standpoint, asked: Asked) -> bool:
    """Return whether a question that is still open asks for the rules of the same moves."""
    return any(
        kind_of(each).hides_rules and each.end == asked.end and not entry_of(here, each).closed
        for each in questions(here)
        if each != asked
    )
