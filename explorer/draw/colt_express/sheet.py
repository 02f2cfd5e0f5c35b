"""The contents of the timetable: the round card, its turns, and the cards of the common pile."""

from __future__ import annotations

from itertools import groupby

from engine.colt_express.pieces import HIDDEN, TUNNEL, Name
from engine.colt_express.scoring import gunslingers
from engine.colt_express.state import (
    OVER,
    ROUND_EVENT,
    SCHEMING,
    STEALING,
    Played,
    Slot,
    State,
    schedule,
)
from engine.core.moves import Seat
from engine.core.record import Kind, Record

from ..figures import FIGURES
from ..rails.scenery import Words
from .status import money_word

NO_ONE = "back"
"""The accent of a card whose bandit is not known."""


class Manner(Kind):
    """The look of a place in the pile."""

    OPEN = "open"
    KNOWN_TO_VIEWER = "known_to_viewer"
    HIDDEN = "hidden"
    DONE = "done"
    DREW = "drew"
    DUE = "due"


class Entry(Record):
    """A place in the pile: its bandit, its card, and whether it is being resolved now."""

    names: tuple[str, ...]
    """The bandit, or both of a team if it is not known or not decided which."""
    manner: Manner
    card: str = ""
    now: bool = False
    drawn: int = 0
    """How many cards were drawn instead of playing one."""

    @property
    def letters(self) -> str:
        return "".join(FIGURES[name].letter for name in self.names)

    @property
    def accent(self) -> str:
        return self.names[0] if len(self.names) == 1 else NO_ONE


class Column(Record):
    """A turn of the round card."""

    kind: str
    entries: tuple[Entry, ...]
    now: bool


class Sheet(Record):
    title: str
    name: str
    """The name of the round card; empty while none is turned up."""
    columns: tuple[Column, ...]
    then: tuple[str, str]
    """The heading of what comes after the last turn, long and short."""
    event: str
    event_now: bool = False


def read_sheet(view: State, words: Words) -> Sheet:
    tuning = view.options.tuning
    title = words["which_round"].format(round=max(1, view.round), rounds=tuning.rounds)
    then = words["then_event"], words["then"]
    if len(view.rounds) < max(1, view.round):
        return Sheet(title, "", (), (words["round_card"],) * 2, words["not_turned"])
    card = view.round_card
    name = words[f"round_{card.value}"]
    if view.phase is OVER:
        return Sheet(title, name, (), (words["the_end"],) * 2, _ending(view, words))
    slots = schedule(card, view.players, view.first)
    entries = _entries(view, slots)
    columns = []
    for number, places in groupby(range(len(slots)), lambda place: slots[place].number):
        told = tuple(entries[place] for place in places)
        kind = next(slot.turn for slot in slots if slot.number == number)
        columns.append(Column(kind.value, told, any(entry.now for entry in told)))
    event = words[f"event_{card.value}"].format(ransom=money_word(tuning.ransom, words))
    return Sheet(title, name, tuple(columns), then, event, view.phase is ROUND_EVENT)


def _ending(view: State, words: Words) -> str:
    winners = ", ".join(words[name] for seat in view.winners for name in _team(view, seat))
    best = ", ".join(words[view.bandits[bandit].name.value] for bandit in gunslingers(view))
    told = [words["caption_won"].format(names=winners)]
    if best:
        told.append(words["caption_gunslinger"].format(names=best))
    return " · ".join(told)


def _entries(view: State, slots: tuple[Slot, ...]) -> list[Entry]:
    lies_at = {place: number for number, place in enumerate(places_of_pile(view, slots))}
    told = []
    for place, slot in enumerate(slots):
        if place in lies_at:
            told.append(_played(view, lies_at[place]))
        else:
            manner = Manner.DREW if place < view.acted else Manner.DUE
            now = view.phase is SCHEMING and place == view.acted
            drawn = view.options.tuning.draw if manner is Manner.DREW else 0
            told.append(Entry(_team(view, slot.seat), manner, now=now, drawn=drawn))
    return told


def _played(view: State, number: int) -> Entry:
    played = view.pile[number]
    card = played.card
    done, now = number < view.resolved, view.phase is STEALING and number == view.resolved
    if card.action is HIDDEN:
        return Entry(_team(view, played.seat), Manner.HIDDEN, now=now)
    secret = played.face_down and not done and not now
    manner = Manner.DONE if done else Manner.KNOWN_TO_VIEWER if secret else Manner.OPEN
    return Entry((view.bandits[card.bandit].name.value,), manner, card.action.value, now)


def _team(view: State, seat: Seat) -> tuple[str, ...]:
    return tuple(bandit.name.value for bandit in view.bandits[seat :: view.players])


def places_of_pile(view: State, slots: tuple[Slot, ...]) -> list[int]:
    """The action at which each card of the pile was played.

    A position written by hand may not tell who drew cards when. Then this is the earliest action at
    which the card can have been played.
    """
    played = [place for place in range(view.acted) if place + 1 not in view.drew]
    return played if len(played) == len(view.pile) else _earliest_places(view, slots)


def _earliest_places(view: State, slots: tuple[Slot, ...]) -> list[int]:
    places: list[int] = []
    seen: set[Seat] = set()
    for played in view.pile:
        after = places[-1] + 1 if places else 0
        hidden_by_ghost = played.face_down and played.seat not in seen and _has_ghost(view, played)
        possible = (
            place
            for place in range(after, len(slots))
            if slots[place].seat == played.seat
            and (hidden_by_ghost or (slots[place].turn is TUNNEL) is played.face_down)
        )
        places.append(next(possible, after))
        seen.add(played.seat)
    return places


def _has_ghost(view: State, played: Played) -> bool:
    hides = view.options.tuning.ghost_power
    return hides and Name.GHOST.value in _team(view, played.seat)
