"""The ways in which a game ends."""

from __future__ import annotations

from engine.core.house import replaceable
from engine.core.house_answers import some_of
from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId

from . import rules
from .cards import ESCAPE
from .events import Ending, GameEnded
from .options import Stalemate, Variant
from .state import FUGITIVE, MARSHAL, State

IDLE_TURNS = 2
"""So many passed turns in a row, with nothing to draw, are a stalemate."""

CAUGHT = GameEnded((rules.WIN_CAUGHT,), (MARSHAL,), Ending.CAUGHT)
CAUGHT_BEFORE_EVENT = GameEnded(
    (rules.WIN_CAUGHT, rules.EVENT_WIN_FIRST), (MARSHAL,), Ending.CAUGHT
)
HUNTED_DOWN = GameEnded((rules.MANHUNT_CAUGHT,), (MARSHAL,), Ending.MANHUNT_CAUGHT)
SLIPPED_AWAY = GameEnded((rules.MANHUNT_ESCAPE,), (FUGITIVE,), Ending.MANHUNT_ESCAPED)

STALEMATE_WON_BY = {
    Stalemate.MARSHAL: (MARSHAL,),
    Stalemate.FUGITIVE: (FUGITIVE,),
    Stalemate.DRAW: (),
}


def escaped(above: int | None) -> GameEnded:
    """Return the escape without a manhunt, by a face-up card above a number if one decided it."""
    cited = (rules.WIN_ESCAPE, rules.MANHUNT_TRIGGER)
    return GameEnded(cited, (FUGITIVE,), Ending.ESCAPED, above)


@replaceable(rules.WIN_CAUGHT)
def all_found(state: State) -> bool:
    """Return whether the fugitive is caught: with every hideout face up."""
    return all(hideout.up for hideout in state.trail)


def end_rule(state: State) -> RuleId:
    """Return the rule by which a game that is over has ended."""
    laid = len(state.trail)
    if not any(hideout.card == ESCAPE for hideout in state.trail):
        return rules.WIN_CAUGHT if all_found(state) else rules.TURN_STALEMATE
    if MARSHAL in state.winners:
        return rules.MANHUNT_CAUGHT
    hunted = any(miss.laid == laid for miss in state.misses)
    return rules.MANHUNT_ESCAPE if hunted else rules.WIN_ESCAPE


def caught(play: Play[State]) -> None:
    discovery = play.state.options.variant is Variant.DISCOVERY
    play.happens(CAUGHT_BEFORE_EVENT if discovery else CAUGHT)


def is_stalemate(state: State) -> bool:
    return state.idle >= IDLE_TURNS


@replaceable(
    rules.TURN_STALEMATE,
    some_of(lambda _state: (FUGITIVE, MARSHAL)),
    "a tuple of seats, 0 for the fugitive and 1 for the marshal",
)
def stalemate_winners(state: State) -> tuple[Seat, ...]:
    """Return who wins when nothing is left to draw and the fugitive goes on passing."""
    return STALEMATE_WON_BY[state.options.stalemate]


def stalemate(play: Play[State]) -> None:
    winners = stalemate_winners(play.state)
    play.happens(GameEnded((rules.TURN_STALEMATE,), winners, Ending.STALEMATE))
