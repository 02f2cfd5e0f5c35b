"""The words of a seat about its bandit: a tab if something is due, and a short status.

Wordings go from long to short; the first that fits is shown.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.moves import Seat
from engine.super_express.events import (
    ChangedFloor,
    Ducked,
    Event,
    Missed,
    Pushed,
    Rescued,
    Rode,
    Shot,
    StoodUp,
    TravelledInTime,
    TreasureAwarded,
    TreasureDue,
    TreasureTaken,
    Turned,
    Walked,
)
from engine.super_express.pieces import ROOF, Spot
from engine.super_express.state import (
    ABOARD,
    OFF,
    OUT,
    OVER,
    PLANNING,
    SETUP,
    State,
    clockwise,
    spot_of,
)

Words = Mapping[str, str]

JUST_DONE: Mapping[type[Event], tuple[str, ...]] = {
    TravelledInTime: ("status_travelled", "status_travelled_short"),
    Rescued: ("status_rescued",),
    Rode: ("status_rode",),
    ChangedFloor: ("status_climbed",),
    Walked: ("status_moved",),
    Turned: ("status_turned",),
    Shot: ("status_shot",),
    Missed: ("status_missed",),
    StoodUp: ("status_awake",),
    Ducked: ("status_ducked",),
    TreasureDue: ("status_takes",),
    TreasureAwarded: ("status_takes",),
    TreasureTaken: ("status_took",),
}


def tab_word(view: State, seat: Seat) -> str:
    """The key of the word on a brass tab, or an empty text."""
    if seat in view.winners:
        return "tab_wins"
    if seat != view.turn:
        return ""
    return "tab_plans" if view.phase is PLANNING else "tab_plays"


def wordings(view: State, seat: Seat, last: tuple[Event, ...], words: Words) -> tuple[str, ...]:
    bandit = view.bandits[seat]
    if bandit.status is OUT:
        keys: tuple[str, ...] = ("status_out", "status_out_short")
        return _said(words, keys, round=bandit.out_in_round)
    if bandit.status is OFF:
        return _said(words, ("status_off",))
    if view.phase is SETUP:
        return _said(words, ("status_unplaced", "status_unplaced_short"))
    if view.phase is OVER:
        return _standing(view, seat, words)
    took = any(isinstance(event, TreasureTaken) for event in last)
    if view.phase is PLANNING and not took:
        return _planning(view, seat, words)
    return _just_done(seat, last, words) + _standing(view, seat, words)


def _planning(view: State, seat: Seat, words: Words) -> tuple[str, ...]:
    bandit = view.bandits[seat]
    if bandit.planned:
        stunned = ("status_planned_stunned",) * bandit.stunned
        return _said(words, (*stunned, "status_planned"))
    if seat == view.turn:
        return _standing(view, seat, words)
    waiting = [
        other
        for other in clockwise(view, view.turn)
        if view.bandits[other].status is ABOARD
        and not view.bandits[other].planned
        and other != view.turn
    ]
    return _said(words, ("status_plans_next" if seat == waiting[0] else "status_to_plan",))


def _just_done(seat: Seat, last: tuple[Event, ...], words: Words) -> tuple[str, ...]:
    """Wordings of what the last move did to the bandit; none if its place says it all."""
    own = [event for event in last if getattr(event, "seat", None) == seat]
    telling = [event for event in own if isinstance(event, Pushed) or type(event) in JUST_DONE]
    if not telling:
        return ()
    event = telling[-1]
    car = f"C{event.car}" if isinstance(event, TreasureDue) else ""
    return _said(words, JUST_DONE.get(type(event), ()), car=car)


def _standing(view: State, seat: Seat, words: Words) -> tuple[str, ...]:
    spot = spot_of(view, seat)
    level = "roof" if spot.level is ROOF else "inside"
    if view.bandits[seat].stunned:
        return _said(words, (f"status_stunned_{level}", "status_stunned"), car=f"C{spot.car}")
    return _said(words, (f"status_{level}",), car=f"C{spot.car}")


def _said(words: Words, keys: tuple[str, ...], **values: object) -> tuple[str, ...]:
    return tuple(words[key].format(**values) for key in keys)


def place_words(spot: Spot, words: Words, kind: str = "place") -> str:
    level = "roof" if spot.level is ROOF else "inside"
    return words[f"{kind}_{level}"].format(car=f"C{spot.car}")
