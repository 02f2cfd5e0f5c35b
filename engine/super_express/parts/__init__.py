"""The parts of Colt Super Express, each as its contract in `engine.core.parts` asks for it.

What is decided in a file of its own is imported from there.
"""

from . import board, foresight, notation, rules, sight, teaching

__all__ = ["board", "foresight", "notation", "rules", "sight", "teaching"]
