"""Puzzles of Colt Super Express: the one plan, once the plans of all others are known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.questions import Condition, Follow
from engine.core.record import Record, replace
from engine.super_express.planning import plans
from engine.super_express.state import ABOARD, EXECUTION, PLANNING, State, aboard, with_bandit

from ..puzzle import Goal, Moment, Table

TABLES: Sequence[Table] = (
    Table(4, {}),
    Table(3, {"horse": True}),
    Table(4, {"reflex": True}),
    Table(3, {"time_car": True}),
    Table(5, {}),
    Table(3, {"horse": True, "horse_stunned": "rides"}),
    Table(4, {"horse": True, "time_car": True}),
    Table(3, {"horse": True, "horse_rescue": "any_card"}),
    Table(3, {}),
    Table(3, {"reflex": True, "horse": True}),
)
FLEETING: Sequence[str] = ("options", "seats", "round", "first", "now", "treasure", "out", "won")


class Cast(Record):
    """Who plays in a goal."""

    hero: Seat
    other: Seat


def moments(
    game: Game[State], history: Sequence[tuple[State, Move[State]]], rng: Random
) -> list[Moment]:
    """Return a moment for each bandit of each round: everybody else has planned already."""
    found = []
    for (before, _), (state, _) in pairwise(history):
        if before.phase is PLANNING and state.phase is EXECUTION:
            found += [_before_planning(game, state, seat) for seat in aboard(state)]
    return rng.sample(found, len(found))


def _before_planning(game: Game[State], state: State, seat: Seat) -> Moment:
    unplanned = with_bandit(state, seat, replace(state.bandits[seat], planned=()))
    position = replace(unplanned, phase=PLANNING, turn=seat)
    most = len(aboard(state)) * state.options.tuning.plan_cards
    rest = Follow("reveal", 2 * most if state.options.time_car else most)
    return Moment(game, position, seat, plans(state.options), (rest,), setting="planning")


def goals(moment: Moment) -> list[Goal]:
    return list(_goals(moment.state, moment.seat))


def _goals(state: State, hero: Seat) -> Iterator[Goal]:
    name = _said(state, hero)
    piece = name.lower()
    stays = Condition(piece=piece, not_at="out")
    cast = Cast(hero, hero)
    yield Goal("aboard", cast, (stays,))
    yield Goal("treasure", cast, (_happens("TreasureDue", seat=name),))
    yield Goal("win", cast, (_happens("GameEnded", winners=name),))
    yield Goal("front", cast, (Condition(piece=piece, at="C0"),))
    yield Goal("front_roof", cast, (Condition(piece=piece, at="C0 roof"),))
    yield Goal("unhurt", cast, (stays, Condition(never={"event": "Shot", "target": name})))
    if state.options.horse:
        yield Goal("rescued", cast, (_happens("Rescued", seat=name), stays))
    if state.options.time_car:
        yield Goal("travel", cast, (_happens("TravelledInTime", seat=name), stays))
    for number, bandit in enumerate(state.bandits):
        other = Seat(number)
        if other == hero or bandit.status is not ABOARD:
            continue
        both, theirs = Cast(hero, other), _said(state, other)
        out = Condition(piece=theirs.lower(), at="out")
        yield Goal("topple", both, (_happens("Eliminated", seat=theirs, cause="shot off"), stays))
        yield Goal("outlast", both, (out, stays))
        yield Goal("hit", both, (_happens("Shot", seat=name, target=theirs), stays))


def _said(state: State, seat: Seat) -> str:
    return state.bandits[seat].name.value.capitalize()


def _happens(event: str, **values: Any) -> Condition:
    return Condition(happens={"event": event, **values})
