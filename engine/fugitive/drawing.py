"""Drawing: a player chooses the deck, luck the card."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.chance import Chance
from engine.core.moves import Move, Reason, Refusal, refuse
from engine.core.play import Play
from engine.core.record import remembered
from engine.core.rulebook import RuleId

from . import rules
from .actions import Choice, Verb
from .cards import CARDS, DECKS, EVENT, Card, Deck
from .decks import top_cards, weighted
from .effects.lost_luggage import lose
from .effects.peek import look
from .event_card_events import EventDrawn
from .events import CardDrawn, DeckChosen, Follows, turn_up
from .options import VARIANT_RULE
from .setup import deal
from .state import FUGITIVE, State, Task, cards_left
from .turns import AGAIN, DeckEmpty, draw_rules, due, go_on, not_now
from .words import card_word, read_card, read_deck

DRAWING = {
    Task.DRAW: "draws",
    Task.EXTRA_DRAW: "draws-more",
    Task.REDRAW: "draws-again",
    Task.DRAW_TWO: "draws-two",
}
"""The tasks of choosing a deck, each with its word in the text of a position."""
BY_EVENT = (rules.EVENT_EFFECTS,)
FROM_DECK = (rules.SETUP_DECKS,)


class DrawFrom(Move[State]):
    """Draw from a deck."""

    deck: Deck

    def refusal(self, state: State) -> Refusal | None:
        if due(state) not in DRAWING:
            return not_now(state)
        if self.deck in DECKS and state.decks[self.deck - 1]:
            return None
        return refuse(DeckEmpty(rules.TURN_EMPTY_DECK, self.deck, cards_left(state)))

    def carry_out(self, play: Play[State]) -> None:
        first = play.state.agenda[0]
        if first.task is Task.DRAW:
            cited = draw_rules(play.state, first.seat)
        else:
            cited = AGAIN if first.task is Task.REDRAW else BY_EVENT
        play.happens(DeckChosen(cited, first.seat, self.deck))
        if first.task is Task.DRAW_TWO:
            play.happens(Follows(BY_EVENT, (turn_up(first.seat, self.deck),)))


DRAWS = {deck: DrawFrom(deck) for deck in DECKS}


@remembered
def _draws(left: tuple[Deck, ...]) -> tuple[DrawFrom, ...]:
    return tuple(DRAWS[deck] for deck in left)


def draws(state: State) -> tuple[DrawFrom, ...]:
    return _draws(cards_left(state))


def empty_decks(state: State) -> tuple[DrawFrom, ...]:
    """Return the draws that are refused since the deck is empty."""
    left = cards_left(state)
    return tuple(DRAWS[deck] for deck in DECKS if deck not in left)


class NotOnTop(Reason):
    """The card can't be the top one of that deck."""

    card: Card
    deck: Deck


class TopCard(Move[State]):
    """Luck decides what lies on top of a deck."""

    card: Card

    @property
    def phrase(self) -> str:
        return "TopCard.event" if self.card == EVENT else "TopCard"

    def refusal(self, state: State) -> Refusal | None:
        if due(state) not in TURNING:
            return not_now(state)
        deck = state.agenda[0].deck
        if self.card in top_cards(state, deck):
            return None
        return refuse(NotOnTop(_not_there(state, self.card, deck), self.card, deck))

    def carry_out(self, play: Play[State]) -> None:
        TURNING[play.state.agenda[0].task](play, self.card)


def _not_there(state: State, card: Card, deck: Deck) -> RuleId:
    """Return the rule by which a card is not on top: of Peek, of the variant or of the decks."""
    if card in state.decks[deck - 1]:
        return rules.EVENT_EFFECTS
    return VARIANT_RULE[state.options.variant] if card == EVENT else rules.SETUP_DECKS


def take(play: Play[State], card: Card) -> None:
    """Give a card to whoever draws, or show that it is an event."""
    first = play.state.agenda[0]
    if card == EVENT:
        play.happens(
            EventDrawn((VARIANT_RULE[play.state.options.variant],), first.seat, first.deck)
        )
    else:
        play.happens(CardDrawn(FROM_DECK, first.seat, first.deck, card))
    go_on(play)


TURNING: Mapping[Task, Callable[[Play[State], Card], None]] = {
    Task.DEAL: deal,
    Task.TURN_UP: take,
    Task.LOST_LUGGAGE: lose,
    Task.PEEKED: look,
}
"""The tasks of turning a card up, and what is done with it."""

TOP_CARDS = {card: TopCard(card) for card in (*CARDS, EVENT)}
STREAMS = {deck: f"deck {deck}" for deck in DECKS}


def top_card_moves(state: State) -> tuple[TopCard, ...]:
    cards = top_cards(state, state.agenda[0].deck)
    return tuple(TOP_CARDS[card] for card, _ in weighted(cards))


def top_card_chance(state: State) -> Chance[State]:
    deck = state.agenda[0].deck
    cards = weighted(top_cards(state, deck))
    return Chance(STREAMS[deck], [(TOP_CARDS[card], weight) for card, weight in cards])


VERBS = (
    Verb(
        DrawFrom,
        "draw",
        read=lambda scanner: DrawFrom(read_deck(scanner)),
        rest=lambda move: str(move.deck),
        target=lambda move: f"deck {move.deck}",
        sign="draw",
    ),
    Verb(
        TopCard,
        "card",
        read=lambda scanner: TopCard(read_card(scanner)),
        rest=lambda move: card_word(move.card),
        reasons=(NotOnTop,),
    ),
)
CHOICES = (
    Choice(DRAWING, draws, temptations=empty_decks, public=True),
    Choice({Task.DEAL: "dealt"}, top_card_moves, chance=top_card_chance, seat=FUGITIVE),
    Choice(
        {Task.TURN_UP: "turns-up", Task.LOST_LUGGAGE: "loses", Task.PEEKED: "looks"},
        top_card_moves,
        chance=top_card_chance,
    ),
)
