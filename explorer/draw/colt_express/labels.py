"""Labels for screen readers: the board front to rear, each floor, each turn, each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.colt_express.pieces import HIDDEN, INSIDE, ROOF, Card, Loot, Spot, spot_at
from engine.colt_express.state import SETUP, State, seat_of, side
from engine.core.moves import NOBODY, Seat

from ..rails.scenery import Words
from .belongings import bullets_received, deck_size, is_known, money_of
from .sheet import Column, Entry, Manner, Sheet
from .status import actor, bullets_word, car_word, money_word, place_words, tab_word

ENTRY = {
    Manner.HIDDEN: "entry_hidden",
    Manner.DREW: "entry_drew",
    Manner.DUE: "entry_due",
    Manner.DONE: "entry_done",
    Manner.KNOWN_TO_VIEWER: "entry_secret",
    Manner.OPEN: "entry",
}


def loot_label(loot: Iterable[Loot], words: Words) -> str:
    counts = Counter(token.kind.value for token in loot)
    return ", ".join(f"{count} × {words[kind]}" for kind, count in counts.items())


def floor_label(view: State, spot: Spot, words: Words) -> str:
    who = [words[bandit.name.value] for bandit in view.bandits if bandit.spot == spot]
    if spot == spot_at(view.marshal, INSIDE):
        who.insert(0, words["the_marshal"])
    told = [", ".join(who)] if who else []
    lying = view.lying[spot.floor] if spot.floor < len(view.lying) else ()
    if lying:
        told.append(loot_label(lying, words))
    place = place_words(view, spot, words, "label")
    if not told:
        return words["label_empty"].format(place=place)
    return words["label_place"].format(place=place, who="; ".join(told))


def board_label(view: State, words: Words) -> str:
    rear = car_word(view, view.caboose, words)
    sentences = [words["label_colt_train"].format(cars=view.caboose, rear=rear)]
    for car in range(view.caboose + 1):
        for level in (ROOF, INSIDE):
            label = floor_label(view, spot_at(car, level), words)
            if label != words["label_empty"].format(
                place=place_words(view, spot_at(car, level), words, "label")
            ):
                sentences.append(f"{label}.")
    sentences.append(f"{bullets_word(view, words)}.")
    if view.second_strongbox:
        sentences.append(f"{words['strongbox_waits']}.")
    bandit = actor(view)
    if bandit != NOBODY:
        name = words[view.bandits[bandit].name.value]
        sentences.append(words["label_acts"].format(name=name))
    if view.winners:
        won = (each for seat in view.winners for each in side(view, seat))
        names = ", ".join(words[view.bandits[bandit].name.value] for bandit in won)
        sentences.append(words["caption_won"].format(names=names) + ".")
    return " ".join(sentences)


def turn_label(number: int, column: Column, words: Words) -> str:
    entries = ", ".join(_entry_label(entry, words) for entry in column.entries)
    key = "label_turn_now" if column.now else "label_turn"
    kind = words[f"turn_{column.kind}"]
    return words[key].format(number=number, kind=kind, entries=entries)


def _entry_label(entry: Entry, words: Words) -> str:
    who = ", ".join(words[name] for name in entry.names)
    card = words[entry.card] if entry.card else ""
    said = words[ENTRY[entry.manner]].format(name=who, card=card)
    return words["entry_now"].format(entry=said) if entry.now else said


def event_label(sheet: Sheet) -> str:
    return f"{sheet.title}; {sheet.name}; {sheet.then[-1]} {sheet.event}"


def seat_label(view: State, number: Seat, words: Words) -> str:
    bandit, seat = view.bandits[number], seat_of(view, number)
    cards = view.cards[seat]
    parts = [words[bandit.name.value]]
    if number == view.first and view.phase is not SETUP:
        parts.append(words["label_first"])
    if tab := tab_word(view, number):
        parts.append(words[tab])
    parts.append(loot_label(bandit.loot, words) or words["label_no_loot"])
    money, whole = money_of(view, number)
    unknown = "" if whole else f" + {words['label_unknown']}"
    parts.append(money_word(money, words) + unknown)
    parts.append(words["label_bullets"].format(count=bandit.bullets))
    parts.append(words["label_received"].format(count=bullets_received(view, seat)))
    parts.append(words["counts"].format(hand=len(cards.hand), deck=deck_size(cards)))
    if cards.hand and is_known(cards):
        parts.append(words["label_hand"].format(cards=_cards_label(cards.hand, words)))
    if view.expert:
        parts.append(words["discard"].format(count=len(cards.discard)))
        if cards.discard and all(card.action is not HIDDEN for card in cards.discard):
            parts.append(_cards_label(cards.discard, words))
    return "; ".join(parts)


def _cards_label(cards: tuple[Card, ...], words: Words) -> str:
    counts = Counter(card.action.value for card in cards)
    return ", ".join(f"{count} × {words[kind]}" for kind, count in counts.items())
