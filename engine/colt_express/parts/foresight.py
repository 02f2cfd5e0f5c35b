"""How far players look ahead, how they think of the others, and what a position is worth."""

from __future__ import annotations

from ..judgement import cut_short, horizon, worth
from ..second_guessing import others

__all__ = ["cut_short", "horizon", "others", "worth"]
