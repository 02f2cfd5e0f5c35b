"""Travel through a study, move by move or event by event."""

from __future__ import annotations

from typing import Any

from engine.core.timeline import Timeline
from engine.core.tree import Node

from .steps import Step, node_of


class Travelling:
    """A place in a timeline, which may lie between the events of a move."""

    timeline: Timeline[Any]
    shown_events: int | None
    """The number of events shown of the move that led here; None shows them all."""
    _way_on: tuple[int, ...] = ()
    """The nodes of the line that was last gone back on."""

    @property
    def node(self) -> Node[Any]:
        return self.timeline.here

    def go(self, step: Step) -> None:
        """Go to a step of the main line, as 3, or of a branch, as "b3" (step 3 of branch b)."""
        self.go_to(node_of(self.timeline.tree, step))

    def go_to(self, node: int) -> None:
        """Go to a node of the tree by its number, which users don't know."""
        self.timeline.go(node)
        self.shown_events = None

    def back(self) -> None:
        left = self.node.number
        if left not in self._way_on:
            self._way_on = tuple(node.number for node in self.timeline.path())
        self.timeline.back()
        self.shown_events = None

    def forward(self) -> None:
        """Go one move on, along the line that was gone back on, or else along the main one."""
        onward = [child for child in self.node.children if child in self._way_on]
        if onward:
            self.timeline.go(onward[0])
        else:
            self.timeline.forward()
        self.shown_events = None

    def first(self) -> None:
        self.timeline.first()
        self.shown_events = None

    def last(self) -> None:
        self.timeline.last()
        self.shown_events = None

    def to_main_line(self) -> None:
        self.timeline.to_main_line()
        self.shown_events = None

    @property
    def _shown(self) -> int:
        return len(self.node.events) if self.shown_events is None else self.shown_events

    def forward_event(self) -> None:
        """Go one event on; from the end of a move, into the next one."""
        if self.shown_events is None:
            if not self.node.children:
                return
            self.forward()
            self.shown_events = 0
        self._show(next(stop for stop in self._stops() if stop > self._shown))

    def back_event(self) -> None:
        """Go one event back; from the first event of a move, to the end of the move before."""
        earlier = [stop for stop in self._stops() if stop < self._shown]
        if earlier:
            self._show(earlier[-1])
        else:
            self.back()

    def _stops(self) -> tuple[int, ...]:
        """The event counts to stop after: each told event, with the untold ones that follow it."""
        events = self.node.events
        told = [number for number in range(1, len(events)) if events[number].told]
        return (*told, len(events))

    def _show(self, count: int) -> None:
        self.shown_events = None if count >= len(self.node.events) else count
