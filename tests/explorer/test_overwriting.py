"""A save overwrites an earlier state of the same study; else another name is offered."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path

import pytest

from engine.core.scenario import load_scenario
from explorer import editor
from explorer.editing.editor import edit_position
from explorer.files.library import scenario_files
from explorer.files.writing import CantWrite
from explorer.lessons.lesson import Lesson, open_session
from explorer.lessons.open_questions import asked_at
from explorer.session.session import Session, new_session, session_from_code
from explorer.widget.study import Study

from .shots import SCENARIO, SHOOT, written
from .test_studies import intend

TRAIN = "train: 3; C1: Doc<; C2: Mei>; C3: Tuco<"


def refused(save: Callable[[Path], object], file: Path, reason: str) -> CantWrite:
    """The refusal to write, which leaves the file as it was and offers a name that works."""
    before, mode = file.read_bytes(), file.stat().st_mode
    with pytest.raises(CantWrite, match=reason) as found:
        save(file)
    assert (file.read_bytes(), file.stat().st_mode) == (before, mode)
    assert found.value.free != str(file)
    assert f"choose another name, such as {found.value.free!r}" in str(found.value)
    assert not Path(found.value.free).exists()
    return found.value


def test_games_of_one_seed_for_three_and_for_five_do_not_overwrite_each_other(
    tmp_path: Path,
) -> None:
    file = new_session("super_express", 3, seed=7).save(tmp_path / "mine.toml")
    five = new_session("super_express", 5, seed=7)
    free = refused(five.save, file, "holds another study, 'Colt Super Express'").free
    assert open_session(five.save(free)).timeline == five.timeline


def test_a_fresh_lesson_does_not_overwrite_an_answered_one(tmp_path: Path) -> None:
    answered, fresh = open_session("super_express/paradox"), open_session("super_express/paradox")
    answered.go_to(asked_at(Lesson(answered).all[0]))
    Lesson(answered).answer(Lesson(answered).all[0].question.answer)
    file = answered.save(tmp_path / "mine.toml")
    refused(fresh.save, file, "holds another study")
    assert Lesson(open_session(file)).score.right == 1


def test_an_older_copy_of_a_study_does_not_overwrite_a_newer_one(tmp_path: Path) -> None:
    file = new_session("super_express", 3, seed=7).save(tmp_path / "mine.toml")
    older, newer = open_session(file), open_session(file)
    newer.last()
    newer.play(SHOOT)
    newer.save(file)
    older.timeline.comment(0, "Mine.")
    refused(older.save, file, "holds this study as it was saved or edited elsewhere")
    newer.play(SHOOT)
    newer.save(file)
    assert open_session(file).timeline == newer.timeline


def test_a_file_that_was_edited_by_hand_is_not_overwritten(tmp_path: Path) -> None:
    session = new_session("super_express", 3, seed=7)
    file = session.save(tmp_path / "mine.toml")
    file.write_text(f"# For the class on Monday\n{file.read_text('utf-8')}", "utf-8")
    for each in (session, open_session(file)):
        each.last()
        each.play(SHOOT)
        refused(each.save, file, "holds this study as it was saved or edited elsewhere")


@pytest.mark.parametrize("name", scenario_files())
def test_a_study_goes_on_in_its_file(name: str, tmp_path: Path) -> None:
    first = open_session(name)
    file = first.save(tmp_path / "mine.toml")
    second = open_session(file)
    second.timeline.comment(0, "Seen.")
    assert second.save(file) == file
    assert load_scenario(file).study == first.shared.earlier.study
    refused(first.save, file, "saved or edited elsewhere")


def test_a_study_is_saved_over_any_earlier_state_of_it(tmp_path: Path) -> None:
    session = new_session("super_express", 3, seed=7)
    first, copy = session.save(tmp_path / "mine.toml"), tmp_path / "copy.toml"
    copy.write_bytes(first.read_bytes())
    session.play(SHOOT)
    session.save(first)
    session.play(SHOOT)
    for file in (first, copy):
        assert open_session(session.save(file)).timeline == session.timeline


def test_a_scenario_that_comes_along_belongs_to_no_study() -> None:
    assert [name for name, file in scenario_files().items() if load_scenario(file).study] == []


def test_a_teachers_scenario_is_never_overwritten(tmp_path: Path) -> None:
    file = written(tmp_path)
    session = open_session(file)
    free = refused(session.save, file, "holds a scenario, 'A shot', and no earlier state").free
    session.save(free)
    session.play(SHOOT)
    session.save(free)
    refused(session.save, file, "holds a scenario, 'A shot'")
    assert file.read_text("utf-8") == SCENARIO


def test_a_study_opened_from_what_the_editor_wrote_does_not_overwrite_it(tmp_path: Path) -> None:
    """Such a file is, letter by letter, what a save would write but for its study."""
    file = tmp_path / "mine.toml"
    edit_position("super_express", TRAIN).save(file, "A start")
    session = open_session(file)
    session.play("plan Move, Turn, Floor")
    free = refused(session.save, file, "holds a scenario, 'A start', and no earlier state").free
    assert open_session(session.save(free)).timeline == session.timeline


def test_saving_the_same_again_loses_nothing_and_is_no_error(tmp_path: Path) -> None:
    """A notebook that is run again makes the same study anew."""
    first, again = (new_session("super_express", 3, seed=7) for _ in range(2))
    file = first.save(tmp_path / "mine.toml")
    before = file.read_bytes()
    again.save(file)
    assert file.read_bytes() == before
    again.play(SHOOT)
    again.save(file)
    first.play("plan Turn, Floor, Shoot")
    refused(first.save, file, "saved or edited elsewhere")


def test_a_study_from_a_code_is_another_study(tmp_path: Path) -> None:
    session = new_session("super_express", 3, seed=7)
    session.play(SHOOT)
    file = session.save(tmp_path / "mine.toml")
    sent = session_from_code(session.code())
    sent.last()
    sent.play(SHOOT)
    refused(sent.save, file, "holds another study")


def test_an_editor_overwrites_its_own_file_and_no_study(tmp_path: Path) -> None:
    editing = edit_position("super_express", TRAIN)
    file = tmp_path / "mine.toml"
    for title in ("A start", "A better start"):
        editing.save(file, title)
        assert load_scenario(file).title == title
    other = edit_position("super_express", TRAIN)
    refused(lambda path: other.save(path, "Another"), file, "holds a scenario, 'A better start'")
    played = editing.play()
    played.play("plan Move, Turn, Floor")
    refused(played.save, file, "holds a scenario")
    kept = played.save(tmp_path / "played.toml")
    refused(lambda path: editing.save(path, "A start"), kept, "holds another study")


def test_a_board_that_is_set_up_again_does_not_overwrite_what_was_played(tmp_path: Path) -> None:
    board = editor("super_express", TRAIN)
    board.play("plan Move, Turn, Floor")
    file = board.save(tmp_path / "mine.toml")
    board.set_up()
    refused(board.save, file, "holds another study")


def test_the_name_that_is_offered_counts_on(session: Session, tmp_path: Path) -> None:
    offered = []
    for taken in ("mine.toml", "mine-2.toml", "mine-9.toml", "mine-.toml", "mine-007.toml"):
        file = written(tmp_path, "[tool]\n", taken)
        offered.append(Path(refused(session.save, file, "holds something else").free).name)
    assert offered == [
        *("mine-2.toml", "mine-3.toml", "mine-10.toml"),
        *("mine--2.toml", "mine-007-2.toml"),
    ]


def test_a_name_is_offered_where_no_longer_one_fits(session: Session, tmp_path: Path) -> None:
    file = written(tmp_path, "[tool]\n", "a" * 250 + ".toml")
    session.save(refused(session.save, file, "holds something else").free)


@pytest.mark.parametrize(
    ("language", "taken", "changed"),
    [
        ("en", "holds another study", "holds this study as it was saved or edited elsewhere"),
        ("ko", "다른 내용이 들어 있습니다", "다른 곳에서 저장하거나 고친 이 연구"),
        ("pt", "contém outra coisa", "contém este estudo como foi salvo ou editado em outro lugar"),
    ],
)
def test_a_page_offers_a_name_in_every_language(
    language: str, taken: str, changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    other = new_session("super_express", 5, seed=7)
    file = other.save("mine.toml")
    copy = Study(open_session(file))
    other.play(SHOOT)
    other.save(file)
    copy.comment("Mine.")
    for board, said in ((Study(new_session("super_express", 3, seed=7)), taken), (copy, changed)):
        board.language = language
        intend(board, ("tool", "keep"), ("save", str(file)))
        heard = board.tools["keep"]["said"]
        assert said in heard
        assert "mine.toml" in heard
        assert "mine-2.toml" in heard


def _save_as_one_of_many(file: Path, number: int) -> str:
    session = new_session("super_express", 3, seed=number)
    try:
        session.save(file)
    except CantWrite:
        return ""
    return session.shared.earlier.study


def test_of_many_kernels_that_save_under_one_new_name_one_does(tmp_path: Path) -> None:
    context = get_context("spawn")
    with context.Pool(4) as pool:
        for go in range(10):
            file = tmp_path / f"{go}.toml"
            saved = pool.starmap(_save_as_one_of_many, [(file, number) for number in range(4)])
            assert [study for study in saved if study] == [load_scenario(file).study]
    assert len(list(tmp_path.iterdir())) == 10
