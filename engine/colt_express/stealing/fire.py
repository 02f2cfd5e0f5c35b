"""Fire: a shot into the next car, or along the roofs at the nearest bandits."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.house import replaceable
from engine.core.house_answers import some_of
from engine.core.moves import NOBODY, Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.rulebook import RuleId

from .. import characters, encounters, pile, rules
from ..actions import CardAction, Verb
from ..events.stealing import HeldOn, Pushed, Shot
from ..pieces import FIRE, MOST_CARS, SPOTS, Name, Spot
from ..scheming import ChamberEmpty
from ..state import State, seat_of
from ..words import names_of, read_bandit

BANDITS = tuple(Seat(number) for number in range(len(Name)))
FLOORS = range(len(SPOTS))
HIT = ((rules.FIRE_INSIDE, rules.FIRE_HIT), (rules.FIRE_ROOF, rules.FIRE_HIT))
"""The rules behind a hit inside, and on roofs."""
HIT_THROUGH_ROOF = (rules.TUCO, rules.FIRE_HIT)


def in_reach(state: State, shooter: Seat) -> list[Seat]:
    """Return everybody whom the bullet can reach, Belle included."""
    floor = state.bandits[shooter].spot.floor
    if floor % 2:
        reached = seen_on_roofs(state, shooter)
    else:
        reached = _on(state, INSIDE_REACHED[state.options.tuning.fire_reach][floor])
    if characters.shoots_through_roofs(state, shooter) and (beyond := _on(state, (floor ^ 1,))):
        return sorted(reached + beyond)
    return reached


def _on(state: State, floors: tuple[int, ...]) -> list[Seat]:
    return [BANDITS[n] for n, bandit in enumerate(state.bandits) if bandit.spot.floor in floors]


INSIDE_REACHED = tuple(
    tuple(
        tuple(
            other
            for other in FLOORS
            if other != floor and abs(other - floor) in range(0, 2 * reach + 1, 2)
        )
        for floor in FLOORS
    )
    for reach in range(MOST_CARS + 1)
)
"""The floors that a shot inside reaches, by how far it goes and by the shooter's floor."""


@replaceable(
    rules.FIRE_ROOF,
    some_of(lambda state: range(len(state.bandits))),
    "a list of bandits by number",
)
def seen_on_roofs(state: State, shooter: Seat) -> list[Seat]:
    """Return whom a shot along the roofs reaches: the nearest bandits before and behind."""
    floors = [bandit.spot.floor for bandit in state.bandits]
    floor = floors[shooter]
    ahead, behind = -1, 2 * (MOST_CARS + 1)
    for other in floors:
        if other % 2:
            if ahead < other < floor:
                ahead = other
            elif floor < other < behind:
                behind = other
    return [BANDITS[n] for n, other in enumerate(floors) if other in (ahead, behind)]


def targets(state: State, shooter: Seat) -> list[Seat]:
    within_reach = in_reach(state, shooter)
    return characters.may_be_chosen(state, shooter, within_reach) if within_reach else []


class InSameCar(Reason):
    target: Seat


class BesideTuco(Reason):
    """Tuco shoots through roofs, but nobody on his own level of his car."""

    bandit: Seat
    target: Seat


class OtherLevel(Reason):
    target: Seat
    spot: Spot


class OutOfRange(Reason):
    target: Seat
    distance: int
    reach: int


class Blocked(Reason):
    target: Seat
    by: tuple[Seat, ...]


class OutOfSight(Reason):
    """Nobody stands between, but a house rule leaves the target out of sight."""

    target: Seat


class BelleIsSpared(Reason):
    target: Seat
    others: tuple[Seat, ...]

    @property
    def phrase(self) -> str:
        return "BelleIsSpared" if self.others else "BelleIsSpared.always"


class Fire(Move[State]):
    target: Seat

    def refusal(self, state: State) -> Refusal | None:
        not_up = pile.not_up(state, FIRE)
        if not_up is not None:
            return not_up
        shooter = state.pile[state.resolved].card.bandit
        if state.bandits[shooter].bullets and self.target in targets(state, shooter):
            return None
        empty = not state.bandits[shooter].bullets
        return refuse(
            ChamberEmpty(rules.FIRE_EMPTY, shooter) if empty else None,
            out_of_line(state, shooter, self.target),
            spared(state, shooter, self.target, in_reach(state, shooter)),
        )

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        shooter = state.pile[state.resolved].card.bandit
        origin, spot = state.bandits[shooter].spot, state.bandits[self.target].spot
        cited: tuple[RuleId, ...] = (
            HIT_THROUGH_ROOF if origin.floor ^ 1 == spot.floor else HIT[origin.floor % 2]
        )
        cited += also_cited(state, shooter, self.target, in_reach)
        play.happens(Shot(cited, shooter, self.target, origin, spot))
        goal = characters.pushed_to(state, shooter, self.target)
        if goal is not None:
            _push(play, self.target, spot, goal)
        pile.go_on(play)


