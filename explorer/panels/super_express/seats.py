"""The bandits as tiles: their plans as far as they are known, and their treasures."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.super_express.pieces import Card
from engine.super_express.state import ABOARD, OUT, PLANNING, SETUP, Bandit, State

from ...draw.super_express.labels import seat_label
from ...draw.super_express.seats import many_treasures, value_word
from ...draw.super_express.status import tab_word, wordings
from ..seats import Face, SeatTile, SmallCard, Table

MOST_TAGS = 3


def seats(table: Table) -> tuple[SeatTile, ...]:
    view: State = table.view
    return tuple(_tile(table, Seat(seat)) for seat in range(len(view.bandits)))


def _tile(table: Table, seat: Seat) -> SeatTile:
    view, words = table.view, table.words
    bandit: Bandit = view.bandits[seat]
    tab, out = tab_word(view, seat), bandit.status is OUT
    cards = _cards(view, bandit)
    return SeatTile(
        key=bandit.name.value,
        name=words[bandit.name.value],
        label=seat_label(view, seat, table.last, words),
        you=seat == table.viewer,
        acts=bool(tab),
        tab=words[tab] if tab else "",
        first=words["tab_first_short"] if seat == view.first and not out else "",
        said="" if cards else wordings(view, seat, table.last, words)[-1],
        cards=cards,
        tags=_tags(bandit.treasures),
        out=out,
    )


def _tags(values: tuple[int | None, ...]) -> tuple[str, ...]:
    return (many_treasures(values),) if len(values) > MOST_TAGS else tuple(map(value_word, values))


def _cards(view: State, bandit: Bandit) -> tuple[SmallCard, ...]:
    """The plan: played cards muted, those known to the viewer only dashed, the rest as backs.

    Its places are there from the start, so that tiles keep their height.
    """
    if view.phase in (SETUP, PLANNING) and bandit.status is ABOARD and not bandit.planned:
        return (SmallCard("slot"),) * view.options.tuning.plan_cards
    return tuple(_card(bandit, place, card) for place, card in enumerate(bandit.planned))


def _card(bandit: Bandit, place: int, card: Card) -> SmallCard:
    who = bandit.name.value
    if card is Card.HIDDEN:
        return SmallCard("back", who=who)
    known: Face = "open" if place < bandit.seen else "peek"
    return SmallCard("done" if place < bandit.played else known, card.value, who=who)
