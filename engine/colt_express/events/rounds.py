"""The event of a round, the end of a round and the end of the game."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.record import replace

from ..pieces import (
    A_STRONGBOX,
    Car,
    Dollars,
    Loot,
    RoundCard,
    Spot,
    in_order,
    sorted_loot,
    without_loot,
)
from ..state import OVER, ROUND_EVENT, Cards, State, with_bandit
from .base import Event
from .stealing import Pushed, taken


class RoundEventBegan(Event):
    """The event of the round card begins; the bandits in `waiting` have something to choose."""

    card: RoundCard
    waiting: tuple[Seat, ...] = ()

    @property
    def phrase(self) -> str:
        return f"RoundEventBegan.{self.card.value}"

    def on(self, state: State) -> State:
        return replace(state, phase=ROUND_EVENT, waiting=self.waiting)


class AngryMarshalMoved(Event):
    origin: Car
    car: Car

    @property
    def phrase(self) -> str:
        return "AngryMarshalMoved" if self.car != self.origin else "AngryMarshalMoved.stays"

    def on(self, state: State) -> State:
        return replace(state, marshal=self.car)


class Swept(Pushed):
    """The swivel arm sweeps a bandit to the roof of the caboose."""


class Jolted(Pushed):
    """The braking train throws a bandit one car toward the locomotive."""


class StrongboxBrought(Event):
    """Take It All's strongbox comes to `spot`; None where both are in play already."""

    spot: Spot | None

    @property
    def phrase(self) -> str:
        return "StrongboxBrought" if self.spot else "StrongboxBrought.none"

    def on(self, state: State) -> State:
        if self.spot is None:
            return state
        lying = list(state.lying)
        lying[self.spot.floor] = sorted_loot((*lying[self.spot.floor], A_STRONGBOX))
        return replace(state, lying=tuple(lying), second_strongbox=False)


class PurseLost(Event):
    """A purse leaves the game."""

    bandit: Seat
    loot: Loot

    def on(self, state: State) -> State:
        bandit = state.bandits[self.bandit]
        state = with_bandit(
            state, self.bandit, replace(bandit, loot=without_loot(bandit.loot, self.loot))
        )
        lost = sorted_loot((*state.lost, self.loot))
        return replace(state, lost=lost, waiting=state.waiting[1:])


class PursePicked(Event):
    bandit: Seat
    loot: Loot
    spot: Spot

    def on(self, state: State) -> State:
        state = taken(state, self.bandit, self.loot, self.spot)
        return replace(state, waiting=state.waiting[1:])


class RansomPaid(Event):
    bandit: Seat
    amount: Dollars

    def on(self, state: State) -> State:
        bandit = state.bandits[self.bandit]
        return with_bandit(state, self.bandit, replace(bandit, ransom=bandit.ransom + self.amount))


class CardsReturned(Event):
    """Everybody shuffles all their cards together, with the bullets received."""

    def on(self, state: State) -> State:
        whole = [[*own.hand, *own.top, *own.deck] for own in state.cards]
        for entry in state.pile:
            whole[entry.seat].append(entry.card)
        cards = tuple([Cards(deck=in_order(each)) for each in whole])
        return replace(state, cards=cards, pile=(), resolved=0)


class CardsDiscarded(Event):
    """The cards of the common pile go to the discard piles of their owners."""

    def on(self, state: State) -> State:
        discards = [[*own.discard] for own in state.cards]
        for entry in state.pile:
            discards[entry.seat].append(entry.card)
        cards = [
            replace(own, discard=in_order(discard))
            for own, discard in zip(state.cards, discards, strict=True)
        ]
        return replace(state, cards=tuple(cards), pile=(), resolved=0)


class FirstPlayerPassed(Event):
    seat: Seat

    def on(self, state: State) -> State:
        return replace(state, first=self.seat)


class LootCounted(Event):
    """The loot of a bandit is counted at the end."""

    bandit: Seat
    purses: int
    jewels: int
    strongboxes: int
    ransom: int

    def on(self, state: State) -> State:
        return state


class GunslingersNamed(Event):
    bandits: tuple[Seat, ...]
    bullets: int
    """The number of bullet cards that each of them has left."""
    bonus: int

    def on(self, state: State) -> State:
        return state


class GameEnded(Event):
    winners: tuple[Seat, ...]
    bandits: tuple[Seat, ...]
    """Every bandit that the winners lead."""

    def on(self, state: State) -> State:
        return replace(state, phase=OVER, winners=self.winners)
