"""A study as a scenario, to be saved with all its secrets, the seed included."""

from __future__ import annotations

from typing import Any

from engine.core.bounds import MOST_LISTED
from engine.core.performing import Asked, Performed
from engine.core.record import replace
from engine.core.scenario import Scenario
from engine.core.study_file import study_scenario
from engine.core.timeline import Timeline

from .standpoint import Entry, Standpoint


def scenario_of(here: Standpoint) -> Scenario:
    """The study's branches, names, comments, marks and answers as a scenario."""
    tree = (here.home or here).tree
    performed = _answered(here.performed, here) if here.performed else None
    title = title_of(here) or here.title
    return study_scenario(Timeline.in_tree(tree), title, performed)


def title_of(here: Standpoint) -> str:
    """The title as it was written, not translated."""
    return here.performed.scenario.title if here.performed else here.name


def _answered(performed: Performed[Any], here: Standpoint) -> Performed[Any]:
    """The scenario with the reader's answers to its questions."""

    def with_entry(place: int, asked: Asked) -> Asked:
        entry = here.entries.get(place, Entry())
        kept = replace(
            asked.question,
            given=entry.given[-MOST_LISTED:],
            hinted=entry.hinted,
            shown=entry.ever_shown,
        )
        return replace(asked, question=kept)

    return performed.answered([with_entry(*each) for each in enumerate(performed.asked)])
