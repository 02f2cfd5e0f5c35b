"""Colt Express around its board: the bandits' belongings, and the common pile by turns."""

from .pile import pile
from .seats import seats

__all__ = ["pile", "seats"]
