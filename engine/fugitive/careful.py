"""A careful player: hard to read as the fugitive, and playing the odds as the marshal.

Both use only what their seat may know, and treat all worlds as equally likely.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache

from engine.core.moves import Move
from engine.core.sight import SPECTATOR

from . import attempts, choices, drawing, hideouts
from .cards import DECK_CARDS, ESCAPE, FOOTPRINTS, Card, Deck
from .deduction import (
    Lay,
    Outlook,
    best_set,
    best_single,
    evidence_of,
    odds,
    outlooks,
    public_evidence,
)
from .manhunt import FREE_ABOVE, highest_revealed
from .passing import instead_of_laying
from .reach import STRIDE, bonus
from .sight import observe
from .state import FUGITIVE, MARSHAL, State, Task, cards_left

Chooser = Callable[[State], Move[State]]

TOO_SURE = Fraction(1, 2)
"""The fugitive avoids giving the marshal a better chance than this."""
STEP = Fraction(3, 100)
"""The risk that one number further, or one footprint kept in hand, is worth."""
LOOK_AHEAD = 2 * STRIDE
"""How far beyond the last hideout the fugitive plans when drawing."""


def careful(state: State) -> Move[State]:
    """Return the move of a careful player, whoever is to act."""
    return _chosen(observe(state, state.turn))


@lru_cache(maxsize=64)
def _chosen(view: State) -> Move[State]:
    return CHOOSERS.get(view.agenda[0].task, _first)(view)


def _first(view: State) -> Move[State]:
    return choices.options(view)[0]


def _last(view: State) -> Move[State]:
    return choices.options(view)[-1]


def _draw(view: State) -> Move[State]:
    return DRAWERS[view.turn](view)


def _draw_to_lay(view: State) -> Move[State]:
    """Draw from the deck with most numbers that will soon be in reach."""
    ahead = range(view.last + 1, view.last + LOOK_AHEAD + 1)

    def use(deck: Deck) -> tuple[int, int]:
        return sum(card in ahead for card in DECK_CARDS[deck]), deck

    return drawing.DRAWS[max(cards_left(view), key=use)]


def _draw_to_learn(view: State) -> Move[State]:
    """Draw from the deck whose numbers the marshal is least sure about."""
    hits = odds(evidence_of(view)).hits

    def doubt(deck: Deck) -> tuple[Fraction, int]:
        chances = [hits[card] for card in DECK_CARDS[deck] if card in hits]
        return sum((each * (1 - each) for each in chances), Fraction(0)), deck

    return drawing.DRAWS[max(cards_left(view), key=doubt)]


DRAWERS: Mapping[int, Chooser] = {FUGITIVE: _draw_to_lay, MARSHAL: _draw_to_learn}


def _lay(view: State) -> Move[State]:
    """Return the lay that leaves the marshal least sure, or none if that is better still."""
    lays = _thrifty(hideouts.lays(view))
    others = instead_of_laying(view)
    if not lays:
        return others[0]
    public = public_evidence(observe(view, SPECTATOR))
    seen = tuple(Lay(lay.card, len(lay.sprints)) for lay in lays)
    judged = list(zip(outlooks(public, seen, bonus(view)), lays, strict=True))
    away = [lay for outlook, lay in judged if _gets_away(view, outlook)]
    if away:
        return away[0]
    on = [(outlook, lay) for outlook, lay in judged if lay.card != ESCAPE] or judged
    outlook, best = min(on, key=lambda each: _risk(*each))
    if outlook.best > TOO_SURE and others and cards_left(view):
        now = best_single(public)
        if now is not None and now.chance < outlook.best:
            return others[0]
    return best


def _thrifty(lays: tuple[hideouts.Lay, ...]) -> list[hideouts.Lay]:
    """Keep the lays that use as few sprint cards as their card needs, or one more."""
    fewest: dict[Card, int] = {}
    for lay in lays:
        fewest[lay.card] = min(len(lay.sprints), fewest.get(lay.card, len(lay.sprints)))
    return [lay for lay in lays if len(lay.sprints) <= fewest[lay.card] + 1]


def _gets_away(view: State, outlook: Outlook) -> bool:
    """Return whether a lay wins, or leads to a manhunt that the marshal will probably lose."""
    free = highest_revealed(view) > FREE_ABOVE
    return outlook.lay.number == ESCAPE and (free or outlook.best <= TOO_SURE)


def _risk(outlook: Outlook, lay: hideouts.Lay) -> Fraction:
    """Return how risky a lay is.

    The risk is the marshal's best chance plus the chance of the number laid, and the sprint
    cards spent; getting further makes up for it.
    """
    cost = sum(FOOTPRINTS[card] for card in lay.sprints)
    return outlook.best + outlook.suspected + (cost - lay.card) * STEP


def _name(view: State) -> Move[State]:
    evidence = evidence_of(view)
    guess = best_single(evidence) if attempts.single_only(view) else best_set(evidence)
    if guess is None:
        return _first(view)
    return attempts.Attempt(tuple(Card(number) for number in guess.numbers))


CHOOSERS: Mapping[Task, Chooser] = {
    **dict.fromkeys(drawing.DRAWING, _draw),
    **dict.fromkeys(hideouts.LAYING, _lay),
    **dict.fromkeys(attempts.NAMING, _name),
    Task.FOOTPRINT_CAST: _last,
    Task.WITNESS: _last,
}
