"""Trains, which more than one game is played on. Contents:

shapes               train.py
still scenery        scenery.py
places               lineup.py (cars and pawns), stage.py (the whole train)
the last move        trails.py
rings and badges     rings.py
"""
