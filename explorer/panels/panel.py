"""`Panel`: what a strip learns late, with its controls and remarks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from engine.core.record import Record, WholeRecord
from engine.core.sight import Viewer

from .strip import Outlook, Promise, Stake, Why


class Wanted(Record):
    """The input of a panel: only what the viewer may know."""

    view: Any
    """The position as the viewer sees it."""
    viewer: Viewer
    picked: tuple[str, ...]
    """The parts of a move that have been picked so far."""
    settings: Mapping[str, str]
    language: str


class Control(WholeRecord):
    """A setting of the panel: one of some values, or a number on a scale."""

    key: str
    label: str
    value: str
    kind: Literal["choice", "slider"] = "choice"
    options: tuple[tuple[str, str], ...] = ()
    """The values of a choice, each with its name."""
    low: float = 0
    high: float = 1
    step: float = 0.1


class Panel(WholeRecord):
    title: str
    outlooks: tuple[Outlook, ...] = ()
    """The chances for each tab of the strip."""
    reasons: tuple[Why, ...] = ()
    """The reasons against numbers, each stored once."""
    stake: Stake | None = None
    told: str = ""
    """A sentence for when nothing is picked."""
    promises: tuple[Promise, ...] = ()
    controls: tuple[Control, ...] = ()
    notes: tuple[str, ...] = ()
    turn: int = 0
    """The `turn` of the page that the panel was worked out for."""
