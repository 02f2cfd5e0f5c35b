"""A file is written whole or not at all, where it was meant, and leaves nothing else behind."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path

import pytest

from explorer.editing.editor import edit_position
from explorer.export.export import export
from explorer.files.writing import CantWrite, write_whole
from explorer.lessons.lesson import open_session
from explorer.session.session import Session, new_session
from explorer.widget.study import Study

from .shots import SHOOT

Save = Callable[[Path], object]


@pytest.fixture(params=["save", "export"])
def save(request: pytest.FixtureRequest, session: Session) -> Save:
    """Both ways in which a study is written to a file; a study overwrites its own file only."""
    if request.param == "save":
        return lambda path: session.save(path)
    return lambda path: export(session.here, path, "svg")


@pytest.fixture
def file(save: Save, session: Session, tmp_path: Path) -> Path:
    """A file that was written before, in a folder of its own, and may be overwritten."""
    (tmp_path / "kept").mkdir()
    try:
        save(found := tmp_path / "kept" / "mine.toml")
    except ValueError:
        save(found := tmp_path / "kept" / "mine.svg")
    session.timeline.comment(0, "Changed since.")
    session.last()
    return found


def test_a_written_file_has_the_mode_that_new_files_have(file: Path) -> None:
    (plain := file.with_name("plain")).touch()
    assert file.stat().st_mode == plain.stat().st_mode


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o755])
def test_an_overwritten_file_keeps_its_mode(save: Save, file: Path, mode: int) -> None:
    before = file.read_bytes()
    file.chmod(mode)
    save(file)
    assert file.read_bytes() != before
    assert stat.S_IMODE(file.stat().st_mode) == mode


def test_a_link_is_neither_followed_nor_replaced(save: Save, file: Path) -> None:
    before = file.read_bytes()
    link = file.with_name(f"link{file.suffix}")
    for target in (file, file.with_name(f"nowhere{file.suffix}")):
        link.symlink_to(target)
        with pytest.raises(CantWrite, match="is a link to another file"):
            save(link)
        assert link.readlink() == target
        link.unlink()
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_names_that_lie_in_wait_are_left_alone(save: Save, file: Path, tmp_path: Path) -> None:
    """No name beside the file can be guessed that the content would go through."""
    (victim := tmp_path / "victim").write_text("mine")
    for name in (f"{file.name}.new", f"{file.name}.tmp", f".{file.name}.new"):
        file.with_name(name).symlink_to(victim)
    save(file)
    assert victim.read_text() == "mine"


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_nothing_else(
    save: Save, file: Path, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(os, call, full)
        with pytest.raises(CantWrite, match=r"can't be written: no space left on device"):
            save(file)
    assert list(file.parent.iterdir()) == [file]
    assert file.read_bytes() == before
    save(file)
    assert file.read_bytes() != before


def test_a_save_that_is_interrupted_leaves_the_old_file_and_nothing_else(
    save: Save, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_bytes()
    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        save(file)
    assert list(file.parent.iterdir()) == [file]
    assert file.read_bytes() == before


def test_a_study_that_was_not_written_can_be_saved_later(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = session.save(tmp_path / "mine.toml")
    session.play("plan Turn, Floor, Shoot")
    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", full)
        with pytest.raises(CantWrite):
            session.save(file)
    session.save(file)
    assert open_session(file).timeline == session.timeline


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("a" * 300, "file name too long"),
        ("한" * 100, "file name too long"),
        ("a\0b", "a name is made of letters that show"),
        ("a\nb", "a name is made of letters that show"),
        ("\x1b[31m", "a name is made of letters that show"),
        ("\ud800", "a name is made of letters that show"),
        ("a/" * 3000 + "b", "file name too long"),
        ("nowhere/mine", "there is no folder"),
        ("plain/mine", "there is no folder"),
        ("folder", "this is a folder"),
        ("pipe", "this is no ordinary file"),
        ("guarded", "it is write-protected"),
    ],
)
def test_a_name_that_can_not_be_written_is_told_in_a_sentence(
    save: Save, file: Path, name: str, reason: str
) -> None:
    folder, ending = file.parent, file.suffix
    (folder / "plain").touch()
    (folder / f"folder{ending}").mkdir()
    os.mkfifo(folder / f"pipe{ending}")
    (folder / f"guarded{ending}").write_bytes(file.read_bytes())
    (folder / f"guarded{ending}").chmod(0o444)
    before = set(folder.iterdir())
    with pytest.raises(CantWrite, match=reason) as refused:
        save(folder / f"{name}{ending}")
    said = str(refused.value)
    assert said.isprintable()
    assert len(said) < 700
    assert set(folder.iterdir()) == before


@pytest.mark.parametrize("name", ["", ".", "..", "mine", ".toml", "mine.toml/"])
def test_a_name_without_an_ending_is_told(session: Session, tmp_path: Path, name: str) -> None:
    (tmp_path / "mine.toml").mkdir()
    with pytest.raises(CantWrite, match=r"ends in \.toml, not in|this is a folder"):
        session.save(f"{tmp_path}/{name}")


@pytest.mark.parametrize("name", [None, 7, b"mine.toml", ["mine.toml"]])
def test_a_file_is_written_by_its_name(session: Session, name: object) -> None:
    board = Study(session)
    calls: list[Callable[..., object]] = [board.save, board.to_html, board.to_svg]
    for write in calls:
        with pytest.raises(CantWrite, match="a file is written by its name, not by"):
            write(name)


def test_the_longest_name_that_the_system_takes_is_written(
    session: Session, tmp_path: Path
) -> None:
    file = session.save(tmp_path / ("a" * 250 + ".toml"))
    session.play("plan Turn, Floor, Shoot")
    assert open_session(session.save(file)).timeline == session.timeline


@pytest.mark.parametrize("title", ["half \ud800", "\x1b[31m", "a\rb", None, 7, "x" * 300_000])
def test_what_would_not_read_back_is_told_and_loses_nothing(tmp_path: Path, title: str) -> None:
    editing = edit_position("super_express", "train: 3; C1: Doc<; C2: Mei>; C3: Tuco<")
    file = editing.save(tmp_path / "mine.toml", "A start")
    before = file.read_bytes()
    with pytest.raises(CantWrite, match="this can't be kept in a file") as refused:
        editing.save(file, title)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 500
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["a\r\nb", "\\r\\n", 'a"""b\n', "\ufeffa", "é\n", "\u2028"])
def test_odd_comments_read_back(session: Session, tmp_path: Path, text: str) -> None:
    session.timeline.comment(0, text)
    assert open_session(session.save(tmp_path / "mine.toml")).timeline == session.timeline


