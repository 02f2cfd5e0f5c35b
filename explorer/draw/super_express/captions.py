"""The last move in a few words, for the strip of ground under the train."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.super_express.events import (
    Cause,
    ChangedFloor,
    Ducked,
    Eliminated,
    Event,
    ExecutionBegan,
    FellOff,
    GameEnded,
    Missed,
    Planned,
    Pushed,
    Rescued,
    Rode,
    RoundBegan,
    Shot,
    StoodUp,
    TravelledInTime,
    TreasureDue,
    TreasureTaken,
    Turned,
    Uncoupled,
    Walked,
)
from engine.super_express.pieces import FRONT
from engine.super_express.state import State

from ..measure import shorter
from .status import Words, place_words


def captions(view: State, last: tuple[Event, ...], words: Words) -> tuple[str, ...]:
    """Wordings from long to short: the later ones tell less, the last only the main thing."""
    teller = Teller(view, words)
    told = [part for event in last if (part := teller.part(event, last))]
    ending = [event for event in last if isinstance(event, Uncoupled | GameEnded)]
    if ending:
        first = next(i for i, event in enumerate(last) if event is ending[0])
        after = [part for event in last[first:] if (part := teller.part(event, last))]
        return (*shorter(told), *shorter(after))
    return tuple(shorter(told))


class Teller:
    """Puts events into the words of one language."""

    def __init__(self, view: State, words: Words) -> None:
        self.view = view
        self.words = words

    def name(self, seat: Seat) -> str:
        return self.words[self.view.bandits[seat].name.value]

    def names(self, seats: tuple[Seat, ...]) -> str:
        return ", ".join(map(self.name, seats))

    def say(self, key: str, **values: object) -> str:
        return self.words[f"caption_{key}"].format(**values)

    def part(self, event: Event, last: tuple[Event, ...]) -> str:
        match event:
            case Shot(seat=seat, target=target):
                return self.say("shot", name=self.name(seat), target=self.name(target))
            case Pushed(seat=seat, spot=spot):
                place = place_words(spot, self.words)
                return self.say("pushed", target=self.name(seat), place=place)
            case TravelledInTime(seat=seat, spot=spot):
                key = "shot_travelled" if _was_shot(seat, last) else "travelled"
                place, name = place_words(spot, self.words), self.name(seat)
                return self.say(key, name=name, target=name, place=place)
            case FellOff(seat=seat):
                key = "shot_off" if _was_shot(seat, last) else "fell"
                return self.say(key, name=self.name(seat), target=self.name(seat))
            case Eliminated(seat=seat, cause=cause):
                key = "shot_out" if cause is Cause.SHOT_OFF else cause.value
                return self.say(key, name=self.name(seat), target=self.name(seat))
            case Missed(seat=seat):
                return self.say("missed", name=self.name(seat))
            case ChangedFloor(seat=seat, spot=spot):
                place = place_words(spot, self.words)
                return self.say("climbed", name=self.name(seat), place=place)
            case Walked(seat=seat, spot=spot):
                place = place_words(spot, self.words)
                return self.say("walked", name=self.name(seat), place=place)
            case Turned(seat=seat, facing=facing):
                key = "turned_front" if facing is FRONT else "turned_rear"
                return self.say(key, name=self.name(seat))
            case StoodUp(seat=seat):
                return self.say("awake", name=self.name(seat))
            case Ducked(seat=seat):
                return self.say("ducked", name=self.name(seat))
            case Rescued(seat=seat):
                return self.say("rescued", name=self.name(seat))
            case Rode(seat=seat):
                return self.say("rode", name=self.name(seat))
            case _:
                return self.part_of_round(event)

    def part_of_round(self, event: Event) -> str:
        match event:
            case Uncoupled(car=car, lost=lost):
                uncoupled = self.say("uncoupled", car=f"C{car}")
                out = self.say("lost", names=self.names(lost))
                return f"{uncoupled} · {out}" if lost else uncoupled
            case TreasureDue(seat=seat):
                return self.say("treasure", name=self.name(seat))
            case TreasureTaken(seat=seat):
                return self.say("took", name=self.name(seat))
            case GameEnded(winners=winners):
                won = self.say("won", names=self.names(winners))
                return won if winners else self.say("nobody_won")
            case Planned(seat=seat):
                return self.say("planned", name=self.name(seat))
            case ExecutionBegan():
                return self.say("execution")
            case RoundBegan(round=number):
                return self.say("round", round=number)
            case _:
                return ""


def _was_shot(seat: Seat, last: tuple[Event, ...]) -> bool:
    return any(isinstance(event, Shot) and event.target == seat for event in last)
