"""The board of Fugitive, and the marshal's notebook. Where to find what:

the whole drawing      board.py
where things lie       layout.py (the trail), sheet.py (decks and numbers), hands.py (seats)
cards                  cards.py (shapes), trail.py, event_strip.py
the last move          traces.py, captions.py
what is read out       labels.py, note_marks.py, keys.py
the notebook           notes.py (what is shown), notebook.py, notebook_grid.py, notebook_odds.py
"""

from .board import draw
from .notebook import draw_notebook

__all__ = ["draw", "draw_notebook"]
