"""Checks of the table: the players, the train, and the spots of everybody."""

from __future__ import annotations

from engine.core.moves import Reason, Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId

from .. import duo, rules
from ..setup import LayTrain, before_set_up
from ..state import MUSTER, State, seat_of


class WrongTeams(Reason):
    """The bandits do not fit the players: two lead two each, more lead one each."""

    players: int
    bandits: int


class NotSetUp(Reason):
    """During set-up there is more on the table than the train with its loot."""


class WrongTrain(Reason):
    """The train is too long, too short, or has a car twice."""

    cars: int
    wanted: int


class NotOnTrain(Reason):
    bandit: Seat


class WithTheMarshal(Reason):
    bandit: Seat


class MarshalOffTrain(Reason):
    car: int


class LootOffTrain(Reason):
    cars: int


TABLE_REASONS = (
    *(WrongTeams, NotSetUp, WrongTrain, NotOnTrain, WithTheMarshal, MarshalOffTrain),
    LootOffTrain,
)


def wrong_teams(state: State) -> list[Reason]:
    bandits = len(state.bandits)
    wanted = 2 * duo.PLAYERS if state.players == duo.PLAYERS else state.players
    return [] if bandits == wanted else [WrongTeams(rules.DUO_SETUP, state.players, bandits)]


def _train_rule(state: State) -> RuleId:
    """Return the rule that says how many cars there are."""
    return rules.DUO_SETUP if state.players == duo.PLAYERS else rules.SETUP_TRAIN


def wrong_set_up(state: State) -> list[Reason]:
    """Return a reason where more than the train is there before the first player is known."""
    bandits = tuple(bandit.name for bandit in state.bandits)
    play = Play(before_set_up(state.options, bandits, state.players))
    if state.train:
        lay = LayTrain(state.train)
        if lay.refusal(play.state) is not None:
            return [WrongTrain(_train_rule(state), len(state.train), len(bandits))]
        lay.carry_out(play)
    return [] if state == play.state else [NotSetUp(rules.SETUP_TRAIN)]


def wrong_train(state: State) -> list[Reason]:
    found: list[Reason] = []
    wanted = len(state.bandits)
    if not len(state.train) == len(set(state.train)) == wanted:
        found.append(WrongTrain(_train_rule(state), len(state.train), wanted))
    if len(state.lying) > 2 * (len(state.train) + 1):
        found.append(LootOffTrain(rules.SETUP_LOOT, len(state.train)))
    if state.marshal > state.caboose:
        found.append(MarshalOffTrain(rules.SETUP_MARSHAL, state.marshal))
    for number, bandit in enumerate(state.bandits):
        placed = 0 <= bandit.spot.floor < 2 * (len(state.train) + 1)
        mustering = state.phase is MUSTER and seat_of(state, Seat(number)) in state.waiting
        if not placed and not mustering:
            found.append(NotOnTrain(rules.PAWN_ON_TRAIN, Seat(number)))
        if bandit.spot.floor == 2 * state.marshal:
            found.append(WithTheMarshal(rules.MARSHAL_NEVER_TOGETHER, Seat(number)))
    return found
