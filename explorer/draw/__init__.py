"""Drawings of positions, as pure functions. Where to find what:

what is returned   drawing.py (Drawing, Cell, Marks, svg)
a game's board     colt_express/, super_express/
shapes             figures.py, icons.py, cards.py, tokens.py, train.py, scene.py, signs.py
room               lineup.py (cars and pawns), measure.py (words)
around a train     stage.py (who stands where), scenery.py, trails.py, marking.py
words              words.py, words/
look               tokens.css (colours, faces), board.css
"""

from .drawing import Cell, Drawing, Marks, svg
from .words import load_words

__all__ = ["Cell", "Drawing", "Marks", "load_words", "svg"]
