"""The type that all events of this game share."""

from __future__ import annotations

from typing import TypeAlias

from engine.core import events

from ..state import State

Event: TypeAlias = events.Event[State]
