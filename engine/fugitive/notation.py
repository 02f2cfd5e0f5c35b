"""Short texts of moves and positions.

A position names the trail, with the sprint cards of a hideout in brackets and `!` after one that
is face up, and who holds what. The decks hold all other cards:

    options: variant random
    trail: 3, 7! (2), 12 (4 9)
    fugitive: 1, 14, 16, 20, 42
    marshal: 5, 8
    missed: 9 11 @2
    now: marshal attempts

`@` says how many hideouts had been laid by then. 1, 2, 3 and 42 are in the fugitive's hand unless
they are written elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine.core.moves import Move, Seat
from engine.core.notation import Scanner, options_text, words_of

from .attempts import Attempt, Decline
from .cards import DECKS, ESCAPE, EVENT, HIDDEN, START, Card, Deck
from .drawing import DrawFrom, TopCard
from .effects.cover_tracks import TakeBack
from .effects.dropped_wallet import Discard
from .effects.inside_source import ShowCard
from .effects.peek import PeekAt, PutAway
from .effects.telling import AskAbout
from .event_cards import EventCard
from .hideouts import Lay, Pass, Stop
from .setup import event_cards, in_each_deck
from .state import OPPONENT, Due, Fact, Hideout, Miss, Peeked, State, Task
from .turning_events import TopEvent

MOST_PLACES = 42
SPECIAL = {HIDDEN: "?", EVENT: "event"}
SEAT_WORDS = ("fugitive", "marshal")

TASK_WORDS = {
    Task.DEAL: "dealt",
    Task.TURN: "turn",
    Task.DRAW: "draws",
    Task.EXTRA_DRAW: "draws-more",
    Task.REDRAW: "draws-again",
    Task.TURN_UP: "turns-up",
    Task.EVENT: "event",
    Task.OPENING: "opens",
    Task.SECOND: "second",
    Task.LAY: "lays",
    Task.ATTEMPT: "attempts",
    Task.MANHUNT: "hunts",
    Task.DRAW_TWO: "draws-two",
    Task.SECOND_WIND: "second-wind",
    Task.COVER_TRACKS: "covers-tracks",
    Task.INSIDE_SOURCE: "shows",
    Task.HOT_PURSUIT: "pursues",
    Task.FOOTPRINT_CAST: "casts",
    Task.WITNESS: "witness",
    Task.DROPPED_WALLET: "drops",
    Task.LOST_LUGGAGE: "loses",
    Task.PEEK: "peeks",
    Task.PEEKED: "looks",
    Task.BURY: "buries",
}


def card_word(card: Card) -> str:
    return SPECIAL.get(card, str(card))


def card_words(cards: Iterable[Card]) -> str:
    return ", ".join(map(card_word, cards))


# -- moves


def move_text(move: Move[State]) -> str:
    match move:
        case DrawFrom(deck):
            return f"draw {deck}"
        case TopCard(card):
            return f"card {card_word(card)}"
        case TopEvent(event):
            return f"event {event.value}"
        case ShowCard(card):
            return f"show {card}"
        case Lay(card, sprints):
            under = f" with {card_words(sprints)}" if sprints else ""
            return f"lay {card_word(card)}{under}"
        case Attempt(numbers):
            return f"name {card_words(numbers)}".rstrip()
        case TakeBack(place, card):
            return f"take {card_word(card)} from {place}"
        case AskAbout(place):
            return f"ask {place}"
        case Discard(card):
            return f"discard {card}"
        case PeekAt(deck):
            return f"peek {deck}"
        case PutAway(buried):
            return "bury" if buried else "keep"
    return WORDS_OF_PLAIN[type(move)]


PLAIN_MOVES: dict[str, Move[State]] = {
    "pass": Pass(),
    "stop": Stop(),
    "decline": Decline(),
    "keep": PutAway(False),
    "bury": PutAway(True),
}
WORDS_OF_PLAIN = {type(move): word for word, move in PLAIN_MOVES.items()}


def read_move(text: str) -> Move[State]:
    scanner = Scanner.of_move(text)
    plain = {word: word for word in (*MOVE_READERS, *PLAIN_MOVES)}
    word = scanner.one_of("a move", plain)
    move = PLAIN_MOVES[word] if word in PLAIN_MOVES else MOVE_READERS[word](scanner)
    scanner.end()
    return move


def _read_lay(scanner: Scanner) -> Lay:
    card = read_card(scanner)
    return Lay(card, read_cards(scanner) if scanner.take("with") else ())


def _read_taking(scanner: Scanner) -> TakeBack:
    card = read_card(scanner)
    scanner.expect("from")
    return TakeBack(read_place(scanner), card)


def read_card(scanner: Scanner) -> Card:
    if scanner.take(SPECIAL[EVENT]):
        return EVENT
    return Card(scanner.number("a card", START, ESCAPE))


def read_cards(scanner: Scanner) -> tuple[Card, ...]:
    cards = []
    while not scanner.done and (scanner.peek().isalnum()):
        cards.append(read_card(scanner))
        scanner.take(",")
    return tuple(cards)


def read_deck(scanner: Scanner) -> Deck:
    return Deck(scanner.number("a deck", DECKS[0], DECKS[-1]))


def read_place(scanner: Scanner) -> int:
    return scanner.number("a hideout, counted from 1", 1, MOST_PLACES)


def read_event(scanner: Scanner) -> EventCard:
    return scanner.one_of("an event card", words_of(EventCard))


MOVE_READERS: Mapping[str, Callable[[Scanner], Move[State]]] = {
    "draw": lambda scanner: DrawFrom(read_deck(scanner)),
    "card": lambda scanner: TopCard(read_card(scanner)),
    "event": lambda scanner: TopEvent(read_event(scanner)),
    "show": lambda scanner: ShowCard(read_card(scanner)),
    "lay": _read_lay,
    "name": lambda scanner: Attempt(read_cards(scanner)),
    "take": _read_taking,
    "ask": lambda scanner: AskAbout(read_place(scanner)),
    "discard": lambda scanner: Discard(read_card(scanner)),
    "peek": lambda scanner: PeekAt(read_deck(scanner)),
}


# -- writing a position


def position_text(state: State) -> str:
    changed = options_text(state.options)
    lines = [
        ("options", changed),
        ("round", str(state.round)),
        ("trail", ", ".join(map(_hideout, state.trail))),
        ("fugitive", card_words(state.hand) or "none"),
        ("marshal", card_words(state.marshal)),
        ("dropped", card_words(state.dropped)),
        ("removed", card_words(state.removed)),
        ("drawn", ", ".join(f"{drawn.deck}@{drawn.laid}" for drawn in state.draws)),
        ("missed", ", ".join(map(_miss, state.misses))),
        ("told", ", ".join(map(_fact, state.facts))),
        ("shown", card_words(state.shown)),
        ("peeked", _peeked(state.peeked)),
        ("active", ", ".join(event.value for event in state.in_force)),
        ("events", _events_left(state)),
        ("inside", _inside_decks(state)),
        ("idle", str(state.idle or "")),
        ("dry", "no" if not (state.dry or any(state.decks)) else ""),
        ("now", _now(state)),
    ]
    return "\n".join(f"{key}: {value}" for key, value in lines if value)


def _hideout(hideout: Hideout) -> str:
    up = "!" * (hideout.up and hideout.card != ESCAPE)
    sprints = f" ({' '.join(map(card_word, hideout.sprints))})" if hideout.sprints else ""
    reach = f" +{hideout.bonus}" if hideout.bonus else ""
    back = f" back {hideout.taken}" if hideout.taken else ""
    return f"{card_word(hideout.card)}{up}{sprints}{reach}{back}"


def _miss(miss: Miss) -> str:
    up = f" up {' '.join(map(str, miss.up))}" if miss.up else ""
    return f"{' '.join(map(str, miss.numbers))} @{miss.laid}{up}"


def _fact(fact: Fact) -> str:
    back = f" back {fact.taken}" if fact.taken else ""
    return f"{fact.topic.value} {fact.place} {fact.value}{back}"


def _peeked(peeked: Peeked | None) -> str:
    if peeked is None:
        return ""
    seat = SEAT_WORDS[peeked.seat]
    return f"{seat} {peeked.deck} {card_word(peeked.card)} {peeked.fate.value}"


def _events_left(state: State) -> str:
    if state.events == usual_events(state):
        return ""
    return ", ".join(event.value for event in state.events) or "none"


def _inside_decks(state: State) -> str:
    inside = tuple(deck.count(EVENT) for deck in state.decks)
    usual = (usually_inside(state),) * len(DECKS)
    return "" if inside == usual else ", ".join(map(str, inside))


def usual_events(state: State) -> tuple[EventCard, ...]:
    return event_cards(state.options) if state.round else ()


def usually_inside(state: State) -> int:
    return in_each_deck(state.options) if state.round else 0


def _now(state: State) -> str:
    if not state.agenda:
        winners = " and ".join(SEAT_WORDS[seat] for seat in state.winners) or "nobody"
        return f"over, won by {winners}"
    if not state.round:
        return "setup"
    agenda = state.agenda
    if len(agenda) > 1 and agenda[-1] == usual_turn(agenda[-2].seat):
        agenda = agenda[:-1]
    return ", ".join(map(due_text, agenda))


def due_text(due: Due) -> str:
    deck = f" {due.deck}" if due.deck else ""
    return f"{SEAT_WORDS[due.seat]} {TASK_WORDS[due.task]}{deck}"


def usual_turn(seat: Seat) -> Due:
    """After what this seat has to do it is the other's turn."""
    return Due(Task.TURN, OPPONENT[seat])
