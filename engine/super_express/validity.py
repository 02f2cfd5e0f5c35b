"""Finds everything that is impossible about a position that was set up by hand."""

from __future__ import annotations

from collections import Counter

from engine.core.moves import CHANCE, Reason, Refusal, Seat, refuse

from . import rules
from .ending import richest, tie_winners, waits
from .options import HorseRescue, conflict
from .pieces import LOCOMOTIVE, WAGONS
from .planning import faults
from .setup import PLAYERS, WrongPlayerCount, end_rule
from .state import (
    ABOARD,
    EXECUTION,
    OFF,
    OUT,
    OVER,
    PLANNING,
    SETUP,
    TREASURE,
    Bandit,
    Phase,
    State,
    aboard,
    empty_train,
)
from .tuning import RULEBOOK_PLAN, Tuning

DEFAULT = Tuning()


class NotOnTrain(Reason):
    """A bandit is in the game but stands nowhere."""

    seat: Seat


class NobodyToAct(Reason):
    """Nobody has the turn, or somebody who can't act."""

    phase: Phase


class TooManyWagons(Reason):
    wagons: int
    most: int


class TrainTooLong(Reason):
    """The train has lost fewer wagons than go in the rounds that have been played."""

    wagons: int
    most: int
    at_first: int
    players: int
    a_round: int

    @property
    def phrase(self) -> str:
        usual = self.at_first == self.players + DEFAULT.spare_wagons
        return "TrainTooLong" if usual and self.a_round == 1 else "TrainTooLong.other"


class OutLater(Reason):
    """A bandit was eliminated in a round that has not come yet."""

    seat: Seat
    round: int


class PlanUnfinished(Reason):
    seat: Seat
    count: int
    wanted: int

    @property
    def phrase(self) -> str:
        return "PlanUnfinished" if self.wanted == RULEBOOK_PLAN else "PlanUnfinished.other"


class OffWithoutHorse(Reason):
    seat: Seat


class TravelledWithoutCar(Reason):
    seat: Seat


class OutAndAboard(Reason):
    """A bandit is out of the game, or off the train, and yet stands on it."""

    seat: Seat


class OutWithCards(Reason):
    seat: Seat


class OffBetweenRounds(Reason):
    """A bandit is off the train while no cards are being played."""

    seat: Seat


class FirstIsOut(Reason):
    seat: Seat


class TreasureTwice(Reason):
    value: int


class OneLeft(Reason):
    """With at most one bandit on the train the game is over."""

    count: int


class NoWagonLeft(Reason):
    """With the locomotive alone the game is over."""


class NotSetUp(Reason):
    """Something other than the train is on the table during set-up."""

    wagons: int
    players: int

    @property
    def phrase(self) -> str:
        usual = self.wagons == self.players + DEFAULT.spare_wagons
        return "NotSetUp" if usual else "NotSetUp.other"


class WrongRound(Reason):
    """The first round begins when everybody has been placed."""

    number: int


class OffAtOnce(Reason):
    """A bandit waits off the train, although a Horse comes at once or not at all."""

    seat: Seat


class TravelledBefore(Reason):
    """A bandit travelled in time before a card of the round was played."""

    seat: Seat


class PlayedEarly(Reason):
    """Cards were played, or seen, while plans are being laid."""

    seat: Seat


class CardsLeft(Reason):
    """Cards are left to be played although the wagon has been uncoupled."""

    seat: Seat


class TooManyTreasures(Reason):
    """More treasures were taken than wagons can have been uncoupled."""

    count: int
    most: int
    a_round: int

    @property
    def phrase(self) -> str:
        return "TooManyTreasures" if self.a_round == 1 else "TooManyTreasures.other"


class NotAdrift(Reason):
    """A wagon was left to nobody, although the game did not end with it."""

    count: int
    a_round: int

    @property
    def phrase(self) -> str:
        return "NotAdrift" if self.a_round == 1 else "NotAdrift.other"


class NothingDue(Reason):
    """A treasure is drawn although no wagon was uncoupled."""


class StunnedBetweenRounds(Reason):
    """A bandit lies stunned while plans are laid, although a new round stands everybody up."""

    seat: Seat


