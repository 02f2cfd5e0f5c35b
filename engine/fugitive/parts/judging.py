"""How the players of Fugitive judge moves: at a glance, and with care."""

from __future__ import annotations

from ..careful import ponder
from ..greedy import glance

__all__ = ["glance", "ponder"]