def out_of_line(state: State, shooter: Seat, target: Seat) -> Reason | None:
    """Return why a bullet can't reach the target, or None where it can."""
    if target in in_reach(state, shooter):
        return None
    here, there = state.bandits[shooter].spot, state.bandits[target].spot
    rule = rules.FIRE_ROOF if here.floor % 2 else rules.FIRE_INSIDE
    if here.car == there.car:
        if characters.shoots_through_roofs(state, shooter):
            return BesideTuco(rule, shooter, target)
        return InSameCar(rule, target)
    if here.level is not there.level:
        return OtherLevel(rule, target, there)
    if not here.floor % 2:
        reach = state.options.tuning.fire_reach
        return OutOfRange(rule, target, abs(here.car - there.car), reach)
    between = range(min(here.floor, there.floor) + 2, max(here.floor, there.floor), 2)
    bandits = enumerate(state.bandits)
    by = tuple(Seat(n) for n, b in bandits if b.spot.floor in between)
    return Blocked(rule, target, by) if by else OutOfSight(rule, target)


def spared(state: State, bandit: Seat, target: Seat, within_reach: list[Seat]) -> Reason | None:
    """Return why the target can't be chosen although it is in reach, as Belle is spared."""
    may = characters.may_be_chosen(state, bandit, within_reach)
    if target in may or target not in within_reach:
        return None
    return BelleIsSpared(rules.BELLE, target, tuple(may))


def also_cited(
    state: State, bandit: Seat, target: Seat, reach: Callable[[State, Seat], list[Seat]]
) -> tuple[RuleId, ...]:
    """Return further rules behind a hit: Belle was spared, or the target is a team-mate."""
    found: tuple[RuleId, ...] = ()
    belle = characters.belle(state)
    if belle not in (NOBODY, target, bandit):
        within_reach = reach(state, bandit)
        if belle in within_reach and spared(state, bandit, belle, within_reach):
            found = (rules.BELLE,)
    if len(state.cards) == 2 and seat_of(state, bandit) == seat_of(state, target):
        found += (rules.DUO_FRIENDLY_FIRE,)
    return found


def _push(play: Play[State], target: Seat, spot: Spot, goal: Spot) -> None:
    """Push the target of Django's bullet, but not off the train."""
    if not 0 <= goal.floor < len(play.state.lying):
        play.happens(HeldOn((rules.DJANGO, rules.PAWN_ON_TRAIN), target, spot))
        return
    play.happens(Pushed((rules.DJANGO,), target, spot, SPOTS[goal.floor]))
    if goal.floor == 2 * play.state.marshal:
        encounters.meet(play)


AT = tuple(Fire(Seat(target)) for target in range(len(Name)))


def choices(state: State, bandit: Seat) -> tuple[Move[State], ...]:
    if not state.bandits[bandit].bullets:
        return ()
    return tuple([AT[target] for target in targets(state, bandit)])


def tempting(state: State, bandit: Seat) -> list[Move[State]]:
    """List a shot at everybody else, wherever they are."""
    return [AT[target] for target in range(len(state.bandits)) if target != bandit]


def without_effect(state: State, bandit: Seat) -> tuple[RuleId, ...]:
    return (rules.FIRE_NONE,) if state.bandits[bandit].bullets else (rules.FIRE_EMPTY,)


CARD = CardAction(
    FIRE,
    Verb(
        Fire,
        "fire",
        read=lambda scanner, state: Fire(read_bandit(scanner, state.bandits)),
        rest=lambda move, state: names_of(state.bandits)[move.target],
        target=lambda move, state: state.bandits[move.target].name.value,
        reasons=(
            *(InSameCar, BesideTuco, OtherLevel, OutOfRange, Blocked, OutOfSight),
            BelleIsSpared,
        ),
    ),
    choices,
    tempting,
    without_effect,
)
