"""Labels for screen readers: the board front to rear, each floor, each seat."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.super_express.events import Event
from engine.super_express.pieces import FRONT, INSIDE, ROOF, Spot, spot_at
from engine.super_express.state import EXECUTION, PLANNING, State

from .status import Words, place_words, tab_word, wordings


def bandit_label(view: State, seat: Seat, words: Words) -> str:
    bandit = view.bandits[seat]
    pose = "stunned_" if bandit.stunned else ""
    way = "front" if bandit.facing is FRONT else "rear"
    return words[f"label_{pose}{way}"].format(name=words[bandit.name.value])


def floor_label(view: State, spot: Spot, words: Words) -> str:
    place = place_words(spot, words, "label")
    row = view.row(spot)
    if not row:
        return words["label_empty"].format(place=place)
    who = ", ".join(bandit_label(view, seat, words) for seat in row)
    return words["label_row" if len(row) > 1 else "label_place"].format(place=place, who=who)


def board_label(view: State, words: Words) -> str:
    wagons = {0: "label_train_none", 1: "label_train_one"}.get(view.last_car, "label_train")
    sentences = [words[wagons].format(car=f"C{view.last_car}")]
    if view.options.time_car:
        sentences.append(words["label_time_car"])
    told = [
        f"{floor_label(view, spot, words)}."
        for car in range(view.last_car + 1)
        for spot in (spot_at(car, ROOF), spot_at(car, INSIDE))
        if view.row(spot)
    ]
    sentences.extend(told or [words["label_nobody"]])
    if view.phase in (PLANNING, EXECUTION):
        key = "label_plans" if view.phase is PLANNING else "label_plays"
        sentences.append(words[key].format(name=words[view.bandits[view.turn].name.value]))
    if view.winners:
        names = ", ".join(words[view.bandits[seat].name.value] for seat in view.winners)
        sentences.append(words["caption_won"].format(names=names) + ".")
    return " ".join(sentences)


def seat_label(view: State, seat: Seat, last: tuple[Event, ...], words: Words) -> str:
    bandit = view.bandits[seat]
    parts = [words[bandit.name.value]]
    if seat == view.first:
        parts.append(words["label_first"])
    if tab := tab_word(view, seat):
        parts.append(words[tab])
    parts.append(wordings(view, seat, last, words)[0])
    played, seen = bandit.played, max(bandit.played, bandit.seen)
    for key, cards in (
        ("label_played", bandit.planned[:played]),
        ("label_again", bandit.planned[played:seen]),
        ("label_to_come", bandit.planned[seen:]),
    ):
        if cards:
            parts.append(words[key].format(cards=", ".join(words[card.value] for card in cards)))
    if bandit.treasures:
        unknown = words["label_unknown"]
        values = (unknown if value is None else str(value) for value in bandit.treasures)
        parts.append(words["label_treasures"].format(values=", ".join(values)))
    if bandit.travelled:
        parts.append(words["label_travelled"])
    return "; ".join(parts)
