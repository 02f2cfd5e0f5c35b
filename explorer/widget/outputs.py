"""The outputs that a notebook keeps of a widget besides the widget itself: text and pictures.

A widget is shown by its state. A notebook that was saved without that state has only an output left
that says "model not found". So a widget has two outputs: its text and its pictures stand before it,
out of sight while the widget is there. The text is written when the widget is displayed, so that
running a notebook again gives the same. The pictures come once a page shows the widget, and both
follow it from then on.
"""

from __future__ import annotations

from functools import cache, cached_property
from html import escape
from importlib.resources import files
from typing import Any
from uuid import uuid4

import traitlets
from IPython.display import publish_display_data

from engine.core.record import WholeRecord, to_plain

from ..draw.drawing import Drawing, svg
from ..export.pictures import WIDTH
from ..files.packing import pack
from ..lessons.handing_in.hand_in import code_of
from ..page.board import drawing
from ..page.scripts import script
from ..session.plain import board_text
from ..session.standpoint import Standpoint
from .one_at_a_time import OneAtATime, in_turn

VIEW = "application/vnd.jupyter.widget-view+json"


class Drawn(WholeRecord):
    svg: str
    label: str


class Keepsake(WholeRecord):
    """The text and pictures that are kept of a widget."""

    text: str
    pictures: tuple[Drawn, ...] = ()
    code: str = ""
    """The hand-in code of what was answered, by which a saved notebook can be graded."""

    @property
    def html(self) -> str:
        """The text below the pictures; the text alone where no script may run."""
        packed = f' data-pictures="{pack(to_plain(self.pictures))}"' if self.pictures else ""
        packed += f' data-hand-in="{self.code}"' if self.code else ""
        figure = f'<figure class="hx-kept"{packed}><pre>{escape(self.text)}</pre></figure>'
        draw = f'<script type="module">\n{script("kept")}</script>' if self.pictures else ""
        return f"<style>{_style()}</style>{figure}{draw}"


def drawn(board: Drawing) -> Drawn:
    return Drawn(svg(board), board.label)


def keepsake(here: Standpoint, with_picture: bool) -> Keepsake:
    """The position as text and picture, at the standpoint for what is stored."""
    kept = here.stored()
    pictures = (drawn(drawing(kept, WIDTH)),) if with_picture else ()
    answered = any(entry.given or entry.shown for entry in here.entries.values())
    return Keepsake(board_text(kept), pictures, code_of(here) if with_picture and answered else "")


@cache
def _style() -> str:
    return (files("explorer") / "widget" / "css" / "kept.css").read_text("utf-8")


@in_turn
class Kept(OneAtATime):
    """A widget that leaves its text and its pictures in the notebook."""

    live = traitlets.Bool(False).tag(sync=True)
    """True once a page has shown the widget."""
    _due = False
    """True if its outputs are to be written again when the turn has ended."""

    def _kept(self, with_pictures: bool) -> Keepsake:
        """The widget's text; a widget that can be drawn adds pictures on request."""
        return Keepsake(repr(self))

    def _ipython_display_(self) -> None:
        bundle = self._repr_mimebundle_()
        assert bundle, "a widget has a view"
        data, metadata = bundle
        number = uuid4().hex
        with self._my_turn:
            self._outputs.append(number)
            publish_display_data(self._output(), transient={"display_id": number})
            publish_display_data({VIEW: data[VIEW]}, metadata)

    @cached_property
    def _outputs(self) -> list[str]:
        """The outputs of this widget, by the ids of their displays."""
        return []

    def _output(self) -> dict[str, Any]:
        kept = self._kept(self.live)
        return {"text/plain": kept.text, "text/html": kept.html}

    @traitlets.observe("live")
    def _keep(self, _change: object = None) -> None:
        """Update every output of this widget when the turn has ended."""
        self._due = self.live and bool(self._outputs)

    def _write_outputs(self) -> None:
        if self._due:
            with self._my_turn:
                self._due, output = False, self._output()
                for number in self._outputs:
                    publish_display_data(output, transient={"display_id": number}, update=True)

    def _catch_up(self) -> None:
        self._write_outputs()
