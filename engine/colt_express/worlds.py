"""Other cards and purses of the others that look the same from a seat."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from engine.core.moves import Move, Seat, resolve
from engine.core.record import replace
from engine.core.sight import SPECTATOR
from engine.core.worlds import first_alike

from .dealing import Deal
from .expert import Drop, Keep, discard_open, droppable, selections
from .pieces import PURSE_VALUES, Card, in_order
from .scheming import Scheme
from .sight import observe
from .state import State, seat_of
from .stealing.purse import OpenPurse

TRIES = 8


def another_world(
    start: State, moves: Sequence[Move[State]], seat: Seat, rng: Random
) -> tuple[Move[State], ...]:
    """Return a line in which others hold other cards, or purses of other values."""

    def known(state: State) -> Hashable:
        return observe(state, seat), observe(state, SPECTATOR)

    states = _states(start, moves)
    candidates = (_disguised(states, moves, seat, rng) for _ in range(TRIES))
    return first_alike(start, moves, candidates, known)


def _states(state: State, moves: Sequence[Move[State]]) -> list[State]:
    states = [state]
    for move in moves:
        states.append(resolve(states[-1], move)[0])
    return states


def _disguised(
    states: list[State], moves: Sequence[Move[State]], seat: Seat, rng: Random
) -> Sequence[Move[State]]:
    """Return the moves with a card of everybody else exchanged, and with other purses."""
    disguised = list(moves)
    deals: dict[Seat, list[int]] = {}
    for index, (state, move) in enumerate(zip(states, moves, strict=False)):
        if isinstance(move, Deal) and state.due[0].seat != seat:
            deals.setdefault(state.due[0].seat, []).append(index)
        if isinstance(move, OpenPurse) and seat_of(state, state.looking[0]) != seat:
            disguised[index] = OpenPurse(rng.choice(list(PURSE_VALUES)))
        if isinstance(move, Drop) and state.turn != seat and not discard_open(state):
            same = len(move.cards)
            drops = selections(droppable(state, state.turn))
            disguised[index] = Drop(rng.choice([each for each in drops if len(each) == same]))
    for other, indices in deals.items():
        at = rng.choice(indices[-3:])
        _exchange(states, disguised, other, at, rng)
    return disguised


def _exchange(
    states: list[State], moves: list[Move[State]], seat: Seat, at: int, rng: Random
) -> None:
    """Exchange a card dealt to a seat and one that stayed in its deck, from this deal on."""
    deal = moves[at]
    own = states[at].cards[seat]
    if not isinstance(deal, Deal) or not own.deck:
        return
    drawn = deal.cards[len(own.top) :]
    left = [card for card in dict.fromkeys(own.deck) if own.deck.count(card) > drawn.count(card)]
    if not drawn or not left:
        return
    one, other = rng.choice(drawn), rng.choice(left)
    moves[at] = replace(deal, cards=_swapped(deal.cards, len(own.top), one, other))
    for index in range(at + 1, len(moves)):
        moves[index] = _as_exchanged(states[index], moves[index], seat, one, other)


def _swapped(cards: tuple[Card, ...], keep: int, one: Card, other: Card) -> tuple[Card, ...]:
    rest = list(cards[keep:])
    if one in rest:
        rest[rest.index(one)] = other
    return cards[:keep] + in_order(rest)


def _as_exchanged(
    state: State, move: Move[State], seat: Seat, one: Card, other: Card
) -> Move[State]:
    """Return a later move of the seat; with the other card in it if nobody else saw the move."""
    match move:
        case Scheme(card, True) if state.turn == seat and card == one:
            return Scheme(other, True)
        case Keep(cards) if state.turn == seat and one in cards:
            return Keep(_swapped(cards, 0, one, other))
    return move
