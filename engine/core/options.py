"""The options of a game: a typed record, made from names and values that are checked.

A game's dials (`tuning.py`) are given, named and written like its other options.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, TypeVar

from .bounds import quoted
from .errors import GameError
from .house import HouseRule, house_named, known_house
from .messages import field_kinds
from .record import Record, field_names, remembered, replace
from .tuning import TUNING, dials_of, dials_type

R = TypeVar("R", bound=Record)


class UnknownOption(GameError):
    """Raised for an option, or a value of one, that the game does not have."""


HOUSE = "house"
"""The option that names the rules replaced by code."""


@remembered
def option_names(kind: type[Any]) -> tuple[str, ...]:
    """The options of a game, its dials among them."""
    own = tuple(name for name in field_names(kind) if name != TUNING)
    return (*own, *dials_of(kind), HOUSE) if dials_type(kind) else own


@remembered
def values_of(kind: type[Any], name: str) -> tuple[object, ...]:
    """The values that an option can take, the default first."""
    dial = dials_of(kind).get(name)
    if dial is None:
        declared, default = field_kinds(kind)[name], getattr(kind(), name)
        values = tuple(declared) if issubclass(declared, Enum) else (False, True)
    else:
        default = getattr(kind().tuning, name)
        values = (False, True) if isinstance(default, bool) else tuple(dial.numbers)
    return (default, *(value for value in values if value != default))


def make_options(kind: type[R], given: Mapping[str, object]) -> R:
    """A record of options with the given values; a reading may be given by its text."""
    if not isinstance(given, Mapping):
        raise GameError(f"options are values by their names, not {quoted(given)}")
    chosen: dict[str, object] = {}
    turned: dict[str, object] = {}
    tuning = dials_type(kind)
    for name, value in given.items():
        if name not in option_names(kind):
            allowed = ", ".join(option_names(kind))
            raise UnknownOption(f"no option is called {quoted(name)}; the options are {allowed}")
        if name == HOUSE and tuning:
            turned[name] = _house(value)
        elif name in dials_of(kind):
            turned[name] = _value(kind, name, value)
        else:
            chosen[name] = _value(kind, name, value)
    options = kind(**chosen)
    return replace(options, **{TUNING: tuning(**turned)}) if tuning and turned else options


def _value(kind: type[Record], name: str, value: object) -> object:
    values = values_of(kind, name)
    for allowed in values:
        if type(value) is type(allowed) and value == allowed:
            return allowed
        if isinstance(value, str) and value == option_word(allowed):
            return allowed
    words = ", ".join(option_word(allowed) for allowed in values)
    if isinstance(values[0], int) and not isinstance(values[0], bool):
        numbers = dials_of(kind)[name].numbers
        words = f"a number from {numbers[0]} to {numbers[-1]}"
        words += f" in steps of {numbers.step}" if numbers.step > 1 else ""
    raise UnknownOption(f"{name} can't be {quoted(value)}; it can be {words}")


def _house(value: object) -> tuple[HouseRule, ...]:
    """House rules given as such, or by the text that names them."""
    try:
        if isinstance(value, str):
            found = tuple(map(house_named, value.split()))
        elif isinstance(value, tuple) and all(isinstance(each, HouseRule) for each in value):
            found = value
        else:
            raise UnknownOption(f"house can't be {quoted(value)}; it names house rules")
        for each in found:
            known_house(each)
    except GameError as error:
        raise UnknownOption(str(error)) from None
    rules = [each.rule for each in found]
    if len(set(rules)) < len(rules):
        raise UnknownOption("a rule can be replaced by one house rule at a time")
    return tuple(sorted(found, key=lambda each: each.rule))


def option_word(value: object) -> str:
    """The text that stands for a value of an option."""
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return " ".join(each.name for each in value)
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def changed(options: Record) -> Mapping[str, object]:
    """The options that differ from the default, its dials among them."""
    default = type(options)()
    own = {
        name: getattr(options, name)
        for name in field_names(type(options))
        if getattr(options, name) != getattr(default, name)
    }
    dials = own.pop(TUNING, None)
    return own if dials is None else {**own, **changed(dials)}
