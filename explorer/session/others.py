"""Play without the reader: luck that the seed draws, and seats that play themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from engine.core.moves import CHANCE, NOBODY, Move
from engine.core.timeline import Timeline
from engine.core.turn import turn_at
from engine.players import find_player, player_names

from .standpoint import DRAWN, Standpoint

BY_HAND = "hand"


class Table(Protocol):
    """A game in progress, and the players of its seats."""

    timeline: Timeline[Any]

    @property
    def here(self) -> Standpoint: ...

    @property
    def players(self) -> Mapping[str, str]: ...


def player_kinds(here: Standpoint) -> tuple[str, ...]:
    """The kinds of players for a seat: by hand, or a player of the engine by its name."""
    return (BY_HAND, *player_names(here.game))


def draw_on(table: Table) -> None:
    """Let the seed decide for luck, as long as luck is to act."""
    while table.here.luck == DRAWN and table.here.to_act == CHANCE:
        table.timeline.draw()


def plays_itself(table: Table) -> bool:
    """Return whether the next choice here is made by luck or by a seat that plays itself."""
    here = table.here
    if here.between_events or here.home or here.to_act == NOBODY:
        return False
    if here.to_act == CHANCE:
        return here.luck == DRAWN
    return table.players[here.actor] != BY_HAND


def decide(table: Table) -> Move[Any]:
    """The move that luck, or the seat that plays itself, makes here."""
    here, timeline = table.here, table.timeline
    if here.to_act == CHANCE:
        return timeline.luck().draw(here.game.rules.chance(timeline.state))
    player = find_player(here.game, table.players[here.actor])
    return player(turn_at(here.game, timeline.state, timeline.rng(here.actor)))


def let_others_play(table: Table) -> None:
    """Let seats that play themselves play on, until a seat played by hand is to act."""
    while plays_itself(table):
        table.timeline.play(decide(table))


def last_choice_by_hand(table: Table) -> int | None:
    """The node, before this one, at which somebody last chose by hand; None if nobody has."""
    here = table.here
    for node in reversed(here.path[:-1]):
        seat = here.game.rules.to_act(node.state)
        if seat not in (CHANCE, NOBODY) and table.players[here.seat_names[seat]] == BY_HAND:
            return int(node.number)
    return None


def first_choice(table: Table) -> int:
    """The node of this line at which somebody chooses first, after all that luck set up."""
    to_act, path = table.here.game.rules.to_act, table.here.path
    chosen = (node for node in path if to_act(node.state) not in (CHANCE, NOBODY))
    return int(next(chosen, path[0]).number)
