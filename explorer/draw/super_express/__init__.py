"""The board of Colt Super Express. Where to find what:

the whole drawing      board.py
who stands where       stage.py
seats                  seats.py (tiles and lines), status.py (their words)
the last move          traces.py, captions.py
what is read out       labels.py
"""

from .board import draw

__all__ = ["draw"]
