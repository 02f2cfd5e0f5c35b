"""Events and positions as texts, compared with what a scenario expects of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from .bounds import quoted
from .events import Event
from .game import Game
from .messages import plain, spoken_kinds
from .record import Record

S = TypeVar("S", bound=Record)


def event_texts(game: Game[S], event: Event[S], state: S) -> dict[str, str]:
    """An event as texts: its kind, its rules, and each of its fields in English."""
    speaker = game.words.speaker(state)
    texts = {
        name: plain(speaker.value(kind, getattr(event, name)))
        for name, kind in spoken_kinds(type(event)).items()
        if name not in ("rules", "phrase")
    }
    return {"event": type(event).__name__, "rule": " ".join(event.rules), **texts}


def told_texts(game: Game[S], events: Iterable[Event[S]], state: S) -> list[dict[str, str]]:
    """The events as texts, without those that have no sentence."""
    return [event_texts(game, event, state) for event in events if event.told]


def matches(expected: Mapping[str, str | int], text: Mapping[str, str]) -> bool:
    for name, value in expected.items():
        found = text.get(name)
        if found is None:
            return False
        if name == "rule":
            if str(value) not in found.split():
                return False
        elif found.lower() != str(value).lower():
            return False
    return True


def brief(expected: Mapping[str, str | int] | Mapping[str, str]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in expected.items())


def happened(texts: Iterable[Mapping[str, str]]) -> str:
    return "what happened: " + "; ".join(f"({brief(text)})" for text in texts)


def says(game: Game[S], state: S, line: str) -> bool:
    """Return whether the text of a position has this line."""
    return " ".join(line.split()) in game.notation.position_text(state).splitlines()


def position_fault(game: Game[S], state: S, line: str) -> str:
    """The problem if a position's text lacks this line, with what it says instead; else empty."""
    if says(game, state, line):
        return ""
    lines = game.notation.position_text(state).splitlines()
    key = line.partition(":")[0]
    same = [each for each in lines if each.partition(":")[0] == key]
    found = same[0] if same else "no such line; the position is " + "; ".join(lines)
    return f"expected the position to say {quoted(line)}; found {found}"
