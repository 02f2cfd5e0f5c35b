"""The file of progress: where it is, how it grows, and what happens if it can't."""

from __future__ import annotations

import errno
import os
import tomllib
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from explorer import keep_progress
from explorer.cli import course as command
from explorer.cli.course import copy_course
from explorer.files.writing import CantWrite
from explorer.learning import keeping
from explorer.learning.answered import HEAD
from explorer.learning.keeping import (
    default_file,
    keep,
    progress_file,
    read_progress,
    unkept,
)

from .history import answered

TOGETHER, EACH = 3, 25


@pytest.fixture
def file(tmp_path: Path, unchosen: keeping.Choice) -> Path:
    assert not unchosen.made
    return tmp_path / "mine.jsonl"


def test_it_lies_beside_the_start_of_the_course(tmp_path: Path) -> None:
    inner = tmp_path / "notebooks" / "a game"
    inner.mkdir(parents=True)
    assert default_file(inner) == inner / "progress.jsonl"
    (tmp_path / "notebooks" / "00_start_here.ipynb").touch()
    assert default_file(inner) == tmp_path / "notebooks" / "progress.jsonl"
    assert default_file(tmp_path) == tmp_path / "notebooks" / "progress.jsonl"


def test_the_start_of_the_course_is_where_it_is_looked_for() -> None:
    assert (Path(__file__).parents[3] / "notebooks" / keeping.START).is_file()


def test_a_kernel_chooses_before_the_environment_does(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert progress_file() is None, "tests keep nothing"
    monkeypatch.setenv(keeping.VARIABLE, str(file))
    assert progress_file() == file
    monkeypatch.delenv(keeping.VARIABLE)
    monkeypatch.chdir(file.parent)
    assert progress_file() == file.parent / "progress.jsonl"
    assert keep_progress(None) is None
    assert progress_file() is None
    assert keep_progress("here.jsonl") == file.parent / "here.jsonl" == progress_file()
    no_name: Any = 7
    with pytest.raises(CantWrite, match="by its name"):
        keep_progress(no_name)


def test_answers_are_added_and_read(file: Path) -> None:
    assert read_progress(file).log.answers == ()
    keep(file, [answered(0)])
    keep(file, [answered(1, "wrong"), answered(2)])
    assert read_progress(file).log.answers == (answered(0), answered(1, "wrong"), answered(2))
    assert file.read_text().startswith(f"{HEAD}\n")


def write(path: str, number: int) -> None:
    for each in range(EACH):
        keep(Path(path), [answered(each, minute=number)])


def test_kernels_that_write_at_once_lose_nothing(file: Path) -> None:
    context = get_context("spawn")
    writers = [
        context.Process(target=write, args=(str(file), number)) for number in range(TOGETHER)
    ]
    for each in writers:
        each.start()
    for each in writers:
        each.join()
    found = read_progress(file).log
    assert (len(found.answers), found.unreadable) == (TOGETHER * EACH, 0)


def test_after_a_torn_line_the_next_one_is_whole(file: Path) -> None:
    keep(file, [answered(0), answered(1)])
    file.write_bytes(file.read_bytes()[:-20])
    keep(file, [answered(2)])
    found = read_progress(file).log
    assert (found.answers, found.unreadable) == ((answered(0), answered(2)), 1)


@pytest.mark.parametrize("content", [b"name,mark\n", b"{}", b"\xff\xfe\x00", b'{"cells": []}\n'])
def test_another_kind_of_file_is_left_alone(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    found = read_progress(file)
    assert (found.problem, found.log.answers) == ("foreign", ())
    with pytest.raises(CantWrite, match="another kind of file"):
        keep(file, [answered(0)])
    assert file.read_bytes() == content


def test_a_full_disk_leaves_the_file_as_it_was(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(file, [answered(0)])
    before = file.read_bytes()
    keep_progress(file)

    class Full:
        """A file that takes ten more bytes."""

        def __init__(self, whole: Any) -> None:
            self.whole = whole

        def write(self, content: bytes) -> int:
            return int(self.whole.write(content[:10]))

        def truncate(self, size: int) -> None:
            self.whole.truncate(size)

    real: Any = keeping._add
    monkeypatch.setattr(keeping, "_add", lambda f, *rest: real(Full(f), *rest))
    said = unkept([answered(1)], "en")
    assert said.startswith("This answer counts here, but it could not be kept: ")
    assert os.strerror(errno.ENOSPC).lower() in said
    assert file.read_bytes() == before


def test_a_folder_that_is_gone_or_a_file_that_may_not_be_written_is_said(file: Path) -> None:
    keep_progress(file.parent / "gone" / "mine.jsonl")
    assert "there is no folder" in unkept([answered(0)], "en")
    assert "mine.jsonl" in unkept([answered(0)], "ko")
    keep(file, [answered(0)])
    file.chmod(0o444)
    keep_progress(file)
    assert "write-protected" in unkept([answered(0)], "en")
    keep_progress(file.parent)
    assert "folder" in unkept([answered(0)], "en")
    assert read_progress(file.parent).problem == "foreign"


def test_a_link_is_not_followed(file: Path) -> None:
    (target := file.with_name("target")).touch()
    file.symlink_to(target)
    keep_progress(file)
    assert "is a link" in unkept([answered(0)], "en")
    assert target.read_bytes() == b""


def test_a_file_that_is_too_large_is_said(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(file, [answered(0)])
    monkeypatch.setattr(keeping, "MOST_BYTES", 10)
    keep_progress(file)
    assert read_progress(file).problem == "large"
    assert "too large" in unkept([answered(0)], "en")


def test_nobodys_progress_is_committed_packed_or_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = Path(__file__).parents[3]
    wheel = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    assert keeping.NAME in wheel["targets"]["wheel"]["exclude"]
    assert "force-include" not in wheel["targets"]["wheel"], "it would take ignored files along"
    assert keeping.NAME in (root / ".gitignore").read_text("utf-8").splitlines()
    (shipped := tmp_path / "shipped").mkdir()
    for name in ("README.md", keeping.NAME):
        (shipped / name).touch()
    (shipped / keeping.START).write_text('{"cells": [], "metadata": {}, "nbformat": 4}')
    monkeypatch.setattr(command, "SHIPPED", (shipped,))
    monkeypatch.setattr(command, "_trust", lambda _: 1)
    copy_course(tmp_path / "mine")
    assert not (tmp_path / "mine" / keeping.NAME).exists()
    assert (tmp_path / "mine" / keeping.START).exists()
