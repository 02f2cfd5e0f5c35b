"""Single pieces of a game, each drawn alone in a box.

A piece is asked for by its kind and its name, such as "card move".
"""

from __future__ import annotations

from engine.core.errors import GameError

from .boards import SPECIMENS
from .cards import HEIGHT, WIDTH, card_face
from .figures import portrait
from .icons import icon
from .specimen import MIDDLE, Specimens, centred, standing

ICON = 36
SHARED: Specimens = {
    "icon": lambda name: icon(name, MIDDLE - ICON / 2, MIDDLE - ICON / 2, ICON),
    "card": lambda name: centred(card_face(0, 0, name), WIDTH, HEIGHT, 1.5, "back"),
}


class UnknownPiece(GameError):
    """Raised for a piece that can't be drawn alone."""


def specimen(game: str, wanted: str, called: str = "") -> str:
    """Return a piece of a game as the shapes of a square SVG; `called` is its word."""
    figure: Specimens = {"figure": lambda name: standing(portrait(name, 0, 0, called=called), name)}
    kinds = {**figure, **SHARED, **SPECIMENS.get(game, {})}
    kind, _, name = wanted.partition(" ")
    if kind not in kinds:
        raise UnknownPiece(f"no piece is drawn as {wanted!r}; the kinds are {', '.join(kinds)}")
    return kinds[kind](name)
