"""A whole timeline as a scenario, so that a study can be kept, checked and shared as one file.

The file holds the game with all its secrets, its seed included. A step of several moves that was
split, by a branch or a comment in between, is written move by move. Its questions and expectations
stay with its last move, which `spans` the others. Only what was deleted is lost. A reader's answers
stand with the question, so that the rules can judge them again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from .performing import Performed
from .record import Record, replace
from .scenario import Branch, Scenario, Start, Step
from .timeline import Timeline
from .translating import with_spoken
from .tree import START, Node

S = TypeVar("S", bound=Record)


def study_scenario(
    timeline: Timeline[S], title: str, performed: Performed[S] | None = None
) -> Scenario:
    """The timeline as a scenario, with the questions and expectations of the one it came from."""
    writer = _Writer(timeline, performed)
    root = timeline.node(START)
    kept = performed.scenario if performed else None
    start = kept.start if kept else Start(position=timeline.game.notation.position_text(root.state))
    base = kept or Scenario(timeline.game.name, title, start)
    line, *branches = writer.lines()
    study = replace(
        base,
        title=title,
        start=replace(start, comment=root.comment, name=root.name, marks=root.marks),
        seed=timeline.seed,
        line=line.line,
        branch=tuple(branches),
    )
    return with_spoken(study)


class _Writer(Generic[S]):
    """Writes the main line, and each branch after the line that it leaves."""

    def __init__(self, timeline: Timeline[S], performed: Performed[S] | None) -> None:
        self.timeline = timeline
        self.whole: dict[int, list[tuple[int, Step]]] = {}
        """The scenario's steps that can be written unchanged, by where they begin."""
        self.torn: dict[int, Step] = {}
        """The steps that were split by a comment or a branch, by where they end."""
        for end, step in performed.steps.items() if performed else ():
            if end not in timeline.nodes:
                continue
            *between, _ = timeline.path(end)[-step.times :]
            if all(self._passed_over(node) for node in between):
                start = timeline.path(end)[-step.times - 1].number
                self.whole.setdefault(start, []).append((end, step))
            else:
                self.torn[end] = step

    def _passed_over(self, node: Node[S]) -> bool:
        first = self.timeline.node(node.parent).children[0] == node.number
        named = node.name and first
        return len(node.children) == 1 and not (node.comment or node.marks or named)

    def lines(self) -> Iterator[Branch]:
        waiting = [(START, START, 0, 0)]
        number = 0
        while waiting:
            start, first, of, after = waiting.pop(0)
            reached, steps = self.line(start, first)
            yield Branch(after, steps, self.timeline.node(first).name if number else "", of)
            for place, node in enumerate(reached):
                if place or not number:
                    others = self.timeline.node(node).children[1:]
                    waiting += [(node, other, number, place) for other in others]
            number += 1

    def line(self, start: int, first: int) -> tuple[list[int], tuple[Step, ...]]:
        """The positions and steps of the line from `start` through its child `first`."""
        reached, steps = [start], []
        following = self.timeline.node(start).children if first == START else (first,)
        while following:
            end, step = self._step(reached[-1], following[0])
            named = first == START or len(reached) > 1 or end != first
            reached.append(end)
            steps.append(step if named else replace(step, name=""))
            following = self.timeline.node(end).children
        return reached, tuple(steps)

    def _step(self, start: int, child: int) -> tuple[int, Step]:
        for end, step in self.whole.get(start, ()):
            if self.timeline.path(end)[-step.times].number == child:
                return end, self._said(end, step)
        node = self.timeline.node(child)
        assert node.move is not None
        text = self.timeline.game.notation.move_text(node.move, self.timeline.node(start).state)
        torn = self.torn.get(child)
        step = replace(torn, move=text, times=1, spans=torn.reach) if torn else Step(text)
        return child, self._said(child, step)

    def _said(self, number: int, step: Step) -> Step:
        node = self.timeline.node(number)
        return replace(step, comment=node.comment, name=node.name, marks=node.marks)
