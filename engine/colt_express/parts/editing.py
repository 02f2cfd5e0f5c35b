"""Positions set up by hand."""

from __future__ import annotations

from ..editing import blank
from ..offers import edits

__all__ = ["blank", "edits"]
