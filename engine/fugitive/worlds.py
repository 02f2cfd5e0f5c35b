"""Other hands, hideouts and sprint cards that a seat could not tell from the real ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.record import replace
from engine.core.worlds import first_alike

from .cards import CARDS, DECK_OF, ESCAPE, EVENT, START, Card
from .drawing import TopCard
from .effects.cover_tracks import TakeBack
from .hideouts import Lay
from .sight import observe, witness_move
from .state import State

TRIES = 60


def another_world(
    game: Game[State], start: State, moves: Sequence[Move[State]], seat: Seat, rng: Random
) -> tuple[Move[State], ...]:
    """Two cards that the seat has not seen change places, wherever they were drawn and laid."""
    secrets = _secrets(game, start, moves, seat)
    candidates = _swaps(moves, secrets, rng)
    return first_alike(game, start, moves, candidates, lambda state: observe(state, seat))


def _secrets(
    game: Game[State], state: State, moves: Sequence[Move[State]], seat: Seat
) -> list[tuple[Card, ...]]:
    """The cards of each move that the seat did not see whole, the rarest kind of move first."""
    found: dict[type[Move[State]], list[tuple[Card, ...]]] = {TakeBack: [], Lay: [], TopCard: []}
    for move in moves:
        if witness_move(move, state, seat) != move:
            found[type(move)].append(_cards(move))
        state, _ = game.play(state, move)
    return [cards for kind in found.values() for cards in kind]


def _cards(move: Move[State]) -> tuple[Card, ...]:
    match move:
        case TopCard(card) | TakeBack(_, card):
            return (card,)
        case Lay(card, sprints):
            return (card, *sprints)
    return ()


def _swaps(
    moves: Sequence[Move[State]], secrets: list[tuple[Card, ...]], rng: Random
) -> Iterator[Sequence[Move[State]]]:
    if not secrets:
        return
    for attempt in range(TRIES):
        hidden = secrets[0] if attempt < TRIES // 4 else rng.choice(secrets)
        one = rng.choice(hidden)
        alike = [card for card in CARDS if _may_stand_for(card, one)]
        if not alike:
            continue
        other = rng.choice(alike)
        swapped = {one: other, other: one}
        yield [_renamed(move, swapped) for move in moves]


def _may_stand_for(card: Card, one: Card) -> bool:
    same_deck = DECK_OF.get(card) == DECK_OF.get(one)
    return same_deck and card != one and card not in (START, ESCAPE) and one not in (EVENT, ESCAPE)


def _renamed(move: Move[State], names: Mapping[Card, Card]) -> Move[State]:
    match move:
        case TopCard(card) | TakeBack(_, card):
            return replace(move, card=names.get(card, card))
        case Lay(card, sprints):
            renamed = tuple(names.get(each, each) for each in sprints)
            return Lay(names.get(card, card), renamed)
    return move
