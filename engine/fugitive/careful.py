"""A careful player: hard to read as the fugitive, and playing the odds as the marshal.

Both use only what their seat sees. The fugitive looks at the table as the marshal will after each
lay, at a glance (see judgement.py). The marshal draws trails at random that fit what was seen
(see `deduction/drawn.py`) and names what is right in many of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod
from random import Random
from typing import Any

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.record import replace
from engine.core.sight import SPECTATOR

from . import attempts, choices, drawing, hideouts
from .cards import ESCAPE, HIDDEN, Card, Deck
from .deduction import best_single, evidence_of, likely_trails
from .greedy import best_looking
from .judgement import likely
from .manhunt import manhunt_begins
from .passing import instead_of_laying
from .reach import bonus
from .sight import observe
from .state import MARSHAL, Hideout, State, Task, cards_left, footprints

TRAILS = 100
"""The number of trails that the marshal imagines."""
SUSPECTED = 2.0
"""The weight of the chance that the laid number is named, against that of the likeliest number."""
A_NUMBER = 0.05
"""The risk that getting one number further is worth."""
A_FOOTPRINT = 0.15
"""The risk that keeping one footprint in hand is worth."""
TOO_SURE = 0.3
"""The fugitive does not lay 42 while the marshal is likelier than this to win the manhunt."""

Chooser = Callable[[State, Random], Move[State]]


def careful(_game: Game[Any], view: State, rng: Random) -> Move[State]:
    """Return a move of whoever is to act, by what that seat sees."""
    return chosen(view, rng)


def chosen(view: State, rng: Random) -> Move[State]:
    task = view.agenda[0].task
    if task in drawing.DRAWING and view.turn == MARSHAL:
        return _draw_to_learn(view, rng)
    chooser = CHOOSERS.get(task)
    return chooser(view, rng) if chooser else best_looking(view, rng)


# -- the fugitive


def _lay(view: State, _rng: Random) -> Move[State]:
    """Return the lay that leaves the marshal least sure for what it gains."""
    outside = observe(view, SPECTATOR)
    seen: dict[tuple[int, bool], Mapping[Card, float]] = {}
    risks: list[tuple[float, hideouts.Lay]] = []
    for lay in _thrifty(hideouts.lays(view)):
        key = len(lay.sprints), lay.card == ESCAPE
        if key not in seen:
            seen[key] = likely(_after(outside, *key, bonus(view)))
        if lay.card == ESCAPE and _gets_away(view, seen[key]):
            return lay
        risks.append((_risk(view, lay, seen[key]), lay))
    if not risks:
        return instead_of_laying(view)[0]
    on = [each for each in risks if each[1].card != ESCAPE]
    if not on and cards_left(view):
        return (*instead_of_laying(view), risks[0][1])[0]
    return min(on or risks, key=lambda each: each[0])[1]


def _after(outside: State, sprints: int, escape: bool, added: int) -> State:
    """Return what a spectator sees after a lay with so many sprints."""
    laid = Hideout(ESCAPE if escape else HIDDEN, (HIDDEN,) * sprints, escape, added)
    return replace(outside, trail=(*outside.trail, laid))


def _thrifty(lays: tuple[hideouts.Lay, ...]) -> list[hideouts.Lay]:
    """Keep the lays that use as few sprint cards as their card needs, or one more."""
    fewest: dict[Card, int] = {}
    for lay in lays:
        fewest[lay.card] = min(len(lay.sprints), fewest.get(lay.card, len(lay.sprints)))
    return [lay for lay in lays if len(lay.sprints) <= fewest[lay.card] + 1]


def _gets_away(view: State, chances: Mapping[Card, float]) -> bool:
    """Return whether laying 42 wins, or leads to a manhunt that the marshal will hardly win."""
    hidden = [hideout.card for hideout in view.trail if not hideout.up]
    hunted_down = prod(chances.get(card, 0.0) for card in hidden)
    return not manhunt_begins(view) or hunted_down < TOO_SURE


def _risk(view: State, lay: hideouts.Lay, chances: Mapping[Card, float]) -> float:
    """Return how risky a lay is: what the marshal may hit next, less what the lay gains."""
    hit = max(chances.values(), default=0.0) + SUSPECTED * chances.get(lay.card, 0.0)
    return hit + A_FOOTPRINT * footprints(view, lay.sprints) - A_NUMBER * (lay.card - view.last)


# -- the marshal


def _draw_to_learn(view: State, rng: Random) -> Move[State]:
    """Draw from the deck whose numbers the marshal is least sure about."""
    trails = likely_trails(evidence_of(view), TRAILS, rng)
    hits = _hits(trails)
    whole = sum(trails.values()) or 1.0
    cards = view.options.tuning.decks.cards

    def doubt(deck: Deck) -> tuple[float, int]:
        chances = [hits.get(card, 0.0) / whole for card in cards[deck]]
        return sum([each * (1 - each) for each in chances]), deck

    return drawing.DRAWS[max(cards_left(view), key=doubt)]


def _name(view: State, rng: Random) -> Move[State]:
    """Name the numbers that find most hideouts on average, as one and one is added."""
    evidence = evidence_of(view)
    if attempts.single_only(view):
        guess = best_single(evidence)
        return attempts.Attempt(tuple(map(Card, guess.numbers))) if guess else _first(view, rng)
    trails = likely_trails(evidence, TRAILS, rng)
    named: list[int] = []
    found = 0.0
    while hits := {n: ways for n, ways in _hits(trails).items() if n not in named}:
        number = max(hits, key=lambda each: (hits[each], -each))
        if (len(named) + 1) * hits[number] <= found:
            break
        named.append(number)
        found = len(named) * hits[number]
        trails = {hidden: ways for hidden, ways in trails.items() if number in hidden}
    return attempts.Attempt(tuple(map(Card, named))) if named else _first(view, rng)


def _hits(trails: Mapping[frozenset[int], float]) -> dict[int, float]:
    """Return in how many of these trails each number is hidden."""
    found: dict[int, float] = {}
    for hidden, ways in trails.items():
        for number in hidden:
            found[number] = found.get(number, 0.0) + ways
    return found


def _first(view: State, _rng: Random) -> Move[State]:
    return choices.options(view)[0]


def _last(view: State, _rng: Random) -> Move[State]:
    return choices.options(view)[-1]


CHOOSERS: Mapping[Task, Chooser] = {
    **dict.fromkeys(hideouts.LAYING, _lay),
    **dict.fromkeys(attempts.NAMING, _name),
    Task.FOOTPRINT_CAST: _last,
    Task.WITNESS: _last,
}
