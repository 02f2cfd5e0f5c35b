"""The board of Fugitive. Contents:

the whole drawing      board.py, bare.py (the trail alone)
layout                 layout.py (the trail), sheet.py (decks and numbers), hands.py (seats)
cards                  cards.py (shapes), trail.py, event_strip.py
the last move          traces.py, captions.py
for screen readers     labels.py, note_marks.py, keys.py
"""

from .bare import draw_bare
from .board import draw

__all__ = ["draw", "draw_bare"]
