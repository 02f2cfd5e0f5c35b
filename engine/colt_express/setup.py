"""Set-up: the train and its loot, the cards, the first player and the spots of the bandits."""

from __future__ import annotations

from itertools import permutations

from engine.core.chance import Chance, evenly
from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.record import remembered
from engine.core.roster import called

from . import duo, rounds, rules
from .actions import Verb
from .events.laying import (
    BulletsLaid,
    DecksGiven,
    FirstPlayerChosen,
    LootLaid,
    MarshalPlaced,
    Placed,
    PursesGiven,
    RoundCardsStacked,
    TrainCoupled,
)
from .options import Options, conflict
from .phases import not_now
from .pieces import INSIDE, LOCOMOTIVE, CarCard, Name, spot_at
from .state import SETUP, Bandit, Cards, State, table_order
from .words import names_of, read_bandit, read_train, train_text

PLAYERS = range(2, 7)


class WrongPlayerCount(Reason):
    count: int
    fewest: int
    most: int


class UnknownBandit(Reason):
    name: str
    known: tuple[Name, ...]


class BanditTwice(Reason):
    name: Name


@remembered
def prepare(names: tuple[str, ...], options: Options) -> State | Refusal:
    """Return the table before anything is laid out; two players may name teams, `tuco+doc`."""
    all_names = duo.teams(names) if len(names) == duo.PLAYERS else names
    bandits, unknown, twice = called(all_names, Name)
    clash = conflict(options, len(names))
    refusal = refuse(
        *(clash.reasons if clash else ()),
        None
        if len(names) in PLAYERS
        else WrongPlayerCount(rules.SETUP_PLAYERS, len(names), PLAYERS[0], PLAYERS[-1]),
        *(UnknownBandit(rules.PIECES, name, tuple(Name)) for name in unknown),
        *(BanditTwice(rules.PIECES, bandit) for bandit in twice),
    )
    if refusal is not None:
        return refusal
    return before_set_up(options, bandits, len(names))


def before_set_up(options: Options, names: tuple[Name, ...], players: int) -> State:
    """Return the bandits at a table on which nothing is laid out."""
    tuning = options.tuning
    return State(
        options,
        tuple(Bandit(name, bullets=tuning.bullets) for name in names),
        (Cards(),) * players,
        marshal_bullets=tuning.marshal_bullets,
    )


class NotThatTrain(Reason):
    """The train has a wrong length, or a car twice."""

    train: tuple[CarCard, ...]
    cars: int


COUPLED = (rules.SETUP_PLAYERS, rules.SETUP_TRAIN, rules.PIECES)
COUPLED_FOR_TWO = (*COUPLED, rules.DUO_SETUP)
LAID = (rules.SETUP_LOOT, rules.PIECES_CARS, rules.PIECES_PURSES)
STACKED = (rules.SETUP_ROUNDS, rules.PIECES_ROUNDS, rules.SIGHT_ROUNDS)
GIVEN = (rules.SETUP_PURSE, rules.SETUP_LOOT)


class LayTrain(Move[State]):
    """Luck decides which cars are coupled, and in what order."""

    train: tuple[CarCard, ...]

    def refusal(self, state: State) -> Refusal | None:
        if state.phase is not SETUP or state.train:
            return not_now(state)
        cars = len(state.bandits)
        fits = len(self.train) == cars == len(set(self.train))
        rule = rules.DUO_SETUP if state.players == duo.PLAYERS else rules.SETUP_TRAIN
        return None if fits else refuse(NotThatTrain(rule, self.train, cars))

    def carry_out(self, play: Play[State]) -> None:
        for_two = play.state.players == duo.PLAYERS
        purses, jewels = play.state.options.tuning.loot_on_train(self.train)
        play.happens(TrainCoupled(COUPLED_FOR_TWO if for_two else COUPLED, self.train))
        play.happens(LootLaid(LAID, purses, jewels))
        play.happens(MarshalPlaced((rules.SETUP_MARSHAL,), LOCOMOTIVE))


class NoSuchSeat(Reason):
    number: int
    players: int


class FirstPlayer(Move[State]):
    """Luck decides who begins."""

    seat: Seat

    def refusal(self, state: State) -> Refusal | None:
        if state.phase is not SETUP or not state.train:
            return not_now(state)
        count = len(state.cards)
        known = self.seat in range(count)
        return None if known else refuse(NoSuchSeat(rules.SETUP_FIRST, self.seat, count))

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        tuning = state.options.tuning
        bandits = tuple(Seat(number) for number in range(len(state.bandits)))
        play.happens(RoundCardsStacked(STACKED, tuning.rounds))
        play.happens(BulletsLaid((rules.SETUP_BULLETS,), tuning.marshal_bullets, tuning.bullets))
        play.happens(PursesGiven(GIVEN, bandits, tuning.starting_purse))
        play.happens(FirstPlayerChosen((rules.SETUP_FIRST,), self.seat))
        if state.players == duo.PLAYERS:
            duo.muster(play)
            return
        order = table_order(self.seat, state.players)
        play.happens(DecksGiven((rules.PIECES_DECK,), bandits))
        for place, seat in enumerate(order):
            car = state.caboose - place % 2
            play.happens(Placed((rules.SETUP_SEATS,), seat, spot_at(car, INSIDE)))
        rounds.begin(play, 1)


@remembered
def trains(cars: int) -> tuple[LayTrain, ...]:
    return tuple(LayTrain(train) for train in permutations(CarCard, cars))


FIRST_PLAYERS = tuple(FirstPlayer(Seat(seat)) for seat in range(len(Name)))


def luck(state: State) -> Chance[State]:
    if not state.train:
        return evenly("train", trains(len(state.bandits)))
    return evenly("first player", FIRST_PLAYERS[: state.players])


VERBS = (
    Verb(
        LayTrain,
        "train",
        read=lambda scanner, _state: LayTrain(read_train(scanner)),
        rest=lambda move, _state: train_text(move.train),
        reasons=(NotThatTrain,),
    ),
    Verb(
        FirstPlayer,
        "first",
        read=lambda scanner, state: FirstPlayer(read_bandit(scanner, state.bandits)),
        rest=lambda move, state: names_of(state.bandits)[move.seat],
        reasons=(NoSuchSeat,),
    ),
)

REASONS = (WrongPlayerCount, UnknownBandit, BanditTwice)
"""The reasons against starting a game."""
