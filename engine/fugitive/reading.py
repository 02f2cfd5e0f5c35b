"""Reads a position from the lines that notation.py writes; most lines may be left out."""

from __future__ import annotations

from collections import Counter

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.moves import Seat
from engine.core.notation import Line, Scanner, read_lines, read_options, words_of
from engine.core.record import Record, replace

from .cards import DECKS, ESCAPE, EVENT, IN_HAND, Card, Deck
from .ending import IDLE_TURNS
from .event_cards import EventCard
from .events import setting_up
from .notation import SEAT_WORDS, TASK_WORDS, usual_events, usual_turn, usually_inside
from .options import Options
from .state import (
    FUGITIVE,
    SEATS,
    Drawn,
    Due,
    Fact,
    Fate,
    Hideout,
    Miss,
    Peeked,
    State,
    Task,
    Topic,
    owned,
)
from .tuning import MOST_FOOTPRINTS
from .words import read_card, read_cards, read_deck, read_event, read_place

MOST_LAID = 42
MOST_ROUNDS = 99
SEAT_OF = dict(zip(SEAT_WORDS, SEATS, strict=True))
TASK_OF = {word: task for task, word in TASK_WORDS.items()}


def read_position(text: str, options: Options | None = None) -> State:
    """Return the position that a text describes; anything left out is as usual in a game."""
    reader = _Reader(options or Options())
    for line in read_lines(text):
        reader.read(line)
    return reader.state()


class _Reader:
    def __init__(self, options: Options) -> None:
        self.options = options
        self.round: int | None = None
        self.trail: tuple[Hideout, ...] = ()
        self.hand: tuple[Card, ...] = ()
        self.marshal: tuple[Card, ...] = ()
        self.dropped: tuple[Card, ...] = ()
        self.removed: tuple[Card, ...] = ()
        self.shown: tuple[Card, ...] = ()
        self.draws: tuple[Drawn, ...] | None = None
        self.misses: tuple[Miss, ...] = ()
        self.facts: tuple[Fact, ...] = ()
        self.peeked: Peeked | None = None
        self.in_force: tuple[EventCard, ...] = ()
        self.events: tuple[EventCard, ...] | None = None
        self.inside: tuple[int, ...] | None = None
        self.idle = 0
        self.dry: bool | None = None
        self.agenda: tuple[Due, ...] | None = None
        self.winners: tuple[Seat, ...] = ()
        self.setting_up = False
        self.seen_keys: set[str] = set()

    def read(self, line: Line) -> None:
        key = line.key.lower()
        if key in self.seen_keys:
            line.fail(f"{quoted(line.key)} is said twice")
        self.seen_keys.add(key)
        readers = {
            "options": self._options,
            "round": self._round,
            "trail": self._trail,
            "fugitive": self._hand,
            "marshal": self._marshal,
            "dropped": self._dropped,
            "removed": self._removed,
            "drawn": self._drawn,
            "missed": self._missed,
            "told": self._told,
            "shown": self._shown,
            "peeked": self._peeked,
            "active": self._active,
            "events": self._events,
            "inside": self._inside,
            "idle": self._idle,
            "dry": self._dry,
            "now": self._now,
        }
        words, value = line.key_scanner(), line.value_scanner()
        read = words.one_of("a line of a position", readers)
        words.end()
        read(value)
        value.end()

    # -- cards

    def _options(self, value: Scanner) -> None:
        self.options = read_options(value, Options)

    def _round(self, value: Scanner) -> None:
        self.round = value.number("the round", 0, MOST_ROUNDS)

    def _trail(self, value: Scanner) -> None:
        trail = []
        while not value.done:
            trail.append(_read_hideout(value))
            if not value.take(","):
                break
        self.trail = tuple(trail)

    def _hand(self, value: Scanner) -> None:
        self.hand = _read_hand(value)

    def _marshal(self, value: Scanner) -> None:
        self.marshal = _read_hand(value)

    def _dropped(self, value: Scanner) -> None:
        self.dropped = _read_hand(value)

    def _removed(self, value: Scanner) -> None:
        self.removed = _read_hand(value)

    def _shown(self, value: Scanner) -> None:
        self.shown = _read_hand(value)

    # -- what happened

    def _drawn(self, value: Scanner) -> None:
        draws = []
        while not value.done:
            deck = read_deck(value)
            draws.append(Drawn(deck, _read_laid(value)))
            value.take(",")
        self.draws = tuple(draws)

    def _missed(self, value: Scanner) -> None:
        misses = []
        while not value.done:
            numbers = _read_numbers(value)
            laid = _read_laid(value)
            up = _read_numbers(value) if value.take("up") else ()
            misses.append(Miss(tuple(sorted(numbers)), laid, up))
            value.take(",")
        self.misses = tuple(misses)

    def _told(self, value: Scanner) -> None:
        facts = []
        while not value.done:
            topic = value.one_of("what was told", words_of(Topic))
            place = read_place(value)
            told = value.number("the value that was told", 0, MOST_FOOTPRINTS * MOST_LAID)
            facts.append(Fact(topic, place, told, _read_taken(value)))
            value.take(",")
        self.facts = tuple(facts)

    def _peeked(self, value: Scanner) -> None:
        seat = value.one_of("who peeked", SEAT_OF)
        deck, card = read_deck(value), read_card(value)
        self.peeked = Peeked(seat, deck, card, value.one_of("its fate", words_of(Fate)))

    # -- events

    def _active(self, value: Scanner) -> None:
        self.in_force = _read_events(value)

    def _events(self, value: Scanner) -> None:
        chosen = _read_events(value)
        self.events = tuple(event for event in EventCard if event in chosen)

    def _inside(self, value: Scanner) -> None:
        counts = []
        for deck in DECKS:
            counts.append(value.number(f"the event cards in deck {deck}", 0, len(EventCard)))
            value.take(",")
        self.inside = tuple(counts)

    # -- the turn

    def _idle(self, value: Scanner) -> None:
        self.idle = value.number("the turns passed with nothing to draw", 0, IDLE_TURNS)

    def _dry(self, value: Scanner) -> None:
        self.dry = value.one_of("yes or no", {"yes": True, "no": False})

    def _now(self, value: Scanner) -> None:
        if value.take("over"):
            value.expect(",")
            value.expect("won")
            value.expect("by")
            self.agenda = ()
            winner = value.one_of("who won", {**SEAT_OF, "nobody": None})
            self.winners = () if winner is None else (winner,)
            return
        if value.take("setup"):
            self.setting_up = True
            return
        agenda = []
        while not value.done:
            seat = value.one_of("who acts", SEAT_OF)
            task = value.one_of("what is to be done", TASK_OF)
            deck = Deck(0) if value.done or value.peek() == "," else read_deck(value)
            agenda.append(Due(task, seat, deck))
            if not value.take(","):
                break
        if not agenda:
            value.fail("expected who acts")
        if agenda[-1].task not in (Task.TURN, Task.MANHUNT):
            agenda.append(usual_turn(agenda[-1].seat))
        self.agenda = tuple(agenda)

    # -- the whole

    def state(self) -> State:
        laid = [card for each in self.trail for card in (each.card, *each.sprints)]
        elsewhere = {*laid, *self.marshal, *self.dropped, *self.removed}
        hand = tuple(sorted((*self.hand, *(set(IN_HAND) - elsewhere - set(self.hand)))))
        gone = {*elsewhere, *hand}
        cards = self.options.tuning.decks.cards
        state = State(
            self.options,
            tuple(tuple(card for card in cards[deck] if card not in gone) for deck in DECKS),
            hand,
            tuple(sorted(self.marshal)),
            self.trail,
            misses=self.misses,
            idle=self.idle,
            winners=self.winners,
            in_force=self.in_force,
            facts=self.facts,
            shown=tuple(sorted(self.shown)),
            dropped=tuple(sorted(self.dropped)),
            removed=tuple(sorted(self.removed)),
            peeked=self.peeked,
            round=self._usual_round(),
        )
        if self.setting_up:
            agenda = setting_up(self.options)
            dealt = len(hand) - len(IN_HAND)
            return replace(state, round=0, agenda=agenda[min(dealt, len(agenda) - 1) :])
        return self._with_events(replace(state, draws=self._all_draws(state)))

    def _usual_round(self) -> int:
        if self.round is not None:
            return self.round
        return 2 if self.trail else 1

    def _all_draws(self, state: State) -> tuple[Drawn, ...]:
        """Return the draws as written, or as early as possible those that the cards imply."""
        if self.draws is not None:
            return self.draws
        drawn = owned(state) - Counter(self.options.tuning.dealt)
        return tuple(
            Drawn(deck, min(1, len(state.trail))) for deck in DECKS for _ in range(drawn[deck])
        )

    def _with_events(self, state: State) -> State:
        inside = self.inside or (usually_inside(state),) * len(DECKS)
        decks = tuple(
            (EVENT,) * count + deck for count, deck in zip(inside, state.decks, strict=True)
        )
        dry = not any(decks) if self.dry is None else self.dry
        agenda = self.agenda
        if agenda is None:
            first = Due(Task.DRAW if state.trail else Task.OPENING, FUGITIVE)
            later = (Due(Task.LAY, FUGITIVE),) if state.trail else ()
            agenda = (first, *later, usual_turn(FUGITIVE))
        events = usual_events(state) if self.events is None else self.events
        return replace(state, decks=decks, events=events, dry=dry, agenda=agenda)


