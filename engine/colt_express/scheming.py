"""Scheming: on each turn a player plays a card onto the common pile, or draws cards."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.notation import Scanner
from engine.core.play import Play
from engine.core.record import remembered
from engine.core.rulebook import RuleId
from engine.core.tuning import dials_of

from . import decks, expert, pile, rules
from .actions import Verb
from .characters import GHOST, may_hide
from .events.scheming import DrawChosen, Schemed
from .options import EmptyChamber, Options, SpeedingUp
from .phases import not_now
from .pieces import BULLET, FIRE, SPEEDING_UP, TUNNEL, Card, Name, Turn
from .state import SCHEDULES, SCHEMING, Slot, State, slot
from .tuning import RULEBOOK
from .words import card_owner, card_word, read_card

TURN_RULES: Mapping[Turn, tuple[RuleId, ...]] = {
    Turn.FACE_UP: (rules.TURN_FACE_UP, rules.TURN_CLOCKWISE),
    Turn.TUNNEL: (rules.TURN_TUNNEL, rules.SIGHT_TUNNEL, rules.TURN_CLOCKWISE),
    Turn.SPEEDING_UP: (rules.TURN_SPEEDING_UP, rules.TURN_CLOCKWISE),
    Turn.SWITCHING: (rules.TURN_SWITCHING,),
}


def _cited(turn: Turn, by_ghost: bool, team: bool) -> tuple[RuleId, ...]:
    """Return the rules behind a card that is played."""
    found = (rules.SCHEME_CHOICE, *TURN_RULES[turn])
    if by_ghost:
        found += (rules.GHOST, rules.SIGHT_TUNNEL)
    if team:
        found += (rules.DUO_TURNS, rules.DUO_POWERS) if by_ghost else (rules.DUO_TURNS,)
    return found


CITED, CITED_BY_GHOST = (
    {
        turn: tuple(_cited(turn, by_ghost, players == 2) for players in range(len(Name) + 1))
        for turn in Turn
    }
    for by_ghost in (False, True)
)
"""The rules behind a card that is played, by the turn and by the number of players."""


def finish(play: Play[State]) -> None:
    """Turn the pile over after the last action of the round card."""
    state = play.state
    order = SCHEDULES[state.rounds[-1]][len(state.cards)][state.first]
    if state.acted < len(order) or state.due:
        return
    if state.expert:
        expert.keep(play)
    else:
        pile.turn_over(play)


class BulletsAreDead(Reason):
    card: Card


class ChamberEmpty(Reason):
    bandit: Seat


class FaceDownInTunnel(Reason):
    """In a tunnel cards are played face down."""

    number: int
    """The place of the turn on the round card, from 1."""


class FaceUpHere(Reason):
    """On this turn cards are played face up."""

    turn: Turn
    number: int


class Scheme(Move[State]):
    """Play a card onto the common pile."""

    card: Card
    face_down: bool = False

    @property
    def phrase(self) -> str:
        return "Scheme.face_down" if self.face_down else "Scheme"

    def refusal(self, state: State) -> Refusal | None:
        if state.phase is not SCHEMING or state.due:
            return not_now(state)
        now = slot(state)
        card = self.card
        if card not in state.cards[now.seat].hand:
            return refuse(expert.NotInHand(rules.SCHEME_CHOICE, card, 0))
        if card.action is BULLET:
            return refuse(BulletsAreDead(rules.SCHEME_BULLETS_DEAD, card))
        empty = card.action is FIRE and barred(state, card)
        if not empty and self.face_down is (now.turn is TUNNEL):
            return None
        return refuse(
            ChamberEmpty(rules.FIRE_EMPTY, card.bandit) if empty else None,
            _wrong_side(state, now, self.face_down),
        )

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        order = SCHEDULES[state.rounds[-1]][len(state.cards)][state.first]
        now = order[state.acted]
        by_ghost = self.face_down and now.turn is not TUNNEL
        cited = (CITED_BY_GHOST if by_ghost else CITED)[now.turn][len(state.cards)]
        play.happens(Schemed(cited, now.seat, self.card, self.face_down))
        if play.state.acted == len(order):
            finish(play)


def barred(state: State, card: Card) -> bool:
    """Return whether a card is Fire and may not be played: its bandit has no bullet left."""
    if card.action is not FIRE or state.bandits[card.bandit].bullets:
        return False
    return state.options.empty_chamber is EmptyChamber.BARRED


def _wrong_side(state: State, now: Slot, face_down: bool) -> Reason | None:
    if now.turn is TUNNEL:
        return None if face_down else FaceDownInTunnel(rules.TURN_TUNNEL, now.number)
    if not face_down or may_hide(state, now.seat):
        return None
    return FaceUpHere(TURN_RULES[now.turn][0], now.turn, now.number)


class MustPlay(Reason):
    """Drawing is not allowed while speeding up, where that reading is chosen."""


class NotThatMany(Reason):
    count: int
    wanted: int


class DrawCards(Move[State]):
    """Draw three cards instead of playing one, or as many as the game has it."""

    count: int = RULEBOOK.draw

    @property
    def phrase(self) -> str:
        return "DrawCards" if self.count == RULEBOOK.draw else "DrawCards.other"

    def refusal(self, state: State) -> Refusal | None:
        if state.phase is not SCHEMING or state.due:
            return not_now(state)
        wanted = state.options.tuning.draw
        wrong = self.count != wanted
        return refuse(
            NotThatMany(rules.SCHEME_CHOICE, self.count, wanted) if wrong else None,
            MustPlay(rules.TURN_SPEEDING_UP) if draw_barred(state) else None,
        )

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        now = slot(state)
        own = state.cards[now.seat]
        at_once = len(own.top) + len(own.deck)
        count = min(self.count, at_once + len(own.discard))
        play.happens(DrawChosen(DRAWN, now.seat, count))
        if not at_once:
            decks.ready(play)
        if not count:
            finish(play)


DRAWN = (rules.SCHEME_CHOICE,)


def draw_barred(state: State) -> bool:
    if state.options.speeding_up is SpeedingUp.PLAY_OR_DRAW:
        return False
    now = slot(state)
    if now.turn is not SPEEDING_UP:
        return False
    hand = state.cards[now.seat].hand
    return any(card.action is not BULLET and not barred(state, card) for card in hand)


DRAW_CARDS = tuple(DrawCards(count) for count in range(dials_of(Options)["draw"].highest + 1))
"""The moves of drawing, by the number of cards."""


def choices(state: State) -> tuple[Move[State], ...]:
    cards = state.cards
    now = SCHEDULES[state.rounds[-1]][len(cards)][state.first][state.acted]
    seat, turn = now.seat, now.turn
    hand = cards[seat].hand
    playable = len(hand)
    while playable and hand[playable - 1].action is BULLET:
        playable -= 1
    if playable < len(hand):
        hand = hand[:playable]
    bandit = state.bandits[seat]
    draw = state.options.tuning.draw
    if turn is SPEEDING_UP and draw_barred(state):
        draw = 0
    if bandit.bullets and bandit.name is not GHOST and len(cards) != 2:
        return PLAIN[turn][draw][hand]
    hides = turn is not TUNNEL and may_hide(state, seat)
    empty = () if bandit.bullets and len(cards) != 2 else _empty(state, seat)
    return _menu(empty, turn is TUNNEL, hides, draw)[hand]


class Menu(dict[tuple[Card, ...], tuple[Move[State], ...]]):
    """The moves of scheming by the cards in hand that are no bullets, listed once each.

    A dictionary finds a hand in half the time that a remembered function takes.
    """

    def __init__(self, empty: tuple[Seat, ...], tunnel: bool, hides: bool, draw: int) -> None:
        self.empty = empty
        self.sides = (True,) if tunnel else (False, True) if hides else (False,)
        self.drawing = (DRAW_CARDS[draw],) if draw else ()

    def __missing__(self, hand: tuple[Card, ...]) -> tuple[Move[State], ...]:
        moves = [
            Scheme(card, face_down)
            for card in dict.fromkeys(hand)
            if card.action is not FIRE or card.bandit not in self.empty
            for face_down in self.sides
        ]
        self[hand] = (*moves, *self.drawing)
        return self[hand]


_menu = remembered(Menu)
PLAIN = {
    turn: tuple(_menu((), turn is TUNNEL, False, draw) for draw in range(len(DRAW_CARDS)))
    for turn in Turn
}
"""The menus of most bandits, by the turn and by how many cards can be drawn."""


def _empty(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the bandits of a player whose Fire can't be played."""
    if state.options.empty_chamber is EmptyChamber.BLUFF:
        return ()
    of_seat = (seat, Seat(seat + 2)) if len(state.cards) == 2 else (seat,)
    return tuple([bandit for bandit in of_seat if not state.bandits[bandit].bullets])


