"""Set-up: the train, the cards, the first player and where everybody starts."""

from __future__ import annotations

from engine.core.chance import Chance, evenly
from engine.core.house import replaceable
from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.record import remembered
from engine.core.roster import called
from engine.core.rulebook import RuleId

from . import rules
from .events import (
    CardsDealt,
    FirstPlayerChosen,
    Placed,
    RoundBegan,
    TimeCarPlaced,
    TrainCoupled,
)
from .options import Options, conflict
from .pieces import FRONT, INSIDE, REAR, SPOTS, Facing, Name, Spot
from .state import SETUP, Bandit, Phase, State, aboard, clockwise, empty_train
from .verbs import Verb
from .words import name_word, read_seat

PLAYERS = range(3, 8)
INSIDES = tuple(spot for spot in SPOTS if spot.level is INSIDE)
"""The inside of every car, the locomotive's first."""


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
    """Return the table before anything is laid out, or why these players can't play so."""
    fewest = 2 if options.two_players else PLAYERS[0]
    bandits, unknown, twice = called(names, Name)
    clash = conflict(options, len(names))
    refusal = refuse(
        *(clash.reasons if clash else ()),
        None
        if fewest <= len(names) <= PLAYERS[-1]
        else WrongPlayerCount(rules.SETUP_PLAYERS, len(names), fewest, PLAYERS[-1]),
        *(UnknownBandit(rules.PIECES, name, tuple(Name)) for name in unknown),
        *(BanditTwice(rules.PIECES, bandit) for bandit in twice),
    )
    if refusal is not None:
        return refusal
    return State(options, tuple(map(Bandit, bandits)), empty_train(options.wagons(len(names))))


class NotNow(Reason):
    """A move that belongs to another phase of the round."""

    phase: Phase


RULE_OF = {
    Phase.SETUP: rules.SETUP_FIRST,
    Phase.PLANNING: rules.ROUND_PHASES,
    Phase.EXECUTION: rules.ROUND_PHASES,
    Phase.TREASURE: rules.TREASURE_FARTHEST,
}
"""The rule that says what is done in each phase."""


def only_in(phase: Phase, state: State) -> Refusal | None:
    """Refuse a move that belongs to another phase; return None in its own."""
    if state.phase is phase:
        return None
    rule = end_rule(state) if state.phase is Phase.OVER else RULE_OF[state.phase]
    return refuse(NotNow(rule, state.phase))


def end_rule(state: State) -> RuleId:
    """Return the rule by which a game that is over has ended."""
    left = len(aboard(state))
    if left > 1:
        return rules.END_LOCOMOTIVE
    return rules.END_LAST_BANDIT if left else rules.END_NOBODY


class NoSuchSeat(Reason):
    number: int
    players: int


COUPLED = (rules.SETUP_TRAIN, rules.PIECES)
CHOSEN = (rules.SETUP_FIRST,)
DEALT = (rules.SETUP_PLAYERS, rules.SETUP_HAND)
DEALT_MORE = (*DEALT, rules.EXPANSION_HAND)
PLACED = (rules.SETUP_PLACEMENT, rules.SETUP_FACING)
FIRST_ROUND = RoundBegan((rules.ROUND_PHASES,), 1)


class FirstPlayer(Move[State]):
    """Luck draws the first player. The table is laid out, and the bandits are placed."""

    seat: Seat

    def refusal(self, state: State) -> Refusal | None:
        seats = range(len(state.bandits))
        return only_in(SETUP, state) or refuse(
            None if self.seat in seats else NoSuchSeat(rules.SETUP_FIRST, self.seat, len(seats))
        )

    def carry_out(self, play: Play[State]) -> None:
        options, count = play.state.options, len(play.state.bandits)
        order = (self.seat, *clockwise(play.state, self.seat)[:-1])
        play.happens(TrainCoupled(COUPLED, options.wagons(count)))
        if options.time_car:
            play.happens(TimeCarPlaced((rules.TIME_SETUP,)))
        cited = DEALT_MORE if options.reflex or options.horse else DEALT
        play.happens(CardsDealt(cited, order, options.hand))
        play.happens(FirstPlayerChosen(CHOSEN, self.seat))
        spots, facings = starting_spots(play.state), starting_facings(play.state)
        for seat, spot, facing in zip(order, spots, facings, strict=True):
            play.happens(Placed(PLACED, seat, spot, facing))
        play.happens(FIRST_ROUND)


def _a_spot_each(state: State, spots: object) -> bool:
    if not isinstance(spots, list | tuple) or len(spots) != len(state.bandits):
        return False
    return all(spot in SPOTS[: len(state.floors)] for spot in spots)


def _a_facing_each(state: State, facings: object) -> bool:
    if not isinstance(facings, list | tuple) or len(facings) != len(state.bandits):
        return False
    return all(isinstance(facing, Facing) for facing in facings)


@replaceable(rules.SETUP_PLACEMENT, _a_spot_each, "a spot of the train for each bandit")
def starting_spots(state: State) -> tuple[Spot, ...]:
    """Return where the bandits start, in turn order."""
    rearmost = len(state.floors) // 2 - 1 - state.options.tuning.wagons_behind
    return INSIDES[rearmost + 1 - len(state.bandits) : rearmost + 1][::-1]


@replaceable(rules.SETUP_FACING, _a_facing_each, "FRONT or REAR for each bandit")
def starting_facings(state: State) -> tuple[Facing, ...]:
    """Return where the bandits face at the start, in turn order."""
    count = len(state.bandits)
    return (FRONT,) * ((count + 1) // 2) + (REAR,) * (count // 2)


DRAWS = tuple(FirstPlayer(Seat(seat)) for seat in range(len(Name)))


def draws(state: State) -> tuple[FirstPlayer, ...]:
    return DRAWS[: len(state.bandits)]


def first_player(state: State) -> Chance[State]:
    return evenly("first player", draws(state))


VERBS = (
    Verb(
        FirstPlayer,
        "first",
        read=lambda scanner, state: FirstPlayer(read_seat(scanner, state)),
        rest=lambda move, state: name_word(state.bandits[move.seat].name),
        reasons=(NoSuchSeat,),
    ),
)
REASONS = (WrongPlayerCount, UnknownBandit, BanditTwice, NotNow)
"""The reasons against a set-up, and against any move that comes at the wrong time."""
