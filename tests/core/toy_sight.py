"""The sight of the toy: a card and a stack are secret until they are shown."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from engine.core.events import Event
from engine.core.moves import Move, Seat, resolve
from engine.core.parts.plain import open_choice
from engine.core.record import replace
from engine.core.sight import ALL_SEEING, Viewer
from engine.core.worlds import first_alike

from . import toy_pieces as toy
from .toy_moves import Deal, Lay, Show
from .toy_pieces import CARDS, State

__all__ = [
    "another_world",
    "imagine",
    "observe",
    "open_choice",
    "public",
    "witness",
    "witness_move",
]


def observe(state: State, viewer: Viewer) -> State:
    if viewer is ALL_SEEING:
        return state
    players = tuple(
        player
        if seat == viewer or player.shown
        else replace(player, card=hidden(player.card), laid=hidden(player.laid))
        for seat, player in enumerate(state.players)
    )
    return replace(state, players=players)


def hidden(values: tuple[int | None, ...]) -> tuple[int | None, ...]:
    return (None,) * len(values)


def witness(event: Event[State], viewer: Viewer) -> Event[State]:
    match event:
        case toy.Dealt(_, seat, _) if viewer not in (seat, ALL_SEEING):
            return replace(event, card=None)
        case toy.Laid(_, seat, stones) if viewer not in (seat, ALL_SEEING):
            return replace(event, stones=hidden(stones))
    return event


def witness_move(move: Move[State], state: State, viewer: Viewer) -> Move[State]:
    if viewer in (state.active, ALL_SEEING):
        return move
    match move:
        case Deal():
            return Deal(None)
        case Lay(stones):
            return Lay(hidden(stones))
    return move


def another_world(
    start: State, moves: Sequence[Move[State]], seat: Seat, rng: Random
) -> tuple[Move[State], ...]:
    secrets = _secrets(start, moves, seat)
    stones = start.options.stones

    def disguised() -> list[Move[State]]:
        other = list(moves)
        for index in secrets:
            match other[index]:
                case Deal():
                    other[index] = Deal(rng.choice(CARDS))
                case Lay(stack):
                    other[index] = Lay(tuple(rng.sample(stones, len(stack))))
        return other

    return first_alike(start, moves, (disguised() for _ in range(20)), public)


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Any cards of the bag, and any stones, for what others have not shown."""
    bag = list(view.left)
    rng.shuffle(bag)
    players = tuple(
        replace(
            player,
            card=tuple(bag.pop() if card is None else card for card in player.card),
            laid=tuple(rng.sample(view.options.stones, len(player.laid)))
            if None in player.laid
            else player.laid,
        )
        for player in view.players
    )
    return replace(view, players=players)


def _secrets(state: State, moves: Sequence[Move[State]], seat: Seat) -> list[int]:
    """The deals and the lays of others that were never shown, by index."""
    hidden_at: dict[Seat, list[int]] = {}
    for index, move in enumerate(moves):
        if isinstance(move, Deal | Lay) and state.active != seat:
            hidden_at.setdefault(state.active, []).append(index)
        if isinstance(move, Show):
            hidden_at.pop(state.active, None)
        state, _ = resolve(state, move)
    return [index for indices in hidden_at.values() for index in indices]


def public(state: State) -> Hashable:
    """Return what lies open on the table."""
    players = tuple(
        (player.shown, player.apples, player.tree, len(player.card), len(player.laid))
        + ((player.card, player.laid) if player.shown else ())
        for player in state.players
    )
    return players, state.phase, state.active, state.round, state.bag, state.spent, state.winners
