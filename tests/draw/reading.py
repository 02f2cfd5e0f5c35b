"""The contents of a drawing, read back from its SVG."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from xml.etree import ElementTree

from explorer.draw import Cell, Drawing
from explorer.draw.measure import text_width
from explorer.draw.piece import markup

SIZES = {
    "hx-big": 32.0,
    "hx-num": 26.0,
    "hx-card": 17.0,
    "hx-title": 16.0,
    "hx-m": 15.0,
    "hx-n": 14.0,
    "hx-u": 13.0,
    "hx-plate": 13.0,
}
BOLD = {
    "hx-big",
    "hx-num",
    "hx-card",
    "hx-hv",
    "hx-hv5",
    "hx-on-held",
    "hx-title",
    "hx-m",
    "hx-n",
    "hx-w",
    "hx-plate",
}
MOVED = re.compile(r"translate\((-?[\d.]+)(?:px)?[ ,](-?[\d.]+)")
SCALED = re.compile(r"scale\((-?[\d.]+)")


@dataclass(frozen=True)
class Word:
    """A text as wide as it may be, and as high as its letters."""

    text: str
    size: float
    left: float
    right: float
    top: float
    bottom: float
    key: str
    classes: frozenset[str]

    def overlaps(self, other: Word) -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 0.5 and down > 0.5


def root(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


def groups(drawing: Drawing) -> list[ElementTree.Element]:
    return list(root(markup(drawing.pieces)))


def keys(drawing: Drawing, kind: str = "") -> list[str]:
    found = [group.get("data-key", "") for group in groups(drawing)]
    return [key for key in found if key.split()[0] == kind or not kind]


def place(element: ElementTree.Element) -> tuple[float, float, float]:
    """Return how far an element is moved, and by how much it is scaled."""
    said = element.get("transform", "") + element.get("style", "")
    moved, scaled = MOVED.search(said), SCALED.search(said)
    x, y = (float(moved[1]), float(moved[2])) if moved else (0.0, 0.0)
    return x, y, float(scaled[1]) if scaled else 1.0


def words_of(drawing: Drawing) -> list[Word]:
    whole = root(drawing.still + markup(drawing.pieces))
    return [word for element in whole for word in _words(element, 0, 0, 1, "")]


def _words(
    element: ElementTree.Element, x: float, y: float, scale: float, key: str
) -> Iterator[Word]:
    dx, dy, inner = place(element)
    x, y, scale = x + dx * scale, y + dy * scale, scale * inner
    key = element.get("data-key", key)
    if element.tag == "text":
        yield _word(element, x, y, scale, key)
    for child in element:
        yield from _words(child, x, y, scale, key)


def _word(element: ElementTree.Element, x: float, y: float, scale: float, key: str) -> Word:
    classes = frozenset(element.get("class", "").split())
    own = re.search(r"font-size:([\d.]+)px", element.get("style", ""))
    usual = next((size for name, size in SIZES.items() if name in classes), 12.0)
    size = scale * (float(own[1]) if own else usual)
    said = element.text or ""
    width = text_width(said, size, bold=bool(classes & BOLD))
    x += scale * float(element.get("x", 0))
    y += scale * float(element.get("y", 0))
    anchored = {"hx-mid": 0.5, "hx-m": 0.5, "hx-end": 1.0}
    left = x - width * next((anchored[name] for name in anchored if name in classes), 0)
    return Word(said, size, left, left + width, y - 0.75 * size, y, key, classes)


SMALLEST = 36
"""A cell is to be hit by a finger."""


def cells_amiss(drawing: Drawing) -> list[str]:
    """The cells that are too small, or not wholly on the board."""
    return [
        cell.key
        for cell in drawing.cells
        if min(cell.x, cell.y) < 0
        or cell.x + cell.width > drawing.width + 0.01
        or cell.y + cell.height > drawing.height
        or min(cell.width, cell.height) < SMALLEST
    ]


def cells_overlap(cells: tuple[Cell, ...]) -> list[tuple[str, str]]:
    return [
        (cell.key, other.key)
        for number, cell in enumerate(cells)
        for other in cells[:number]
        if min(cell.x + cell.width, other.x + other.width) - max(cell.x, other.x) > 0.01
        and min(cell.y + cell.height, other.y + other.height) - max(cell.y, other.y) > 0.01
    ]


def rises(numbers: list[float]) -> bool:
    return all(a < b for a, b in pairwise(numbers))
