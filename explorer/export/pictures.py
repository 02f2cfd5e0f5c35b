"""A position as a picture: SVG, or PNG drawn by a browser found on the machine."""

from __future__ import annotations

import re

from engine.core.record import replace

from ..draw.drawing import Drawing, svg
from ..draw.measure import wrapped
from ..draw.svg import text
from ..page.board import drawing
from ..session.standpoint import Standpoint
from .browsers import drawn_by_browser

WIDTH = 752
EDGE, LINE, SIZE = 8, 18, 13
"""The room around the words below a board, the height of their lines, and their size."""
SIZES = re.compile(r'width="([\d.]+)" height="([\d.]+)"')


def picture(here: Standpoint, width: int = WIDTH, theme: str = "light") -> str:
    """The position as the viewer sees it, as one SVG, with the house rules below it."""
    return svg(with_words(drawing(here.stored(), width), here.house_rules), theme=theme)


def with_words(drawn: Drawing, words: str) -> Drawing:
    """The drawing with some words below it, in as many lines as they need."""
    if not words:
        return drawn
    lines = wrapped(words, drawn.width - 2 * EDGE, SIZE)
    below = "".join(
        text("hx-u", line, EDGE, drawn.height + number * LINE)
        for number, line in enumerate(lines, 1)
    )
    return replace(
        drawn,
        height=drawn.height + len(lines) * LINE + EDGE,
        still=drawn.still + below,
        label=f"{drawn.label}. {words}",
    )


def png(drawn: str, scale: int = 2) -> bytes:
    """An SVG as a PNG, with `scale` points to a pixel."""
    size = SIZES.search(drawn)
    assert size, "a drawing says how large it is"
    width, height = (round(float(each)) for each in size.groups())
    return drawn_by_browser(
        f"<!doctype html><meta charset=utf-8><body style=margin:0>{drawn}",
        "png",
        "--screenshot={target}",
        f"--window-size={width},{height}",
        f"--force-device-scale-factor={scale}",
    )
