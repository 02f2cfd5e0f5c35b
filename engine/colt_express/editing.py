"""Setting a position up by hand: who stands where, with which loot and cards.

Who joins the table and who leaves it is in seating.py; what is offered for a place, a bandit or
the table, in offers.py.
"""

from __future__ import annotations

from engine.core.editing import Edit
from engine.core.moves import Seat
from engine.core.record import replace

from .options import Options
from .pieces import (
    BULLET_OF,
    INSIDE,
    MARSHAL_BULLET,
    NUMBERED,
    Car,
    CarCard,
    Card,
    Loot,
    Name,
    RoundCard,
    Spot,
    in_order,
    sorted_loot,
    spot_at,
    without,
    without_loot,
)
from .reading import read_position
from .seating import SEATINGS, joined
from .settling import scheming, settled, undisturbed
from .state import (
    STEALING,
    Played,
    Purse,
    State,
    schedule,
    seat_of,
    with_bandit,
    with_cards,
    with_loot,
)
from .words import spot_word


def blank(options: Options) -> State:
    """Three bandits beside an empty train."""
    return read_position("seats: Tuco, Django, Belle", options)


class Put(Edit[State]):
    """Put a bandit on a spot; one who is not at the table yet joins with a purse and all cards."""

    name: Name
    spot: Spot

    @property
    def target(self) -> str:
        return spot_word(self.spot)

    def on(self, state: State) -> State:
        names = [bandit.name for bandit in state.bandits]
        table = state if self.name in names else joined(state, self.name)
        number = Seat(names.index(self.name) if self.name in names else len(names))
        return with_bandit(table, number, replace(table.bandits[number], spot=self.spot))


class Replace(Edit[State]):
    """Put another bandit in the place of one."""

    bandit: Seat
    name: Name

    def on(self, state: State) -> State:
        return with_bandit(state, self.bandit, replace(state.bandits[self.bandit], name=self.name))


class PutMarshal(Edit[State]):
    car: Car

    @property
    def target(self) -> str:
        return spot_word(spot_at(self.car, INSIDE))

    def on(self, state: State) -> State:
        return replace(state, marshal=self.car)


class LayLoot(Edit[State]):
    spot: Spot
    loot: Loot

    def on(self, state: State) -> State:
        lying = (*state.lying[self.spot.floor], self.loot)
        return settled(with_loot(state, self.spot, sorted_loot(lying)))


class PickUp(Edit[State]):
    """Take a loot token off the train."""

    spot: Spot
    loot: Loot

    def on(self, state: State) -> State:
        lying = without_loot(state.lying[self.spot.floor], self.loot)
        return settled(with_loot(state, self.spot, lying))


class GivePurse(Edit[State]):
    """Give a bandit a purse of this value, which only its player has looked into."""

    bandit: Seat
    value: int

    def on(self, state: State) -> State:
        purse = Purse(self.value, (seat_of(state, self.bandit),))
        known = replace(state, purses=(*state.purses, purse))
        return _given(known, self.bandit, NUMBERED[len(known.purses)])


class GiveLoot(Edit[State]):
    bandit: Seat
    loot: Loot

    def on(self, state: State) -> State:
        return _given(state, self.bandit, self.loot)


class TakeLoot(Edit[State]):
    bandit: Seat
    loot: Loot

    def on(self, state: State) -> State:
        owner = state.bandits[self.bandit]
        left = replace(owner, loot=without_loot(owner.loot, self.loot))
        return settled(with_bandit(state, self.bandit, left))


class DrawCard(Edit[State]):
    """Move a card from the deck to the hand."""

    seat: Seat
    card: Card

    def on(self, state: State) -> State:
        own = state.cards[self.seat]
        drawn = replace(
            own, hand=in_order((*own.hand, self.card)), deck=without(own.deck, (self.card,))
        )
        return with_cards(state, self.seat, drawn)


