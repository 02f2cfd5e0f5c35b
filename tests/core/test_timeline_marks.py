"""Copies for trying things out, marks on positions, and prunings that can be undone."""

from __future__ import annotations

import pytest

from engine.core.tree import Mark, NoSuchStep

from .toy_play import LAYING, play, timeline


def test_what_is_tried_on_a_copy_leaves_the_timeline_as_it_is() -> None:
    found = timeline("lay 1", "lay 2", start=LAYING)
    other = found.copy()
    assert (other, other.at) == (found, found.at)
    play(other, "show")
    other.comment(0, "tried")
    other.prune(1)
    assert len(found.nodes) == 3
    assert found.node(0).comment == ""


def test_marks_belong_to_a_position_and_tell_timelines_apart() -> None:
    found, other = timeline("lay 1", start=LAYING), timeline("lay 1", start=LAYING)
    found.mark(1, (Mark("low"), Mark("low", "high")))
    assert found.node(1).marks == (Mark("low"), Mark("low", "high"))
    assert found != other
    with pytest.raises(NoSuchStep):
        found.mark(7, ())


def test_prunings_that_can_be_undone_are_counted() -> None:
    found = timeline("lay 1", "lay 2", start=LAYING)
    found.prune(2)
    found.prune(1)
    assert found.pruned == 2
    found.restore()
    assert found.pruned == 1
