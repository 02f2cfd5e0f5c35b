"""Setting a position up by hand: bandits join and leave the table, alone or in two teams.

The purses that the bandits began with are the first ones by number, so whoever comes or goes
changes the numbers of the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.core.editing import Edit
from engine.core.moves import NOBODY, Seat
from engine.core.record import replace

from . import duo
from .defaults import PLANNED
from .pieces import (
    BULLET,
    CLOSED_PURSE,
    DECK,
    MARSHAL,
    NUMBERED,
    TEAM_DECK,
    Card,
    Loot,
    Name,
    card_of,
    in_order,
)
from .settling import scheming, settled, with_tokens
from .state import STEALING, Bandit, Cards, Purse, State, schedule, seat_of

TEAMED = 2 * duo.PLAYERS
"""The number of bandits in two teams."""


class TakeAway(Edit[State]):
    """Take a bandit off the table, with its cards, its loot and the purse that it began with.

    The bullets that it was shot with return to the shooters, and its own leave every deck.
    """

    bandit: Seat

    def on(self, state: State) -> State:
        gone = self.bandit
        light = _without_cards(_without_purses(_shots_undone(state, gone), gone), gone)
        left = replace(
            light,
            bandits=light.bandits[:gone] + light.bandits[gone + 1 :],
            first=Seat(_closed_up(state.first, gone) % (state.players - 1)),
            drew=(),
            due=tuple(
                replace(d, seat=_closed_up(d.seat, gone)) for d in state.due if d.seat != gone
            ),
            looking=_others(state.looking, gone),
            waiting=_others(state.waiting, gone),
            winners=_others(state.winners, gone),
        )
        if left.phase is STEALING and left.resolved == len(left.pile):
            return scheming(left)
        if left.phase in PLANNED and left.rounds:
            actions = schedule(left.round_card, left.players, left.first)
            left = replace(left, acted=len(actions))
        return settled(left)


class TwoTeams(Edit[State]):
    """Let two players lead two bandits each: the first four at the table; a missing fourth joins.

    All cards return to the decks, the bullets to the shooters.
    """

    def on(self, state: State) -> State:
        four = state
        while len(four.bandits) > TEAMED:
            four = TakeAway(Seat(len(four.bandits) - 1)).on(four)
        if len(four.bandits) < TEAMED:
            four = joined(four, _partner(four))
        return _dealt_anew(four, duo.PLAYERS)


class EachAlone(Edit[State]):
    """Give each bandit of two teams a player of its own; all cards return to the decks."""

    def on(self, state: State) -> State:
        return _dealt_anew(state, len(state.bandits))


class MarshalCardOf(Edit[State]):
    """Replace the Marshal card in a team's deck by that of this bandit."""

    bandit: Seat

    def on(self, state: State) -> State:
        wanted = card_of(MARSHAL, self.bandit, True)
        team = duo.team(seat_of(state, self.bandit))

        def turned(card: Card) -> Card:
            return wanted if card.action is MARSHAL and card.bandit in team else card

        return _with_all_cards(state, lambda cards: tuple(map(turned, cards)))


SEATINGS: tuple[type[Edit[State]], ...] = (TakeAway, TwoTeams, EachAlone, MarshalCardOf)


def has_marshal_card(state: State, bandit: Seat) -> bool:
    """Return whether the Marshal card of a bandit is among the cards of its team."""
    own = state.cards[seat_of(state, bandit)]
    played = (entry.card for entry in state.pile)
    return card_of(MARSHAL, bandit, True) in (*_all(own), *played)


# -- joining and leaving the table


def joined(state: State, name: Name) -> State:
    """Return the position with one more bandit: it has a purse and all cards, but no spot yet."""
    seat = Seat(state.players)
    everybody = tuple(Seat(each) for each in range(seat + 1))
    began = tuple(replace(purse, seen=everybody) for purse in state.purses[:seat])

    def moved_on(loot: Loot) -> Loot:
        return NUMBERED[loot.number + 1] if loot.number > seat else loot

    table = with_tokens(state, moved_on)
    tuning = state.options.tuning
    start = Bandit(name, loot=(NUMBERED[seat + 1],), bullets=tuning.bullets)
    purse = Purse(tuning.starting_purse, everybody)
    return settled(
        replace(
            table,
            bandits=(*table.bandits, start),
            cards=(*table.cards, Cards(deck=in_order(_deck(seat, seat + 1)))),
            purses=(*began, purse, *state.purses[seat:]),
        )
    )


