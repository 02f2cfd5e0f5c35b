"""How far players of Colt Express look ahead, how they think of the others, what they go for."""

from __future__ import annotations

from ..chances import chances
from ..judgement import cut_short, horizon, worth
from ..second_guessing import others

__all__ = ["chances", "cut_short", "horizon", "others", "worth"]
