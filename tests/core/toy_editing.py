"""A toy set up by hand begins with two players; nothing more can be changed."""

from __future__ import annotations

from engine.core.parts.plain import edits

from .toy_pieces import Name, Options, Player, State

__all__ = ["blank", "edits"]


def blank(options: Options) -> State:
    return State(options, (Player(Name.ANN), Player(Name.BOB)))
