"""Drawings of views, as pure functions: it may import only the engine. Where to find what:

what is returned   drawing.py (Drawing, Cell, Marks, svg), piece.py (Piece)
a game's board     colt_express/, fugitive/ (with the notebook), super_express/
what some share    rails/
shapes             figures.py, icons.py, cards.py, scene.py, signs.py
room               measure.py (words)
words              words.py, words/
look               tokens.css (colours, faces), board.css
"""

from .drawing import Cell, Drawing, Marks, svg
from .words import load_words

__all__ = ["Cell", "Drawing", "Marks", "load_words", "svg"]
