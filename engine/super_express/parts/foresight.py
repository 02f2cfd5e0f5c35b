"""How far players of Super Express look ahead, how they think of the others, what they go for."""

from __future__ import annotations

from ..judgement import cut_short, horizon, worth
from ..second_guessing import others

chances = worth
"""What a position is worth is a chance to win already."""

__all__ = ["chances", "cut_short", "horizon", "others", "worth"]
