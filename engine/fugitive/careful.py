"""Careful judgement: hard to read as the fugitive, and playing the odds as the marshal.

Both use only what their seat sees. The fugitive looks at the table as the marshal will after each
lay, at a glance (see judgement.py). The marshal draws trails at random that fit what was seen
(see `deduction/drawn.py`) and names what is right in many of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import prod
from random import Random

from engine.core.judged import best_first, judged
from engine.core.record import replace
from engine.core.sight import SPECTATOR

from . import attempts, choices, drawing, hideouts
from .cards import ESCAPE, HIDDEN, Card, Deck
from .deduction import best_single, evidence_of, likely_trails
from .greedy import glance
from .judgement import AWAY, AllJudged, likely
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

WAITING = -10.0
"""Passing is worse than any lay that leaves the fugitive a chance to get on."""

Chooser = Callable[[State, Random], AllJudged]


def ponder(view: State, rng: Random) -> AllJudged:
    """Return the moves of whoever is to act that come into question, the best first."""
    task = view.agenda[0].task
    if task in drawing.DRAWING and view.turn == MARSHAL:
        return best_first(_draw_to_learn(view, rng), rng)
    chooser = CHOOSERS.get(task)
    return best_first(chooser(view, rng), rng) if chooser else glance(view, rng)


# -- the fugitive


def _lay(view: State, _rng: Random) -> AllJudged:
    """Judge a lay by how sure it leaves the marshal for what it gains.

    42 is laid as soon as it gets the fugitive away. Otherwise it is laid last, when there is
    nothing else to lay and nothing to wait for. It is no sprint card while there is another way.
    """
    outside = observe(view, SPECTATOR)
    seen: dict[tuple[int, bool], Mapping[Card, float]] = {}
    found = []
    for lay in _thrifty(hideouts.lays(view)):
        key = len(lay.sprints), lay.card == ESCAPE
        if key not in seen:
            seen[key] = likely(_after(outside, *key, bonus(view)))
        grounds = _risk(view, lay, seen[key])
        if lay.card == ESCAPE:
            grounds["escape"] = AWAY if _gets_away(view, seen[key]) else -AWAY
        elif ESCAPE in lay.sprints:
            grounds["escape"] = -AWAY
        found.append(judged(lay, grounds))
    waiting = WAITING if cards_left(view) else -2 * AWAY
    return (*found, *(judged(move, {"waiting": waiting}) for move in instead_of_laying(view)))


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


def _risk(view: State, lay: hideouts.Lay, chances: Mapping[Card, float]) -> dict[str, float]:
    """Return what speaks for a lay: what the marshal may hit next, less what the lay gains."""
    hit = max(chances.values(), default=0.0) + SUSPECTED * chances.get(lay.card, 0.0)
    return {
        "suspicion": -hit,
        "footprints": -A_FOOTPRINT * footprints(view, lay.sprints),
        "distance": A_NUMBER * (lay.card - view.last),
    }


# -- the marshal


def _draw_to_learn(view: State, rng: Random) -> AllJudged:
    """Judge a deck by how unsure the marshal is about its numbers."""
    trails = likely_trails(evidence_of(view), TRAILS, rng)
    hits = _hits(trails)
    whole = sum(trails.values()) or 1.0
    cards = view.options.tuning.decks.cards

    def doubt(deck: Deck) -> float:
        chances = [hits.get(card, 0.0) / whole for card in cards[deck]]
        return sum([each * (1 - each) for each in chances])

    return tuple(judged(drawing.DRAWS[deck], {"doubt": doubt(deck)}) for deck in cards_left(view))


def _name(view: State, rng: Random) -> AllJudged:
    """Judge numbers by how many hideouts they find on average, as one and one is added."""
    evidence = evidence_of(view)
    if attempts.single_only(view):
        guess = best_single(evidence)
        if guess is None:
            return _first(view, rng)
        return (judged(_attempt(guess.numbers), {"hideouts": float(guess.chance)}),)
    trails = likely_trails(evidence, TRAILS, rng)
    whole = sum(trails.values())
    hits = _hits(trails)
    found: dict[tuple[int, ...], float] = {(number,): ways for number, ways in hits.items()}
    named: tuple[int, ...] = ()
    while hits:
        number = max(hits, key=lambda each: (hits[each], -each))
        if named and (len(named) + 1) * hits[number] <= found[named]:
            break
        named = (*named, number)
        found[named] = len(named) * hits[number]
        trails = {hidden: ways for hidden, ways in trails.items() if number in hidden}
        hits = {n: ways for n, ways in _hits(trails).items() if n not in named}
    return tuple(
        judged(_attempt(numbers), {"hideouts": ways / whole}) for numbers, ways in found.items()
    ) or _first(view, rng)


def _attempt(numbers: Iterable[int]) -> attempts.Attempt:
    return attempts.Attempt(tuple(map(Card, numbers)))


def _hits(trails: Mapping[frozenset[int], float]) -> dict[int, float]:
    """Return in how many of these trails each number is hidden."""
    found: dict[int, float] = {}
    for hidden, ways in trails.items():
        for number in hidden:
            found[number] = found.get(number, 0.0) + ways
    return found


def _first(view: State, _rng: Random) -> AllJudged:
    return tuple(judged(move, {"order": -at}) for at, move in enumerate(choices.options(view)))


def _last(view: State, _rng: Random) -> AllJudged:
    return tuple(judged(move, {"order": at}) for at, move in enumerate(choices.options(view)))


CHOOSERS: Mapping[Task, Chooser] = {
    **dict.fromkeys(hideouts.LAYING, _lay),
    **dict.fromkeys(attempts.NAMING, _name),
    Task.FOOTPRINT_CAST: _last,
    Task.WITNESS: _last,
}
