"""Fire: a shot into the next car, or along the roofs at the nearest bandits."""

from __future__ import annotations

from collections.abc import Callable

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

INSIDE_REACH = 1
BANDITS = tuple(Seat(number) for number in range(len(Name)))
HIT = ((rules.FIRE_INSIDE, rules.FIRE_HIT), (rules.FIRE_ROOF, rules.FIRE_HIT))
"""The rules behind a hit inside, and on roofs."""
HIT_THROUGH_ROOF = (rules.TUCO, rules.FIRE_HIT)


def in_reach(state: State, shooter: Seat) -> list[Seat]:
    """Return everybody whom the bullet can reach, Belle included."""
    floors = [bandit.spot.floor for bandit in state.bandits]
    floor = floors[shooter]
    reached = _nearest_roofs(floors, floor) if floor % 2 else (floor - 2, floor + 2)
    if characters.shoots_through_roofs(state, shooter):
        reached += (floor ^ 1,)
    return [BANDITS[n] for n, f in enumerate(floors) if f in reached]


def _nearest_roofs(floors: list[int], floor: int) -> tuple[int, ...]:
    """Return the nearest roofs with somebody on them, before and behind."""
    ahead, behind = -1, 2 * (MOST_CARS + 1)
    for other in floors:
        if other % 2:
            if ahead < other < floor:
                ahead = other
            elif floor < other < behind:
                behind = other
    return ahead, behind


def targets(state: State, shooter: Seat) -> list[Seat]:
    return characters.sparing_belle(state, in_reach(state, shooter))


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


class BelleIsSpared(Reason):
    target: Seat
    others: tuple[Seat, ...]


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
            spared(state, self.target, in_reach(state, shooter)),
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
        if characters.pushes_with_bullets(state, shooter):
            _push(play, self.target, origin, spot)
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
        return OutOfRange(rule, target, abs(here.car - there.car), INSIDE_REACH)
    between = range(min(here.floor, there.floor) + 2, max(here.floor, there.floor), 2)
    bandits = enumerate(state.bandits)
    return Blocked(rule, target, tuple(Seat(n) for n, b in bandits if b.spot.floor in between))


def spared(state: State, target: Seat, within_reach: list[Seat]) -> Reason | None:
    """Return why the target can't be chosen if she is Belle and others are in reach."""
    if state.bandits[target].name is not Name.BELLE or target not in within_reach:
        return None
    others = tuple([each for each in within_reach if each != target])
    return BelleIsSpared(rules.BELLE, target, others) if others else None


def also_cited(
    state: State, bandit: Seat, target: Seat, reach: Callable[[State, Seat], list[Seat]]
) -> tuple[RuleId, ...]:
    """Return further rules behind a hit: Belle was spared, or the target is a team-mate."""
    found: tuple[RuleId, ...] = ()
    belle = characters.belle(state)
    if belle not in (NOBODY, target, bandit) and belle in reach(state, bandit):
        found = (rules.BELLE,)
    if len(state.cards) == 2 and seat_of(state, bandit) == seat_of(state, target):
        found += (rules.DUO_FRIENDLY_FIRE,)
    return found


def _push(play: Play[State], target: Seat, origin: Spot, spot: Spot) -> None:
    """Push the target of Django's bullet one car on, but not off the train."""
    floor = spot.floor + (2 if spot.floor > origin.floor else -2)
    if not 0 <= floor < len(play.state.lying):
        play.happens(HeldOn((rules.DJANGO, rules.PAWN_ON_TRAIN), target, spot))
        return
    play.happens(Pushed((rules.DJANGO,), target, spot, SPOTS[floor]))
    if floor == 2 * play.state.marshal:
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
        reasons=(InSameCar, BesideTuco, OtherLevel, OutOfRange, Blocked, BelleIsSpared),
    ),
    choices,
    tempting,
    without_effect,
)
