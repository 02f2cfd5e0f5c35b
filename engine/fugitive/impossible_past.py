"""Checks the past of a position: attempts, draws, what was told, idle turns."""

from __future__ import annotations

from collections import Counter

from engine.core.moves import Reason

from . import rules
from .attempts import NamedTwice, OutOfRange
from .cards import EVENT, NAMEABLE, Card, parity
from .ending import IDLE_TURNS
from .options import FaceUp
from .state import Fact, Hideout, Miss, State, Topic, footprints


class WouldHaveHit(Reason):
    """An attempt that is written down as failed would have succeeded."""

    numbers: tuple[Card, ...]


class NotLaidThen(Reason):
    """Something happened after more hideouts than the trail has."""

    count: int
    laid: int


class ToldWrong(Reason):
    """The position says something about a hideout that is not true of it."""

    place: int


class NothingLaidThen(Reason):
    """An attempt was made before the first hideout."""


class NotIdle(Reason):
    """Turns are counted as passed with nothing to draw, although there are cards to draw."""


def impossible_past(state: State) -> list[Reason]:
    """Return why the past that a position tells of can't have happened."""
    laid = len(state.trail)
    counts = [drawn.laid for drawn in state.draws]
    counts += [miss.laid for miss in state.misses]
    counts += [fact.place for fact in state.facts]
    found: list[Reason] = [
        NotLaidThen(rules.PLACE_NEXT, count, laid) for count in set(counts) if count > laid
    ]
    found += [
        WouldHaveHit(
            rules.GUESS_HIT if len(miss.numbers) == 1 else rules.GUESS_ALL_OR_NOTHING, miss.numbers
        )
        for miss in state.misses
        if _would_hit(state, miss)
    ]
    found += [reason for miss in state.misses for reason in _misnamed(miss)]
    found += [
        ToldWrong(rules.EVENT_EFFECTS, fact.place)
        for fact in state.facts
        if fact.place <= laid and not _true(state, fact, state.trail[fact.place - 1])
    ]
    ended = state.idle >= IDLE_TURNS and bool(state.agenda)
    if state.idle and (any(state.decks) or ended):
        found.append(NotIdle(rules.TURN_STALEMATE))
    return found


def _misnamed(miss: Miss) -> list[Reason]:
    """Return what is wrong with the numbers of an attempt, whatever the trail is."""
    numbers = miss.numbers
    found: list[Reason] = [
        OutOfRange(rules.GUESS_RANGE, number, NAMEABLE[0], NAMEABLE[-1])
        for number in dict.fromkeys(numbers)
        if number not in (*NAMEABLE, EVENT)
    ]
    found += [
        NamedTwice(rules.GUESS_ONCE, number)
        for number, times in Counter(numbers).items()
        if times > 1
    ]
    if not miss.laid:
        found.append(NothingLaidThen(rules.TURN_FUGITIVE_FIRST))
    return found


def _would_hit(state: State, miss: Miss) -> bool:
    laid = [hideout.card for hideout in state.trail[: miss.laid]]
    hidden = [card for card in laid if card not in miss.up]
    right = hidden if state.options.face_up is FaceUp.WRONG else laid
    named = miss.numbers
    return all(n in right for n in named) and any(n in hidden for n in named)


def _true(state: State, fact: Fact, hideout: Hideout) -> bool:
    if fact.topic is Topic.DECK:
        return fact.value == state.options.tuning.decks.of.get(hideout.card, 0)
    if fact.topic is Topic.PARITY:
        return fact.value == parity(hideout.card)
    return fact.taken != hideout.taken or fact.value == footprints(state, hideout.sprints)


REASONS = (WouldHaveHit, NotLaidThen, ToldWrong, NothingLaidThen, NotIdle)
