"""Imagines a whole position from what one seat sees: one that it can't tell from the real one.

What the fugitive does not know is which cards the marshal holds and which are left in the decks.
All ways to divide the unseen cards of each deck between the two are equally likely.

The marshal does not know what lies face down and what the fugitive holds. Positions are as likely
as the deduction says in its model with draws (`deduction/worlds.py`): every way in which the
fugitive can have drawn and laid cards so that all the marshal saw is true counts the same. That
is exact but where the deduction can only estimate, which is after long games with many sprints
and no find; the `error` of the odds with draws says how far off it may be there. This ignores
what a fugitive would prefer to do, and when a sprint was taken back or a card discarded, as
`deduction/limits.py` says.

A card that somebody else peeked at may be any card that can have had that fate, all equally
likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.core.errors import GameError
from engine.core.moves import Seat
from engine.core.record import replace

from .cards import DECKS, ESCAPE, EVENT, HIDDEN, Card, Deck
from .choices import options
from .deduction import Evidence, evidence_of, random_world
from .events import LYING
from .state import FUGITIVE, Fate, Hideout, Peeked, State

MOST_TRIES = 200
"""The number of positions imagined for one in which what is due can be done."""

Cards = tuple[Card, ...]


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Return a position at random that looks like this view to the seat."""
    for _ in range(MOST_TRIES):
        state = _for_fugitive(view, rng) if seat == FUGITIVE else _for_marshal(view, rng)
        state = _with_peeked(state, rng)
        if not state.agenda or options(state):
            return state
    raise GameError("in no position that looks like this can be done what is due")


# -- the fugitive looks


def _for_fugitive(view: State, rng: Random) -> State:
    """Return the view with the marshal's hand and the decks filled in."""
    laid = {card for hideout in view.trail for card in (hideout.card, *hideout.sprints)}
    seen = {*view.hand, *laid, *view.dropped, *view.removed, *view.marshal}
    in_deck, with_marshal = _peeked_at(view)
    decks = []
    marshal = {*view.marshal, *with_marshal} - {HIDDEN}
    for deck in DECKS:
        unseen = [card for card in view.options.tuning.decks.cards[deck] if card not in seen]
        lying = [card for card in in_deck if card in unseen]
        loose = [card for card in unseen if card not in (*lying, *with_marshal)]
        left = view.decks[deck - 1].count(HIDDEN) - len(lying)
        lying += rng.sample(loose, left)
        decks.append(_deck(view, deck, lying))
        marshal.update(card for card in loose if card not in lying)
    return replace(view, decks=tuple(decks), marshal=tuple(sorted(marshal)))


def _peeked_at(view: State) -> tuple[Cards, Cards]:
    """Return the card that the seat knows to be in a deck, or in the marshal's hand."""
    peeked = view.peeked
    if peeked is None or peeked.card in (HIDDEN, EVENT):
        return (), ()
    lying = (peeked.card,) if peeked.fate in LYING else ()
    return lying, (peeked.card,) if peeked.fate is Fate.DRAWN_BY_MARSHAL else ()


def _deck(view: State, deck: Deck, cards: list[Card]) -> Cards:
    """Return a deck of these cards and of its event cards."""
    events = view.decks[deck - 1].count(EVENT)
    return (EVENT,) * events + tuple(sorted(cards))


# -- the marshal looks


def _for_marshal(view: State, rng: Random) -> State:
    """Return the view with the fugitive's hand, what lies face down, and the decks filled in."""
    world = random_world(_evidence(view), rng)
    trail = tuple(
        _turned_up(hideout, Card(number), tuple(map(Card, sprints)))
        for hideout, number, sprints in zip(view.trail, world.numbers, world.sprints, strict=True)
    )
    laid = {card for hideout in trail for card in (hideout.card, *hideout.sprints)}
    hand = {Card(card) for card in world.hand} | ({ESCAPE} - laid)
    gone = {*hand, *laid, *view.dropped, *view.removed, *view.marshal}
    cards = view.options.tuning.decks.cards
    decks = tuple(
        _deck(view, deck, [card for card in cards[deck] if card not in gone]) for deck in DECKS
    )
    return replace(view, hand=tuple(sorted(hand)), trail=trail, decks=decks)


def _evidence(view: State) -> Evidence:
    """Return what the marshal knows, also while the opening hand is being dealt."""
    evidence = evidence_of(view)
    if view.round:
        return evidence
    dealt = len(view.options.tuning.decks.of) - sum(map(len, view.decks))
    return replace(evidence, draws=evidence.draws[:dealt])


def _turned_up(hideout: Hideout, card: Card, sprints: Cards) -> Hideout:
    return replace(hideout, card=card, sprints=sprints or hideout.sprints)


# -- a card that somebody else peeked at


def _with_peeked(state: State, rng: Random) -> State:
    """Return the position with the card filled in that somebody else peeked at, if one did."""
    peeked = state.peeked
    if peeked is None or peeked.card != HIDDEN:
        return state
    card = rng.choice([*_may_be(state, peeked)])
    return replace(state, peeked=replace(peeked, card=card))


def _may_be(state: State, peeked: Peeked) -> Iterator[Card]:
    """Yield the cards that may have been peeked at, by what became of the card."""
    if peeked.fate in LYING:
        yield from state.decks[peeked.deck - 1]
        return
    cards = state.marshal
    if peeked.fate is Fate.DRAWN_BY_FUGITIVE:
        first = min((drawn.laid for drawn in state.draws if drawn.deck == peeked.deck), default=0)
        later = [card for each in state.trail[first:] for card in (each.card, *each.sprints)]
        cards = (*state.hand, *state.dropped, *later)
    deck_of = state.options.tuning.decks.of
    yield from (card for card in cards if deck_of.get(card) == peeked.deck)
