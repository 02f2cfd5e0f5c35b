"""The rules of the toy."""

from __future__ import annotations

from itertools import permutations

from engine.core.chance import Chance
from engine.core.moves import CHANCE, Move, Refusal, Seat, refuse
from engine.core.parts.plain import side
from engine.core.roster import called

from . import toy_pieces as toy
from .toy_moves import (
    Blow,
    CardsAstray,
    Deal,
    Lay,
    NameTwice,
    Pick,
    Show,
    UnknownName,
    card_of,
    conflicts,
    faults,
)
from .toy_pieces import CARDS, Name, Options, Phase, Player, Sky, State, Tree

__all__ = ["chance", "invalid", "lists_all", "options", "prepare", "side", "to_act", "winners"]


def prepare(names: tuple[str, ...], options: Options) -> State | Refusal:
    found, strange, twice = called(names, Name)
    refusal = refuse(
        *conflicts(options, len(names)),
        *(UnknownName(toy.PLAYERS, name, tuple(Name)) for name in strange),
        *(NameTwice(toy.PLAYERS, name) for name in twice),
    )
    return refusal or State(options, tuple(Player(name) for name in found))


def invalid(state: State) -> Refusal | None:
    count = state.bag + len(state.out)
    astray = count != len(CARDS) or len(state.left) != state.bag
    return refuse(
        *conflicts(state.options, len(state.players)),
        CardsAstray(toy.DEAL, count, len(CARDS)) if astray else None,
        *(
            fault
            for player in state.players
            if player.laid
            for fault in faults(player.laid, state.options.stones)
        ),
    )


def to_act(state: State) -> Seat:
    return state.turn


def options(state: State) -> tuple[Move[State], ...]:
    if state.phase in (Phase.DEALING, Phase.SKYING):
        return tuple(move for move, _ in chance(state).weighted)
    if state.phase is Phase.LAYING:
        stones = state.options.stones
        lengths = range(1, len(stones) + 1) if lists_all(state) else (1,)
        return tuple(Lay(stack) for k in lengths for stack in permutations(stones, k))
    if state.phase is Phase.PICKING:
        return tuple(Pick(tree) for tree in Tree if tree is Tree.LOW or card_of(state) > 1)
    return (Show(),) if state.phase is Phase.SHOWING else ()


def lists_all(state: State) -> bool:
    """There are too many stacks of stones, unless the toy is small."""
    return state.options.small or state.phase is not Phase.LAYING


def chance(state: State) -> Chance[State]:
    if state.turn != CHANCE:
        raise ValueError("luck has nothing to decide here")
    if state.phase is Phase.SKYING:
        return Chance("sky", ((Blow(Sky.SUN), 3), (Blow(Sky.WIND), 1)))
    left = state.left
    return Chance("bag", ((Deal(card), left.count(card)) for card in dict.fromkeys(left)))


def winners(state: State) -> tuple[Seat, ...]:
    return state.winners
