"""The board of Colt Express. Contents:

the whole drawing      board.py
cars, loot, ground     carriages.py, loot.py, tokens.py
places of pawns        stage.py
the round              sheet.py (its contents), timetable.py (its drawing)
bandits at the table   seats.py, seat_lines.py, sitting.py (shared), hand.py,
                       belongings.py, status.py (words)
the last move          traces.py, captions.py
for screen readers     labels.py
"""

from .board import draw, draw_bare

__all__ = ["draw", "draw_bare"]
