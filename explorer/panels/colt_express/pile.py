"""The common pile: the round card's turns with their cards, and the event after them."""

from __future__ import annotations

from engine.colt_express.state import OVER, State

from ...draw.colt_express.labels import event_label, turn_label
from ...draw.colt_express.sheet import Column, Entry, Manner, read_sheet
from ..seats import Face, Pile, Plate, SmallCard, Table, Turn

FACES: dict[Manner, Face] = {
    Manner.OPEN: "open",
    Manner.KNOWN_TO_VIEWER: "peek",
    Manner.HIDDEN: "back",
    Manner.DONE: "done",
    Manner.DREW: "slot",
    Manner.DUE: "slot",
}


def pile(table: Table) -> Pile | None:
    """The pile of the round; None once the game is over."""
    view: State = table.view
    if view.phase is OVER:
        return None
    sheet = read_sheet(view, table.words)
    turns = tuple(
        Turn(
            key=f"turn {number}",
            icon=column.kind,
            label=turn_label(number, column, table.words),
            now=column.now,
            over=_is_over(column),
            cards=tuple(map(_card, column.entries)),
        )
        for number, column in enumerate(sheet.columns, start=1)
    )
    said = f"{sheet.then[-1]} {sheet.event}" if turns else sheet.event
    event = Plate("event", said, event_label(sheet), now=sheet.event_now)
    return Pile(sheet.title, sheet.name, turns, (event,))


def _is_over(column: Column) -> bool:
    """Return whether nothing of a turn is still to come."""
    return all(entry.manner in (Manner.DONE, Manner.DREW) for entry in column.entries)


def _card(entry: Entry) -> SmallCard:
    return SmallCard(
        look=FACES[entry.manner],
        icon=entry.card,
        text=f"+{entry.drawn}" if entry.manner is Manner.DREW else "",
        who=entry.accent,
        letters=entry.letters,
        now=entry.now,
    )
