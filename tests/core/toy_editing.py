"""The editing of the toy: a blank table has two players, and nothing can be changed."""

from __future__ import annotations

from engine.core.parts.plain import edits

from .toy_pieces import Name, Options, Player, State

__all__ = ["blank", "edits"]


def blank(options: Options) -> State:
    return State(options, (Player(Name.ANN), Player(Name.BOB)))
