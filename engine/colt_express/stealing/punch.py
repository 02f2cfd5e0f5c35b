"""Punch: somebody at the same spot loses loot and is pushed one car away."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.notation import Scanner
from engine.core.play import Play
from engine.core.rulebook import RuleId

from .. import characters, encounters, pile, rules
from ..actions import CardAction, Verb
from ..events.stealing import LootDropped, LootSnatched, Punched, Pushed
from ..looking import look
from ..pieces import MOST_CARS, PUNCH, SPOTS, Car, Loot, Spot
from ..state import State
from ..words import loot_word, names_of, read_bandit, read_car, read_loot
from .fire import also_cited, spared
from .move import off_the_train


def in_reach(state: State, bandit: Seat) -> list[Seat]:
    """Return everybody else at the spot, Belle included."""
    floor = state.bandits[bandit].spot.floor
    bandits = enumerate(state.bandits)
    return [Seat(n) for n, other in bandits if other.spot.floor == floor and n != bandit]


class NotAtThisSpot(Reason):
    target: Seat
    spot: Spot


class HasNoSuchLoot(Reason):
    target: Seat
    loot: Loot


class MustTakeLoot(Reason):
    """The move takes no loot, but the target has some."""

    target: Seat


class NotNextDoor(Reason):
    """The push does not go to the car before or behind."""

    car: Car
    spot: Spot


class Punch(Move[State]):
    """Punch `target`, who loses `loot` (None if they have none) and is pushed to car `toward`."""

    target: Seat
    loot: Loot | None
    toward: Car

    @property
    def phrase(self) -> str:
        return "Punch" if self.loot else "Punch.no_loot"

    def refusal(self, state: State) -> Refusal | None:
        not_up = pile.not_up(state, PUNCH)
        if not_up is not None:
            return not_up
        bandit = state.pile[state.resolved].card.bandit
        spot = state.bandits[bandit].spot
        reach = in_reach(state, bandit)
        here = self.target in reach
        next_door = abs(self.toward - spot.car) == 1
        return refuse(
            None if here else NotAtThisSpot(rules.PUNCH_TARGET, self.target, spot),
            spared(state, bandit, self.target, reach),
            self._wrong_loot(state),
            None if next_door else NotNextDoor(rules.PUNCH_PUSH, self.toward, spot),
            off_the_train(state, self.toward),
        )

    def _wrong_loot(self, state: State) -> Reason | None:
        owned = state.bandits[self.target].loot
        if self.loot is None:
            return MustTakeLoot(rules.PUNCH_LOOT, self.target) if owned else None
        missing = self.loot not in owned
        return HasNoSuchLoot(rules.PUNCH_LOOT, self.target, self.loot) if missing else None

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        bandit, target, loot = state.pile[state.resolved].card.bandit, self.target, self.loot
        spot = state.bandits[bandit].spot
        cited: tuple[RuleId, ...] = (rules.PUNCH_TARGET,)
        cited += also_cited(state, bandit, target, in_reach)
        play.happens(
            Punched(cited if loot else (*cited, rules.PUNCH_NO_LOOT), bandit, target, spot)
        )
        if loot is not None:
            _lose(play, bandit, target, loot)
        goal = SPOTS[2 * self.toward + spot.floor % 2]
        play.happens(Pushed((rules.PUNCH_PUSH,), target, spot, goal))
        if goal.floor == 2 * state.marshal:
            encounters.meet(play)
        pile.go_on(play)


def _lose(play: Play[State], bandit: Seat, target: Seat, loot: Loot) -> None:
    if characters.snatches(play.state, bandit, loot):
        cited = (rules.PUNCH_LOOT, rules.CHEYENNE)
        play.happens(LootSnatched(cited, bandit, target, loot))
        look(play, bandit, loot)
    else:
        spot = play.state.bandits[bandit].spot
        play.happens(LootDropped((rules.PUNCH_LOOT,), target, loot, spot))


NEXT_DOOR = tuple(
    tuple(
        tuple(Car(car) for car in (here - 1, here + 1) if 0 <= car <= caboose)
        for here in range(caboose + 1)
    )
    for caboose in range(MOST_CARS + 1)
)
"""The cars before and behind a car, by the number of cars."""


def choices(state: State, bandit: Seat) -> tuple[Move[State], ...]:
    within_reach = in_reach(state, bandit)
    if not within_reach:
        return ()
    targets = characters.may_be_chosen(state, bandit, within_reach)
    cars = NEXT_DOOR[len(state.train)][state.bandits[bandit].spot.floor // 2]
    return tuple(
        [
            Punch(target, loot, car)
            for target in targets
            for loot in dict.fromkeys(state.bandits[target].loot or (None,))
            for car in cars
        ]
    )


def tempting(state: State, bandit: Seat) -> list[Move[State]]:
    """List a punch at everybody in this car and the next ones, on either level."""
    car = state.bandits[bandit].spot.car
    toward = Car(car - 1 if car else car + 1)
    return [
        Punch(Seat(number), next(iter(other.loot), None), toward)
        for number, other in enumerate(state.bandits)
        if number != bandit and abs(other.spot.car - car) <= 1
    ]


def without_effect(_state: State, _bandit: Seat) -> tuple[RuleId, ...]:
    return (rules.PUNCH_NONE,)


def _rest(move: Punch, state: State) -> str:
    lost = loot_word(move.loot) if move.loot else "nothing"
    return f"{names_of(state.bandits)[move.target]}, {lost}, to {move.toward}"


def _read(scanner: Scanner, state: State) -> Punch:
    target = read_bandit(scanner, state.bandits)
    scanner.expect(",")
    loot = None if scanner.take("nothing") else read_loot(scanner)
    scanner.expect(",")
    scanner.expect("to")
    return Punch(target, loot, read_car(scanner))


CARD = CardAction(
    PUNCH,
    Verb(
        Punch,
        "punch",
        _read,
        _rest,
        target=lambda move, state: state.bandits[move.target].name.value,
        reasons=(NotAtThisSpot, HasNoSuchLoot, MustTakeLoot, NotNextDoor),
    ),
    choices,
    tempting,
    without_effect,
)
