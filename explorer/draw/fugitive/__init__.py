"""The board of Fugitive, and the marshal's notebook. Contents:

the whole drawing      board.py
layout                 layout.py (the trail), sheet.py (decks and numbers), hands.py (seats)
cards                  cards.py (shapes), trail.py, event_strip.py
the last move          traces.py, captions.py
for screen readers     labels.py, note_marks.py, keys.py
the notebook           notes.py (contents), notebook.py, notebook_grid.py, notebook_odds.py
"""

from .board import draw
from .notebook import draw_notebook

__all__ = ["draw", "draw_notebook"]
