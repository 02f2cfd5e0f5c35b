"""The puzzle factory: positions of played games in which exactly one move reaches a goal.

games played                    mining.py
the search for puzzles in them  searching.py
every legal move tried          trying.py
what a puzzle is                puzzle.py
which are hard, and picking     ranking.py
which are too much alike        likeness.py
how they are told               telling.py, words.py, texts/<game>/*.toml
the scenario file               writing.py
all of it, for whoever asks     making.py
what one game knows             sources/<game>.py

The factory imports the lessons, whose questions judge the puzzles, and the library of files.
"""
