"""Colt Express. Where to find what:

set-up              setup.py, options.py, pieces.py; for two players duo.py
a position          state.py, validity/
its text            notation.py, writing.py, reading.py, defaults.py
set up by hand      editing.py, seating.py, settling.py, offers.py
a round             rounds.py, dealing.py, decks.py, phases.py
scheming            scheming.py
stealing            pile.py, and in stealing/ a file a card: move, floor, rob, fire, punch, marshal
                    (nothing.py lists what a card can do, purse.py looks into a purse taken)
the marshal         encounters.py
characters          characters.py
events of a round   round_events.py
purses              looking.py
expert rules        expert.py
end of the game     scoring.py
what happened       events/: laying.py, scheming.py, stealing.py, rounds.py
who knows what      sight.py, worlds.py
on the board        targets.py, temptations.py
all kinds           kinds.py
its parts           parts/: rules, sight, notation, board, editing, teaching
the rules in words  rules.py (ids), rulebook/ (texts), messages/ (sentences)
"""

from .game import GAME

__all__ = ["GAME"]
