"""A careful player: as the fugitive hard to read, as the marshal true to the odds.

Both go by what their seat may know. Worlds are weighed evenly.
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
"""A fugitive who has another choice does not let the marshal's chance come to more than this."""
STEP = Fraction(3, 100)
"""What a fugitive gives for one number further, or for a footprint kept in hand."""
LOOK_AHEAD = 2 * STRIDE
"""How far beyond the last hideout a fugitive draws cards for."""


def careful(state: State) -> Move[State]:
    """What a careful player does in this position, whoever is to act."""
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
    """From the deck of the numbers that will be in reach."""
    ahead = range(view.last + 1, view.last + LOOK_AHEAD + 1)

    def use(deck: Deck) -> tuple[int, int]:
        return sum(card in ahead for card in DECK_CARDS[deck]), deck

    return drawing.DRAWS[max(cards_left(view), key=use)]


def _draw_to_learn(view: State) -> Move[State]:
    """From the deck whose numbers are least certain to be hideouts, or none."""
    hits = odds(evidence_of(view)).hits

    def doubt(deck: Deck) -> tuple[Fraction, int]:
        chances = [hits[card] for card in DECK_CARDS[deck] if card in hits]
        return sum((each * (1 - each) for each in chances), Fraction(0)), deck

    return drawing.DRAWS[max(cards_left(view), key=doubt)]


DRAWERS: Mapping[int, Chooser] = {FUGITIVE: _draw_to_lay, MARSHAL: _draw_to_learn}


def _lay(view: State) -> Move[State]:
    """The lay that leaves the marshal least sure; otherwise none, if that leaves them less so."""
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
    """The lays with as few sprints as their card can do with, or one more."""
    fewest: dict[Card, int] = {}
    for lay in lays:
        fewest[lay.card] = min(len(lay.sprints), fewest.get(lay.card, len(lay.sprints)))
    return [lay for lay in lays if len(lay.sprints) <= fewest[lay.card] + 1]


def _gets_away(view: State, outlook: Outlook) -> bool:
    """Whether a lay wins, or leads into a manhunt that the marshal will rather lose."""
    free = highest_revealed(view) > FREE_ABOVE
    return outlook.lay.number == ESCAPE and (free or outlook.best <= TOO_SURE)


def _risk(outlook: Outlook, lay: hideouts.Lay) -> Fraction:
    """How sure the marshal can be, of anything and of this; less the way it goes for its cost."""
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
