"""Sets a position up by hand: where each card lies, failed attempts, and whose turn it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.editing import Edit
from engine.core.moves import Seat
from engine.core.record import replace

from .cards import CARDS, DECKS, ESCAPE, START, Card, Deck
from .notation import usual_turn
from .options import Options
from .reading import read_position
from .state import FUGITIVE, MARSHAL, Drawn, Due, Hideout, Miss, State, Task, face_up, owned

CARD_KEYS = {
    key: card
    for card in CARDS
    if card != START
    for key in (f"card {card}", f"number {card}", *(("escape",) if card == ESCAPE else ()))
}
TASKS = {
    FUGITIVE: (Task.DRAW, Task.LAY),
    MARSHAL: (Task.DRAW, Task.ATTEMPT, Task.MANHUNT),
}


def blank(options: Options) -> State:
    """Return the table before the first hideout, with no card dealt."""
    return read_position("", options)


class ToFugitive(Edit[State]):
    """Put a card into the fugitive's hand."""

    card: Card

    @property
    def target(self) -> str:
        return "fugitive"

    def on(self, state: State) -> State:
        free = _without(state, self.card)
        return _settled(replace(free, hand=_sorted((*free.hand, self.card))))


class ToMarshal(Edit[State]):
    card: Card

    @property
    def target(self) -> str:
        return "marshal"

    def on(self, state: State) -> State:
        free = _without(state, self.card)
        return _settled(replace(free, marshal=_sorted((*free.marshal, self.card))))


class ToDeck(Edit[State]):
    """Put a card back into its deck."""

    card: Card
    deck: Deck

    @property
    def target(self) -> str:
        return f"deck {self.deck}"

    def on(self, state: State) -> State:
        free = _without(state, self.card)
        decks = list(free.decks)
        place = self.deck - 1
        decks[place] = _sorted((*decks[place], self.card))
        return _settled(replace(free, decks=tuple(decks)))


class LayNext(Edit[State]):
    """Lay a card as the next hideout of the trail, face down."""

    card: Card

    @property
    def target(self) -> str:
        return "escape" if self.card == ESCAPE else ""

    def on(self, state: State) -> State:
        free = _without(state, self.card)
        hideout = Hideout(self.card, up=self.card == ESCAPE)
        return _settled(replace(free, trail=(*free.trail, hideout)))


class PutUnder(Edit[State]):
    """Put a sprint card under a hideout, counted from 1."""

    card: Card
    place: int

    @property
    def target(self) -> str:
        return f"hideout {self.place}"

    def on(self, state: State) -> State:
        under = state.trail[self.place - 1].card
        free = _without(state, self.card)
        trail = tuple(
            replace(each, sprints=_sorted((*each.sprints, self.card)))
            if each.card == under
            else each
            for each in free.trail
        )
        return _settled(replace(free, trail=trail))


class TurnOver(Edit[State]):
    """Turn a hideout face up, or face down again."""

    place: int

    def on(self, state: State) -> State:
        at = self.place - 1
        turned = replace(state.trail[at], up=not state.trail[at].up)
        return replace(state, trail=(*state.trail[:at], turned, *state.trail[at + 1 :]))


class TakeUp(Edit[State]):
    """Take a hideout back into the hand, with its sprint cards."""

    place: int

    def on(self, state: State) -> State:
        hideout = state.trail[self.place - 1]
        free = _without(state, hideout.card)
        return _settled(replace(free, hand=_sorted((*free.hand, hideout.card))))


class NameInVain(Edit[State]):
    """Note a failed attempt at this number."""

    card: Card

    def on(self, state: State) -> State:
        miss = Miss((self.card,), len(state.trail), face_up(state))
        return replace(state, misses=(*state.misses, miss))


class ForgetMisses(Edit[State]):
    def on(self, state: State) -> State:
        return replace(state, misses=())


