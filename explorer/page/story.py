"""The last sentences of the story, as a page shows them."""

from __future__ import annotations

from engine.core.record import replace

from ..session.standpoint import Standpoint
from ..session.story import Told, told

STORY_LENGTH = 9


def told_story(here: Standpoint) -> tuple[Told, ...]:
    """The last sentences up to here; those of the current step are marked.

    A hand-out tells them without their rules, which a question may ask for.
    """
    story: list[Told] = []
    sealed = here.sealed
    for node in reversed(here.path):
        current = node.number == here.at
        shown = here.shown if current else None
        story = [
            *(
                told(replace(each, rules=()) if sealed else each, node.number, current)
                for each in here.story_of(node.number, shown)
            ),
            *story,
        ]
        if len(story) >= STORY_LENGTH:
            break
    return tuple(story[-max(STORY_LENGTH, sum(each.now for each in story)) :])
