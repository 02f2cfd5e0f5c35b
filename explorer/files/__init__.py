"""Files read from disk and written to it.

This room has the library of games and scenarios, safe writing, the states that a study may
overwrite, packing, and the forms of notebooks and of pages of HTML. It is the lowest room: it may
import only the engine.
"""
