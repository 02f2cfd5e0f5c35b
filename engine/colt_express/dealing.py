"""Luck with cards: what is drawn from a deck, and which round card is turned up."""

from __future__ import annotations

from engine.core.chance import Chance, Handful, evenly
from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.notation import Scanner
from engine.core.play import Play
from engine.core.rulebook import RuleId

from . import decks, expert, rules, scheming
from .actions import Verb
from .events.scheming import Dealt, Drew, RoundCardTurned
from .phases import not_now
from .pieces import Card, Name, RoundCard, in_order
from .stacks import on_the_way, stations
from .state import DEALING, REVEALING, State
from .words import cards_text, read_cards, read_round_card, round_word


class OutOfOrder(Reason):
    """The cards are right, but not in the order in which cards are held."""

    cards: tuple[Card, ...]


class NotInDeck(Reason):
    seat: Seat
    card: Card


class NotOnTop(Reason):
    """Other cards were dealt before the bullets that lie on top of the deck."""

    seat: Seat
    cards: tuple[Card, ...]


def _not_in_deck(state: State, deck: tuple[Card, ...], cards: tuple[Card, ...]) -> Refusal | None:
    """Return why some cards can't be drawn. A deck is sorted, and so are cards drawn from it."""
    at, count = 0, len(cards)
    for card in deck:
        if at == count:
            return None
        if card is cards[at] or card == cards[at]:
            at += 1
    if at == count:
        return None
    right = in_order(cards)
    if cards[at] in deck and cards != right:
        return refuse(OutOfOrder(_drawn_by(state), right))
    return refuse(NotInDeck(_drawn_by(state), state.due[0].seat, cards[at]))


def _drawn_by(state: State) -> RuleId:
    """Return the rule by which cards are drawn now: a hand, a refill, or some on a turn."""
    if state.phase is not DEALING:
        return rules.SCHEME_CHOICE
    return rules.EXPERT_REFILL if state.expert else rules.ROUND_DEAL


def as_drawn(state: State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards in the order in which they are drawn: the top of the deck first."""
    rest, first = list(cards), []
    for card in state.cards[state.due[0].seat].top if state.due else ():
        if card in rest:
            rest.remove(card)
            first.append(card)
    return (*first, *in_order(rest))


class Deal(Move[State]):
    """Luck decides which cards come off a deck: first those on top, then any of those below."""

    cards: tuple[Card, ...]

    def refusal(self, state: State) -> Refusal | None:
        if not state.due:
            return not_now(state)
        due = state.due[0]
        own = state.cards[due.seat]
        if not own.top and due.count == len(self.cards):
            return _not_in_deck(state, own.deck, self.cards)
        wanted = min(due.count, len(own.top) + len(own.deck))
        if len(self.cards) != wanted:
            return refuse(scheming.NotThatMany(_drawn_by(state), len(self.cards), wanted))
        on_top = own.top[: due.count]
        if self.cards[: len(on_top)] != on_top:
            laid = rules.EXPERT_USED if state.expert else rules.FIRE_HIT
            return refuse(NotOnTop(laid, due.seat, on_top))
        return _not_in_deck(state, own.deck, self.cards[len(on_top) :])

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        seat = state.due[0].seat
        if state.phase is DEALING:
            play.happens(Dealt(decks.dealt_by(state, seat), seat, self.cards))
            if state.expert:
                decks.ready(play)
        else:
            play.happens(Drew(decks.DRAWN, seat, self.cards))
            if play.state.due:
                decks.ready(play)
            scheming.finish(play)


class NotTheCard(Reason):
    """A round card that was turned up before, or that is no card of this round."""

    card: RoundCard


class TurnRoundCard(Move[State]):
    card: RoundCard

    def refusal(self, state: State) -> Refusal | None:
        if state.phase is not REVEALING:
            return not_now(state)
        possible = self.card in coming(state)
        return None if possible else refuse(NotTheCard(rules.SETUP_ROUNDS, self.card))

    def carry_out(self, play: Play[State]) -> None:
        play.happens(RoundCardTurned((rules.ROUND_REVEAL, rules.PIECES_ROUNDS), self.card))
        expert.drop_bullets(play)


TURN_UP = {card: TurnRoundCard(card) for card in RoundCard}


def coming(state: State) -> list[RoundCard]:
    """List the round cards that may come next."""
    tuning = state.options.tuning
    stack = stations(tuning) if state.round == tuning.rounds else on_the_way(tuning)
    return [card for card in stack if card not in state.rounds]


STREAMS = tuple(f"deal {seat}" for seat in range(len(Name)))


def luck(state: State) -> Chance[State]:
    if not state.due:
        return evenly("rounds", [TURN_UP[card] for card in coming(state)])
    due = state.due[0]
    own = state.cards[due.seat]
    stream = STREAMS[due.seat]
    if not own.top:
        return Handful(stream, own.deck, min(due.count, len(own.deck)), Deal)
    on_top = own.top[: due.count]
    rest = min(due.count - len(on_top), len(own.deck))
    return Handful(stream, own.deck, rest, lambda cards: Deal(on_top + cards))


def _read_deal(scanner: Scanner, state: State) -> Deal:
    seat = state.due[0].seat if state.due else Seat(0)
    return Deal(as_drawn(state, read_cards(scanner, state, seat)))


VERBS = (
    Verb(
        Deal,
        "deal",
        _read_deal,
        rest=lambda move, state: cards_text(move.cards, state.bandits),
        reasons=(NotInDeck, NotOnTop, OutOfOrder),
    ),
    Verb(
        TurnRoundCard,
        "round",
        read=lambda scanner, _state: TurnRoundCard(read_round_card(scanner)),
        rest=lambda move, _state: round_word(move.card),
        reasons=(NotTheCard,),
    ),
)
