"""A host of notebooks or apps: what has to be installed for it, and how it is served."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from engine.core.record import WholeRecord

APPS = Path(__file__).parent / "apps"
CELL = 'from explorer import new_game\n\nnew_game("super_express", players=4, seed=7)'
TOKEN = "hosts"
PATIENCE = 600
"""Seconds until a server has to answer."""


class Look(WholeRecord):
    """A host in one of its themes."""

    theme: str
    words: tuple[str, ...] = ()
    """What the server is asked for besides."""
    query: str = ""
    """What its address ends in."""
    files: Mapping[str, str] = {}
    """What lies in the folder of the server."""


class Host(WholeRecord):
    name: str
    package: str
    """The distribution whose version is told."""
    needs: tuple[str, ...]
    command: tuple[str, ...]
    """What serves the board; `{port}` and `{folder}` are filled in."""
    address: str
    looks: tuple[Look, ...] = (Look("light"),)
    app: str = ""
    """The app that a user would write, in `apps`; by default a notebook with one cell."""
    idle: str = ""
    """The script that tells whether the kernel is idle, for a host that opens a notebook unrun."""
    run: str = ""
    """The script that runs every cell there."""


def notebook() -> str:
    cell = {"cell_type": "code", "id": "board", "source": CELL, "metadata": {}}
    return json.dumps(
        {
            "nbformat": 4,
            "nbformat_minor": 5,
            "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
            "cells": [{**cell, "execution_count": None, "outputs": []}],
        }
    )


@contextmanager
def served(host: Host, look: Look, commands: Path, folder: Path, port: int) -> Iterator[str]:
    """Serve the host's board from a folder of its own; the address of the board."""
    folder.mkdir(parents=True)
    if host.app:
        shutil.copy(APPS / host.app, folder / host.app)
    else:
        (folder / "board.ipynb").write_text(notebook(), "utf-8")
    for name, text in look.files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    words = [filled(word, folder, port) for word in (*host.command, *look.words)]
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    dirs = {f"JUPYTER_{kind}_DIR": str(folder / kind) for kind in ("RUNTIME", "CONFIG", "DATA")}
    path = f"{commands}{os.pathsep}{outside['PATH']}"
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(
            [commands / words[0], *words[1:]],
            cwd=folder,
            env={**outside, **dirs, "PATH": path, "HOME": str(folder), "HEIST_PROGRESS": "off"},
            stdout=log,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
        )
        try:
            address = filled(host.address, folder, port) + look.query
            answers(address, server)
            yield address
        finally:
            server.terminate()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def filled(word: str, folder: Path, port: int) -> str:
    return word.format(folder=folder, port=port, token=TOKEN)


def answers(address: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers there."""
    until = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < until:
        try:
            urllib.request.urlopen(address, timeout=PATIENCE).close()
            return
        except OSError:
            time.sleep(0.5)
    raise RuntimeError("the server did not answer; see server.log")
