"""Drawings of views, made by pure functions. This room may import only the engine. Contents:

results            drawing.py (Drawing, Cell, Marks, svg), piece.py (Piece)
a game's board     colt_express/, fugitive/ (with the notebook), super_express/
shared boards      rails/
shapes             figures.py, icons.py, cards.py, scene.py, signs.py
text widths        measure.py
words              words.py, words/
styles             tokens.css (colours, faces), board.css
"""

from .drawing import Cell, Drawing, Marks, svg
from .words import load_words

__all__ = ["Cell", "Drawing", "Marks", "load_words", "svg"]