class Let(Edit[State]):
    """Make it somebody's turn, beginning with a task."""

    seat: Seat
    task: Task

    @property
    def phrase(self) -> str:
        return f"Let.{self.task.value}"

    def on(self, state: State) -> State:
        return replace(state, agenda=_agenda(self.seat, self.task), winners=())


class SetRound(Edit[State]):
    number: int

    def on(self, state: State) -> State:
        return replace(state, round=self.number)


EDITS: tuple[type[Edit[State]], ...] = (
    *(ToFugitive, ToMarshal, ToDeck, LayNext, PutUnder, TurnOver, TakeUp),
    *(NameInVain, ForgetMisses, Let, SetRound),
)


def edits(state: State, chosen: str) -> tuple[Edit[State], ...]:
    """Return what can be done by hand with a card, a seat, a hideout or, if empty, the table."""
    if not chosen:
        return tuple(_of_table(state))
    if chosen in CARD_KEYS:
        return tuple(_of_card(state, CARD_KEYS[chosen]))
    seats = {"fugitive": FUGITIVE, "marshal": MARSHAL}
    if chosen in seats:
        return tuple(Let(seats[chosen], task) for task in TASKS[seats[chosen]])
    places = {f"hideout {place}": place for place in range(1, len(state.trail) + 1)}
    return (TurnOver(places[chosen]), TakeUp(places[chosen])) if chosen in places else ()


def _of_table(state: State) -> Iterator[Edit[State]]:
    yield SetRound(state.round + 1)
    if state.round > 1:
        yield SetRound(state.round - 1)
    if state.misses:
        yield ForgetMisses()


def _of_card(state: State, card: Card) -> Iterator[Edit[State]]:
    if card not in state.hand:
        yield ToFugitive(card)
    if card not in state.marshal:
        yield ToMarshal(card)
    deck = state.options.tuning.decks.of.get(card)
    if deck is not None and card not in state.decks[deck - 1]:
        yield ToDeck(card, deck)
    if all(card != hideout.card for hideout in state.trail):
        yield LayNext(card)
        for place, hideout in enumerate(state.trail, 1):
            if card not in hideout.sprints:
                yield PutUnder(card, place)
    if card != ESCAPE:
        yield NameInVain(card)


def _sorted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards))


def _without(state: State, card: Card) -> State:
    """Return the position without a card; the sprint cards of a hideout go to the hand."""

    def rest(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(each for each in cards if each != card)

    freed = tuple(
        each for hideout in state.trail if hideout.card == card for each in hideout.sprints
    )
    return replace(
        state,
        decks=tuple(rest(deck) for deck in state.decks),
        hand=_sorted((*rest(state.hand), *freed)),
        marshal=rest(state.marshal),
        trail=tuple(
            replace(hideout, sprints=rest(hideout.sprints))
            for hideout in state.trail
            if hideout.card != card
        ),
        shown=rest(state.shown),
        dropped=rest(state.dropped),
        removed=rest(state.removed),
    )


def _agenda(seat: Seat, task: Task) -> tuple[Due, ...]:
    if task is Task.MANHUNT:
        return (Due(task, seat),)
    if task is Task.DRAW:
        then = Task.LAY if seat == FUGITIVE else Task.ATTEMPT
        return (Due(task, seat), Due(then, seat), usual_turn(seat))
    return (Due(task, seat), usual_turn(seat))


def _settled(state: State) -> State:
    """Return the position with the draws that its cards imply, and with the usual task.

    Draws are dated as early as possible.
    """
    drawn = owned(state) - Counter(state.options.tuning.dealt)
    laid = min(1, len(state.trail))
    draws = tuple(Drawn(deck, laid) for deck in DECKS for _ in range(drawn[deck]))
    opening = bool(state.agenda) and state.agenda[0].task is Task.OPENING
    agenda = state.agenda
    if not state.trail:
        agenda = _agenda(FUGITIVE, Task.OPENING)
    elif opening or not agenda:
        agenda = _agenda(FUGITIVE, Task.DRAW)
    return replace(state, draws=draws, agenda=agenda, dry=not any(state.decks), winners=())
