"""The numbers and switches of a game that a designer may turn, and rules replaced by code.

A game's options hold a record of its dials. Each dial is a field whose default is the rulebook's:

class Tuning(Dials):
    rounds: Annotated[int, Dial(rules.ROUNDS, 1, 9)] = 5
    generous: Annotated[bool, Dial(rules.PICK)] = False
"""

from __future__ import annotations

import typing
from collections.abc import Mapping
from typing import Any

from .house import HouseRule
from .record import Record, field_names, remembered
from .rulebook import RuleId


class Dial(Record):
    """The rule that a dial changes, and the bounds of a number; a switch has no bounds."""

    rule: RuleId
    lowest: int = 0
    highest: int = 1
    step: int = 1
    """How far apart the values are, counted from the lowest."""

    @property
    def numbers(self) -> range:
        """The values of a number, from its lowest to its highest."""
        return range(self.lowest, self.highest + 1, self.step)


class Dials(Record):
    """The base of every game's record of dials."""

    house: tuple[HouseRule, ...] = ()
    """The rules that are replaced by somebody's own code, in the order of their ids."""


TUNING = "tuning"
"""The field of a game's options that holds its dials."""


@remembered
def dials_type(options: type[Any]) -> type[Any] | None:
    """The record of dials that a game's options hold, or None."""
    found: type[Any] | None = typing.get_type_hints(options).get(TUNING)
    return found


@remembered
def dials_of(options: type[Any]) -> Mapping[str, Dial]:
    """The dials of a game's options, by name."""
    kind = dials_type(options)
    if kind is None:
        return {}
    hints = typing.get_type_hints(kind, include_extras=True)
    return {
        name: dial
        for name in field_names(kind)
        for dial in getattr(hints[name], "__metadata__", ())
        if isinstance(dial, Dial)
    }
