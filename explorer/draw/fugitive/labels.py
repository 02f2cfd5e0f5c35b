"""Labels for screen readers: the trail from its start, decks, hands, numbers of the note sheet."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.moves import NOBODY, Seat
from engine.fugitive.cards import ESCAPE, HIDDEN, Card, Deck
from engine.fugitive.state import FUGITIVE, SEATS, Fact, State, Task, Topic, face_down

from .keys import FIGURES, hideout_key, hideout_name
from .note_marks import Noted, noted

Words = Mapping[str, str]
Ranges = Mapping[str, tuple[int, int]]
"""The lowest and the highest number that hidden hideouts can have, by their keys."""
NO_RANGES: Ranges = {}

TABS: Mapping[Task, str] = {
    Task.DRAW: "fg_tab_draws",
    Task.EXTRA_DRAW: "fg_tab_draws",
    Task.REDRAW: "fg_tab_draws",
    Task.DRAW_TWO: "fg_tab_draws",
    Task.ATTEMPT: "fg_tab_names",
    Task.HOT_PURSUIT: "fg_tab_names",
    Task.MANHUNT: "fg_tab_manhunt",
    Task.OPENING: "fg_tab_lays",
    Task.SECOND: "fg_tab_lays",
    Task.LAY: "fg_tab_lays",
    Task.SECOND_WIND: "fg_tab_lays",
}
"""The words for a seat's task; any other task is a choice for an event."""


def seat_word(seat: Seat, words: Words) -> str:
    return words[f"fg_seat_{FIGURES[seat]}"]


def tab_word(view: State, seat: Seat, words: Words) -> str:
    """The word on a brass tab, or an empty text."""
    if seat in view.winners:
        return words["tab_wins"]
    if not view.agenda or view.agenda[0].actor != seat:
        return ""
    return words[TABS.get(view.agenda[0].task, "fg_tab_chooses")]


def hand_of(view: State, seat: Seat) -> tuple[Card, ...]:
    return view.hand if seat == FUGITIVE else view.marshal


def fact_words(fact: Fact, words: Words, kind: str) -> str:
    if fact.topic is Topic.PARITY:
        return words[f"fg_{kind}_odd" if fact.value % 2 else f"fg_{kind}_even"]
    if fact.topic is Topic.DECK and not fact.value:
        return words[f"fg_{kind}_no_deck"]
    return words[f"fg_{kind}_{fact.topic.value}"].format(value=fact.value)


def card_words(cards: tuple[Card, ...], words: Words) -> str:
    known = [str(card) for card in cards if card != HIDDEN]
    hidden = len(cards) - len(known)
    if hidden:
        known.append(words["fg_label_hidden"].format(count=hidden))
    return ", ".join(known)


def hideout_label(view: State, place: int, words: Words, ranges: Ranges = NO_RANGES) -> str:
    hideout = view.trail[place - 1]
    name = words["fg_trail_escape"] if hideout.card == ESCAPE else hideout_name(place)
    if hideout.card == HIDDEN:
        parts = [words["fg_label_face_down"]]
        if hideout_key(place) in ranges:
            low, high = ranges[hideout_key(place)]
            parts.append(words["fg_label_range"].format(low=low, high=high))
    elif hideout.up:
        parts = [words["fg_label_face_up"].format(number=hideout.card)]
    else:
        parts = [words["fg_label_secret"].format(number=hideout.card)]
    if hideout.sprints:
        said = card_words(hideout.sprints, words)
        parts.append(words["fg_label_sprints"].format(count=len(hideout.sprints), cards=said))
    facts = [fact for fact in view.facts if fact.place == place]
    parts += [fact_words(fact, words, "label_fact") for fact in facts]
    return f"{name}: {'; '.join(parts)}"


def deck_label(view: State, deck: Deck, words: Words) -> str:
    numbers = view.options.tuning.decks.cards[deck]
    return words["fg_label_deck"].format(
        deck=deck, first=numbers[0], last=numbers[-1], count=len(view.decks[deck - 1])
    )


def number_label(view: State, number: Card, words: Words) -> str:
    note = noted(view, number)
    if note is Noted.FREE:
        return str(number)
    return f"{number}, {words[f'fg_label_noted_{note.value}']}"


def seat_label(view: State, seat: Seat, words: Words) -> str:
    hand = hand_of(view, seat)
    parts = [seat_word(seat, words)]
    if tab := tab_word(view, seat, words):
        parts.append(tab)
    said = card_words(hand, words) if hand else words["fg_label_no_cards"]
    parts.append(words["fg_label_hand"].format(count=len(hand), cards=said))
    return "; ".join(parts)


def board_label(view: State, words: Words, ranges: Ranges = NO_RANGES) -> str:
    count = len(view.trail)
    sentences = [words["fg_label_trail"].format(count=count, hidden=len(face_down(view)))]
    sentences += [f"{hideout_label(view, place, words, ranges)}." for place in range(1, count + 1)]
    if view.winners:
        names = ", ".join(seat_word(seat, words) for seat in view.winners)
        sentences.append(words["caption_won"].format(names=names) + ".")
    elif view.turn in SEATS:
        said = words["fg_label_turn"].format(name=seat_word(view.turn, words))
        sentences.append(f"{said}: {tab_word(view, view.turn, words)}.")
    elif view.turn == NOBODY:
        sentences.append(words["caption_nobody_won"] + ".")
    return " ".join(sentences)
