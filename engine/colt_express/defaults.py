"""The usual values of everything that the text of a position leaves out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.moves import NOBODY, Seat
from engine.core.record import Draft, replace

from . import decks
from .options import Options
from .pieces import (
    BULLET,
    CLOSED_PURSE,
    DECK,
    LOCOMOTIVE,
    MARSHAL,
    NOWHERE,
    NUMBERED,
    PURSES,
    STRONGBOX,
    STRONGBOXES,
    TEAM_DECK,
    TURNS,
    Car,
    CarCard,
    Card,
    Loot,
    Name,
    RoundCard,
    Spot,
    card_of,
    in_order,
    sorted_loot,
)
from .stacks import on_the_way, stations
from .state import (
    DEALING,
    DROPPING,
    KEEPING,
    MUSTER,
    REVEALING,
    ROUND_EVENT,
    SCHEMING,
    SETUP,
    STEALING,
    Bandit,
    Cards,
    Due,
    Phase,
    Played,
    Purse,
    State,
    least_acted,
    schedule,
    table_order,
)
from .tuning import Tuning


class Description(Draft):
    """A position as far as a text describes it; None where it says nothing."""

    options: Options
    names: tuple[Name, ...]
    players: int
    train: tuple[CarCard, ...] | None = None
    spots: dict[Seat, Spot] = {}
    lying: dict[Spot, tuple[Loot, ...]] = {}
    loot: dict[Seat, tuple[Loot | int, ...]] = {}
    purses: dict[int, Purse] = {}
    lost: tuple[Loot, ...] = ()
    beside: bool | None = None
    ransom: dict[Seat, int] = {}
    marshal: Car = LOCOMOTIVE
    marshal_bullets: int | None = None
    removed_bullets: int = 0
    bullets: dict[Seat, int] = {}
    hands: dict[Seat, tuple[Card, ...]] = {}
    decks: dict[Seat, tuple[Card, ...]] = {}
    tops: dict[Seat, tuple[Card, ...]] = {}
    discards: dict[Seat, tuple[Card, ...]] = {}
    pile: tuple[Played, ...] = ()
    resolved: int = 0
    round: int | None = None
    rounds: tuple[RoundCard, ...] | None = None
    first: Seat = Seat(0)
    acted: int | None = None
    drew: tuple[int, ...] = ()
    due: tuple[Due, ...] | None = None
    looking: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] | None = None
    winners: tuple[Seat, ...] = ()
    now: Phase | None = None

    @property
    def phase(self) -> Phase:
        """The phase that the text names; else stealing if it names a pile, or scheming."""
        return self.now or (STEALING if self.pile else SCHEMING)

    @property
    def seats(self) -> range:
        return range(self.players)


def position(said: Description) -> State:
    cards = tuple(_cards(said, Seat(seat)) for seat in said.seats)
    shot = Counter(
        card.bandit
        for own in cards
        for card in (*own.hand, *own.top, *own.deck, *own.discard)
        if card.action is BULLET
    )
    held, purses = _loot(said)
    train = _train(said)
    lying = _lying(said, train)
    boxes = sum(each.kind is STRONGBOX for group in (*lying, *held) for each in group)
    rounds = _rounds(said)
    state = State(
        said.options,
        _bandits(said, held, shot),
        cards,
        said.phase,
        train,
        lying,
        said.marshal,
        purses,
        _marshal_bullets(said, shot),
        said.removed_bullets,
        boxes < STRONGBOXES if said.beside is None else said.beside,
        sorted_loot(said.lost),
        len(rounds) + (said.phase in COMING) if said.round is None else said.round,
        rounds,
        said.first,
        pile=said.pile,
        resolved=said.resolved,
        looking=said.looking,
        winners=said.winners,
    )
    return _progress(said, state)


def _bandits(
    said: Description, held: Sequence[tuple[Loot, ...]], shot: Mapping[Seat, int]
) -> tuple[Bandit, ...]:
    """Return the bandits; a revolver lacks the bullets that lie among cards."""
    full = said.options.tuning.bullets
    return tuple(
        Bandit(
            name,
            said.spots.get(seat, NOWHERE),
            held[seat],
            said.bullets.get(seat, full - shot[seat]),
            said.ransom.get(seat, 0),
        )
        for seat, name in zip(map(Seat, range(len(said.names))), said.names, strict=True)
    )


def _marshal_bullets(said: Description, shot: Mapping[Seat, int]) -> int:
    if said.marshal_bullets is not None:
        return said.marshal_bullets
    return said.options.tuning.marshal_bullets - shot[NOBODY] - said.removed_bullets


def _train(said: Description) -> tuple[CarCard, ...]:
    if said.train is not None or said.phase is SETUP:
        return said.train or ()
    return tuple(CarCard)[: len(said.names)]


def _lying(said: Description, train: tuple[CarCard, ...]) -> tuple[tuple[Loot, ...], ...]:
    """Return the loot by floor; loot behind the train makes the list longer than the train."""
    floors = 2 * (len(train) + 1) if train else 0
    last = max((spot.floor + 1 for spot in said.lying), default=0)
    return tuple(said.lying.get(Spot(floor), ()) for floor in range(max(floors, last)))


def _loot(said: Description) -> tuple[list[tuple[Loot, ...]], tuple[Purse, ...]]:
    """Return the loot of each bandit, and the purses that were looked into.

    A bandit that the text gives no loot has the purse it started with. A value without a number
    is a purse that only its owner has seen.
    """
    if said.phase is SETUP:
        return [()] * len(said.names), ()
    start = starting_purse(said.options, said.players)
    purses = dict.fromkeys(range(1, len(said.names) + 1), start) | said.purses
    elsewhere = {token for lying in said.lying.values() for token in lying} | {*said.lost}
    held = []
    for number in range(len(said.names)):
        own = NUMBERED[number + 1]
        usual = () if own in elsewhere else (own,)
        tokens: list[Loot] = []
        for token in said.loot.get(Seat(number), usual):
            if isinstance(token, int):
                free = next(n for n in range(1, PURSES + 1) if n not in purses)
                purses[free] = Purse(token, (Seat(number % said.players),))
                token = NUMBERED[free]
            closed = token == CLOSED_PURSE and number not in said.looking
            tokens.append(own if closed else token)
        held.append(sorted_loot(tokens))
    return held, tuple(purses[number] for number in sorted(purses))


def starting_purse(options: Options, players: int) -> Purse:
    """Return the purse that a bandit starts with: everybody has seen it."""
    return Purse(options.tuning.starting_purse, tuple(Seat(seat) for seat in range(players)))


def _cards(said: Description, seat: Seat) -> Cards:
    hand, top = said.hands.get(seat, ()), said.tops.get(seat, ())
    discard = said.discards.get(seat, ())
    if seat in said.decks:
        deck = said.decks[seat]
    elif said.phase in (SETUP, MUSTER):
        deck = ()
    else:
        played = [entry.card for entry in said.pile if entry.seat == seat]
        missing = Counter(_whole_deck(said, seat, (*hand, *top, *discard, *played)))
        missing.subtract((*hand, *top, *discard, *played))
        deck = tuple(missing.elements())
    return Cards(in_order(hand), top, in_order(deck), in_order(discard))


def _whole_deck(said: Description, seat: Seat, named: tuple[Card, ...]) -> list[Card]:
    """Return all action cards of a player, and the bullets that the text names."""
    bullets = [card for card in named if card.action is BULLET]
    if said.players != len(said.names):
        partner = Seat(seat + said.players)
        cards = [card_of(action, b, True) for b in (seat, partner) for action in TEAM_DECK]
        marshals = [card for card in named if card.action is MARSHAL]
        return [*cards, *(marshals or [card_of(MARSHAL, seat, True)]), *bullets]
    return [*(card_of(action, seat) for action in DECK), *bullets]


def _rounds(said: Description) -> tuple[RoundCard, ...]:
    if said.rounds is not None:
        return said.rounds
    return _usual_round(said.options.tuning) if said.phase in TURNED_UP else ()


def _usual_round(tuning: Tuning) -> tuple[RoundCard, ...]:
    """Return the Bridge, or another card if the Bridge is left out."""
    cards = on_the_way(tuning) if tuning.rounds > 1 else stations(tuning)
    return (RoundCard.BRIDGE,) if RoundCard.BRIDGE in cards else cards[:1]


COMING = (DEALING, REVEALING)
"""The parts of a round in which its card is still to be turned up."""
TURNED_UP = (DROPPING, SCHEMING, KEEPING, STEALING, ROUND_EVENT)
"""The parts of a round in which its card lies open."""
PLANNED = (KEEPING, STEALING, ROUND_EVENT)
"""The parts of a round in which all its actions have been taken."""


def _progress(said: Description, state: State) -> State:
    acted, due, waiting = said.acted, said.due, said.waiting
    order = table_order(said.first, said.players) if said.players else ()
    if acted is None:
        acted = 0
        if state.rounds and said.players in TURNS[state.rounds[-1]]:
            slots = schedule(state.rounds[-1], said.players, said.first)
            if said.phase is SCHEMING:
                acted = least_acted(slots, said.pile, said.drew)
            elif said.phase in PLANNED:
                acted = len(slots)
    if due is None:
        due = decks.dues(state) if said.phase is DEALING else ()
    if waiting is None:
        waiting = order if said.phase is MUSTER else ()
        if said.phase is KEEPING:
            waiting = tuple(seat for seat in order if state.cards[seat].hand)
    return replace(state, acted=acted, drew=said.drew, due=due, waiting=waiting)
