"""SVG as text: short numbers, escaped words, shapes and groups."""

from __future__ import annotations

from functools import lru_cache
from html import escape


@lru_cache(4096)
def num(value: float, digits: int = 1) -> str:
    """A number without trailing zeros, as short as SVG and CSS can read it."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    if text in ("-0", "0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def d(*parts: str | float) -> str:
    """The data of a path: command letters and numbers, joined without needless spaces."""
    data = ""
    for part in parts:
        word = part if isinstance(part, str) else num(part)
        needs_space = data[-1:].isdigit() and (word[0].isdigit() or word[0] == ".")
        data += " " + word if needs_space else word
    return data


def box(x: float, y: float, width: float, height: float) -> str:
    return d("M", x, y, "h", width, "v", height, "h", -width, "z")


def disc(x: float, y: float, radius: float) -> str:
    half = (radius, radius, 0, 1, 0)
    return d("M", x - radius, y, "a", *half, 2 * radius, 0, *half, -2 * radius, 0)


def path(cls: str, data: str, extra: str = "") -> str:
    return f'<path class="{cls}"{extra} d="{data}"/>'


def rect(cls: str, x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    attributes = {"x": x, "y": y, "width": width, "height": height, "rx": radius}
    words = "".join(f' {name}="{num(value)}"' for name, value in attributes.items() if value)
    return f'<rect class="{cls}"{words}/>'


def text(cls: str, words: str, x: float, y: float, extra: str = "") -> str:
    place = (f' x="{num(x)}"' if x else "") + (f' y="{num(y)}"' if y else "")
    return f'<text class="{cls}"{place}{extra}>{escape(words, False)}</text>'


def at(x: float, y: float, content: str, scale: float = 1, cls: str = "", accent: str = "") -> str:
    """A group inside a piece, moved and scaled, with a colour of its own."""
    moved = f"translate({num(x)} {num(y)})" if x or y else ""
    scaled = f"scale({num(scale, 2)})" if scale != 1 else ""
    named = f' class="{cls}"' if cls else ""
    placed = f' transform="{moved}{scaled}"' if moved or scaled else ""
    coloured = f' style="--a:var(--hx-{accent})"' if accent else ""
    return f"<g{named}{placed}{coloured}>{content}</g>"
