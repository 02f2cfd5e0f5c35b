"""What each game knows for its puzzles: set-ups to play, moments to look at, and goals.

A file a game; `puzzle.Source` says what is asked of it. They import the game of their name, and
of the explorer only what a puzzle is.
"""
