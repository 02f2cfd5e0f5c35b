"""The browser that draws a PNG: it reaches for no network, and leaves its sandbox only if it must.

A small script stands in for the browser. It writes down how it was called, and calls the real one.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from explorer.export.browsers import NoBrowser
from explorer.export.pictures import png
from tests.browser.find_chromium import find

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'
STAND_IN = """#!/bin/sh
echo "$@" >> {folder}/calls
{before}
exec {browser} --log-net-log={folder}/net.json {more} "$@"
"""
REFUSES = """case " $* " in *" --no-sandbox "*) ;; *) echo "{said}" >&2; exit 1;; esac"""
NO_SANDBOX = "FATAL: No usable sandbox! Update your kernel."
REACHING = (
    *("DNS_TRANSACTION", "HOST_RESOLVER_MANAGER_JOB", "HOST_RESOLVER_SYSTEM_TASK"),
    *("TCP_CONNECT_ATTEMPT", "UDP_BYTES_SENT", "SOCKET_BYTES_SENT", "QUIC_SESSION"),
)
"""What a browser notes when it looks an address up, connects, or sends anything."""


@pytest.fixture
def stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser that runs outside its sandbox whatever it is told; the folder of what it noted."""
    return stand(tmp_path, monkeypatch, more="--no-sandbox")


def stand(folder: Path, monkeypatch: pytest.MonkeyPatch, before: str = "", more: str = "") -> Path:
    script = folder / "browser"
    script.write_text(
        STAND_IN.format(folder=folder, browser=find(), before=before, more=more), "utf-8"
    )
    script.chmod(0o755)
    monkeypatch.setattr("shutil.which", lambda name: str(script))
    return folder


def calls(folder: Path) -> list[bool]:
    """Return whether each call asked for the sandbox."""
    return ["--no-sandbox" not in each for each in (folder / "calls").read_text().splitlines()]


def test_a_picture_reaches_for_no_network(stand_in: Path) -> None:
    assert png(SQUARE).startswith(b"\x89PNG")
    log = json.loads((stand_in / "net.json").read_text("utf-8"))
    known = log["constants"]["logEventTypes"]
    assert set(REACHING) <= set(known), "the browser calls its events otherwise now"
    names = {number: name for name, number in known.items()}
    noted = Counter(names[event["type"]] for event in log["events"])
    assert {name: noted[name] for name in REACHING if noted[name]} == {}


def test_a_browser_that_has_a_sandbox_stays_in_it(stand_in: Path) -> None:
    png(SQUARE)
    assert calls(stand_in) == [True]


def test_a_browser_without_a_sandbox_is_called_again_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand(tmp_path, monkeypatch, before=REFUSES.format(said=NO_SANDBOX))
    assert png(SQUARE).startswith(b"\x89PNG")
    assert calls(tmp_path) == [True, False]


def test_any_other_failure_is_told_and_no_reason_to_leave_the_sandbox(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand(tmp_path, monkeypatch, before=REFUSES.format(said="FATAL: the disk is full"))
    with pytest.raises(NoBrowser, match="drew none"):
        png(SQUARE)
    assert calls(tmp_path) == [True]
