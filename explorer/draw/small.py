"""A drawing as a small SVG file, for places that keep very many of them.

It looks like the file of `drawing.svg` in the light theme, on white, and stands still: colours have
their values, and only the styles that the drawing uses come along.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from .drawing import Drawing, styles, svg_file
from .piece import markup

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_AT_RULE = re.compile(r"@[^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_TOKEN = re.compile(r"(--hx-[\w-]+):\s*([^;]+);")
_OF_THE_HOST = re.compile(r"var\(--jp-[\w-]+, ((?:[^()]|\([^()]*\))*)\)")
_USED = re.compile(r"var\((--hx-[\w-]+)\)")
_CLASS = re.compile(r"\.([\w-]+)")
_CLASSES = re.compile(r'class="([^"]*)"')
_KEY = re.compile(r' data-key="[^"]*"')
_LIVELY = ("transition", "animation", "outline")
_ROOT = ("hx", "hx-board")
_PAPER = "svg{background:#fff}"


def small_svg(drawing: Drawing) -> str:
    """The drawing as an SVG file without what only a page needs."""
    pieces = _resolved(_KEY.sub("", markup(drawing.pieces)))
    used = {name for found in _CLASSES.findall(drawing.still + pieces) for name in found.split()}
    style = _PAPER + "".join(_used_rules(frozenset(used)))
    return svg_file(drawing, pieces, "light", style)


@cache
def _used_rules(used: frozenset[str]) -> tuple[str, ...]:
    return tuple(
        f"{','.join(selectors)}{{{body}}}"
        for heads, body in _rules()
        if (selectors := [head for head in heads if set(_CLASS.findall(head)) <= {*_ROOT, *used}])
    )


@cache
def _rules() -> tuple[tuple[tuple[str, ...], str], ...]:
    """The rules of a board that stands still: their selectors, and what they say."""
    sheet = _AT_RULE.sub("", _COMMENT.sub("", styles("board")))
    return tuple(
        (heads, body)
        for found, said in _RULE.findall(sheet)
        if (heads := tuple(_heads(found))) and (body := _body(said))
    )


def _heads(found: str) -> Iterator[str]:
    for head in found.split(","):
        if "[" not in head and ":" not in head:
            yield head.strip().removeprefix(".hx ")


def _body(said: str) -> str:
    parts = (part.strip() for part in _resolved(said).split(";"))
    kept = (re.sub(r"\s*:\s*", ":", part, count=1) for part in parts if part)
    return ";".join(part for part in kept if not part.startswith(_LIVELY))


def _resolved(text: str) -> str:
    """Put the colours of the light theme in the places of their names."""
    return _USED.sub(lambda found: _tokens()[found[1]], text)


@cache
def _tokens() -> Mapping[str, str]:
    light = _OF_THE_HOST.sub(r"\1", _COMMENT.sub("", styles("tokens")).partition("}")[0])
    tokens = dict(_TOKEN.findall(light))
    return {name: _USED.sub(lambda found: tokens[found[1]], tokens[name]) for name in tokens}
