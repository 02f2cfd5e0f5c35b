"""The events of round cards, which happen at the end of their rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.house import replaceable
from engine.core.house_answers import some_of
from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.record import remembered
from engine.core.rulebook import RuleId

from . import encounters, rounds, rules
from .actions import Verb
from .events.rounds import (
    AngryMarshalMoved,
    Jolted,
    PurseLost,
    PursePicked,
    RansomPaid,
    RoundEventBegan,
    StrongboxBrought,
    Swept,
)
from .looking import look
from .phases import not_now
from .pieces import INSIDE, LOCOMOTIVE, PURSE, SPOTS, Car, Dollars, Loot, RoundCard, Spot, spot_at
from .state import ROUND_EVENT, State, table_order
from .words import loot_word, read_loot

RULE_OF: Mapping[RoundCard, RuleId] = {
    RoundCard.ANGRY_MARSHAL: rules.EVENT_ANGRY_MARSHAL,
    RoundCard.SWIVEL_ARM: rules.EVENT_SWIVEL_ARM,
    RoundCard.BRAKING: rules.EVENT_BRAKING,
    RoundCard.TAKE_IT_ALL: rules.EVENT_TAKE_IT_ALL,
    RoundCard.REBELLION: rules.EVENT_REBELLION,
    RoundCard.REVENGE: rules.EVENT_REVENGE,
    RoundCard.PICKPOCKETING: rules.EVENT_PICKPOCKETING,
    RoundCard.HOSTAGE: rules.EVENT_HOSTAGE,
}
"""The rule of each event; round cards without an event are missing."""


def begin(play: Play[State]) -> None:
    state = play.state
    card = state.round_card
    rule = RULE_OF.get(card)
    if rule is not None:
        choosing = CHOOSING[card](state) if card in CHOOSING else ()
        play.happens(RoundEventBegan((rules.ROUND_EVENT, rule), card, choosing))
        if card in HAPPENING:
            HAPPENING[card](play)
    go_on(play)


def go_on(play: Play[State]) -> None:
    """End the round once nobody has anything left to choose or to look into."""
    if not play.state.waiting and not play.state.looking:
        rounds.end(play)


# -- events that happen to everybody at once


def angry_marshal(play: Play[State]) -> None:
    state = play.state
    above = 2 * state.marshal + 1
    encounters.receive(play, _at(state, above), (rules.EVENT_ANGRY_MARSHAL,))
    car = Car(min(state.marshal + 1, state.caboose))
    play.happens(AngryMarshalMoved((rules.EVENT_ANGRY_MARSHAL,), state.marshal, car))
    encounters.meet(play)


def swivel_arm(play: Play[State]) -> None:
    last = SPOTS[2 * play.state.caboose + 1]
    for bandit, spot in _on_roofs(play.state):
        if spot != last:
            play.happens(Swept((rules.EVENT_SWIVEL_ARM,), bandit, spot, last))


def braking(play: Play[State]) -> None:
    for bandit, spot in _on_roofs(play.state):
        if spot.car != LOCOMOTIVE:
            play.happens(Jolted((rules.EVENT_BRAKING,), bandit, spot, SPOTS[spot.floor - 2]))


def take_it_all(play: Play[State]) -> None:
    state = play.state
    spot = spot_at(state.marshal, INSIDE) if state.second_strongbox else None
    play.happens(StrongboxBrought((rules.EVENT_TAKE_IT_ALL,), spot))


def rebellion(play: Play[State]) -> None:
    bandits = enumerate(play.state.bandits)
    inside = [Seat(number) for number, bandit in bandits if bandit.spot.level is INSIDE]
    encounters.receive(play, inside, (rules.EVENT_REBELLION,))


def hostage(play: Play[State]) -> None:
    amount = Dollars(play.state.options.tuning.ransom)
    for bandit in paid_by_hostage(play.state):
        play.happens(RansomPaid((rules.EVENT_HOSTAGE,), bandit, amount))


@replaceable(
    rules.EVENT_HOSTAGE,
    some_of(lambda state: range(len(state.bandits))),
    "a list of bandits by number",
)
def paid_by_hostage(state: State) -> list[Seat]:
    """Return who gets the ransom: everybody in or on the locomotive."""
    return [Seat(n) for n, bandit in enumerate(state.bandits) if bandit.spot.car == LOCOMOTIVE]


HAPPENING: Mapping[RoundCard, Callable[[Play[State]], None]] = {
    RoundCard.ANGRY_MARSHAL: angry_marshal,
    RoundCard.SWIVEL_ARM: swivel_arm,
    RoundCard.BRAKING: braking,
    RoundCard.TAKE_IT_ALL: take_it_all,
    RoundCard.REBELLION: rebellion,
    RoundCard.HOSTAGE: hostage,
}


def _at(state: State, floor: int) -> list[Seat]:
    return [Seat(n) for n, bandit in enumerate(state.bandits) if bandit.spot.floor == floor]


def _on_roofs(state: State) -> list[tuple[Seat, Spot]]:
    bandits = enumerate(state.bandits)
    return [(Seat(n), bandit.spot) for n, bandit in bandits if bandit.spot.level is not INSIDE]


# -- events in which a bandit chooses


def punished(state: State) -> tuple[Seat, ...]:
    """Return the bandits who stand above the marshal and have a purse to lose."""
    above = _at(state, 2 * state.marshal + 1)
    return _in_turn(state, [each for each in above if purses_of(state.bandits[each].loot)])


def pickpockets(state: State) -> tuple[Seat, ...]:
    """Return the bandits who are alone at a spot where a purse lies."""
    floors = [bandit.spot.floor for bandit in state.bandits]
    alone = [
        Seat(number)
        for number, floor in enumerate(floors)
        if floors.count(floor) == 1 and purses_of(state.lying[floor])
    ]
    return _in_turn(state, alone)


CHOOSING: Mapping[RoundCard, Callable[[State], tuple[Seat, ...]]] = {
    RoundCard.REVENGE: punished,
    RoundCard.PICKPOCKETING: pickpockets,
}


def _in_turn(state: State, bandits: list[Seat]) -> tuple[Seat, ...]:
    """Return the bandits in table order from the first player on; team-mates follow each other."""
    order = table_order(state.first, state.players)
    return tuple(each for seat in order for each in bandits if each % state.players == seat)


def purses_of(loot: tuple[Loot, ...]) -> tuple[Loot, ...]:
    """Return the different purses among some loot."""
    return tuple(dict.fromkeys(each for each in loot if each.kind is PURSE))


class NotYours(Reason):
    bandit: Seat
    loot: Loot


class OnlyPurses(Reason):
    loot: Loot


class LosePurse(Move[State]):
    """Give up a purse, as a bandit above the marshal must."""

    loot: Loot

    def refusal(self, state: State) -> Refusal | None:
        if not _chooses(state, RoundCard.REVENGE):
            return not_now(state)
        bandit = state.waiting[0]
        own = state.bandits[bandit].loot
        return refuse(
            None if self.loot in own else NotYours(rules.EVENT_REVENGE, bandit, self.loot),
            None if self.loot.kind is PURSE else OnlyPurses(rules.EVENT_REVENGE, self.loot),
        )

    def carry_out(self, play: Play[State]) -> None:
        play.happens(PurseLost((rules.EVENT_REVENGE,), play.state.waiting[0], self.loot))
        go_on(play)


class NoSuchPurse(Reason):
    loot: Loot
    spot: Spot


class PickPurse(Move[State]):
    """Pick up a purse at a spot where the bandit is alone."""

    loot: Loot

    def refusal(self, state: State) -> Refusal | None:
        if not _chooses(state, RoundCard.PICKPOCKETING):
            return not_now(state)
        spot = state.bandits[state.waiting[0]].spot
        lies = self.loot in state.lying[spot.floor]
        return refuse(
            None if lies else NoSuchPurse(rules.EVENT_PICKPOCKETING, self.loot, spot),
            None if self.loot.kind is PURSE else OnlyPurses(rules.EVENT_PICKPOCKETING, self.loot),
        )

    def carry_out(self, play: Play[State]) -> None:
        bandit = play.state.waiting[0]
        spot = play.state.bandits[bandit].spot
        cited = (rules.EVENT_PICKPOCKETING, rules.LOOT_KEPT)
        play.happens(PursePicked(cited, bandit, self.loot, spot))
        look(play, bandit, self.loot)
        go_on(play)


def _chooses(state: State, card: RoundCard) -> bool:
    waits = state.phase is ROUND_EVENT and state.waiting and not state.looking
    return bool(waits) and state.round_card is card


def choices(state: State) -> tuple[Move[State], ...]:
    bandit = state.bandits[state.waiting[0]]
    if state.round_card is RoundCard.REVENGE:
        return _losses(purses_of(bandit.loot))
    return _picks(purses_of(state.lying[bandit.spot.floor]))


@remembered
def _losses(purses: tuple[Loot, ...]) -> tuple[LosePurse, ...]:
    return tuple(LosePurse(purse) for purse in purses)


@remembered
def _picks(purses: tuple[Loot, ...]) -> tuple[PickPurse, ...]:
    return tuple(PickPurse(purse) for purse in purses)


def tempting(state: State) -> list[Move[State]]:
    """List the loot of the bandit who chooses, of any kind."""
    return [LosePurse(loot) for loot in state.bandits[state.waiting[0]].loot]


VERBS = (
    Verb(
        LosePurse,
        "lose",
        read=lambda scanner, _state: LosePurse(read_loot(scanner)),
        rest=lambda move, _state: loot_word(move.loot),
        target=lambda move, _state: loot_word(move.loot),
        reasons=(NotYours, OnlyPurses),
    ),
    Verb(
        PickPurse,
        "pick",
        read=lambda scanner, _state: PickPurse(read_loot(scanner)),
        rest=lambda move, _state: loot_word(move.loot),
        target=lambda move, _state: loot_word(move.loot),
        reasons=(NoSuchPurse,),
    ),
)