# -- many at once


def _write_on_and_on(path: Path, letter: bytes, stop: Event) -> None:
    while not stop.is_set():
        write_whole(path, letter * 200_000)


def test_who_reads_while_two_write_finds_a_whole_file(tmp_path: Path) -> None:
    context = get_context("spawn")
    stop = context.Event()
    file = write_whole(tmp_path / "mine.toml", b"a" * 200_000)
    writers = [
        context.Process(target=_write_on_and_on, args=(file, letter, stop))
        for letter in (b"b", b"c")
    ]
    for writer in writers:
        writer.start()
    found: dict[bytes, int] = {}
    try:
        while not ({b"b" * 200_000, b"c" * 200_000} <= set(found) and sum(found.values()) >= 300):
            content = file.read_bytes()
            found[content] = found.get(content, 0) + 1
            assert all(writer.is_alive() for writer in writers)
    finally:
        stop.set()
        for writer in writers:
            writer.join()
    assert {(content[:1], len(set(content)), len(content)) for content in found} <= {
        (letter, 1, 200_000) for letter in (b"a", b"b", b"c")
    }
    assert [writer.exitcode for writer in writers] == [0, 0]
    assert list(tmp_path.iterdir()) == [file]


def _go_on_with(path: Path, stop: Event) -> int:
    """Save the study at a path again and again; how often somebody else had been there first."""
    session = open_session(path)
    refused = written = 0
    while not stop.is_set() or not written:
        session.timeline.comment(0, f"{os.getpid()} {written}")
        try:
            session.save(path)
            written += 1
        except CantWrite:
            refused += 1
            session = open_session(path)
    return refused


def test_two_kernels_that_save_one_study_at_once_keep_it_whole(tmp_path: Path) -> None:
    game = new_session("super_express", 3, seed=7)
    game.play(SHOOT)
    file = game.save(tmp_path / "mine.toml")
    context = get_context("spawn")
    with context.Manager() as manager, context.Pool(2) as pool:
        stop = manager.Event()
        going = [pool.apply_async(_go_on_with, (file, stop)) for _ in range(2)]
        seen: set[str] = set()
        while len(seen) < 20:
            seen.add(open_session(file).node.comment)
        stop.set()
        assert all(each.get(60) >= 0 for each in going)
    assert list(tmp_path.iterdir()) == [file]
