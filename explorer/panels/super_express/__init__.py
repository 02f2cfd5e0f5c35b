"""Colt Super Express around its board: the bandits with their plans and treasures."""

from .seats import seats

__all__ = ["seats"]
