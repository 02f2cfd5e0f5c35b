"""Lays and attempts, of which there are more than can be listed."""

from __future__ import annotations

from ..choices import lists_all
from ..sampling import sample

__all__ = ["lists_all", "sample"]
