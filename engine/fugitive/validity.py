"""What is impossible about a position that was set up by hand."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from engine.core.moves import Reason, Refusal, Seat, refuse

from . import rules
from .attempts import NAMING
from .cards import DEALT, DECK_OF, DECKS, ESCAPE, EVENT, FOOTPRINTS, Card, Deck, footprints
from .choices import options as choices
from .drawing import TURNING
from .effects.telling import ASKING
from .ending import IDLE_TURNS, all_found
from .event_cards import EventCard
from .events import LYING
from .hideouts import LAYING, CardTwice, EscapeAsSprint, NotHigher, TooFar
from .options import VARIANT_RULE, FaceUp, Sprint42, conflict
from .reach import STRIDE
from .reading import owned
from .setup import event_cards, in_each_deck
from .state import FUGITIVE, MARSHAL, Fact, Fate, Hideout, Miss, State, Task, Topic

START_OF_TRAIL = Hideout(Card(0), up=True)


class NotDealt(Reason):
    """The fugitive has fewer, or more, cards of a deck than were dealt and drawn."""

    deck: Deck
    count: int
    due: int


class NotForMarshal(Reason):
    """A card that is in no deck can't come to the marshal."""

    card: Card


class EscapeDropped(Reason):
    """42 can't be discarded."""


class NoTrail(Reason):
    """After the first turn there is at least one hideout."""


class NotTheFirstRound(Reason):
    """The first hideouts are laid in the first round."""

    round: int


class AlreadyCaught(Reason):
    """With every hideout face up the game is over."""


class AlreadyAway(Reason):
    """With 42 laid there is only a manhunt, or the game is over."""


class NoManhunt(Reason):
    """A manhunt needs 42 laid."""


class NothingCanBeDone(Reason):
    """What is due can't be done by anybody."""

    task: Task


class NotTheirs(Reason):
    """Something is due from the wrong side."""

    task: Task
    seat: Seat


class WouldHaveHit(Reason):
    """An attempt that is written down as failed would have succeeded."""

    numbers: tuple[Card, ...]


class NotLaidThen(Reason):
    """More hideouts than there are."""

    count: int
    laid: int


class ToldWrong(Reason):
    """What was told about a hideout is not true of it."""

    place: int


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


class NotIdle(Reason):
    """Turns can't have been passed with nothing to draw while there was something."""


class PeekedElsewhere(Reason):
    """The card that was peeked at is not in that deck."""

    card: Card
    deck: Deck


def invalid(state: State) -> Refusal | None:
    clash = conflict(state.options)
    return refuse(
        *(clash.reasons if clash else ()),
        *_cards(state),
        *_trail(state),
        *_past(state),
        *_events(state),
        *_turn(state),
    )


def _cards(state: State) -> list[Reason]:
    laid = chain.from_iterable((each.card, *each.sprints) for each in state.trail)
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
        if card not in DECK_OF and card != EVENT
    ]
    if ESCAPE in state.dropped:
        found.append(EscapeDropped(rules.EVENT_EFFECTS))
    if state.round:
        has, drawn = owned(state), Counter(DEALT) + Counter(each.deck for each in state.draws)
        found += [
            NotDealt(rules.SETUP_HAND, deck, has[deck], drawn[deck])
            for deck in DECKS
            if has[deck] != drawn[deck]
        ]
    return found


def _trail(state: State) -> list[Reason]:
    found: list[Reason] = []
    for before, hideout in zip((START_OF_TRAIL, *state.trail), state.trail, strict=False):
        under = footprints(hideout.sprints)
        most = under + 2 * hideout.taken
        if hideout.card <= before.card:
            found.append(NotHigher(rules.PLACE_ASCENDING, hideout.card, before.card))
        elif hideout.card > before.card + STRIDE + hideout.bonus + most:
            found.append(TooFar(rules.PLACE_REACH, hideout.card, before.card, most, hideout.bonus))
        if ESCAPE in hideout.sprints and state.options.sprint_42 is Sprint42.REFUSED:
            found.append(EscapeAsSprint(rules.PLACE_NO_42_SPRINT))
    return found


def _past(state: State) -> list[Reason]:
    laid = len(state.trail)
    counts = [drawn.laid for drawn in state.draws]
    counts += [miss.laid for miss in state.misses]
    counts += [fact.place for fact in state.facts]
    found: list[Reason] = [
        NotLaidThen(rules.PLACE_NEXT, count, laid) for count in set(counts) if count > laid
    ]
    found += [
        WouldHaveHit(
            rules.GUESS_HIT if len(miss.numbers) == 1 else rules.GUESS_ALL_OR_NOTHING, miss.numbers
        )
        for miss in state.misses
        if _would_hit(state, miss)
    ]
    found += [
        ToldWrong(rules.EVENT_EFFECTS, fact.place)
        for fact in state.facts
        if fact.place <= laid and not _true(fact, state.trail[fact.place - 1])
    ]
    ended = state.idle >= IDLE_TURNS and bool(state.agenda)
    if state.idle and (any(state.decks) or ended):
        found.append(NotIdle(rules.TURN_STALEMATE))
    return found


def _would_hit(state: State, miss: Miss) -> bool:
    laid = [hideout.card for hideout in state.trail[: miss.laid]]
    hidden = [card for card in laid if card not in miss.up]
    right = hidden if state.options.face_up is FaceUp.WRONG else laid
    named = miss.numbers
    return all(n in right for n in named) and any(n in hidden for n in named)


def _true(fact: Fact, hideout: Hideout) -> bool:
    if fact.topic is Topic.DECK:
        return fact.value == DECK_OF.get(hideout.card, 0)
    if fact.topic is Topic.PARITY:
        return fact.value == FOOTPRINTS[hideout.card]
    return fact.taken != hideout.taken or fact.value == footprints(hideout.sprints)


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


def _turn(state: State) -> list[Reason]:
    if not state.agenda:
        return []
    task = state.agenda[0].task
    found: list[Reason] = []
    away = any(hideout.card == ESCAPE for hideout in state.trail)
    if task in (Task.OPENING, Task.SECOND) and state.round > 1:
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
        if THEIRS.get(due.task, due.seat) != due.seat
    ]
    if not _can_be_done(state):
        found.append(NothingCanBeDone(rules.TURN_ORDER, task))
    return found


THEIRS = {
    **dict.fromkeys((*LAYING, Task.DEAL, Task.COVER_TRACKS, Task.DROPPED_WALLET), FUGITIVE),
    **dict.fromkeys((*NAMING, *ASKING, Task.INSIDE_SOURCE), MARSHAL),
}
"""Whose business it always is."""


def _can_be_done(state: State) -> bool:
    first = state.agenda[0]
    setting_up = first.task is Task.DEAL
    looked_at = state.peeked is not None and state.peeked.fate is Fate.LOOKED_AT
    return (
        setting_up == (not state.round)
        and looked_at == (first.task is Task.BURY)
        and (first.task not in TURNING or first.deck in DECKS)
        and bool(choices(state))
    )
