"""The parts of Fugitive, each as its contract in `engine.core.parts` asks for it.

What is decided in a file of its own is imported from there.
"""

from . import board, judging, notation, rules, sampling, sight, teaching

__all__ = ["board", "judging", "notation", "rules", "sampling", "sight", "teaching"]
