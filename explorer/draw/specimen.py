"""Where a single piece stands in its box."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .svg import at

SIZE = 64
MIDDLE = SIZE / 2
BASE = 60
"""The height at which a figure stands."""

Specimens = Mapping[str, Callable[[str], str]]
"""By the kind of a piece: a function that draws one by its name."""


def standing(figure: str, name: str = "") -> str:
    """A figure in its own colour, on the ground."""
    return at(MIDDLE, BASE, figure, accent=name)


def centred(drawn: str, width: float, height: float, scale: float = 1, accent: str = "") -> str:
    """Shapes of this size, in the middle of the box."""
    left, top = MIDDLE - width * scale / 2, MIDDLE - height * scale / 2
    return at(left, top, drawn, scale, accent=accent)
