"""Studies to take away: one page that needs nothing else, or pictures.

Whatever is written holds what the viewer sees, and nothing that the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path

from engine.core.errors import GameError
from engine.core.record import WholeRecord, to_plain

from ..files.packing import pack
from ..files.web_page import web_page
from ..files.writing import to_path, write_whole
from ..lessons.handing_in.hand_in import HandingIn, handing_in
from ..page.scripts import page_script, style
from ..page.words import Fixed, fixed
from ..session.plain import kept_text
from ..session.standpoint import Standpoint
from .animation import animated
from .frames import Frames, frames
from .pictures import picture, png

WIDTHS = (700, 368)
"""The widths of a board for a screen and of one for a phone."""

STYLE = """:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 16px; max-width: 1000px; background: light-dark(#fff, #111); }
@media (min-width: 992px) and (max-width: 1032px) { body { padding-inline: 0; } }
h1 { margin: 0 0 4px; font: 600 13px system-ui, sans-serif; color: light-dark(#5f564b, #b9afa0); }
"""
BODY = """<header><h1>Heist Explorer</h1></header>
<main></main>
<noscript><pre>{text}</pre></noscript>
<script type="application/json" id="stored">{stored}</script>
<script type="module">
{script}</script>"""


class Alone(WholeRecord):
    """The data of a stand-alone page: what a study's page needs to work without a kernel."""

    fixed: Fixed
    frames: Frames
    viewer: str
    luck: str
    step_by: str = "move"
    players: dict[str, str] = {}
    handing_in: HandingIn | None = None
    """The data for hand-in codes, if the study asks questions."""


class UnknownFormat(GameError):
    """Raised for a file name with an ending that no export writes."""


def alone(here: Standpoint) -> Alone:
    """The data of a study's page that needs no kernel."""
    held = frames(here, WIDTHS, alone=True)
    return Alone(fixed(here), held, here.viewer, here.luck, handing_in=handing_in(here.stored()))


def to_html(here: Standpoint) -> str:
    """A page to step through, with its story, its rules and its questions."""
    body = BODY.format(
        text=escape(kept_text(here)),
        stored=pack(to_plain(alone(here))),
        script=page_script().replace("</script", "<\\/script"),
    )
    return web_page(here.title, STYLE + style(), body, here.language)


KINDS: Mapping[str, Callable[[Standpoint], bytes]] = {
    "html": lambda here: to_html(here).encode(),
    "svg": lambda here: picture(here).encode(),
    "png": lambda here: png(picture(here)),
    "moving.svg": lambda here: animated(here).encode(),
}


def export(here: Standpoint, path: str | Path, kind: str = "") -> Path:
    """Write the study in one of the formats; by default, the ending of the path decides which."""
    target = to_path(path)
    chosen = kind or target.suffix[1:]
    if chosen not in KINDS:
        raise UnknownFormat(f"can't write {target.name!r}: a study becomes {', '.join(KINDS)}")
    ending = "." + chosen.rpartition(".")[2]
    if target.suffix != ending:
        raise UnknownFormat(f"can't write {target.name!r}: its name ends in {ending}")
    return write_whole(target, KINDS[chosen](here))
