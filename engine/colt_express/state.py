"""A position of the game: bandits and loot on the train, cards, and the progress of the round.

A bandit goes by the number of its seat. With two players each leads two: seat 0 has the bandits
0 and 2, seat 1 has 1 and 3. So a bandit's seat is its number modulo the number of players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core.moves import CHANCE, NOBODY, Seat
from engine.core.record import Kind, Record, remembered, replace

from .options import Options
from .pieces import (
    LOCOMOTIVE,
    NOWHERE,
    SPEEDING_UP,
    SWITCHING,
    TURNS,
    Car,
    CarCard,
    Card,
    Loot,
    Name,
    RoundCard,
    Spot,
    Turn,
)
from .tuning import RULEBOOK


class Phase(Kind):
    SETUP = "setup"
    MUSTER = "muster"
    """Two players choose where their bandits start and whose Marshal card they keep."""
    DEALING = "dealing"
    REVEALING = "revealing"
    DROPPING = "dropping"
    SCHEMING = "scheming"
    KEEPING = "keeping"
    STEALING = "stealing"
    ROUND_EVENT = "round_event"
    OVER = "over"


(
    SETUP,
    MUSTER,
    DEALING,
    REVEALING,
    DROPPING,
    SCHEMING,
    KEEPING,
    STEALING,
    ROUND_EVENT,
    OVER,
) = Phase


class Bandit(Record):
    """A bandit: `bullets` are its own bullet cards left, `ransom` is money without a token."""

    name: Name
    spot: Spot = NOWHERE
    loot: tuple[Loot, ...] = ()
    bullets: int = RULEBOOK.bullets
    ransom: int = 0


class Cards(Record):
    """The cards of a player.

    `top` lies on the deck in this order, known to all, and is drawn first; the cards of `deck`
    below it are shuffled, and held here in the order of their rank.
    """

    hand: tuple[Card, ...] = ()
    top: tuple[Card, ...] = ()
    deck: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    out_of_sight: tuple[Card, ...] = ()
    """In a view alone: the cards that the viewer can't see, those on the pile included.

    Everybody knows which cards a player has, but not where they lie.
    """


class Purse(Record):
    """A purse that somebody has looked into: its value, and the seats that have seen it."""

    value: int | None
    seen: tuple[Seat, ...]


class Played(Record):
    """A card on the common pile; those who may not know it see a hidden card of this seat."""

    seat: Seat
    card: Card
    face_down: bool = False


class Due(Record):
    """Cards that a seat is about to draw."""

    seat: Seat
    count: int


class State(Record):
    """A position. `lying` holds the loot inside car 0, on the roof of car 0, inside car 1, …

    `purses` are those that somebody has looked into, number 1 first; those of the start come first
    of all. `acted` counts the actions taken in this round's scheming, `resolved` the cards of the
    pile that have been carried out. `waiting` are the seats, or in the event of a round the
    bandits, that still have to choose; `looking` the bandits about to look into a purse.
    """

    options: Options
    bandits: tuple[Bandit, ...]
    cards: tuple[Cards, ...]
    phase: Phase = SETUP
    train: tuple[CarCard, ...] = ()
    lying: tuple[tuple[Loot, ...], ...] = ()
    marshal: Car = LOCOMOTIVE
    purses: tuple[Purse, ...] = ()
    marshal_bullets: int = RULEBOOK.marshal_bullets
    removed_bullets: int = 0
    second_strongbox: bool = True
    """True if the second strongbox still waits beside the train."""
    lost: tuple[Loot, ...] = ()
    """Purses that have left the game."""
    round: int = 0
    rounds: tuple[RoundCard, ...] = ()
    """The round cards turned up so far, this round's last."""
    first: Seat = Seat(0)
    acted: int = 0
    drew: tuple[int, ...] = ()
    """The actions of this round, counted from 1, that were to draw cards; some may be unknown."""
    pile: tuple[Played, ...] = ()
    resolved: int = 0
    due: tuple[Due, ...] = ()
    looking: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def caboose(self) -> Car:
        return Car(len(self.train))

    @property
    def players(self) -> int:
        return len(self.cards)

    @property
    def expert(self) -> bool:
        """True if the expert rules are used, as two players always do."""
        return self.options.expert or len(self.cards) == 2

    @property
    def round_card(self) -> RoundCard:
        return self.rounds[-1]

    @property
    def turn(self) -> Seat:
        return to_act(self)