def tempting(state: State) -> list[Move[State]]:
    """List bullets, Fire with an empty chamber, a card on the wrong side, and drawing."""
    now = slot(state)
    hand = state.cards[now.seat].hand
    tunnel = now.turn is TUNNEL
    tempting: list[Move[State]] = [
        Scheme(card, tunnel) for card in hand if card.action in (BULLET, FIRE)
    ]
    playable = [card for card in hand if card.action is not BULLET]
    tempting += [Scheme(card, not tunnel) for card in playable[:1]]
    return [*tempting, DRAW_CARDS[state.options.tuning.draw]]


def _read_play(scanner: Scanner, state: State) -> Scheme:
    return Scheme(read_card(scanner, state, card_owner(state)), scanner.take("down"))


VERBS = (
    Verb(
        Scheme,
        "play",
        _read_play,
        rest=lambda move, state: card_word(move.card, state.bandits) + " down" * move.face_down,
        target=lambda move, state: card_word(move.card, state.bandits),
        sign=lambda move, _state: move.card.action.value,
        reasons=(BulletsAreDead, ChamberEmpty, FaceDownInTunnel, FaceUpHere),
    ),
    Verb(
        DrawCards,
        "draw",
        read=lambda _scanner, state: DRAW_CARDS[state.options.tuning.draw],
        sign=lambda _move, _state: "draw",
        reasons=(NotThatMany, MustPlay),
    ),
)
