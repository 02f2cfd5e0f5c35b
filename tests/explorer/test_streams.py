"""The commands in a real terminal: pipes that close, other encodings, a key that stops them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from explorer.__main__ import main

PLAY = ("play", "super_express/paradox")
HEARS_THE_KEY = """
import signal, sys
from explorer.__main__ import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(sys.argv[1:]))
"""
"""What is started in the background is born deaf to the key, and so is all that it starts."""


def run(
    *arguments: str, typed: bytes = b"", **variables: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "explorer", *arguments],
        input=typed,
        capture_output=True,
        env={**os.environ, **variables},
        check=False,
    )


@pytest.mark.parametrize("command", [("list",), PLAY, ("check", "nowhere.toml")])
def test_a_reader_who_leaves_is_no_error(command: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "explorer", *command],
        stdin=subprocess.DEVNULL,
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)
    assert (done.stderr, done.returncode) == (b"", 1)


@pytest.mark.parametrize("language", ["en", "ko", "pt"])
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "euc-kr"])
def test_a_terminal_that_lacks_letters_shows_the_board(encoding: str, language: str) -> None:
    done = run(*PLAY, "--language", language, typed=b"\nq\n", PYTHONIOENCODING=encoding)
    assert (done.stderr, done.returncode) == (b"", 0)
    assert b"| C0" in done.stdout


def test_what_is_typed_in_no_letters_is_refused_and_the_game_goes_on() -> None:
    done = run(*PLAY, typed=b"\xff\xfe\n\n", PYTHONIOENCODING="utf-8")
    assert (done.stderr, done.returncode) == (b"", 0)
    first, after = done.stdout.split(b"can't be read as a move here")
    assert b"step 0" in first
    assert b"step 1" in after


def test_a_game_that_is_stopped_by_a_key_ends_without_a_traceback() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HEARS_THE_KEY, *PLAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as playing:
        assert playing.stdout
        assert playing.stderr
        while not playing.stdout.readline().startswith(b"roof"):
            pass
        playing.send_signal(signal.SIGINT)
        assert playing.wait() == 130
        assert playing.stderr.read() == b""


@pytest.mark.parametrize("command", ["check", "play", "export"])
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("pipe.toml", "this is no ordinary file"),
        ("folder.toml", "this is a folder"),
        ("nowhere.toml", "there is no such file"),
        ("a" * 300 + ".toml", "File name too long"),
        ("plain.txt/mine.toml", "Not a directory"),
    ],
)
def test_a_file_that_can_not_be_read_is_told_in_a_sentence(
    command: str, name: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "plain.txt").touch()
    more = ("--to", str(tmp_path / "a.html")) if command == "export" else ()
    assert main([command, str(tmp_path / name), *more]) == 1
    said = "".join(capsys.readouterr())
    assert said.count(reason) == 1
    assert len(said.splitlines()) == (2 if command == "check" else 1)


def test_what_the_system_refuses_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> int:
        raise PermissionError(13, "Permission denied", "mine.toml")

    monkeypatch.setattr("explorer.cli.table.playing.run", refuse)
    assert main(list(PLAY)) == 1
    assert capsys.readouterr().err == "[Errno 13] Permission denied: 'mine.toml'\n"
