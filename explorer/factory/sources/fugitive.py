"""Puzzles of Fugitive: the one lay of the fugitive, and the number that the marshal is sure of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.questions import Condition
from engine.core.record import Record, replace
from engine.fugitive.attempts import Attempt
from engine.fugitive.cards import ESCAPE, Card
from engine.fugitive.deduction import evidence_of, odds
from engine.fugitive.hideouts import Lay
from engine.fugitive.passing import instead_of_laying
from engine.fugitive.reach import (
    all_sprints,
    count_lays,
    footprints_shown,
    layable,
    most_sprints,
    sprint_cards,
    stride,
)
from engine.fugitive.sight import observe
from engine.fugitive.state import FUGITIVE, MARSHAL, State, Task, face_down

from ..puzzle import Goal, Moment, Table

TABLES: Sequence[Table] = (
    Table(2, {}),
    Table(2, {"variant": "random"}),
    Table(2, {"sprint_42": "allowed"}),
    Table(2, {}),
    Table(2, {"variant": "discovery"}),
    Table(2, {"variant": "catch_up"}),
)
FLEETING: Sequence[str] = ("options", "round", "drawn", "now", "idle", "dry", "events", "inside")
MOST_LAYS = 400
NUMBERS = range(1, 42)
LAYS = (Task.LAY, Task.OPENING, Task.SECOND)
ATTEMPTS = (Task.ATTEMPT, Task.MANHUNT)


class Cast(Record):
    """The cards of a goal."""

    card: Card
    last: Card
    """The last hideout of the trail."""
    step: int
    """How much higher the next hideout may be without sprint cards."""
    kept: tuple[Card, ...] = ()
    """Cards that stay in the hand."""
    number: int = 0
    """The number of sprint cards, or of hideouts that are face down."""


def moments(
    game: Game[State], history: Sequence[tuple[State, Move[State]]], rng: Random
) -> list[Moment]:
    """Return a moment for each lay of the fugitive and each attempt of the marshal.

    An attempt is looked at with the marshal's eyes, since it is about what the marshal can know.
    """
    found = []
    for state, _ in history:
        task = state.agenda[0].task
        if task in LAYS and 3 <= count_lays(state) <= MOST_LAYS:
            moves = (*_every_lay(state), *instead_of_laying(state))
            found.append(Moment(game, state, FUGITIVE, moves, setting="lay"))
        elif task in ATTEMPTS and len(face_down(state)) > 1:
            single = tuple(Attempt((Card(number),)) for number in NUMBERS)
            legal = tuple(move for move in single if move.refusal(state) is None)
            found.append(Moment(game, state, MARSHAL, legal, setting="attempt", viewer="marshal"))
    return rng.sample(found, len(found))


def _every_lay(state: State) -> tuple[Lay, ...]:
    near, most, shown = stride(state), most_sprints(state), footprints_shown(state)
    return tuple(
        Lay(card, sprints)
        for card in layable(state)
        for sprints in all_sprints(sprint_cards(state, card), card - near, most, shown)
    )


def goals(moment: Moment) -> list[Goal]:
    return list(_certain(moment.state) if moment.seat == MARSHAL else _lays(moment.state))


def _certain(state: State) -> Iterator[Goal]:
    """Yield the number that is in every world which the marshal can't rule out, if it is one."""
    hits = odds(evidence_of(observe(state, MARSHAL))).hits
    certain = [Card(number) for number, chance in hits.items() if chance == 1]
    if len(certain) != 1:
        return
    card, hidden = certain[0], len(face_down(state))
    name = "manhunt" if state.agenda[0].task is Task.MANHUNT else "sure"
    cast = Cast(card, state.last, 0, number=hidden)
    yield Goal(name, cast, sure=Attempt((card,)), event="Found", value="numbers")


def _lays(state: State) -> Iterator[Goal]:
    reachable, near = layable(state), stride(state)
    laying = Cast(ESCAPE, state.last, near - state.last)
    if ESCAPE in reachable:
        yield Goal("escape", laying, (_laid(card=ESCAPE),))
    far = [card for card in reachable if card > near and card != ESCAPE]
    if far:
        yield Goal("highest", replace(laying, card=far[-1]), (_laid(card=far[-1]),))
    for card in far:
        for number in (1, 2, 3):
            goal = (_laid(card=card, count=number),)
            yield Goal("with_sprints", replace(laying, card=card, number=number), goal)
        held = [each for each in state.hand if each not in (card, ESCAPE)]
        for kept in combinations(held, 2):
            stay = [Condition(piece=f"card {each}", at="fugitive") for each in kept]
            cast = replace(laying, card=card, kept=kept)
            yield Goal("keep", cast, (_laid(card=card), *stay))


def _laid(**values: int) -> Condition:
    return Condition(happens={"event": "HideoutLaid", **values})
