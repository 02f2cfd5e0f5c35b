"""A finished game looked at closely, event by event: what decided it, and where value went.

"Ahead" are those who would win if the game ended right there, as its rules count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.events import Event
from engine.core.moves import Move, resolve
from engine.core.record import Record
from engine.core.score import Standing

from .playing import Finished


class Step(Record):
    """An event of a game, the move that it belongs to, and the positions around it."""

    at: int
    """Which move of the game, from 0."""
    event: Event[Any]
    before: Any
    after: Any


def steps(finished: Finished) -> Iterator[Step]:
    """Every event of a game, in order."""
    state = finished.start
    for at, move in enumerate(finished.moves):
        for event in _events(state, move):
            after = event.on(state)
            yield Step(at, event, state, after)
            state = after


def _events(state: Any, move: Move[Any]) -> tuple[Event[Any], ...]:
    return resolve(state, move)[1]


def standings(finished: Finished) -> Iterator[tuple[Step, Standing | None]]:
    """Every event with what counts after it; None during set-up, and where nothing counts."""
    chapter, standing = finished.game.teaching.chapter, finished.game.teaching.standing
    for step in steps(finished):
        yield step, standing(step.after) if chapter(step.after) else None


def deciding(finished: Finished) -> Step:
    """The last event that changed who is ahead.

    It is the last of all where nothing counts on the way, or where the end itself decided among
    equals.
    """
    ahead: tuple[Any, ...] | None = None
    found = last = None
    for last, so_far in standings(finished):
        if so_far and so_far.leaders != ahead:
            found, ahead = last, so_far.leaders
    assert last, "a game has events"
    return found if found and ahead == finished.game.rules.winners(finished.end) else last


class Decided(Record):
    """The rules that decided a game: those of its deciding event."""

    number: int
    rules: tuple[str, ...]


def decided(finished: Finished, number: int) -> Decided:
    return Decided(number, tuple(deciding(finished).event.rules))


class Flowed(Record):
    """What seats won and lost in a game by each kind of event."""

    number: int
    won: Mapping[str, int]
    lost: Mapping[str, int]


def flowed(finished: Finished, number: int) -> Flowed:
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    before: tuple[int, ...] | None = None
    for step, so_far in standings(finished):
        if so_far is None:
            continue
        if before is not None and so_far.values != before:
            name = type(step.event).__name__
            changes = [new - old for old, new in zip(before, so_far.values, strict=True)]
            won[name] += sum(each for each in changes if each > 0)
            lost[name] -= sum(each for each in changes if each < 0)
        before = so_far.values
    return Flowed(number, dict(won), dict(lost))


class Placed(Record):
    """How often an event happened at each place in a game."""

    number: int
    places: Mapping[str, int]


class PlacesOf(Record):
    """Counts the events of a kind by their places. It travels to other processes."""

    kind: str

    def __call__(self, finished: Finished, number: int) -> Placed:
        where = finished.game.board.where
        state, counts = finished.start, Counter[str]()
        for event in finished.events:
            if type(event).__name__ == self.kind:
                counts.update(where(event, state))
            state = event.on(state)
        return Placed(number, dict(counts))
