"""The options of a game: a typed record, made from names and values that are checked."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, TypeVar

from .bounds import quoted
from .errors import GameError
from .messages import field_kinds
from .record import Record, field_names, remembered

R = TypeVar("R", bound=Record)


class UnknownOption(GameError):
    """Raised for an option, or a value of one, that the game does not have."""


@remembered
def values_of(kind: type[Any], name: str) -> tuple[object, ...]:
    """The values that an option can take, the default first."""
    declared = field_kinds(kind)[name]
    values = tuple(declared) if issubclass(declared, Enum) else (False, True)
    default = getattr(kind(), name)
    return (default, *(value for value in values if value != default))


def make_options(kind: type[R], given: Mapping[str, object]) -> R:
    """A record of options with the given values; a reading may be given by its text."""
    chosen: dict[str, object] = {}
    for name, value in given.items():
        if name not in field_names(kind):
            allowed = ", ".join(field_names(kind))
            raise UnknownOption(f"no option is called {quoted(name)}; the options are {allowed}")
        chosen[name] = _value(kind, name, value)
    return kind(**chosen)


def _value(kind: type[Record], name: str, value: object) -> object:
    for allowed in values_of(kind, name):
        if type(value) is type(allowed) and value == allowed:
            return allowed
        if isinstance(value, str) and value == option_word(allowed):
            return allowed
    words = ", ".join(option_word(allowed) for allowed in values_of(kind, name))
    raise UnknownOption(f"{name} can't be {quoted(value)}; it can be {words}")


def option_word(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    return "on" if value else "off"


def changed(options: Record) -> Mapping[str, object]:
    """The options that differ from the default."""
    default = type(options)()
    return {
        name: getattr(options, name)
        for name in field_names(type(options))
        if getattr(options, name) != getattr(default, name)
    }
