"""Finds other plans and treasures that a seat could not tell from the real ones."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from random import Random

from engine.core.moves import Move, Seat, resolve
from engine.core.worlds import first_alike

from .planning import Plan
from .state import OVER, State
from .uncoupling import DrawTreasure, taker

TRIES = 20


def another_world(
    start: State, moves: Sequence[Move[State]], seat: Seat, rng: Random
) -> tuple[Move[State], ...]:
    secrets = _secrets(start, moves, seat)
    candidates = (_disguised(start, moves, secrets, rng) for _ in range(TRIES))
    return first_alike(start, moves, candidates, _public)


def _public(state: State) -> Hashable:
    """Return what lies open on the table."""
    over = state.phase is OVER
    bandits = tuple(
        (
            bandit.status,
            bandit.facing,
            bandit.stunned,
            bandit.planned[: bandit.seen],
            len(bandit.planned),
            bandit.played,
            bandit.travelled,
            bandit.treasures if over else len(bandit.treasures),
            bandit.out_in_round,
        )
        for bandit in state.bandits
    )
    return bandits, state.floors, state.turn, state.phase, state.winners


def _secrets(state: State, moves: Sequence[Move[State]], seat: Seat) -> dict[int, int]:
    """Return the indices of the moves that the seat did not see.

    The value is the number of cards of that plan that were revealed later.
    """
    secrets: dict[int, int] = {}
    plan_of: dict[Seat, int] = {}
    for index, move in enumerate(moves):
        if isinstance(move, Plan) and state.turn != seat:
            secrets[index] = 0
            plan_of[state.turn] = index
        elif isinstance(move, DrawTreasure) and taker(state) != seat:
            secrets[index] = 0
        before = state
        state, events = resolve(state, move)
        for event in events:
            before = event.on(before)
            for other, plan in plan_of.items():
                secrets[plan] = max(secrets[plan], before.bandits[other].seen)
        if isinstance(move, DrawTreasure):
            plan_of.clear()
    return secrets


def _disguised(
    start: State, moves: Sequence[Move[State]], secrets: dict[int, int], rng: Random
) -> Sequence[Move[State]]:
    disguised = list(moves)
    known = {
        move.value
        for index, move in enumerate(moves)
        if isinstance(move, DrawTreasure) and index not in secrets
    }
    known |= {value for bandit in start.bandits for value in bandit.treasures}
    unknown = [value for value in start.options.tuning.treasures if value not in known]
    values: Iterator[int] = iter(rng.sample(unknown, len(unknown)))
    for index, seen in secrets.items():
        move = moves[index]
        if isinstance(move, Plan):
            shown = move.cards[:seen]
            rest = [card for card in start.options.hand if card not in shown]
            disguised[index] = Plan(shown + tuple(rng.sample(rest, len(move.cards) - seen)))
        else:
            disguised[index] = DrawTreasure(next(values))
    return disguised
