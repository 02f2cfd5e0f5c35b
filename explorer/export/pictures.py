"""A position as a picture: SVG, or PNG drawn by a browser found on the machine."""

from __future__ import annotations

import re

from ..draw.drawing import svg
from ..page.board import drawing
from ..session.standpoint import Standpoint
from .browsers import drawn_by_browser

WIDTH = 752
SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)"')


def picture(here: Standpoint, width: int = WIDTH, theme: str = "light") -> str:
    """The position as the viewer sees it, as one SVG."""
    return svg(drawing(here.stored(), width), theme=theme)


def png(drawn: str, scale: int = 2) -> bytes:
    """An SVG as a PNG, with `scale` points to a pixel."""
    size = SIZE.search(drawn)
    assert size, "a drawing says how large it is"
    width, height = (round(float(each)) for each in size.groups())
    return drawn_by_browser(
        f"<!doctype html><meta charset=utf-8><body style=margin:0>{drawn}",
        "png",
        "--screenshot={target}",
        f"--window-size={width},{height}",
        f"--force-device-scale-factor={scale}",
    )
