"""What is impossible about a position that was set up by hand."""

from __future__ import annotations

from collections import Counter

from engine.core.moves import CHANCE, Reason, Refusal, Seat, refuse

from . import rules
from .options import conflict
from .pieces import LOCOMOTIVE, TREASURES, WAGONS
from .planning import STACK, faults
from .setup import PLAYERS, WrongPlayerCount
from .state import (
    ABOARD,
    EXECUTION,
    OFF,
    OUT,
    OVER,
    PLANNING,
    SETUP,
    TREASURE,
    Phase,
    State,
    aboard,
)


class NotOnTrain(Reason):
    """In the game, but nowhere to be seen."""

    seat: Seat


class NobodyToAct(Reason):
    """It is nobody's turn, or the turn of somebody who can't act."""

    phase: Phase


class TooManyWagons(Reason):
    wagons: int
    most: int


class TrainTooLong(Reason):
    """More wagons than were coupled, less one for each round that is over."""

    wagons: int
    most: int


class OutLater(Reason):
    """Out of the game in a round that has not come yet."""

    seat: Seat
    round: int


class PlanUnfinished(Reason):
    seat: Seat
    count: int


class OffWithoutHorse(Reason):
    seat: Seat


class TravelledWithoutCar(Reason):
    seat: Seat


class OutAndAboard(Reason):
    """Out of the game, or off the train, and yet on it."""

    seat: Seat


class OutWithCards(Reason):
    seat: Seat


class OffBetweenRounds(Reason):
    """Off the train while no cards are being played."""

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


def invalid(state: State) -> Refusal | None:
    fewest = 2 if state.options.two_players else PLAYERS[0]
    count = len(state.bandits)
    clash = conflict(state.options)
    return refuse(
        *(clash.reasons if clash else ()),
        None
        if fewest <= count <= PLAYERS[-1]
        else WrongPlayerCount(rules.SETUP_PLAYERS, count, fewest, PLAYERS[-1]),
        *_bandits(state),
        *_treasures(state),
        *_turn(state),
    )


def _bandits(state: State) -> list[Reason]:
    found: list[Reason] = []
    standing = Counter(seat for row in state.floors for seat in row)
    for number, bandit in enumerate(state.bandits):
        seat = Seat(number)
        if bandit.status is ABOARD and standing[seat] != 1 and state.phase is not SETUP:
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
        if bandit.travelled and not state.options.time_car:
            found.append(TravelledWithoutCar(rules.TIME_SETUP, seat))
        if len(bandit.planned) not in (0, STACK):
            found.append(PlanUnfinished(rules.PLAN_THREE, seat, len(bandit.planned)))
        found += faults(bandit.planned, state.options.hand)
    return found


def _treasures(state: State) -> list[Reason]:
    taken = Counter(value for bandit in state.bandits for value in bandit.treasures)
    cards = state.last_car + sum(taken.values()) + state.adrift
    found: list[Reason] = [TooManyWagons(rules.PIECES, cards, WAGONS)] if cards > WAGONS else []
    left = len(state.bandits) + 1 - max(0, state.round - 1)
    if state.bandits and state.last_car > left:
        found.append(TrainTooLong(rules.SETUP_TRAIN, state.last_car, left))
    twice = [value for value in TREASURES if taken[value] > 1]
    return found + [TreasureTwice(rules.PIECES_TREASURE, value) for value in twice]


def _turn(state: State) -> list[Reason]:
    if state.phase in (SETUP, OVER):
        return []
    found: list[Reason] = []
    off = any(bandit.status is OFF for bandit in state.bandits)
    if len(aboard(state)) < 2 and not off:
        found.append(OneLeft(rules.END_LAST_BANDIT, len(aboard(state))))
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
