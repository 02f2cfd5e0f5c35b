"""The rules to look up: search by word, the words of a game, and a cheat sheet to print.

This room may import `draw` and `files`. `catalogue` has what there is to look up in a game,
`search` finds it, and `cheat_sheet` puts the most needed of it on a sheet of paper.
"""
