"""The places and pieces of the board, by their keys, and which of them stands for a move."""

from __future__ import annotations

from engine.core.bounds import is_number, quoted
from engine.core.errors import GameError
from engine.core.moves import Move

from .attempts import Attempt
from .cards import CARDS, DECKS, ESCAPE, HIDDEN, START, Card, Deck
from .drawing import DrawFrom
from .hideouts import LAYING, Lay
from .kinds import verb_of
from .state import State

PIECES = {f"card {card}": card for card in CARDS}


def target(move: Move[State]) -> str:
    """Return the place or piece that stands for a move; of a lay its hideout."""
    return verb_of(move).target(move)


def sign(move: Move[State]) -> str:
    """Return the name of the icon of a move; empty where it has none."""
    return verb_of(move).sign


def place_of(state: State, piece: str) -> str:
    """Return where a card is.

    It is `hideout 2`, `under 2`, `fugitive`, `marshal`, `deck 1`, `dropped`, `removed` or `start`.
    """
    if piece not in PIECES:
        raise GameError(
            f"no piece is called {quoted(piece)}; there are card {START} to card {CARDS[-1]}"
        )
    card = PIECES[piece]
    for place, hideout in enumerate(state.trail, 1):
        if card == hideout.card:
            return f"hideout {place}"
        if card in hideout.sprints:
            return f"under {place}"
    return next((place for place, cards in _heaps(state) if card in cards), "start")


def places(state: State) -> tuple[str, ...]:
    laid = range(1, len(state.trail) + 1)
    new = len(state.trail) + 1
    return (
        "start",
        *(f"hideout {place}" for place in laid),
        *(heap for heap, _ in _heaps(state)),
        *(f"under {place}" for place in (*laid, new)),
        f"hideout {new}",
    )


def aimed_at(key: str, state: State) -> Move[State] | None:
    """Return the move that somebody means who clicks a place where nothing can be done.

    On a deck it is a draw; on a number a lay or an attempt, whichever is due.
    """
    piece, _, last = key.partition(" ")
    if not is_number(last) or int(last) > ESCAPE or not state.agenda:
        return None
    if piece == "deck":
        return DrawFrom(Deck(int(last))) if int(last) in DECKS else None
    if piece not in ("card", "number"):
        return None
    card = Card(int(last))
    return Lay(card) if state.agenda[0].task in LAYING else Attempt((card,))


def pointed_at(key: str, kind: object, name: str, state: State) -> int | None:
    """Return what a key means as the value of an event: a deck, a place of the trail or a card."""
    piece, _, last = key.partition(" ")
    if not is_number(last):
        return None
    number = int(last)
    if piece == "deck":
        return number if kind is Deck else None
    if name == "place":
        return number if piece == "hideout" else None
    if kind is not Card and name != "value":
        return None
    if piece != "hideout":
        return number if piece in ("card", "number") else None
    card = state.trail[number - 1].card if 0 < number <= len(state.trail) else HIDDEN
    return None if card == HIDDEN or kind is not Card else card


def _heaps(state: State) -> list[tuple[str, tuple[Card, ...]]]:
    return [
        ("fugitive", state.hand),
        ("marshal", state.marshal),
        ("dropped", state.dropped),
        ("removed", state.removed),
        *((f"deck {deck}", state.decks[deck - 1]) for deck in DECKS),
    ]
