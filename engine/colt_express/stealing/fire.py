"""Fire: inside at a neighbouring car, on roofs as far as one can see."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.rulebook import RuleId

from .. import characters, encounters, pile, rules
from ..events import HeldOn, Pushed, Shot
from ..pieces import FIRE, SPOTS, Name, Spot
from ..scheming import ChamberEmpty
from ..state import State, seat_of

INSIDE_REACH = 1
HIT_INSIDE = (rules.FIRE_INSIDE, rules.FIRE_HIT)
HIT_ON_ROOFS = (rules.FIRE_ROOF, rules.FIRE_HIT)
HIT_THROUGH_ROOF = (rules.TUCO, rules.FIRE_HIT)


def in_reach(state: State, shooter: Seat) -> list[Seat]:
    """Whoever the bullet can reach, Belle included."""
    bandits = state.bandits
    floor = bandits[shooter].spot.floor
    floors = [bandit.spot.floor for bandit in bandits]
    if floor % 2:
        ahead = max([f for f in floors if f % 2 and f < floor], default=-1)
        behind = min([f for f in floors if f % 2 and f > floor], default=-1)
    else:
        ahead, behind = floor - 2, floor + 2
    above_or_below = floor ^ 1 if characters.shoots_through_roofs(state, shooter) else -1
    return [Seat(n) for n, f in enumerate(floors) if f in (ahead, behind, above_or_below)]


def targets(state: State, shooter: Seat) -> list[Seat]:
    return characters.sparing_belle(state, in_reach(state, shooter))


class InSameCar(Reason):
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
        play.happens(Shot(_cited(state, shooter, self.target), shooter, self.target, origin, spot))
        if characters.pushes_with_bullets(state, shooter):
            _push(play, self.target, origin, spot)
        pile.go_on(play)


def out_of_line(state: State, shooter: Seat, target: Seat) -> Reason | None:
    """Why a bullet can't reach the target, if it can't."""
    if target in in_reach(state, shooter):
        return None
    here, there = state.bandits[shooter].spot, state.bandits[target].spot
    rule = rules.FIRE_ROOF if here.floor % 2 else rules.FIRE_INSIDE
    if here.car == there.car:
        return InSameCar(rule, target)
    if here.level is not there.level:
        return OtherLevel(rule, target, there)
    if not here.floor % 2:
        return OutOfRange(rule, target, abs(here.car - there.car), INSIDE_REACH)
    between = range(min(here.floor, there.floor) + 2, max(here.floor, there.floor), 2)
    bandits = enumerate(state.bandits)
    return Blocked(rule, target, tuple(Seat(n) for n, b in bandits if b.spot.floor in between))


def spared(state: State, target: Seat, within_reach: list[Seat]) -> Reason | None:
    """Why Belle can't be hit, if others can."""
    if state.bandits[target].name is not Name.BELLE or target not in within_reach:
        return None
    others = tuple([each for each in within_reach if each != target])
    return BelleIsSpared(rules.BELLE, target, others) if others else None


def _cited(state: State, shooter: Seat, target: Seat) -> tuple[RuleId, ...]:
    here, there = state.bandits[shooter].spot.floor, state.bandits[target].spot.floor
    straight = HIT_ON_ROOFS if here % 2 else HIT_INSIDE
    cited = HIT_THROUGH_ROOF if here ^ 1 == there else straight
    return cited + also_cited(state, shooter, target, in_reach(state, shooter))


def also_cited(
    state: State, bandit: Seat, target: Seat, within_reach: list[Seat]
) -> tuple[RuleId, ...]:
    """Belle's charm, where it turned a blow to another; a blow among team-mates."""
    found: tuple[RuleId, ...] = ()
    if len(within_reach) > 1 and any(state.bandits[n].name is Name.BELLE for n in within_reach):
        found = (rules.BELLE,)
    if len(state.cards) == 2 and seat_of(state, bandit) == seat_of(state, target):
        found += (rules.DUO_FRIENDLY_FIRE,)
    return found


def _push(play: Play[State], target: Seat, origin: Spot, spot: Spot) -> None:
    """Django's bullet drives the target on, but not off the train."""
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