class NotOver(Reason):
    """The game is said to be over, but several bandits are on a train with wagons."""

    count: int


class WrongWinners(Reason):
    winners: tuple[Seat, ...]
    by_rulebook: bool
    """Whether treasures are counted, and ties decided, as the rulebook says."""

    @property
    def phrase(self) -> str:
        return "WrongWinners" if self.by_rulebook else "WrongWinners.other"


REASONS: tuple[type[Reason], ...] = (
    *(NotOnTrain, NobodyToAct, TooManyWagons, TrainTooLong, OutLater, PlanUnfinished),
    *(OffWithoutHorse, TravelledWithoutCar, TreasureTwice, OutAndAboard, OutWithCards),
    *(OffBetweenRounds, FirstIsOut, OneLeft, NoWagonLeft, NotSetUp, WrongRound, OffAtOnce),
    *(TravelledBefore, PlayedEarly, CardsLeft, TooManyTreasures, NotAdrift, NotOver),
    *(WrongWinners, NothingDue, StunnedBetweenRounds),
)


def invalid(state: State) -> Refusal | None:
    """Return every reason why a position is impossible, or None if it is possible."""
    fewest = 2 if state.options.two_players else PLAYERS[0]
    count = len(state.bandits)
    clash = conflict(state.options, count)
    found: list[Reason] = [*(clash.reasons if clash else ())]
    if not fewest <= count <= PLAYERS[-1]:
        found.append(WrongPlayerCount(rules.SETUP_PLAYERS, count, fewest, PLAYERS[-1]))
    if state.phase is SETUP:
        return refuse(*(found or _setup(state)))
    return refuse(*found, *_bandits(state), *_cards(state), *_treasures(state), *_turn(state))


def _setup(state: State) -> list[Reason]:
    bandits = tuple(Bandit(bandit.name) for bandit in state.bandits)
    wagons = state.options.wagons(len(bandits))
    bare = State(state.options, bandits, empty_train(wagons))
    return [] if state == bare else [NotSetUp(rules.SETUP_FIRST, wagons, len(bandits))]


def _bandits(state: State) -> list[Reason]:
    found: list[Reason] = []
    standing = Counter(seat for row in state.floors for seat in row)
    for number, bandit in enumerate(state.bandits):
        seat = Seat(number)
        if bandit.status is ABOARD and standing[seat] != 1:
            found.append(NotOnTrain(rules.SETUP_PLACEMENT, seat))
        if bandit.status is not ABOARD and standing[seat]:
            found.append(OutAndAboard(rules.SETUP_PLACEMENT, seat))
        if bandit.out_in_round > state.round:
            found.append(OutLater(rules.EXECUTE_ELIMINATED, seat, bandit.out_in_round))
        if bandit.status is OUT and bandit.planned:
            found.append(OutWithCards(rules.EXECUTE_ELIMINATED, seat))
        if bandit.status is OFF and not (state.options.horse and bandit.stack):
            found.append(OffWithoutHorse(rules.HORSE_OFF_TRAIN, seat))
        elif bandit.status is OFF and state.phase is not EXECUTION:
            found.append(OffBetweenRounds(rules.HORSE_THIS_ROUND, seat))
        elif bandit.status is OFF and state.options.horse_rescue is HorseRescue.AT_ONCE:
            found.append(OffAtOnce(rules.HORSE_RESCUE, seat))
        if bandit.travelled and not state.options.time_car:
            found.append(TravelledWithoutCar(rules.TIME_SETUP, seat))
        elif bandit.travelled and state.phase is PLANNING:
            found.append(TravelledBefore(rules.TIME_REWIND, seat))
        if bandit.stunned and state.phase is PLANNING and _everybody_wakes(state):
            found.append(StunnedBetweenRounds(rules.WAKE_NEXT_ROUND, seat))
    return found


def _everybody_wakes(state: State) -> bool:
    tuning = state.options.tuning
    return not tuning.stun_lasts and tuning.keeps(rules.WAKE_NEXT_ROUND)


