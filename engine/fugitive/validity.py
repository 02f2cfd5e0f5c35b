"""Finds everything that is impossible about a position that was set up by hand."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from engine.core.moves import Reason, Refusal, Seat, refuse

from . import rules
from .cards import DECKS, ESCAPE, EVENT, IN_HAND, START, Card, Deck
from .choices import WHOSE, options
from .drawing import TURNING
from .ending import all_found
from .event_cards import EventCard
from .events import LYING
from .hideouts import CardTwice, EscapeAsSprint, NotHigher, TooFar
from .impossible_end import impossible_end
from .impossible_past import impossible_past
from .options import VARIANT_RULE, Sprint42, conflict, event_cards
from .pace import first_lays
from .passing import FIRST_TURN
from .reach import reach_from
from .setup import in_each_deck
from .state import Fate, Hideout, State, Task, footprints, owned

START_OF_TRAIL = Hideout(Card(0), up=True)


class NotDealt(Reason):
    """The fugitive has fewer, or more, cards of a deck than were dealt and drawn."""

    deck: Deck
    count: int
    due: int


class NotForMarshal(Reason):
    """The marshal, or the removed cards, have a card that is in no deck."""

    card: Card


class StartElsewhere(Reason):
    """Card 0 is somewhere else than at the start of the trail."""


class EventElsewhere(Reason):
    """An event card is in a hand or in the trail."""


class WrongDeck(Reason):
    """A deck holds a card that was sorted into another, or into none."""

    card: Card
    deck: Deck


class EscapeDropped(Reason):
    """42 is among the discarded cards."""


class NoTrail(Reason):
    """There is no hideout after the first turn."""


class NotTheFirstRound(Reason):
    """The first hideouts are to be laid in a later round."""

    round: int


class NotSetUp(Reason):
    """Something has happened before the opening hand is dealt."""


class TooManyLaid(Reason):
    """More hideouts are laid than the first turn allows."""

    count: int
    most: int


class AlreadyCaught(Reason):
    """Every hideout is face up, and the game goes on."""


class AlreadyAway(Reason):
    """42 is laid, and the game goes on without a manhunt."""


class NoManhunt(Reason):
    """There is a manhunt, but 42 is not laid."""


class NothingCanBeDone(Reason):
    """The task that is due can't be done."""

    task: Task


class NotTheirs(Reason):
    """A task is due from the wrong side."""

    task: Task
    seat: Seat


class NotShown(Reason):
    """A card that was shown is not in the marshal's hand."""

    card: Card


class NoSuchEvent(Reason):
    """An event card that the variant does not use."""

    event: EventCard


class TooManyEvents(Reason):
    """More event cards in a deck than were shuffled in."""

    deck: Deck
    count: int
    most: int


class PeekedElsewhere(Reason):
    """The card that was peeked at is not in that deck."""

    card: Card
    deck: Deck


REASONS: tuple[type[Reason], ...] = (
    NotDealt,
    NotForMarshal,
    StartElsewhere,
    EventElsewhere,
    WrongDeck,
    EscapeDropped,
    NoTrail,
    NotTheFirstRound,
    NotSetUp,
    TooManyLaid,
    AlreadyCaught,
    AlreadyAway,
    NoManhunt,
    NothingCanBeDone,
    NotTheirs,
    NotShown,
    NoSuchEvent,
    TooManyEvents,
    PeekedElsewhere,
)


def invalid(state: State) -> Refusal | None:
    """Return every reason why a position is impossible, or None if it is possible."""
    clash = conflict(state.options)
    return refuse(
        *(clash.reasons if clash else ()),
        *_cards(state),
        *_trail(state),
        *impossible_past(state),
        *_events(state),
        *_pace(state),
        *(_turn(state) if state.agenda else impossible_end(state)),
    )


def _cards(state: State) -> list[Reason]:
    deck_of, dealt = state.options.tuning.decks.of, state.options.tuning.dealt
    laid = [card for each in state.trail for card in (each.card, *each.sprints)]
    everywhere = (*state.hand, *state.marshal, *laid, *state.dropped, *state.removed)
    held = Counter(chain(everywhere, *state.decks))
    found: list[Reason] = [
        CardTwice(rules.CARD_NUMBER, card)
        for card, count in held.items()
        if count > 1 and card != EVENT
    ]
    found += [
        NotForMarshal(rules.SETUP_HAND, card)
        for card in (*state.marshal, *state.removed)
        if card not in (*deck_of, EVENT, START)
    ]
    peeked = (state.peeked.card,) if state.peeked else ()
    if START in (*held, *state.shown, *peeked):
        found.append(StartElsewhere(rules.SETUP_START))
    elsewhere = [*state.hand, *state.marshal, *laid, *state.dropped, *state.shown]
    elsewhere += chain.from_iterable(miss.numbers for miss in state.misses)
    if not in_each_deck(state.options):
        elsewhere += (*state.removed, *peeked)
    if EVENT in elsewhere:
        found.append(EventElsewhere(rules.CARD_NUMBER))
    found += [
        WrongDeck(rules.SETUP_DECKS, card, deck)
        for deck, cards in zip(DECKS, state.decks, strict=True)
        for card in cards
        if deck_of.get(card, deck if card in (EVENT, START) else None) != deck
    ]
    if ESCAPE in state.dropped:
        found.append(EscapeDropped(rules.EVENT_EFFECTS))
    has = owned(state)
    dealt = dealt if state.round else dealt[: len(state.hand) - len(IN_HAND)]
    drawn = Counter(dealt) + Counter(each.deck for each in state.draws)
    found += [
        NotDealt(rules.SETUP_HAND, deck, has[deck], drawn[deck])
        for deck in DECKS
        if has[deck] != drawn[deck]
    ]
    return found


