"""Every option of a game with all its values; its dials are another matter."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.options import values_of
from engine.core.record import Record, field_names
from engine.core.tuning import TUNING


def option_space(kind: type[Record]) -> Mapping[str, tuple[object, ...]]:
    """The values of each option, the default first."""
    return {name: values_of(kind, name) for name in field_names(kind) if name != TUNING}
