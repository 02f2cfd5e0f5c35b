"""Turns: which task is due next, and the tasks that need no decision."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.moves import NOBODY, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.rulebook import RuleId

from . import rules
from .cards import Deck
from .ending import end_rule
from .event_card_events import NothingHappened
from .event_piles import pile
from .events import DeckChosen, DrawSkipped, Stopped, TurnBegan
from .options import VARIANT_RULE, Opening
from .reach import layable
from .state import FUGITIVE, MARSHAL, OPPONENT, Due, State, Task

FIRST_RULES = {
    FUGITIVE: (rules.TURN_ORDER, rules.TURN_FUGITIVE_FIRST),
    MARSHAL: (rules.TURN_ORDER, rules.TURN_MARSHAL_FIRST),
}
LATER_RULES = {
    FUGITIVE: (rules.TURN_ORDER, rules.TURN_FUGITIVE),
    MARSHAL: (rules.TURN_ORDER, rules.TURN_MARSHAL),
}
NOTHING_LEFT = {seat: DrawSkipped((rules.TURN_EMPTY_DECK,), seat) for seat in (FUGITIVE, MARSHAL)}
NO_EVENT_LEFT = NothingHappened((rules.EVENT_EMPTY,), None)
OPENING_ENDS = Stopped((rules.TURN_OPENING_EXACT,))
AGAIN = (rules.EVENT_REDRAW, rules.EVENT_ORDER)


class NotNow(Reason):
    """The move belongs to another task than the one due."""

    task: Task

    @property
    def phrase(self) -> str:
        return f"NotNow.{self.task.value}"


class Over(Reason):
    """The game has ended."""


class DeckEmpty(Reason):
    """There is nothing to draw from that deck."""

    deck: Deck
    left: tuple[Deck, ...]


OWN_TURN = frozenset(
    {Task.DRAW, Task.TURN_UP, Task.OPENING, Task.SECOND, Task.LAY, Task.ATTEMPT, Task.TURN}
)
"""The tasks of a turn, event cards aside."""


def not_now(state: State, mover: Seat = NOBODY) -> Refusal | None:
    """Refuse a move that is not due, by the rule it breaks.

    `mover` is the only seat that ever makes such moves, NOBODY if either does.
    """
    if not state.agenda:
        return refuse(Over(end_rule(state)))
    return refuse(NotNow(_broken(state, mover), state.agenda[0].task))


def _broken(state: State, mover: Seat) -> RuleId:
    """Return the rule that says what is due: of the set-up, the manhunt, an event or the turn."""
    first, last = state.agenda[0], state.agenda[-1]
    if first.task is Task.DEAL:
        return rules.SETUP_HAND
    if first.task is Task.MANHUNT:
        return rules.MANHUNT_SINGLE
    if first.task in (Task.EVENT, Task.REDRAW):
        return VARIANT_RULE[state.options.variant]
    seat = OPPONENT[last.seat] if last.task is Task.TURN else first.seat
    within_event = any(due.task is Task.REDRAW for due in state.agenda)
    if first.task not in OWN_TURN or first.seat != seat or within_event:
        return rules.EVENT_ORDER
    return rules.TURN_ORDER if mover == OPPONENT[seat] else draw_rules(state, seat)[0]


def due(state: State) -> Task | None:
    """Return the task that is due; None when the game is over."""
    return state.agenda[0].task if state.agenda else None


def go_on(play: Play[State]) -> None:
    """Carry out the tasks that need no decision, until a player or luck has to decide."""
    while play.state.agenda:
        first = play.state.agenda[0]
        step = AUTOMATIC.get(first.task)
        if step is None or not step(play, first):
            return


def _begin(play: Play[State], due: Due) -> bool:
    seat = due.seat
    number = play.state.round + (seat == FUGITIVE)
    cited = (FIRST_RULES if number == 1 else LATER_RULES)[seat]
    play.happens(TurnBegan(cited, seat, number))
    return True


def _skip_draw(play: Play[State], due: Due) -> bool:
    if any(play.state.decks):
        return False
    play.happens(NOTHING_LEFT[due.seat])
    return True


def _redraw(play: Play[State], due: Due) -> bool:
    """Draw from the same deck again; if it is empty, the player chooses another."""
    if not play.state.decks[due.deck - 1]:
        return _skip_draw(play, due)
    play.happens(DeckChosen(AGAIN, due.seat, due.deck))
    return True


def _skip_turning_up(play: Play[State], due: Due) -> bool:
    if play.state.decks[due.deck - 1]:
        return False
    play.happens(NOTHING_LEFT[due.seat])
    return True


def _skip_event(play: Play[State], _due: Due) -> bool:
    if pile(play.state):
        return False
    play.happens(NO_EVENT_LEFT)
    return True


def _skip_second(play: Play[State], _due: Due) -> bool:
    exact = play.state.options.opening is Opening.EXACTLY_TWO
    if not exact or layable(play.state):
        return False
    play.happens(OPENING_ENDS)
    return True


AUTOMATIC: dict[Task, Callable[[Play[State], Due], bool]] = {
    Task.TURN: _begin,
    Task.DRAW: _skip_draw,
    Task.EXTRA_DRAW: _skip_draw,
    Task.DRAW_TWO: _skip_draw,
    Task.REDRAW: _redraw,
    Task.TURN_UP: _skip_turning_up,
    Task.EVENT: _skip_event,
    Task.SECOND: _skip_second,
}


def draw_rules(state: State, seat: Seat) -> tuple[RuleId, ...]:
    """Return the rule by which a seat draws in its turn."""
    return (FIRST_RULES if state.round == 1 else LATER_RULES)[seat][1:]


REASONS = (NotNow, Over, DeckEmpty)
"""The reasons against moves of several kinds."""
