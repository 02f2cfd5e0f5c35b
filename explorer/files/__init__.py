"""What is read from disk and written to it.

The library of games and scenarios, writing a file whole, what a study may overwrite, and packing.
This is the lowest room: it may import only the engine.
"""