def _cards(state: State) -> list[Reason]:
    found: list[Reason] = []
    wanted = state.options.tuning.plan_cards
    for number, bandit in enumerate(state.bandits):
        seat = Seat(number)
        if state.phase is PLANNING and (bandit.played or bandit.seen):
            found.append(PlayedEarly(rules.ROUND_PHASES, seat))
        if state.phase is TREASURE and bandit.status is ABOARD and bandit.stack:
            found.append(CardsLeft(rules.UNCOUPLE, seat))
        if len(bandit.planned) not in (0, wanted):
            found.append(PlanUnfinished(rules.PLAN_THREE, seat, len(bandit.planned), wanted))
        found += faults(bandit.planned, state.options.hand)
    return found


def _treasures(state: State) -> list[Reason]:
    taken = Counter(value for bandit in state.bandits for value in bandit.treasures)
    cards = state.last_car + sum(taken.values()) + state.adrift
    found: list[Reason] = [TooManyWagons(rules.PIECES, cards, WAGONS)] if cards > WAGONS else []
    players, a_round = len(state.bandits), state.options.tuning.uncoupled
    at_first = state.options.wagons(players)
    left = max(0, at_first - a_round * max(0, state.round - (state.phase is not TREASURE)))
    if state.bandits and state.last_car > left:
        found.append(
            TrainTooLong(rules.SETUP_TRAIN, state.last_car, left, at_first, players, a_round)
        )
    count, most = sum(taken.values()), a_round * max(0, state.round - (state.phase is not OVER))
    if state.phase is TREASURE:
        most += max(0, a_round - state.adrift)
    if not found and count > most:
        found.append(TooManyTreasures(rules.TREASURE_FARTHEST, count, most, a_round))
    if state.adrift > a_round * (state.phase in (TREASURE, OVER)):
        found.append(NotAdrift(rules.UNCOUPLE, state.adrift, a_round))
    if state.phase is TREASURE and state.adrift < 1:
        found.append(NothingDue(rules.UNCOUPLE))
    twice = [value for value in state.options.tuning.treasures if taken[value] > 1]
    return found + [TreasureTwice(rules.PIECES_TREASURE, value) for value in twice]


def _turn(state: State) -> list[Reason]:
    found: list[Reason] = []
    if state.round < 1:
        found.append(WrongRound(rules.SETUP_FIRST, state.round))
    if state.phase is OVER:
        return found + _ending(state)
    on_train = aboard(state)
    off = tuple(Seat(n) for n, bandit in enumerate(state.bandits) if bandit.status is OFF)
    if len(on_train) < 2 and not waits(state, on_train, off):
        rule = rules.HORSE_PENDING if off else rules.END_LAST_BANDIT
        found.append(OneLeft(rule, len(on_train)))
    if state.last_car == LOCOMOTIVE and state.phase is not TREASURE:
        found.append(NoWagonLeft(rules.END_LOCOMOTIVE))
    if state.phase is PLANNING and state.bandits and state.bandits[state.first].status is OUT:
        found.append(FirstIsOut(rules.FIRST_PASSES, state.first))
    if not _may_act(state):
        found.append(NobodyToAct(rules.ROUND_PHASES, state.phase))
    return found


def _may_act(state: State) -> bool:
    if state.phase is TREASURE:
        return state.turn == CHANCE
    if state.turn not in range(len(state.bandits)):
        return False
    bandit = state.bandits[state.turn]
    if state.phase is PLANNING:
        return bandit.status is ABOARD and not bandit.planned
    return bandit.status is not OUT and bool(bandit.stack)


def _ending(state: State) -> list[Reason]:
    """Check the winners: the only bandit left, nobody if none is, or the richest of several."""
    on_train = aboard(state)
    if len(on_train) < 2:
        right = state.winners == on_train
    elif state.last_car != LOCOMOTIVE:
        return [NotOver(rules.END_LOCOMOTIVE, len(on_train))]
    else:
        tied = richest(state)
        right = state.winners == (tied if len(tied) == 1 else tie_winners(state, tied))
    if right:
        return []
    return [WrongWinners(end_rule(state), state.winners, _counts_by_rulebook(state))]


def _counts_by_rulebook(state: State) -> bool:
    tuning = state.options.tuning
    by_dials = tuning.highest_breaks_tie and not tuning.treasures_by_value
    return by_dials and tuning.keeps(rules.END_LOCOMOTIVE) and tuning.keeps(rules.END_TIE)
