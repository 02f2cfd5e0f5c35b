"""The bandits as tiles: what they own, what they hold, and what they are about to do."""

from __future__ import annotations

from collections import Counter

from engine.colt_express.state import SCHEMING, State
from engine.core.moves import Seat

from ...draw.colt_express.labels import seat_label
from ...draw.colt_express.sitting import Sitting
from ...draw.colt_express.tokens import token
from ..seats import SeatTile, Table, Token


def seats(table: Table) -> tuple[SeatTile, ...]:
    view: State = table.view
    return tuple(_tile(table, Seat(number)) for number in range(len(view.bandits)))


def _tile(table: Table, number: Seat) -> SeatTile:
    view, words = table.view, table.words
    sitting = Sitting(view, number, words)
    loot = Counter(each.kind.value for each in sitting.bandit.loot)
    return SeatTile(
        key=sitting.bandit.name.value,
        name=sitting.name,
        label=seat_label(view, number, words),
        you=sitting.seat == table.viewer,
        acts=bool(sitting.tab),
        tab=sitting.tab,
        first=words["tab_first_short"] if sitting.is_first else "",
        said=_said(sitting),
        tokens=tuple(Token(kind, count, token(kind, 0, 0)) for kind, count in loot.items()),
        left=sitting.bandit.bullets,
        chambers=view.options.tuning.bullets,
        sign="bullet",
    )


def _said(sitting: Sitting) -> str:
    """The cards in hand while cards are played, else the money."""
    if sitting.view.phase is SCHEMING and sitting.is_led:
        return sitting.words["in_hand"].format(count=len(sitting.cards.hand))
    return sitting.money