class PutBack(Edit[State]):
    """Move a card from the hand to the deck."""

    seat: Seat
    card: Card

    def on(self, state: State) -> State:
        own = state.cards[self.seat]
        back = replace(
            own, hand=without(own.hand, (self.card,)), deck=in_order((*own.deck, self.card))
        )
        return with_cards(state, self.seat, back)


class PlayCard(Edit[State]):
    """Move a card from the hand to the common pile."""

    seat: Seat
    card: Card

    def on(self, state: State) -> State:
        own = state.cards[self.seat]
        left = replace(own, hand=without(own.hand, (self.card,)))
        played = with_cards(state, self.seat, left)
        return settled(replace(played, pile=(*state.pile, Played(self.seat, self.card))))


class TakePile(Edit[State]):
    """Return the cards of the pile to the hands, and begin scheming anew."""

    def on(self, state: State) -> State:
        emptied = replace(state, pile=(), resolved=0)
        for entry in state.pile:
            own = emptied.cards[entry.seat]
            hand = in_order((*own.hand, entry.card))
            emptied = with_cards(emptied, entry.seat, replace(own, hand=hand))
        return scheming(emptied)


class Bullet(Edit[State]):
    """Put a bullet card of one bandit into the deck of another's player."""

    seat: Seat
    shooter: Seat

    def on(self, state: State) -> State:
        shooter = state.bandits[self.shooter]
        fired = replace(shooter, bullets=shooter.bullets - 1)
        hit = _with_bullet(state, self.seat, BULLET_OF[self.shooter])
        return with_bandit(hit, self.shooter, fired)


class MarshalBullet(Edit[State]):
    seat: Seat

    def on(self, state: State) -> State:
        hit = _with_bullet(state, self.seat, MARSHAL_BULLET)
        return replace(hit, marshal_bullets=state.marshal_bullets - 1)


class MakeFirst(Edit[State]):
    seat: Seat

    def on(self, state: State) -> State:
        return replace(state, first=self.seat)


class LetScheme(Edit[State]):
    """Go on scheming, with the cards on the pile as played so far."""

    def on(self, state: State) -> State:
        return scheming(state)


class LetSteal(Edit[State]):
    """Begin stealing with the first card of the pile."""

    def on(self, state: State) -> State:
        actions = len(schedule(state.round_card, state.players, state.first))
        return replace(undisturbed(state), phase=STEALING, acted=actions, resolved=0)


class SetRound(Edit[State]):
    number: int

    def on(self, state: State) -> State:
        return replace(state, round=self.number)


class TurnUp(Edit[State]):
    """Give this round another round card."""

    card: RoundCard

    def on(self, state: State) -> State:
        return settled(replace(state, rounds=(*state.rounds[:-1], self.card)))


class Couple(Edit[State]):
    """Add a car behind the last."""

    car: CarCard

    def on(self, state: State) -> State:
        return replace(state, train=(*state.train, self.car), lying=(*state.lying, (), ()))


class Uncouple(Edit[State]):
    """Remove the last car, which must be empty."""

    def on(self, state: State) -> State:
        return replace(state, train=state.train[:-1], lying=state.lying[:-2])


EDITS: tuple[type[Edit[State]], ...] = (
    *(Put, Replace, PutMarshal, LayLoot, PickUp, GivePurse, GiveLoot, TakeLoot),
    *(DrawCard, PutBack, PlayCard, TakePile, Bullet, MarshalBullet, MakeFirst),
    *(LetScheme, LetSteal, SetRound, TurnUp, Couple, Uncouple, *SEATINGS),
)


def _given(state: State, bandit: Seat, loot: Loot) -> State:
    owner = state.bandits[bandit]
    richer = replace(owner, loot=sorted_loot((*owner.loot, loot)))
    return settled(with_bandit(state, bandit, richer))


def _with_bullet(state: State, seat: Seat, bullet: Card) -> State:
    own = state.cards[seat]
    return with_cards(state, seat, replace(own, deck=in_order((*own.deck, bullet))))
