"""The error that all others are kinds of."""


class GameError(ValueError):
    """Something that can't be so or can't be done; its text says what, and what is allowed."""
