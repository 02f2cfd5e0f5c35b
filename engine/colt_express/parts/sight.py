"""The sight part: which cards and purses each seat knows."""

from __future__ import annotations

from ..imagining import imagine
from ..sight import observe, witness, witness_move
from ..targets import open_choice
from ..worlds import another_world

__all__ = ["another_world", "imagine", "observe", "open_choice", "witness", "witness_move"]
