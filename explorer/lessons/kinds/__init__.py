"""The kinds of question that a scenario can ask, a file each, and the contract that they satisfy.

To add a kind, write its file, add it to the table, and give it a title in `messages`.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.performing import Asked

from .find import Find
from .kind import Kind
from .legal import Legal
from .predict import Predict
from .rule import Rule
from .sealed import SEALED

KINDS: Mapping[str, Kind] = {kind.name: kind for kind in (Predict(), Find(), Rule(), Legal())}


class NoSuchKind(GameError):
    """Raised for a question of an unknown kind."""


def kind_of(asked: Asked) -> Kind:
    """Return the kind of a question; one of a hand-out is sealed."""
    name = asked.question.kind
    if name not in KINDS:
        raise NoSuchKind(
            f"no kind of question is called {quoted(name)}; there are {', '.join(KINDS)}"
        )
    return (SEALED if asked.sealed else KINDS)[name]
