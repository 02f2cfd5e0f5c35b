"""Every legal move of a moment, tried with what follows it; and the goals that only one reaches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from engine.core.events import Event
from engine.core.game import Game
from engine.core.matching import event_texts
from engine.core.moves import CHANCE, IllegalMove, Move

from ..lessons.kinds.find import holds
from .puzzle import Goal, Line, Moment, Played, Source

FEWEST = 3
"""The fewest legal moves among which the right one is worth looking for."""


@dataclass(frozen=True)
class Single:
    """A goal that exactly one legal move reaches."""

    goal: Goal
    right: Line
    others: tuple[Line, ...]


Texts = dict[Event[Any], Mapping[str, str]]


def single_answers(moment: Moment, source: Source) -> Iterator[Single]:
    """Yield each goal that exactly one legal move reaches, with its line and all others.

    No luck may decide on the way. Two goals that several moves reach each are tried together.
    """
    if len(moment.moves) < FEWEST:
        return
    lines = [play_out(moment, move) for move in moment.moves]
    if not all(line.settled for line in lines):
        return
    texts: Texts = {}
    reached = []
    for goal in source.goals(moment):
        by = frozenset(n for n, line in enumerate(lines) if reaches(moment.game, goal, line, texts))
        if len(by) == 1 and goal.alone and not _idle(moment, goal, lines, by):
            yield _single(goal, lines, by)
        elif goal.paired and 1 < len(by) < len(lines):
            reached.append((goal, by))
    for (one, by_one), (other, by_other) in combinations(reached, 2):
        both, by = one.with_another(other), by_one & by_other
        if len(by) == 1 and one.name != other.name and not _idle(moment, both, lines, by):
            yield _single(both, lines, by)


def _idle(moment: Moment, goal: Goal, lines: Sequence[Line], by: frozenset[int]) -> bool:
    """Return whether the last move that follows makes no difference, where moves are told."""
    if not moment.otherwise or not moment.follow:
        return False
    shorter = [replace(line, played=line.played[: len(moment.follow)]) for line in lines]
    return by == {n for n, line in enumerate(shorter) if reaches(moment.game, goal, line, {})}


def _single(goal: Goal, lines: Sequence[Line], by: frozenset[int]) -> Single:
    (right,) = by
    others = tuple(line for number, line in enumerate(lines) if number != right)
    return Single(goal, lines[right], others)


def play_out(moment: Moment, move: Move[Any]) -> Line:
    """Return the line of a move: what can't be made of the moves that follow is left out."""
    game = moment.game
    text = game.notation.move_text(move, moment.state)
    state, events = game.play(moment.state, move)
    played = [Played(text, state, events)]
    for each in moment.then:
        for _ in range(each.times):
            made = _made(game, state, each.move)
            if made is None:
                break
            state, events = made
            played.append(Played(each.move, state, events))
    return Line(move, tuple(played), _settled(moment, len(played) - 1, state))


def _settled(moment: Moment, made: int, state: Any) -> bool:
    """Return whether every move that follows was made; the last one may be left out, if it can't.

    Where moves are told one by one, one that is left out in the middle would leave a choice open.
    """
    wanted = len(moment.follow)
    if not moment.otherwise or made == wanted:
        return True
    return made == wanted - 1 and moment.game.rules.to_act(state) != CHANCE


def _made(game: Game[Any], state: Any, text: str) -> tuple[Any, tuple[Event[Any], ...]] | None:
    try:
        return game.play(state, game.notation.read_move(text, state))
    except IllegalMove:
        return None


def reaches(game: Game[Any], goal: Goal, line: Line, texts: Texts) -> bool:
    """Return whether a line reaches a goal; `texts` keeps the events that were put into words."""
    if goal.sure is not None:
        return line.move == goal.sure
    told = []
    for event in line.events:
        if event.told:
            if event not in texts:
                texts[event] = event_texts(game, event, line.after)
            told.append(texts[event])
    return all(holds(game, each, line.after, told) for each in goal.conditions)
