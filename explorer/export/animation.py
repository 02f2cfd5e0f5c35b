"""A line of moves as one SVG that plays by itself.

A piece keeps its group while it moves. If its look changes, one look is hidden and the next one
shown. Readers who asked for less motion see the last position.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from engine.core.record import replace

from ..draw.drawing import stylesheet, svg_file
from ..draw.piece import Piece, Pieces
from ..draw.svg import num
from ..page.board import drawing
from ..session.standpoint import Standpoint
from .pictures import WIDTH, with_words

BEAT = 1.4
"""The seconds that a position is shown."""
MOVING = 0.4
REST = 2.0
"""The extra seconds for the last position."""

Keyframe = tuple[float, str]


def animated(here: Standpoint, width: int = WIDTH, theme: str = "light") -> str:
    """The whole line through a position, from its first step to its last, as an SVG."""
    stored = here.stored()
    drawings = [drawing(stored.at_node(node.number), width) for node in stored.line]
    tallest = replace(drawings[-1], height=max(each.height for each in drawings))
    moving = _moving([each.pieces for each in drawings])
    return svg_file(with_words(tallest, here.house_rules), moving, theme, stylesheet())


def _moving(shown: Sequence[Pieces]) -> str:
    """The pieces of all steps in one layer, with the keyframes that move them."""
    steps = [{each.key: each for each in pieces} for pieces in shown]
    film = Film(len(steps))
    moving = "".join(film.piece([step.get(key) for step in steps]) for key in _order(steps))
    return f'<style>{film.style}</style><g class="hx-film">{moving}</g>'


def _look(piece: Piece) -> str:
    return f'<g class="{piece.cls}" style="{piece.colour}">{piece.svg}</g>'


def _order(steps: Iterable[dict[str, Piece]]) -> list[str]:
    """Every key once, back to front, in an order that keeps the order within each step."""
    order: list[str] = []
    for step in steps:
        place = 0
        for key in step:
            if key not in order:
                order.insert(place, key)
            place = order.index(key) + 1
    return order


class Film:
    """Writes the keyframes of pieces over a number of steps."""

    def __init__(self, steps: int) -> None:
        self.seconds = steps * BEAT + REST
        self._rules: dict[str, str] = {}

    @property
    def style(self) -> str:
        rules = "".join(f"@keyframes {name}{{{body}}}" for body, name in self._rules.items())
        calm = "@media (prefers-reduced-motion:reduce){.hx-film *{animation:none!important}}"
        return rules + calm

    def piece(self, shown: Sequence[Piece | None]) -> str:
        """The group of a piece that moves; at steps where the piece is absent, `shown` has None."""
        looks = [_look(piece) if piece else "" for piece in shown]
        inner = "".join(
            self._look(look, [each == look for each in looks])
            for look in dict.fromkeys(filter(None, looks))
        )
        places = [piece.place for piece in shown if piece]
        moves = self._played(self._journey(shown), "ease-in-out") if len(set(places)) > 1 else ""
        return f'<g style="transform:{places[-1]}{moves}">{inner}</g>'

    def _look(self, look: str, seen: Sequence[bool]) -> str:
        """A look that is visible only at some steps."""
        if all(seen):
            return look
        words = [f"visibility:{'visible' if each else 'hidden'}" for each in seen]
        changes = [0, *(step for step, (a, b) in enumerate(pairwise(words), 1) if a != b)]
        frames = [(self._start(step), words[step]) for step in changes]
        return f'<g style="{words[-1]}{self._played(frames, "step-end")}">{look}</g>'

    def _journey(self, shown: Sequence[Piece | None]) -> list[Keyframe]:
        """The keyframes of the piece's places: it moves briefly at the start of a step."""
        known = next(piece.place for piece in shown if piece)
        frames = [(0.0, f"transform:{known}")]
        for step, piece in enumerate(shown):
            if piece is None or piece.place == known:
                continue
            lasts = 0.01 if piece.sudden or shown[step - 1] is None else 100 * MOVING / self.seconds
            begins = self._start(step)
            frames += [
                (begins, f"transform:{known}"),
                (begins + lasts, f"transform:{piece.place}"),
            ]
            known = piece.place
        return frames

    def _start(self, step: int) -> float:
        """The start of a step, in percent of the whole."""
        return 100 * step * BEAT / self.seconds

    def _played(self, frames: Sequence[Keyframe], pace: str) -> str:
        """The style that plays these keyframes; the last one holds to the end."""
        whole = [*frames, (100.0, frames[-1][1])]
        body = "".join(f"{num(at, 2)}%{{{what}}}" for at, what in whole)
        name = self._rules.setdefault(body, f"hx-film{len(self._rules)}")
        return f";animation:{name} {num(self.seconds)}s {pace} infinite"
