"""Every option of a game with all its values; its dials are another matter."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.options import values_of
from engine.core.record import Record, field_names
from engine.core.tuning import TUNING, dials_of


def dial_ends(kind: type[Record]) -> Mapping[str, tuple[object, object]]:
    """The lowest and the highest value of each dial; a switch is off or on."""
    return {
        name: (False, True)
        if isinstance(values_of(kind, name)[0], bool)
        else (dial.numbers[0], dial.numbers[-1])
        for name, dial in dials_of(kind).items()
    }


def option_space(kind: type[Record]) -> Mapping[str, tuple[object, ...]]:
    """The values of each option, the default first."""
    return {name: values_of(kind, name) for name in field_names(kind) if name != TUNING}
