"""A reader's additions to a study from Python: names, comments, marks, the order of branches."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.tree import Mark, NoSuchStep
from explorer import new_game, study
from explorer.session.verdict import UnknownChoice
from explorer.session.why_not import read_move
from explorer.widget.study import Study

from .shots import written
from .test_studies import intend


@pytest.fixture
def shot(tmp_path: Path) -> Study:
    return study(written(tmp_path))


def test_a_position_is_named_and_commented(shot: Study) -> None:
    shot.go("a2")
    shot.rename("Mei first")
    shot.comment("Better?")
    assert (shot.timeline.here.name, shot.timeline.here.comment) == ("Mei first", "Better?")
    assert shot.page["comment"] == "Better?"


def test_a_mark_made_twice_is_gone(shot: Study) -> None:
    shot.mark("C1")
    shot.mark("C1", "C2")
    assert shot.timeline.here.marks == (Mark("C1"), Mark("C1", "C2"))
    assert "hx-spotlight" in str(shot.page["boards"][0]["pieces"])
    assert "hx-arrow" in str(shot.page["boards"][0]["pieces"])
    assert shot.page["label"].endswith("Marked: C1 inside, C1 inside → C2 inside.")
    shot.mark("C1", "C1")
    assert "hx-spotlight" not in str(shot.page["boards"][0]["pieces"])
    shot.unmark()
    assert "hx-arrow" not in str(shot.page["boards"][0]["pieces"])


def test_only_what_the_board_shows_can_be_marked(shot: Study) -> None:
    with pytest.raises(UnknownChoice, match="nothing is called 'C9' here; there are "):
        shot.mark("C1", "C9")
    assert shot.timeline.here.marks == ()


def test_a_branch_is_promoted_deleted_and_brought_back(shot: Study) -> None:
    before = shot.code()
    shot.go("a2")
    shot.promote()
    assert shot.timeline.on_main_line(5)
    shot.delete()
    assert shot.session.node.number == 1
    shot.restore()
    assert shot.session.node.number == 5
    shot.go("a2")
    shot.promote()
    assert shot.code() == before


def test_what_can_not_be_deleted_or_brought_back_is_said(shot: Study) -> None:
    with pytest.raises(NoSuchStep, match="the start can't be pruned"):
        shot.delete()
    with pytest.raises(NoSuchStep, match="nothing has been pruned"):
        shot.restore()


def test_nothing_is_noted_on_a_line_that_is_only_looked_at(shot: Study) -> None:
    shot.session.look_aside((read_move(shot.session.here, "plan Turn, Move, Floor"),))
    for change in (shot.promote, shot.delete, shot.unmark, lambda: shot.comment("?")):
        with pytest.raises(UnknownChoice, match="come back to change something"):
            change()


def test_another_study_is_taken_and_the_one_before_is_kept(shot: Study) -> None:
    shot.viewer, shot.language = "doc", "ko"
    here = shot.session
    shot._take(new_game("super_express", players=3, seed=2).session)
    assert (shot.language, shot.session.language) == ("ko", "ko")
    assert shot.fixed["title"] == shot.session.here.title
    shot._take_back()
    assert shot.session is here
    assert (shot.viewer, shot.session.viewer) == ("doc", "doc")


def test_a_viewer_that_another_study_does_not_have_sees_everything(shot: Study) -> None:
    shot.viewer = "mei"
    shot._take(new_game("super_express", players=("doc", "tuco", "belle"), seed=2).session)
    assert (shot.viewer, shot.session.viewer) == ("all-seeing", "all-seeing")


def test_there_is_nothing_to_take_back_at_first(shot: Study) -> None:
    with pytest.raises(UnknownChoice, match="no other study"):
        shot._take_back()


def test_a_code_stays_in_no_trait(shot: Study) -> None:
    intend(shot, ("tool", "keep"), ("code", ""))
    assert shot.tools["keep"]["code"] == shot.code()
    shot.forward()
    assert shot.tools["keep"]["code"] == ""


def test_the_curtain_hides_the_tools(shot: Study) -> None:
    intend(shot, ("tool", "what_if"))
    assert shot.tools["what_if"]["boards"]
    shot.viewer = "to-act"
    assert shot.tools["what_if"] is None


@pytest.mark.parametrize("note", ["comment", "rename"])
def test_a_note_is_a_text(shot: Study, note: str) -> None:
    with pytest.raises(UnknownChoice, match="a name or a comment is a text, not 5"):
        getattr(shot, note)(5)
