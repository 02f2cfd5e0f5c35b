"""The outputs that a notebook keeps of a widget besides the widget itself: text and pictures.

A widget is shown by its state. A notebook that was saved without that state has only an output left
that says "model not found", and a website that shows notebooks runs no script at all. So a widget
has two outputs: its pictures and its text stand before it, out of sight while the widget is there.
They are written when the widget is displayed, so that running a notebook again gives the same, and
follow it once a page shows it.

The pictures are images within HTML, since websites clean an SVG output of its styles and show it
black, and prefer HTML to it.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache, cached_property
from html import escape
from importlib.resources import files
from typing import Any
from uuid import uuid4

import traitlets
from IPython.display import publish_display_data

from engine.core.record import WholeRecord

from ..draw.drawing import Drawing
from ..draw.small import small_svg
from ..lessons.handing_in.hand_in import code_of
from ..page.board import bare_drawing
from ..session.plain import board_text
from ..session.standpoint import Standpoint
from .one_at_a_time import OneAtATime, in_turn

VIEW = "application/vnd.jupyter.widget-view+json"


KEPT_WIDTH = 750


class Keepsake(WholeRecord):
    """The text and pictures that are kept of a widget."""

    text: str
    pictures: tuple[Drawing, ...] = ()
    code: str = ""
    """The hand-in code of what was answered, by which a saved notebook can be graded."""

    @property
    def html(self) -> str:
        """The pictures, and their text below."""
        code = f' data-hand-in="{self.code}"' if self.code else ""
        pictures = "".join(map(_image, self.pictures))
        text = f"<pre>{escape(self.text)}</pre>"
        return f'<style>{_style()}</style><figure class="hx-kept"{code}>{pictures}{text}</figure>'


def _image(drawing: Drawing) -> str:
    packed = b64encode(small_svg(drawing).encode()).decode()
    return f'<img alt="{escape(drawing.label)}" src="data:image/svg+xml;base64,{packed}">'


def keepsake(here: Standpoint, live: bool) -> Keepsake:
    """The position as picture and text, at the standpoint for what is stored.

    What was answered is kept once a page shows it, since its code tells the time.
    """
    kept = here.stored()
    answered = live and any(entry.given or entry.shown for entry in here.entries.values())
    picture = bare_drawing(kept, KEPT_WIDTH)
    return Keepsake(board_text(kept), (picture,), code_of(here) if answered else "")


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

    def _kept(self, live: bool) -> Keepsake:
        """The widget's text; a widget that can be drawn adds pictures."""
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
