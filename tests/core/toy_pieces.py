"""The pieces, the options and the position of the toy game, and all that can happen in it."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, ClassVar, TypeAlias

from engine.core import events
from engine.core.moves import CHANCE, NOBODY, Seat
from engine.core.record import Kind, Record, replace
from engine.core.rulebook import RuleId
from engine.core.tuning import Dial, Dials

PLAYERS = RuleId("toy.players")
DEAL = RuleId("toy.deal")
SECRET = RuleId("toy.secret")
LAY = RuleId("toy.lay")
SHOW = RuleId("toy.show")
ODD = RuleId("toy.odd")
PICK = RuleId("toy.pick")
HIGH_CARD = RuleId("toy.high_card")
SKY = RuleId("toy.sky")
WIND = RuleId("toy.wind")
ROUND = RuleId("toy.round")
GOAL_ENDS = RuleId("toy.goal")
MOST_WINS = RuleId("toy.most")

ALL_RULES = (
    *(PLAYERS, DEAL, SECRET, LAY, SHOW, ODD, PICK),
    *(HIGH_CARD, SKY, WIND, ROUND, GOAL_ENDS, MOST_WINS),
)

CARDS = (1, 1, 1, 2, 2, 3)
HARVEST = 20
FEW_STONES, MANY_STONES = (1, 2, 3), (1, 2, 3, 4, 5, 6, 7, 8)


class Name(Kind):
    ANN = "ann"
    BOB = "bob"
    CAS = "cas"


class Tree(Kind):
    LOW = "low"
    HIGH = "high"


class Sky(Kind):
    SUN = "sun"
    WIND = "wind"


class Wind(Kind):
    NOTHING = "nothing"
    ONE = "one"
    HALF = "half"


class Phase(Kind):
    DEALING = "deal"
    LAYING = "lay"
    SHOWING = "show"
    PICKING = "pick"
    SKYING = "sky"
    OVER = "over"


class Tuning(Dials):
    goal: Annotated[int, Dial(GOAL_ENDS, 1, 5)] = 3
    generous: Annotated[bool, Dial(PICK)] = False
    """Whether the low tree gives two apples."""


class Options(Record):
    small: bool = False
    calm: bool = False
    wind: Wind = Wind.NOTHING
    tuning: Tuning = Tuning()

    @property
    def stones(self) -> tuple[int, ...]:
        return FEW_STONES if self.small else MANY_STONES


class Player(Record):
    """`card` and `laid` are secrets until they are shown; None stands for what is not known."""

    name: Name
    card: tuple[int | None, ...] = ()
    laid: tuple[int | None, ...] = ()
    shown: bool = False
    apples: int = 0
    tree: Tree | None = None


class State(Record):
    options: Options
    players: tuple[Player, ...]
    phase: Phase = Phase.DEALING
    active: Seat = Seat(0)
    round: int = 1
    bag: int = len(CARDS)
    spent: tuple[int, ...] = ()
    basket: int = HARVEST
    winners: tuple[Seat, ...] = ()

    @property
    def turn(self) -> Seat:
        if self.phase is Phase.OVER:
            return NOBODY
        return CHANCE if self.phase in (Phase.DEALING, Phase.SKYING) else self.active

    @property
    def out(self) -> tuple[int, ...]:
        """The known cards that are out of the bag."""
        held = [card for player in self.players for card in player.card if card is not None]
        return (*self.spent, *held)

    @property
    def left(self) -> tuple[int, ...]:
        """The cards still in the bag."""
        return tuple((Counter(CARDS) - Counter(self.out)).elements())


def changed(state: State, seat: Seat, player: Player) -> State:
    players = state.players
    return replace(state, players=(*players[:seat], player, *players[seat + 1 :]))


Event: TypeAlias = events.Event[State]


class Dealt(Event):
    seat: Seat
    card: int | None

    def on(self, state: State) -> State:
        player = replace(state.players[self.seat], card=(self.card,))
        return replace(changed(state, self.seat, player), bag=state.bag - 1)


class Laid(Event):
    seat: Seat
    stones: tuple[int | None, ...]

    def on(self, state: State) -> State:
        return changed(state, self.seat, replace(state.players[self.seat], laid=self.stones))


class TurnPassed(Event):
    told: ClassVar[bool] = False

    seat: Seat
    phase: Phase

    def on(self, state: State) -> State:
        return replace(state, active=self.seat, phase=self.phase)


class Shown(Event):
    seat: Seat
    card: int
    stones: tuple[int, ...]

    def on(self, state: State) -> State:
        return changed(state, self.seat, replace(state.players[self.seat], shown=True))


class Rested(Event):
    seat: Seat

    def on(self, state: State) -> State:
        return state


class Climbed(Event):
    seat: Seat
    tree: Tree

    def on(self, state: State) -> State:
        return changed(state, self.seat, replace(state.players[self.seat], tree=self.tree))


class Blew(Event):
    sky: Sky

    def on(self, state: State) -> State:
        return state


class Picked(Event):
    seat: Seat
    count: int

    def on(self, state: State) -> State:
        player = state.players[self.seat]
        player = replace(player, apples=player.apples + self.count)
        return replace(changed(state, self.seat, player), basket=state.basket - self.count)


class RoundEnded(Event):
    round: int

    def on(self, state: State) -> State:
        players = tuple(
            replace(player, card=(), laid=(), shown=False, tree=None) for player in state.players
        )
        spent = tuple(sorted(state.out))
        return replace(state, players=players, spent=spent, round=state.round + 1)


class GameEnded(Event):
    winners: tuple[Seat, ...]

    def on(self, state: State) -> State:
        return replace(state, phase=Phase.OVER, active=Seat(0), winners=self.winners)


EVENTS = (
    *(Dealt, Laid, TurnPassed, Shown, Rested),
    *(Climbed, Blew, Picked, RoundEnded, GameEnded),
)
