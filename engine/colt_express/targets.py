"""The board's keys: the places of pieces, and the place or piece that stands for a move."""

from __future__ import annotations

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.moves import Move, Seat

from .kinds import verb_of
from .pieces import (
    AMOUNTS,
    LOCOMOTIVE,
    NOWHERE,
    SPOTS,
    UNSEEN,
    Car,
    Card,
    Dollars,
    Loot,
)
from .pile import floor_now
from .state import MUSTER, ROUND_EVENT, SCHEMING, STEALING, State, to_act
from .stealing.fire import Fire
from .stealing.floor import ChangeFloor
from .stealing.move import MoveTo
from .tuning import RULEBOOK
from .words import spot_word

THE_MARSHAL = "marshal"
PLACES = {spot_word(spot): spot for spot in SPOTS}


def target(move: Move[State], state: State) -> str:
    """Return a spot (`2 roof`), a bandit (`doc`), a token (`purse 3`) or a card."""
    return verb_of(move).target(move, state)


def sign(move: Move[State], state: State) -> str:
    """Return the name of the icon of a move; empty where it has none."""
    return verb_of(move).sign(move, state)


def aimed_at(key: str, state: State) -> Move[State] | None:
    """Return the move that a click means where no legal move is: going to a place, or a shot."""
    if state.phase is not STEALING or state.resolved >= len(state.pile):
        return None
    if key in PLACES:
        spot = PLACES[key]
        level = spot.floor % 2 == floor_now(state) % 2
        return MoveTo(spot.car) if level else ChangeFloor()
    names = [bandit.name.value for bandit in state.bandits]
    return Fire(Seat(names.index(key))) if key in names else None


def place_of(state: State, piece: str) -> str:
    """Return the spot of a bandit or of the marshal."""
    if piece == THE_MARSHAL:
        return str(state.marshal)
    for bandit in state.bandits:
        if bandit.name.value == piece:
            return "off" if bandit.spot == NOWHERE else spot_word(bandit.spot)
    known = ", ".join([*(bandit.name.value for bandit in state.bandits), THE_MARSHAL])
    raise GameError(f"no piece is called {quoted(piece)}; there are {known}")


def places(state: State) -> tuple[str, ...]:
    return (*(spot_word(spot) for spot in SPOTS[: 2 * (state.caboose + 1)]), "off")


def values(kind: object, state: State) -> tuple[object, ...]:
    """Return what a question may mean: cards of who is to act, loot in play, or money."""
    seat = to_act(state)
    if kind is Card and 0 <= seat < state.players:
        return tuple(card for card in dict.fromkeys(state.cards[seat].hand) if card != UNSEEN)
    if kind is Loot:
        lying = [loot for row in state.lying for loot in row]
        kept = [loot for bandit in state.bandits for loot in bandit.loot]
        return tuple(dict.fromkeys((*lying, *kept)))
    if kind is Dollars:
        tuning = state.options.tuning
        return tuple(sorted({*AMOUNTS, Dollars(tuning.starting_purse), Dollars(tuning.ransom)}))
    return ()


def own_name(kind: str, value: object, state: State | None) -> str:
    """Return the own name of the first and of the last car; empty for anything else."""
    if kind != Car.__name__:
        return ""
    if value == LOCOMOTIVE:
        return "locomotive"
    return "caboose" if state is not None and value == state.caboose else ""


def open_choice(state: State) -> bool:
    """Return whether everybody may see the choices: those of the pile and of an event are open."""
    return state.phase in (MUSTER, STEALING, ROUND_EVENT) and not state.looking


def prompt(state: State) -> str:
    """Return the key of the sentence that says what is to be done; a card has its own."""
    if state.looking:
        return "prompt.purse"
    if state.due:
        return "prompt.dealing"
    if state.phase is STEALING:
        return f"prompt.{state.pile[state.resolved].card.action.value}"
    if state.phase is SCHEMING and state.options.tuning.draw != RULEBOOK.draw:
        return "prompt.scheming.other"
    return f"prompt.{state.phase.value}"
