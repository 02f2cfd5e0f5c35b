"""On the train: the effects of the cards, and the marshal with those he meets."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.record import replace

from ..pieces import (
    BULLET_OF,
    CLOSED_PURSE,
    MARSHAL_BULLET,
    NUMBERED,
    Action,
    Car,
    Dollars,
    Loot,
    Spot,
    sorted_loot,
    without_loot,
)
from ..state import Bandit, Purse, State, with_bandit, with_loot
from .base import Event


def resolved_by(state: State, number: Seat, bandit: Bandit) -> State:
    """Return the position with this bandit changed and one more card of the pile carried out."""
    bandits = list(state.bandits)
    bandits[number] = bandit
    return replace(state, bandits=tuple(bandits), resolved=state.resolved + 1)


class Walked(Event):
    bandit: Seat
    origin: Spot
    spot: Spot

    def on(self, state: State) -> State:
        moved = replace(state.bandits[self.bandit], spot=self.spot)
        return resolved_by(state, self.bandit, moved)


class ChangedFloor(Walked):
    pass


class Robbed(Event):
    """A bandit takes loot where it stands. A purse that nobody has seen is looked into next."""

    bandit: Seat
    loot: Loot
    spot: Spot

    def on(self, state: State) -> State:
        return taken(state, self.bandit, self.loot, self.spot, 1)


def taken(state: State, number: Seat, loot: Loot, spot: Spot, resolved: int = 0) -> State:
    """Return the position in which a bandit has taken loot from a spot."""
    bandits, lying = list(state.bandits), list(state.lying)
    bandit = bandits[number]
    bandits[number] = replace(bandit, loot=sorted_loot((*bandit.loot, loot)))
    lying[spot.floor] = without_loot(lying[spot.floor], loot)
    return replace(
        state,
        bandits=tuple(bandits),
        lying=tuple(lying),
        looking=(*state.looking, number) if loot == CLOSED_PURSE else state.looking,
        resolved=state.resolved + resolved,
    )


class LookedInside(Event):
    """A bandit's player sees the value of a purse. The first look gives the purse a number."""

    seat: Seat
    bandit: Seat
    loot: Loot
    value: Dollars | None

    @property
    def phrase(self) -> str:
        return "LookedInside.unseen" if self.value is None else "LookedInside"

    def on(self, state: State) -> State:
        number = self.loot.number
        if number <= len(state.purses):
            purse = state.purses[number - 1]
            seen = tuple(sorted({*purse.seen, self.seat}))
            purses = list(state.purses)
            purses[number - 1] = replace(purse, seen=seen)
            return replace(state, purses=tuple(purses))
        bandit = state.bandits[self.bandit]
        loot = (*without_loot(bandit.loot, CLOSED_PURSE), NUMBERED[number])
        state = with_bandit(state, self.bandit, replace(bandit, loot=sorted_loot(loot)))
        purses = [*state.purses, Purse(self.value, (self.seat,))]
        return replace(state, purses=tuple(purses), looking=state.looking[1:])


class Shot(Event):
    """A bandit hits another, who receives a bullet card."""

    bandit: Seat
    target: Seat
    origin: Spot
    spot: Spot
    """The spot at which the target was hit."""

    def on(self, state: State) -> State:
        bandits, cards = list(state.bandits), list(state.cards)
        shooter = bandits[self.bandit]
        bandits[self.bandit] = replace(shooter, bullets=shooter.bullets - 1)
        seat = self.target % len(cards)
        own = cards[seat]
        cards[seat] = replace(own, top=(BULLET_OF[self.bandit], *own.top))
        return replace(
            state, bandits=tuple(bandits), cards=tuple(cards), resolved=state.resolved + 1
        )


class Punched(Event):
    bandit: Seat
    target: Seat
    spot: Spot

    def on(self, state: State) -> State:
        return replace(state, resolved=state.resolved + 1)


class LootDropped(Event):
    """Punched loot lands at the spot of the punch."""

    bandit: Seat
    loot: Loot
    spot: Spot

    def on(self, state: State) -> State:
        bandit = state.bandits[self.bandit]
        left = replace(bandit, loot=without_loot(bandit.loot, self.loot))
        lying = sorted_loot((*state.lying[self.spot.floor], self.loot))
        return with_loot(with_bandit(state, self.bandit, left), self.spot, lying)


class LootSnatched(Event):
    """A punched purse goes to the puncher."""

    bandit: Seat
    target: Seat
    loot: Loot

    def on(self, state: State) -> State:
        target, bandit = state.bandits[self.target], state.bandits[self.bandit]
        left = replace(target, loot=without_loot(target.loot, self.loot))
        state = with_bandit(state, self.target, left)
        loot = sorted_loot((*bandit.loot, self.loot))
        return with_bandit(state, self.bandit, replace(bandit, loot=loot))


class Pushed(Event):
    """A bandit is pushed by a punch, or by a bullet of Django's."""

    bandit: Seat
    origin: Spot
    spot: Spot

    def on(self, state: State) -> State:
        return with_bandit(state, self.bandit, replace(state.bandits[self.bandit], spot=self.spot))


class HeldOn(Event):
    """A bandit who would be shot off the train stays where it is."""

    bandit: Seat
    spot: Spot

    def on(self, state: State) -> State:
        return state


class MarshalMoved(Event):
    bandit: Seat
    origin: Car
    car: Car

    def on(self, state: State) -> State:
        return replace(state, marshal=self.car, resolved=state.resolved + 1)


class NothingDone(Event):
    """A card has no effect."""

    bandit: Seat
    action: Action

    @property
    def phrase(self) -> str:
        return f"NothingDone.{self.action.value}"

    def on(self, state: State) -> State:
        return replace(state, resolved=state.resolved + 1)


class Fled(Pushed):
    """A bandit who met the marshal climbs to the roof."""


class MarshalHit(Event):
    """A bandit receives a marshal bullet."""

    bandit: Seat

    def on(self, state: State) -> State:
        cards = list(state.cards)
        seat = self.bandit % len(cards)
        own = cards[seat]
        cards[seat] = replace(own, top=(MARSHAL_BULLET, *own.top))
        return replace(state, cards=tuple(cards), marshal_bullets=state.marshal_bullets - 1)


class NoMarshalBullet(Event):
    """Too few marshal bullets are left for these bandits: nobody receives one.

    The last `removed` bullets leave the game.
    """

    bandits: tuple[Seat, ...]
    removed: int

    @property
    def phrase(self) -> str:
        return "NoMarshalBullet.short" if self.removed else "NoMarshalBullet"

    def on(self, state: State) -> State:
        gone = state.removed_bullets + self.removed
        return replace(state, marshal_bullets=0, removed_bullets=gone)
