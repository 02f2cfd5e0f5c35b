"""The lowest and the highest number that each hidden hideout can have, for the trail."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.sight import Viewer
from engine.fugitive.cards import HIDDEN
from engine.fugitive.deduction.trail import walkable
from engine.fugitive.state import State

from ...draw.fugitive.keys import hideout_key
from .reading import known_to


def ranges(view: State, viewer: Viewer) -> Mapping[str, tuple[int, int]]:
    """The range of each hideout whose number the viewer doesn't see, by the key of its place."""
    hidden = [place for place, hideout in enumerate(view.trail) if hideout.card == HIDDEN]
    narrowed = walkable(known_to(view, viewer)) if hidden else None
    if narrowed is None:
        return {}
    numbers = {place: narrowed.steps[place].numbers for place in hidden}
    return {hideout_key(place + 1): (some[0], some[-1]) for place, some in numbers.items()}
