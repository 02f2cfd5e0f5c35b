"""Trains, which more than one game is played on. Where to find what:

shapes               train.py
what lies still      scenery.py
room                 lineup.py (cars and pawns), stage.py (who stands where)
the last move        trails.py
what is pointed out  rings.py
"""