def _trail(state: State) -> list[Reason]:
    found: list[Reason] = []
    for before, hideout in zip((START_OF_TRAIL, *state.trail), state.trail, strict=False):
        under = footprints(state, hideout.sprints)
        most = under + state.options.tuning.most_footprints * hideout.taken
        if hideout.card in (EVENT, START):
            continue
        last, near, more = before.card, reach_from(state, before.card), hideout.bonus
        if hideout.card <= last:
            found.append(NotHigher(rules.PLACE_ASCENDING, hideout.card, last))
        elif hideout.card > near + more + most:
            found.append(TooFar(rules.PLACE_REACH, hideout.card, last, most, more, near - last))
        if ESCAPE in hideout.sprints and state.options.sprint_42 is Sprint42.REFUSED:
            found.append(EscapeAsSprint(rules.PLACE_NO_42_SPRINT))
    return found


def _events(state: State) -> list[Reason]:
    usual, most = event_cards(state.options), in_each_deck(state.options)
    cited = VARIANT_RULE[state.options.variant]
    found: list[Reason] = [
        NoSuchEvent(cited, event)
        for event in dict.fromkeys((*state.events, *state.in_force))
        if event not in usual
    ]
    found += [
        TooManyEvents(cited, deck, cards.count(EVENT), most)
        for deck, cards in zip(DECKS, state.decks, strict=True)
        if cards.count(EVENT) > most
    ]
    found += [
        NotShown(rules.EVENT_EFFECTS, card) for card in state.shown if card not in state.marshal
    ]
    peeked = state.peeked
    if peeked and peeked.fate in LYING and peeked.card not in state.decks[peeked.deck - 1]:
        found.append(PeekedElsewhere(rules.EVENT_EFFECTS, peeked.card, peeked.deck))
    return found


def _pace(state: State) -> list[Reason]:
    """Check that no more has happened than can have by the end of set-up and of the first round."""
    task = state.agenda[0].task if state.agenda else None
    if not state.round:
        happened = (state.trail, state.marshal, state.draws, state.misses, state.removed)
        return [NotSetUp(rules.SETUP_HAND)] if any((*happened, state.dropped)) else []
    if state.round > 1 and task not in FIRST_TURN:
        return []
    by_event = EventCard.SECOND_WIND in event_cards(state.options)
    before = {Task.OPENING: 0, Task.SECOND: first_lays(state) - 1}
    most = before[task] if task in before else first_lays(state) + by_event
    laid = len(state.trail)
    return [TooManyLaid(rules.TURN_FUGITIVE_FIRST, laid, most)] if laid > most else []


def _turn(state: State) -> list[Reason]:
    task = state.agenda[0].task
    found: list[Reason] = []
    away = any(hideout.card == ESCAPE for hideout in state.trail)
    if task in FIRST_TURN and state.round > 1:
        found.append(NotTheFirstRound(rules.TURN_FUGITIVE_FIRST, state.round))
    if not state.trail and task not in (Task.DEAL, Task.OPENING):
        found.append(NoTrail(rules.TURN_FUGITIVE_FIRST))
    elif state.trail and all_found(state):
        found.append(AlreadyCaught(rules.WIN_CAUGHT))
    if away and task is not Task.MANHUNT:
        found.append(AlreadyAway(rules.WIN_ESCAPE))
    if any(due.task is Task.MANHUNT for due in state.agenda) and not (
        away and len(state.agenda) == 1
    ):
        found.append(NoManhunt(rules.MANHUNT_TRIGGER))
    found += [
        NotTheirs(rules.TURN_ORDER, due.task, due.seat)
        for due in state.agenda
        if WHOSE.get(due.task, due.seat) != due.seat
    ]
    if not _can_be_done(state):
        found.append(NothingCanBeDone(rules.TURN_ORDER, task))
    return found


def _can_be_done(state: State) -> bool:
    first = state.agenda[0]
    setting_up = first.task is Task.DEAL
    looked_at = state.peeked is not None and state.peeked.fate is Fate.LOOKED_AT
    return (
        setting_up == (not state.round)
        and looked_at == (first.task is Task.BURY)
        and all(due.deck in DECKS for due in state.agenda if due.task in TURNING)
        and bool(options(state))
    )