def _read_hideout(value: Scanner) -> Hideout:
    card = read_card(value)
    up = value.take("!") or card == ESCAPE
    sprints: tuple[Card, ...] = ()
    if value.take("("):
        sprints = tuple(sorted(read_cards(value)))
        value.expect(")")
    bonus = value.number("what is added to the reach", 1, MOST_LAID) if value.take("+") else 0
    return Hideout(card, sprints, up, bonus, _read_taken(value))


def _read_taken(value: Scanner) -> int:
    if not value.take("back"):
        return 0
    return value.number("how many sprint cards were taken back", 1, MOST_LAID)


def _read_numbers(value: Scanner) -> tuple[Card, ...]:
    """Read numbers without commas between them."""
    numbers = [read_card(value)]
    while value.peek().isdigit():
        numbers.append(read_card(value))
    return tuple(numbers)


def _read_laid(value: Scanner) -> int:
    value.expect("@")
    return value.number("how many hideouts lay there", 0, MOST_LAID)


def _read_hand(value: Scanner) -> tuple[Card, ...]:
    return () if value.take("none") else read_cards(value)


def _read_events(value: Scanner) -> tuple[EventCard, ...]:
    events: list[EventCard] = []
    if value.take("none"):
        return ()
    while not value.done:
        events.append(read_event(value))
        value.take(",")
    return tuple(events)


def check_options(options: Record | None) -> Options | None:
    if options is None or isinstance(options, Options):
        return options
    raise GameError(f"{quoted(options)} are no options of this game")
