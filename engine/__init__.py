"""The rules of the games, in plain Python: no widget, no drawing, no randomness of their own."""