class Slot(Record):
    """An action of scheming: who takes it, on which turn of the round card."""

    seat: Seat
    turn: Turn
    number: int
    """The place of the turn on the round card, from 1."""


def _schedule(card: RoundCard, players: int, first: Seat) -> tuple[Slot, ...]:
    clockwise = [Seat((first + step) % players) for step in range(players)]
    backward = [Seat((first - step) % players) for step in range(players)]
    return tuple(
        Slot(seat, turn, number)
        for number, turn in enumerate(TURNS[card][players], 1)
        for seat in (backward if turn is SWITCHING else clockwise)
        for _ in range(2 if turn is SPEEDING_UP else 1)
    )


SCHEDULES: Mapping[RoundCard, tuple[tuple[tuple[Slot, ...], ...], ...]] = {
    card: tuple(
        tuple(
            _schedule(card, players, Seat(first)) if players in by_players else ()
            for first in range(players)
        )
        for players in range(max(by_players) + 1)
    )
    for card, by_players in TURNS.items()
}
"""The actions of a round's scheming, by round card, number of players and first player."""


def schedule(card: RoundCard, players: int, first: Seat) -> tuple[Slot, ...]:
    return SCHEDULES[card][players][first]


def least_acted(slots: tuple[Slot, ...], pile: tuple[Played, ...], drew: tuple[int, ...]) -> int:
    """Return after how many actions everybody has had enough turns for what they have done."""
    left = Counter(entry.seat for entry in pile)
    left.update(slots[number - 1].seat for number in drew if number <= len(slots))
    for number, slot in enumerate(slots):
        if not +left:
            return number
        left[slot.seat] -= 1
    return len(slots)


def to_act(state: State) -> Seat:
    """Return the seat whose decision it is, CHANCE, or NOBODY."""
    phase = state.phase
    if state.due or state.looking:
        return CHANCE
    if phase is STEALING:
        return state.pile[state.resolved].seat
    if phase is SCHEMING:
        return SCHEDULES[state.rounds[-1]][len(state.cards)][state.first][state.acted].seat
    if phase is OVER:
        return NOBODY
    if state.waiting:
        return Seat(state.waiting[0] % len(state.cards))
    return CHANCE


def slot(state: State) -> Slot:
    """Return the action of scheming that comes next."""
    return SCHEDULES[state.rounds[-1]][len(state.cards)][state.first][state.acted]


def seat_of(state: State, bandit: Seat) -> Seat:
    """Return the player who leads a bandit."""
    return Seat(bandit % len(state.cards))


def side(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the bandits that a player leads: one, or the two of a team."""
    return tuple(Seat(number) for number in range(seat, len(state.bandits), len(state.cards)))


@remembered
def table_order(first: Seat, players: int) -> tuple[Seat, ...]:
    """Return every seat once, clockwise from the first player."""
    return tuple(Seat((first + step) % players) for step in range(players))


def with_bandit(state: State, number: Seat, bandit: Bandit) -> State:
    bandits = list(state.bandits)
    bandits[number] = bandit
    return replace(state, bandits=tuple(bandits))


def with_loot(state: State, spot: Spot, loot: tuple[Loot, ...]) -> State:
    lying = list(state.lying)
    lying[spot.floor] = loot
    return replace(state, lying=tuple(lying))


def with_cards(state: State, seat: Seat, cards: Cards) -> State:
    hands = list(state.cards)
    hands[seat] = cards
    return replace(state, cards=tuple(hands))
