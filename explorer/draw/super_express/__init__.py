"""The board of Colt Super Express. Contents:

the whole drawing      board.py
places of pawns        stage.py
seats                  seats.py (tiles and lines), status.py (their words)
the last move          traces.py, captions.py
for screen readers     labels.py
"""

from .board import draw, draw_bare

__all__ = ["draw", "draw_bare"]
