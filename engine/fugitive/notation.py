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

from engine.core.moves import Move, Seat
from engine.core.notation import Scanner, options_text

from .cards import DECKS, ESCAPE, EVENT
from .choices import CHOICES
from .event_cards import EventCard
from .kinds import VERBS, verb_of
from .options import event_cards
from .setup import in_each_deck
from .state import OPPONENT, Due, Fact, Hideout, Miss, Peeked, State, Task
from .words import card_word, card_words

SEAT_WORDS = ("fugitive", "marshal")

TASK_WORDS = {task: CHOICES[task].tasks[task] if task in CHOICES else task.value for task in Task}
"""The words by which a position says what is to be done."""


# -- moves

VERB_WORDS = {verb.word: verb for verb in VERBS}


def move_text(move: Move[State]) -> str:
    verb = verb_of(move)
    return f"{verb.word} {verb.rest(move)}".rstrip()


def read_move(text: str) -> Move[State]:
    """Read a move, legal or not."""
    scanner = Scanner.of_move(text)
    move: Move[State] = scanner.one_of("a move", VERB_WORDS).read(scanner)
    scanner.end()
    return move


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
    """Return the task that ends the agenda of a seat: the other's turn."""
    return Due(Task.TURN, OPPONENT[seat])
