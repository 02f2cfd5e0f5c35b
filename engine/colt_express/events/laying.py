"""Set-up: what is laid out before the first round."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.record import replace

from ..pieces import (
    A_STRONGBOX,
    DECK,
    MARSHAL,
    NUMBERED,
    TEAM_DECK,
    Car,
    CarCard,
    Name,
    Spot,
    card_of,
    in_order,
)
from ..state import MUSTER, Cards, Purse, State, with_bandit, with_cards
from .base import Event


class TrainCoupled(Event):
    """The cars behind the locomotive, front to rear."""

    train: tuple[CarCard, ...]

    def on(self, state: State) -> State:
        return replace(state, train=self.train, lying=((),) * (2 * (len(self.train) + 1)))


class LootLaid(Event):
    """Every car gets its loot."""

    purses: int
    jewels: int

    def on(self, state: State) -> State:
        lying = list(state.lying)
        for car, card in enumerate(state.train, 1):
            lying[2 * car] = state.options.tuning.loot_on(card)
        return replace(state, lying=tuple(lying))


class MarshalPlaced(Event):
    """The marshal and a strongbox start in the locomotive."""

    car: Car

    def on(self, state: State) -> State:
        return replace(state, marshal=self.car, lying=((A_STRONGBOX,), *state.lying[1:]))


class RoundCardsStacked(Event):
    rounds: int

    def on(self, state: State) -> State:
        return state


class BulletsLaid(Event):
    """The bullets that the marshal has, and those of each bandit."""

    marshal_bullets: int
    bullets: int

    def on(self, state: State) -> State:
        return replace(state, marshal_bullets=self.marshal_bullets)


class PursesGiven(Event):
    """Every bandit gets a purse whose value everybody knows."""

    bandits: tuple[Seat, ...]
    value: int

    def on(self, state: State) -> State:
        everybody = tuple(Seat(seat) for seat in range(state.players))
        bandits = [
            replace(bandit, loot=(NUMBERED[number],))
            for number, bandit in enumerate(state.bandits, 1)
        ]
        purses = (Purse(self.value, everybody),) * len(bandits)
        return replace(state, bandits=tuple(bandits), purses=purses)


class DecksGiven(Event):
    """Everybody takes the action cards of their bandit."""

    seats: tuple[Seat, ...]

    def on(self, state: State) -> State:
        return replace(state, cards=tuple([Cards(deck=DECKS[seat]) for seat in self.seats]))


DECKS = tuple(in_order(card_of(action, Seat(seat)) for action in DECK) for seat in range(len(Name)))


class FirstPlayerChosen(Event):
    seat: Seat

    def on(self, state: State) -> State:
        return replace(state, first=self.seat)


class Mustering(Event):
    """The players of two teams prepare them, the first player first."""

    seats: tuple[Seat, ...]

    def on(self, state: State) -> State:
        return replace(state, phase=MUSTER, waiting=self.seats)


class TeamDeckMade(Event):
    """Two bandits make one deck, with the Marshal card of one of them."""

    seat: Seat
    bandits: tuple[Seat, ...]
    marshal_card: Seat

    def on(self, state: State) -> State:
        cards = [card_of(action, bandit, True) for bandit in self.bandits for action in TEAM_DECK]
        cards.append(card_of(MARSHAL, self.marshal_card, True))
        state = with_cards(state, self.seat, Cards(deck=in_order(cards)))
        return replace(state, waiting=state.waiting[1:])


class Placed(Event):
    bandit: Seat
    spot: Spot

    def on(self, state: State) -> State:
        return with_bandit(state, self.bandit, replace(state.bandits[self.bandit], spot=self.spot))
