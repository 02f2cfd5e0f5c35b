"""The two seats as tiles with their hands, and event cards as plates."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.fugitive.cards import HIDDEN
from engine.fugitive.state import SEATS

from ...draw.fugitive.event_strip import plates
from ...draw.fugitive.keys import FIGURES
from ...draw.fugitive.labels import hand_of, seat_label, seat_word, tab_word
from ..seats import Pile, Plate, SeatTile, SmallCard, Table

MOST_CARDS = 9
"""A longer hand is told by its number alone: the strip shows its cards."""


def seats(table: Table) -> tuple[SeatTile, ...]:
    return tuple(_tile(table, seat) for seat in SEATS)


def _tile(table: Table, seat: Seat) -> SeatTile:
    view, words = table.view, table.words
    hand, tab = hand_of(view, seat), tab_word(view, seat, words)
    count = len(hand)
    return SeatTile(
        key=FIGURES[seat],
        name=seat_word(seat, words),
        label=seat_label(view, seat, words),
        you=seat == table.viewer,
        acts=bool(tab),
        tab=tab,
        said=words["fg_hand_one" if count == 1 else "fg_hand_count"].format(count=count),
        cards=tuple(
            SmallCard("back") if card == HIDDEN else SmallCard("open", text=str(card))
            for card in hand
        )
        if count <= MOST_CARDS
        else (),
    )


def pile(table: Table) -> Pile | None:
    """Event cards in force and to come; None in a game without."""
    shown = tuple(
        Plate(each.key, each.said, each.label, each.picture)
        for each in plates(table.view, table.words)
    )
    return Pile("", "", (), shown) if shown else None
