"""Passing, and stopping: what the fugitive may do instead of laying a hideout."""

from __future__ import annotations

from engine.core.house import replaceable
from engine.core.house_answers import one_of
from engine.core.moves import Move, Reason, Refusal, refuse
from engine.core.play import Play

from . import rules
from .actions import Verb
from .cards import DECKS, Deck
from .ending import is_stalemate, stalemate
from .events import DeckChosen, Follows, Passed, Stopped, turn_up
from .options import Opening, PassDraw
from .pace import first_lays
from .state import FUGITIVE, State, Task, cards_left
from .turns import due, go_on, not_now

FIRST_TURN = (Task.OPENING, Task.SECOND)

PASSED = Passed((rules.PASS,))
STOPS = {
    Task.SECOND: Stopped((rules.TURN_FUGITIVE_FIRST,)),
    Task.SECOND_WIND: Stopped((rules.EVENT_EFFECTS,)),
}


class FirstTurnLays(Reason):
    """The first turn is no turn to pass."""

    most: int

    @property
    def phrase(self) -> str:
        return FIRST_TURN_PHRASES.get(self.most, "FirstTurnLays.more")


FIRST_TURN_PHRASES = {1: "FirstTurnLays.one", 2: "FirstTurnLays"}


class SecondNeeded(Reason):
    """This edition lays exactly two hideouts in the first turn."""


class Pass(Move[State]):
    """Lay no hideout this turn."""

    def refusal(self, state: State) -> Refusal | None:
        task = due(state)
        if task is Task.LAY:
            return None
        if task in FIRST_TURN:
            return refuse(FirstTurnLays(rules.PASS, first_lays(state)))
        return not_now(state, FUGITIVE)

    def carry_out(self, play: Play[State]) -> None:
        play.happens(PASSED)
        if is_stalemate(play.state):
            stalemate(play)
            return
        _draw_for_passing(play)
        go_on(play)


@replaceable(rules.PASS_DRAW, one_of(lambda _state: (None, *DECKS)), "a deck (1, 2 or 3) or None")
def passing_draws_from(state: State) -> Deck | None:
    """Return the deck that a fugitive who has passed draws from, None if nothing is drawn."""
    if state.options.pass_draw is PassDraw.NOTHING:
        return None
    return next(iter(cards_left(state)), None)


def _draw_for_passing(play: Play[State]) -> None:
    deck = passing_draws_from(play.state)
    if deck is not None and deck in cards_left(play.state):
        play.happens(Follows((rules.PASS_DRAW,), (turn_up(FUGITIVE, deck),)))
        play.happens(DeckChosen((rules.PASS_DRAW,), FUGITIVE, deck))


class Stop(Move[State]):
    """Lay no further hideout in the first turn, or none that an event allows."""

    def refusal(self, state: State) -> Refusal | None:
        task = due(state)
        if task not in STOPS:
            return not_now(state, FUGITIVE)
        exact = state.options.opening is Opening.EXACTLY_TWO
        if task is Task.SECOND and exact:
            return refuse(SecondNeeded(rules.TURN_OPENING_EXACT))
        return None

    def carry_out(self, play: Play[State]) -> None:
        play.happens(STOPS[play.state.agenda[0].task])
        go_on(play)


PASS, STOP = Pass(), Stop()

VERBS = (
    Verb(Pass, "pass", read=lambda _scanner: PASS, reasons=(FirstTurnLays,)),
    Verb(Stop, "stop", read=lambda _scanner: STOP, reasons=(SecondNeeded,)),
)


def instead_of_laying(state: State) -> tuple[Move[State], ...]:
    """List what may be done instead, while a hideout is to be laid."""
    if state.agenda[0].task is Task.LAY:
        return (PASS,)
    return (STOP,) if STOP.refusal(state) is None else ()


def temptations(state: State) -> tuple[Move[State], ...]:
    """Return passing in the first turn, where it is refused."""
    return (PASS,) if due(state) in FIRST_TURN else ()
