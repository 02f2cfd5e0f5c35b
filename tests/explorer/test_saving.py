"""A study is saved in a file and as a code, and nothing of it is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.scenario import ScenarioError
from engine.core.tree import Mark
from explorer.cli.checking import check
from explorer.export.export import export
from explorer.files.library import scenario_files
from explorer.files.writing import CantWrite
from explorer.lessons.lesson import Lesson, open_session
from explorer.session.session import Session, new_session, session_from_code
from explorer.session.why_not import read_move

from .shots import SCENARIO, SHOOT

OTHER_STUDY = SCENARIO.replace('title = "A shot"', 'title = "A shot elsewhere"')


def branched(session: Session) -> Session:
    session.go_to(1)
    session.play("plan Turn, Floor, Shoot")
    session.timeline.rename(session.node.number, "Mei waits")
    session.timeline.comment(session.node.number, "Why not?")
    session.timeline.mark(session.node.number, (Mark("C1"), Mark("C1", "C2")))
    return session


def test_a_study_reads_back_from_its_file(session: Session, tmp_path: Path) -> None:
    file = branched(session).save(tmp_path / "mine.toml")
    found = open_session(file)
    assert found.timeline == session.timeline
    assert (found.here.title, Lesson(found).score) == (session.here.title, Lesson(session).score)
    assert check(file) == []


def test_a_new_game_reads_back_from_its_file_and_its_code(tmp_path: Path) -> None:
    session = new_session("super_express", 3, seed=5, time_car=True)
    for plan in (SHOOT, SHOOT, SHOOT):
        session.play(plan)
    for _ in range(4):
        session.play("reveal")
    session.back()
    file = session.save(tmp_path / "game.toml")
    assert open_session(file).timeline == session.timeline
    assert session_from_code(session.code()).timeline == session.timeline
    assert check(file) == []


def test_a_line_that_is_only_looked_at_is_not_kept(session: Session) -> None:
    before = session.code()
    session.look_aside((read_move(session.here, "plan Turn, Floor, Shoot"),))
    assert session.code() == before


def test_a_code_brings_the_title_along(session: Session) -> None:
    found = session_from_code(branched(session).code())
    assert (found.here.title, found.timeline) == ("A shot", session.timeline)
    assert session_from_code(found.code()).here.title == "A shot"


@pytest.mark.parametrize("name", scenario_files())
def test_every_scenario_reads_back_from_its_file_and_its_code(name: str, tmp_path: Path) -> None:
    session = open_session(name)
    file = session.save(tmp_path / "kept.toml")
    found = open_session(file)
    assert found.timeline == session.timeline
    assert len(Lesson(found).all) == len(Lesson(session).all)
    assert session_from_code(session.code()).timeline == session.timeline
    assert check(file) == []


@pytest.mark.parametrize("name", scenario_files())
def test_a_scenario_commented_at_every_move_keeps_all_it_asks(name: str, tmp_path: Path) -> None:
    session = open_session(name)
    for number in session.timeline.nodes:
        session.timeline.comment(number, f"{number}")
    file = session.save(tmp_path / "kept.toml")
    found = open_session(file)
    assert check(file) == []
    assert [each.question for each in Lesson(found).all] == [
        each.question for each in Lesson(session).all
    ]
    assert _expected(found) == _expected(session)


def _expected(session: Session) -> int:
    assert session.here.performed is not None
    steps = session.here.performed.steps.values()
    return sum(len(step.expect) + len(step.refuse) + len(step.position) for step in steps)


def test_a_study_is_kept_in_a_toml_file_only(session: Session, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"ends in \.toml, not in 'mine.txt'"):
        session.save(tmp_path / "mine.txt")


def test_a_study_is_kept_in_a_folder_that_is_there(session: Session, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"can't write 'mine\.toml': there is no folder"):
        session.save(tmp_path / "nowhere" / "mine.toml")


@pytest.mark.parametrize(
    ("held", "reason"),
    [
        (OTHER_STUDY, "holds a scenario, 'A shot elsewhere', and no earlier state of this;"),
        ("[tool]\n", "holds something else; choose another name"),
    ],
    ids=["another study", "no study"],
)
def test_a_file_that_holds_something_else_is_left_alone(
    session: Session, tmp_path: Path, held: str, reason: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(held, "utf-8")
    with pytest.raises(CantWrite, match=reason):
        session.save(file)
    assert file.read_text("utf-8") == held


def test_a_study_is_saved_over_an_earlier_state_of_it(session: Session, tmp_path: Path) -> None:
    file = session.save(tmp_path / "mine.toml")
    branched(session).save(file)
    assert open_session(file).timeline == session.timeline


def test_a_folder_that_is_not_there_is_told(session: Session, tmp_path: Path) -> None:
    for write in (session.save, lambda path: export(session.here, path.with_suffix(".svg"))):
        with pytest.raises(CantWrite, match="there is no folder"):
            write(tmp_path / "nowhere" / "mine.toml")


def test_a_bad_file_is_refused_with_place_and_reason(session: Session, tmp_path: Path) -> None:
    file = session.save(tmp_path / "mine.toml")
    file.write_text(file.read_text("utf-8").replace('"reveal"', '"revel"'), "utf-8")
    with pytest.raises(ScenarioError) as refused:
        open_session(file)
    assert str(refused.value).startswith(f"{file}, line 4 ('revel')")
