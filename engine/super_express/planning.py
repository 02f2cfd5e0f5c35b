"""Planning: everybody secretly stacks three cards, in the order they will be played."""

from __future__ import annotations

from itertools import permutations

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.moves import Composition, Move, Part, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.record import remembered

from . import rules
from .events import ExecutionBegan, Planned, TurnPassed
from .pieces import BASE_CARDS, Card, Name
from .setup import only_in
from .state import ABOARD, PLANNING, ROUND_THE_TABLE, State
from .verbs import Verb
from .words import card_words, read_cards

STACK = 3
PLANNED = (rules.PLAN_THREE,)
TO_SEAT = tuple(TurnPassed(PLANNED, Seat(seat)) for seat in range(len(Name)))


class NotThree(Reason):
    count: int


class NotInHand(Reason):
    card: Card
    hand: tuple[Card, ...]


class AlreadyPlanned(Reason):
    card: Card
    place: int


class Plan(Move[State]):
    """Stack three cards; the first is played first."""

    cards: tuple[Card, ...]

    def refusal(self, state: State) -> Refusal | None:
        if state.phase is not PLANNING:
            return only_in(PLANNING, state)
        hand = state.options.hand
        if len(self.cards) == STACK:
            a, b, c = self.cards
            if a in hand and b in hand and c in hand and a is not b and b is not c and a is not c:
                return None
        count = len(self.cards)
        return refuse(
            *faults(self.cards, hand),
            None if count == STACK else NotThree(rules.PLAN_THREE, count),
        )

    def carry_out(self, play: Play[State]) -> None:
        planner = play.state.turn
        play.happens(Planned(PLANNED, planner, self.cards))
        bandits = play.state.bandits
        for seat in ROUND_THE_TABLE[len(bandits)][planner]:
            bandit = bandits[seat]
            if not bandit.planned and bandit.status is ABOARD:
                play.happens(TO_SEAT[seat])
                return
        play.happens(ExecutionBegan((rules.EXECUTE_TURNS,), play.state.first))


def faults(cards: tuple[Card, ...], hand: tuple[Card, ...]) -> list[Reason]:
    """Return what is wrong with the cards of a plan, whole or not."""
    found: list[Reason] = []
    for place, card in enumerate(cards):
        if card not in hand:
            rule = rules.SETUP_HAND if card in BASE_CARDS else rules.EXPANSION_HAND
            found.append(NotInHand(rule, card, hand))
        elif card in cards[:place]:
            found.append(AlreadyPlanned(rules.PLAN_THREE, card, cards.index(card) + 1))
    return list(dict.fromkeys(found))


@remembered
def plans(hand: tuple[Card, ...]) -> tuple[Plan, ...]:
    """Return every plan that a hand allows."""
    return tuple(Plan(cards) for cards in permutations(hand, STACK))


def compose(state: State, chosen: tuple[str, ...]) -> Composition[State]:
    """Return which card can be planned next, and the plan once it has three."""
    hand = state.options.hand
    known = {card.value: card for card in hand}
    unknown = [key for key in chosen if key not in known]
    if unknown:
        raise GameError(f"{quoted(unknown[0])} is no card of this hand: {', '.join(known)}")
    cards = tuple(known[key] for key in chosen)
    if len(cards) >= STACK:
        full = refuse(NotThree(rules.PLAN_THREE, len(cards) + 1))
        parts = tuple(Part(card.value, full) for card in hand)
        plan = Plan(cards)
        return Composition(parts, plan, plan.refusal(state), places=STACK)
    parts = tuple(
        Part(
            card.value,
            refuse(AlreadyPlanned(rules.PLAN_THREE, card, cards.index(card) + 1))
            if card in cards
            else None,
        )
        for card in hand
    )
    return Composition(parts, places=STACK)


VERBS = (
    Verb(
        Plan,
        "plan",
        read=lambda scanner, _state: Plan(read_cards(scanner)),
        rest=lambda plan, _state: card_words(plan.cards),
        reasons=(NotThree, NotInHand, AlreadyPlanned),
    ),
)