def _closed_up(other: Seat, gone: Seat) -> Seat:
    return Seat(other - 1) if other > gone else other


def _others(seats: tuple[Seat, ...], gone: Seat) -> tuple[Seat, ...]:
    return tuple(_closed_up(seat, gone) for seat in seats if seat != gone)


def _all(own: Cards) -> tuple[Card, ...]:
    return (*own.hand, *own.top, *own.deck, *own.discard)


def _shots_undone(state: State, gone: Seat) -> State:
    """Return the position with the bullets that a bandit was shot with back at the shooters."""
    shot = Counter(card.bandit for card in _all(state.cards[gone]) if card.action is BULLET)
    bandits = tuple(
        replace(bandit, bullets=bandit.bullets + shot[Seat(number)])
        for number, bandit in enumerate(state.bandits)
    )
    return replace(state, bandits=bandits, marshal_bullets=state.marshal_bullets + shot[NOBODY])


def _without_cards(state: State, gone: Seat) -> State:
    """Return the position without the bandit's cards, and the other bandits' under new numbers."""

    def rest(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(
            card_of(card.action, _closed_up(card.bandit, gone), card.shared)
            for card in cards
            if card.bandit != gone
        )

    pile = tuple(
        replace(entry, seat=_closed_up(entry.seat, gone))
        for entry in state.pile
        if entry.seat != gone
    )
    resolved = sum(entry.seat != gone for entry in state.pile[: state.resolved])
    cards = state.cards[:gone] + state.cards[gone + 1 :]
    return _with_all_cards(replace(state, cards=cards, pile=pile, resolved=resolved), rest)


def _with_all_cards(state: State, change: Callable[[tuple[Card, ...]], tuple[Card, ...]]) -> State:
    cards = tuple(
        Cards(
            in_order(change(own.hand)),
            change(own.top),
            in_order(change(own.deck)),
            in_order(change(own.discard)),
        )
        for own in state.cards
    )
    pile = tuple(replace(entry, card=change((entry.card,))[0]) for entry in state.pile)
    return replace(state, cards=cards, pile=pile)


def _without_purses(state: State, gone: Seat) -> State:
    """Return the position without the bandit's loot; purses that it alone has seen are closed."""
    began = gone + 1
    own = {loot.number for loot in state.bandits[gone].loot if loot.number > len(state.bandits)}
    alone = {n for n, purse in enumerate(state.purses, 1) if purse.seen == (gone,)}
    forgotten = {began, *own, *alone}

    def left(loot: Loot) -> Loot | None:
        if loot.number == began:
            return None
        if loot.number in forgotten:
            return CLOSED_PURSE
        return replace(loot, number=loot.number - sum(each < loot.number for each in forgotten))

    purses = tuple(
        replace(purse, seen=_others(purse.seen, gone))
        for number, purse in enumerate(state.purses, 1)
        if number not in forgotten
    )
    return with_tokens(replace(state, purses=purses), left)


# -- teams


def _partner(state: State) -> Name:
    """Return the bandit that joins three others as the fourth."""
    first, second, third = (bandit.name.value for bandit in state.bandits)
    return Name(duo.teams((f"{first}+{third}", second))[-1])


def _dealt_anew(state: State, players: int) -> State:
    """Return the start of scheming with so many players and all cards in the decks."""
    seats = tuple(Seat(seat) for seat in range(players))
    start, tuning = len(state.bandits), state.options.tuning

    def seen(purse: Purse) -> Purse:
        teams = {seat % duo.PLAYERS for seat in purse.seen}
        return replace(purse, seen=tuple(seat for seat in seats if seat % duo.PLAYERS in teams))

    dealt = replace(
        state,
        bandits=tuple(replace(bandit, bullets=tuning.bullets) for bandit in state.bandits),
        cards=tuple(Cards(deck=in_order(_deck(seat, players))) for seat in seats),
        purses=(
            *(replace(purse, seen=seats) for purse in state.purses[:start]),
            *map(seen, state.purses[start:]),
        ),
        marshal_bullets=tuning.marshal_bullets - state.removed_bullets,
        first=Seat(state.first % players),
        pile=(),
    )
    return scheming(dealt)


def _deck(seat: Seat, players: int) -> list[Card]:
    if players != duo.PLAYERS:
        return [card_of(action, seat) for action in DECK]
    shared = [card_of(action, bandit, True) for bandit in duo.team(seat) for action in TEAM_DECK]
    return [*shared, card_of(MARSHAL, seat, True)]
