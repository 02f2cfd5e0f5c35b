"""Replays: what a line or a move comes to when a rule is read in another way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.events import Event
from engine.core.game import Game
from engine.core.messages import plain
from engine.core.moves import CHANCE, NOBODY, Move, Refusal, Seat
from engine.core.options import values_of
from engine.core.record import Record, replace
from engine.core.sight import ALL_SEEING, Viewer

from ..session.story import story

MOST_FORCED = 12
"""The forced moves that are followed after a move."""


class Replay(Record):
    """What became of a move under one reading: its events, the position, or the refusal."""

    events: tuple[Event[Any], ...] = ()
    state: Any = None
    refusal: Refusal | None = None


def readings_of(game: Game[Any], state: Any, option: str) -> tuple[object, ...]:
    """The readings of an option that this game could be played by, its own first."""
    own = getattr(state.options, option)
    names = tuple(game.board.seat_name(state, seat) for seat in game.board.seats(state))
    others = (
        value
        for value in values_of(game.option_type, option)
        if value != own
        and not isinstance(
            game.rules.prepare(names, replace(state.options, **{option: value})), Refusal
        )
    )
    return (own, *others)


def under(state: Any, option: str, value: object) -> Any:
    """The same position in a game that reads a rule this way."""
    return replace(state, options=replace(state.options, **{option: value}))


def replay_line(game: Game[Any], start: Any, moves: Sequence[Move[Any]]) -> tuple[Replay, ...]:
    """The moves of a line, made from another start until one of them is refused."""
    found: list[Replay] = []
    state = start
    for move in moves:
        made = _make(game, state, move)
        found.append(made)
        if made.refusal is not None:
            break
        state = made.state
    return tuple(found)


def replay_move(game: Game[Any], state: Any, move: Move[Any]) -> Replay:
    """A move and the moves that are forced after it."""
    made = _make(game, state, move)
    events = made.events
    for _ in range(MOST_FORCED):
        if made.refusal is not None or game.rules.to_act(made.state) in (CHANCE, NOBODY):
            break
        forced = game.rules.options(made.state)
        if len(forced) != 1 or not game.lists_all(made.state):
            break
        made = _make(game, made.state, forced[0])
        events += made.events
    return replace(made, events=events)


def still_choosing(game: Game[Any], before: Any, made: Iterable[Replay]) -> tuple[Move[Any], ...]:
    """The moves that only some readings allow, if the seat that moved has to choose again."""
    states = [each.state for each in made if each.refusal is None]
    acting = game.rules.to_act(before)
    if acting in (CHANCE, NOBODY) or any(game.rules.to_act(each) != acting for each in states):
        return ()
    allowed = [dict.fromkeys(game.rules.options(each)) for each in states]
    return tuple(
        move
        for move in dict.fromkeys(move for each in allowed for move in each)
        if not all(move in each for each in allowed)
    )


def _make(game: Game[Any], state: Any, move: Move[Any]) -> Replay:
    refusal = game.refusal(state, move)
    if refusal is not None:
        return Replay(state=state, refusal=refusal)
    after, events = game.play(state, move)
    return Replay(events, after)


def same(game: Game[Any], replays: Sequence[Replay], viewer: Viewer, options: Record) -> bool:
    """Return whether replays of one move came to the same for a viewer, and read the same."""
    first, *others = replays
    return all(_same(game, first, other, viewer, options) for other in others)


def _same(game: Game[Any], one: Replay, other: Replay, viewer: Viewer, options: Record) -> bool:
    if one.refusal or other.refusal:
        return one.refusal == other.refusal
    if seen(game, one.state, viewer, options) != seen(game, other.state, viewer, options):
        return False
    if _won(game, one.state) != _won(game, other.state):
        return False
    # Events may cite other rules for the same thing: only then are the words compared.
    return one.events == other.events or _told(game, one, viewer) == _told(game, other, viewer)


def _told(game: Game[Any], replay: Replay, viewer: Viewer) -> list[str]:
    return [plain(each.segments) for each in story(game, replay.events, replay.state, viewer)]


def seen(game: Game[Any], state: Any, viewer: Viewer, options: Record) -> object:
    """A position as the viewer sees it, without the options that it is played by."""
    return replace(game.sight.observe(state, viewer), options=options)


def looked_at(game: Game[Any], state: Any, viewer: Viewer, options: Record) -> tuple[object, ...]:
    """A position through the viewer's eyes; who sees everything also sees what each seat sees."""
    eyes: tuple[Viewer, ...] = (viewer,)
    if viewer is ALL_SEEING:
        eyes = (viewer, *game.board.seats(state))
    return tuple(seen(game, state, each, options) for each in eyes)


def _won(game: Game[Any], state: Any) -> tuple[Seat, ...]:
    return game.rules.winners(state) if game.rules.to_act(state) == NOBODY else ()
