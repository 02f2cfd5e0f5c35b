"""How often events of each kind happened, and what they used: a card, a kind of loot, a cause.

`Revealed(seat, card=Card.SHOOT)` counts as "Revealed shoot", `Robbed(loot=Loot(PURSE, 3))` as
"Robbed purse". An event that names nothing of a closed set counts by its kind alone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from inspect import isclass
from operator import attrgetter
from typing import Any, TypeAlias

from engine.core.events import Event
from engine.core.messages import field_kinds
from engine.core.record import Record, field_names, remembered

ByKind: TypeAlias = Mapping[type[Event[Any]], Sequence[Event[Any]]]


def by_kind(events: Iterable[Event[Any]]) -> ByKind:
    found: dict[type[Event[Any]], list[Event[Any]]] = defaultdict(list)
    for event in events:
        found[type(event)].append(event)
    return found


def kinds(events: ByKind) -> Mapping[str, int]:
    """Return how many events of each kind there are."""
    return dict(sorted((kind.__name__, len(some)) for kind, some in events.items()))


def uses(events: ByKind) -> Mapping[str, int]:
    """Return how many events used each name, by kind of event and name."""
    found: dict[str, int] = {}
    for kind, some in events.items():
        for ask, names in _asking(kind):
            for event in some:
                name = names[ask(event)]
                found[name] = found.get(name, 0) + 1
    return found


@remembered
def _asking(kind: type[Any]) -> tuple[tuple[Callable[[Event[Any]], Enum], Mapping[Enum, str]], ...]:
    """For each field that names something: a function for its value, and the use of each value."""
    return tuple(
        (attrgetter(path), {value: f"{kind.__name__} {value.value}" for value in values})
        for path, values in _paths(kind)
    )


def _paths(kind: type[Any]) -> Iterator[tuple[str, type[Enum]]]:
    """The fields of a record, and of the records in it, that hold one of a closed set."""
    for name in field_names(kind):
        declared = field_kinds(kind)[name]
        if isclass(declared) and issubclass(declared, Enum):
            yield name, declared
        elif isclass(declared) and issubclass(declared, Record):
            yield from ((f"{name}.{inner}", values) for inner, values in _paths(declared))
