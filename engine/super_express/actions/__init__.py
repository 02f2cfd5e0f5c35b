"""A file for each action card; table.py says which card is which.

every hand      move.py, turn.py, floor.py, shoot.py
expansions      reflex.py, horse.py
lying stunned   wake.py: what most cards do then
"""
