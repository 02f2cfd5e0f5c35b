"""`GameError`: the base class of all errors that users meet."""


class GameError(ValueError):
    """Something impossible or not allowed; the text says what, and what is allowed instead."""
