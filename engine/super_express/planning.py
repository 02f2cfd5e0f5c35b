"""Planning: everybody secretly stacks cards, three by the rulebook, in playing order."""

from __future__ import annotations

from itertools import permutations

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.moves import Composition, Move, Part, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.record import remembered

from . import rules
from .events import ExecutionBegan, Planned, TurnPassed
from .options import HANDS, Options
from .pieces import BASE_CARDS, Card, Name
from .setup import only_in
from .state import ABOARD, PLANNING, ROUND_THE_TABLE, State
from .tuning import RULEBOOK_PLAN
from .verbs import Verb
from .words import card_words, read_cards

PLANNED = (rules.PLAN_THREE,)
TO_SEAT = tuple(TurnPassed(PLANNED, Seat(seat)) for seat in range(len(Name)))


class WrongPlanSize(Reason):
    count: int
    wanted: int

    @property
    def phrase(self) -> str:
        return "WrongPlanSize" if self.wanted == RULEBOOK_PLAN else "WrongPlanSize.other"


class NotInHand(Reason):
    card: Card
    hand: tuple[Card, ...]


class AlreadyPlanned(Reason):
    card: Card
    place: int


class Plan(Move[State]):
    """Stack the cards of a plan; the first is played first."""

    cards: tuple[Card, ...]

    def refusal(self, state: State) -> Refusal | None:
        if state.phase is not PLANNING:
            return only_in(PLANNING, state)
        hand = state.options.hand
        count, wanted = len(self.cards), state.options.tuning.plan_cards
        found = faults(self.cards, hand)
        if count != wanted:
            found.append(WrongPlanSize(rules.PLAN_THREE, count, wanted))
        return refuse(*found) if found else None

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


def plans(options: Options) -> tuple[Plan, ...]:
    """Return every plan that the hands of a game allow."""
    return _plans(options.reflex, options.horse, options.tuning.plan_cards)


@remembered
def _plans(reflex: bool, horse: bool, count: int) -> tuple[Plan, ...]:
    return tuple(Plan(cards) for cards in permutations(HANDS[reflex, horse], count))


def compose(state: State, chosen: tuple[str, ...]) -> Composition[State]:
    """Return which card can be planned next, and the plan once it is whole."""
    hand, wanted = state.options.hand, state.options.tuning.plan_cards
    known = {card.value: card for card in hand}
    unknown = [key for key in chosen if key not in known]
    if unknown:
        raise GameError(f"{quoted(unknown[0])} is no card of this hand: {', '.join(known)}")
    cards = tuple(known[key] for key in chosen)
    if len(cards) >= wanted:
        full = refuse(WrongPlanSize(rules.PLAN_THREE, len(cards) + 1, wanted))
        parts = tuple(Part(card.value, full) for card in hand)
        plan = Plan(cards)
        return Composition(parts, plan, plan.refusal(state), places=wanted)
    parts = tuple(
        Part(
            card.value,
            refuse(AlreadyPlanned(rules.PLAN_THREE, card, cards.index(card) + 1))
            if card in cards
            else None,
            leads_to=None if card in cards else Plan((*cards, card)),
        )
        for card in hand
    )
    return Composition(parts, places=wanted)


VERBS = (
    Verb(
        Plan,
        "plan",
        read=lambda scanner, _state: Plan(read_cards(scanner)),
        rest=lambda plan, _state: card_words(plan.cards),
        reasons=(WrongPlanSize, NotInHand, AlreadyPlanned),
    ),
)
