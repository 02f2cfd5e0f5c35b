"""The board of Colt Express. Where to find what:

the whole drawing      board.py
cars, loot, ground     carriages.py, loot.py, tokens.py
who stands where       stage.py
the round              sheet.py (what is told), timetable.py (how it is drawn)
bandits at the table   seats.py, seat_lines.py, sitting.py (what both tell), hand.py,
                       belongings.py (what is known), status.py (words)
the last move          traces.py, captions.py
what is read out       labels.py
"""

from .board import draw

__all__ = ["draw"]
