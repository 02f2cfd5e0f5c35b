"""The numbers 1 to 41 in a row for each deck, and the hand of whoever looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.sight import Viewer
from engine.fugitive.cards import DECKS, ESCAPE, HIDDEN, NAMEABLE, Card, Deck
from engine.fugitive.state import FUGITIVE, MARSHAL, State, face_down

from ...draw.fugitive.keys import card_key, deck_key, hideout_key, hideout_name, number_key
from ...draw.fugitive.labels import deck_label, number_label, seat_word
from ..seats import Table
from ..strip import Band, Look, Missed, Sign, Square, Strip, Tab

Words = Mapping[str, str]


def strip(table: Table) -> Strip:
    view, viewer, words = table.view, table.viewer, table.words
    places = _places(view)
    return Strip(
        label=words["strip_label"],
        bands=tuple(_band(view, viewer, deck, places, words) for deck in DECKS),
        tabs=_tabs(view, words),
        legend=tuple(_legend(view, viewer, words)),
        out=words["strip_out"],
    )


def _places(view: State) -> dict[Card, tuple[int, bool]]:
    """The cards of the trail that the viewer sees: their place, and whether they are a sprint."""
    found: dict[Card, tuple[int, bool]] = {}
    for place, hideout in enumerate(view.trail, 1):
        found |= dict.fromkeys(hideout.sprints, (place, True))
        found[hideout.card] = place, False
    found.pop(HIDDEN, None)
    return found


# -- rows


def _band(
    view: State, viewer: Viewer, deck: Deck, places: dict[Card, tuple[int, bool]], words: Words
) -> Band:
    cards, count = view.options.tuning.decks.cards[deck], len(view.decks[deck - 1])
    first = NAMEABLE[0] if deck == DECKS[0] else cards[0]
    numbers = NAMEABLE[first - 1 : cards[-1]]
    if deck == DECKS[-1] and ESCAPE in view.hand:
        numbers = (*numbers, ESCAPE)
    return Band(
        key=deck_key(deck),
        sign=str(deck),
        name=f"{cards[0]}–{cards[-1]}",
        left=words["strip_left"].format(count=count),
        label=deck_label(view, deck, words),
        squares=tuple(_square(view, viewer, number, places, words) for number in numbers),
    )


def _square(
    view: State, viewer: Viewer, number: Card, places: dict[Card, tuple[int, bool]], words: Words
) -> Square:
    look = _look(view, viewer, number, places)
    seen = number in (*view.hand, *view.marshal, *places)
    return Square(
        key=number_key(number) if number in NAMEABLE else card_key(number),
        text=str(number),
        label=_label(view, viewer, number, places, words),
        look=look,
        note=_note(viewer, view, number, look, places, words),
        missed=_missed(view, number),
        card=card_key(number) if seen and number in NAMEABLE else "",
    )


def _look(view: State, viewer: Viewer, number: Card, places: dict[Card, tuple[int, bool]]) -> Look:
    if number in view.marshal:
        return "held"
    if number in view.hand:
        return "held" if viewer == FUGITIVE else "hand"
    if number in view.dropped or number in view.removed:
        return "gone"
    if number not in places:
        return ""
    place, sprint = places[number]
    hideout = view.trail[place - 1]
    return "up" if (hideout.sprints_up if sprint else hideout.up) else "laid"


def _note(
    viewer: Viewer,
    view: State,
    number: Card,
    look: Look,
    places: dict[Card, tuple[int, bool]],
    words: Words,
) -> str:
    if look == "held":
        mine = viewer == (MARSHAL if number in view.marshal else FUGITIVE)
        return words["strip_yours"] if mine else seat_word(MARSHAL, words)[0]
    if look in ("up", "laid"):
        place, sprint = places[number]
        return f"({hideout_name(place)})" if sprint else hideout_name(place)
    return ""


def _label(
    view: State, viewer: Viewer, number: Card, places: dict[Card, tuple[int, bool]], words: Words
) -> str:
    parts = [number_label(view, number, words)]
    if number in view.hand:
        key = "strip_in_your_hand" if viewer == FUGITIVE else "strip_in_hand"
        parts.append(words[key])
    if number in places:
        place, sprint = places[number]
        key = "strip_under" if sprint else "strip_at"
        parts.append(words[key].format(hideout=hideout_name(place)))
    return ", ".join(parts)


def _missed(view: State, number: Card) -> Missed:
    misses = [miss.numbers for miss in view.misses if number in miss.numbers]
    if (number,) in misses:
        return "alone"
    return "among" if misses else ""


# -- tabs and legend


def _tabs(view: State, words: Words) -> tuple[Tab, ...]:
    single = tuple(
        Tab(hideout_key(place), hideout_name(place), words["strip_tab"].format(place=place))
        for place in face_down(view)
    )
    if not single:
        return ()
    return (Tab("", words["strip_any"], words["strip_tab_any"]), *single)


def _legend(view: State, viewer: Viewer, words: Words) -> Iterator[Sign]:
    if face_down(view):
        yield Sign("unlikely", "", words["strip_unlikely"])
        yield Sign("likely", "", words["strip_likely"])
    if viewer in (MARSHAL, FUGITIVE):
        yield Sign("held", "", words["strip_yours"])
    elif any(card != HIDDEN for card in view.hand):
        yield Sign("hand", "", words["strip_fugitives"])
    up = next((str(hideout.card) for hideout in view.trail if hideout.up), "")
    if up:
        yield Sign("up", up, words["strip_face_up"])
    if view.misses:
        yield Sign("missed", "", words["strip_missed"])
