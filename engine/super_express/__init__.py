"""Colt Super Express. Where to find what:

set-up              setup.py, options.py, tuning.py, pieces.py
a position          state.py, validity.py, notation.py, reading.py, words.py, editing.py
planning            planning.py, prospects.py (what a plan leads to)
execution           execution.py, stack.py, and in actions/ a file a card: table.py lists them
expansions          actions/reflex.py, actions/horse.py, time_car.py
leaving the train   leaving.py, elimination.py
end of a round      uncoupling.py
end of the game     ending.py
odds of a round     odds.py
what happened       events.py, happening.py (where)
every kind of move  kinds.py (the tables), verbs.py (what such a table holds)
who knows what      sight.py, worlds.py, imagining.py
for its players     judgement.py, second_guessing.py
its parts           parts/: rules, sight, notation, board, teaching, foresight; editing.py
the rules in words  rules.py (ids), rulebook/ (texts), messages/ (sentences)
"""

from .game import GAME

__all__ = ["GAME"]
