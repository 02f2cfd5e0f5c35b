"""A real JupyterLab server with notebooks, and a second client of their kernels."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from jupyter_client.blocking.client import BlockingKernelClient
from playwright.sync_api import Browser, Page

from tests.browser.patience import SECONDS

ROOT = Path(__file__).parents[2]
TOKEN = "study"
QUIET = {
    "@jupyterlab/apputils-extension:notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
    },
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
}
"""No news, and every cell in the page, also one that is not in sight."""
LEAVES_WITHIN = 20
"""Seconds; a server that is still busy with its kernels is stopped without a word."""
NEVER_RUN: Mapping[str, object] = {"metadata": {}, "execution_count": None, "outputs": []}
"""What a code cell that was never run has beside its source."""


class Lab:
    """A running server; notebooks lie in `folder`."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.url = f"http://127.0.0.1:{port}"
        self.outside: list[str] = []
        """What its pages asked for elsewhere."""

    def page(self, browser: Browser, width: int, height: int) -> Page:
        page = browser.new_page(viewport={"width": width, "height": height})
        page.on("request", lambda request: self._asked(request.url))
        page.on("websocket", lambda socket: self._asked(socket.url))
        return page

    def _asked(self, url: str) -> None:
        here = (self.url, self.url.replace("http", "ws"), "data:", "blob:")
        if not url.startswith(here):
            self.outside.append(url)

    def notebook(self, name: str, cells: Sequence[str]) -> None:
        book = {
            "nbformat": 4,
            "nbformat_minor": 5,
            "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
            "cells": [
                {"cell_type": "code", "id": str(at), "source": cell, **NEVER_RUN}
                for at, cell in enumerate(cells)
            ],
        }
        (self.folder / name).write_text(json.dumps(book), "utf-8")

    def open(self, page: Page, name: str) -> None:
        page.goto(f"{self.url}/lab/workspaces/{Path(name).stem}/tree/{name}?token={TOKEN}")
        page.wait_for_selector(".jp-Notebook")

    def run_all(self, page: Page) -> None:
        """Run every cell once the kernel is idle (before that Lab asks which kernel to use)."""
        page.wait_for_function(
            "() => document.querySelector('#jp-main-statusbar')?.innerText.includes('| Idle')"
        )
        page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")

    def begin_last(self, page: Page) -> None:
        """Begin to run the last cell of a notebook that was run, and don't wait for its end."""
        page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-cell'); }")

    def save(self, page: Page) -> None:
        page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")

    def stop(self, name: str) -> None:
        """Shut the kernel of a notebook down."""
        for each in self.get("sessions"):
            if each["path"] == name:
                self._ask(f"sessions/{each['id']}", "DELETE").close()

    def get(self, path: str) -> Any:
        with self._ask(path) as answer:
            return json.load(answer)

    def _ask(self, path: str, method: str = "GET") -> Any:
        headers = {"Authorization": f"token {TOKEN}"}
        request = urllib.request.Request(f"{self.url}/api/{path}", headers=headers, method=method)
        return urllib.request.urlopen(request)

    def kernel(self, name: str) -> Kernel:
        """The kernel of a notebook that is open."""
        (number,) = {each["kernel"]["id"] for each in self.get("sessions") if each["path"] == name}
        return Kernel(self.folder / "runtime" / f"kernel-{number}.json")


class Kernel:
    """Runs code in the kernel that the notebook uses."""

    def __init__(self, connection: Path) -> None:
        self.client = BlockingKernelClient()
        self.client.load_connection_file(str(connection))
        self.client.start_channels()
        self.client.wait_for_ready(timeout=SECONDS)

    def run(self, code: str) -> str:
        """Execute code; what it printed."""
        said: list[str] = []

        def hook(message: dict[str, Any]) -> None:
            if message["msg_type"] == "stream":
                said.append(message["content"]["text"])
            if message["msg_type"] == "error":
                raise AssertionError("\n".join(message["content"]["traceback"]))

        self.client.execute_interactive(code, timeout=SECONDS, output_hook=hook)
        return "".join(said).strip()

    def waits_for(self, expression: str, said: str) -> bool:
        """Return whether an expression comes to say so, once what the page sent has arrived."""
        return waits_until(lambda: self.run(f"print({expression})") == said)


def waits_until(holds: Callable[[], bool]) -> bool:
    """Return whether something comes to hold, asked again and again."""
    until = time.monotonic() + SECONDS
    while not holds():
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True


@contextmanager
def running_lab(folder: Path, chosen: Mapping[str, object] = QUIET) -> Iterator[Lab]:
    settings = folder / "settings"
    settings.mkdir()
    (settings / "overrides.json").write_text(json.dumps(chosen), "utf-8")
    environment = os.environ | {
        "JUPYTER_RUNTIME_DIR": str(folder / "runtime"),
        "JUPYTER_CONFIG_DIR": str(folder / "config"),
        "JUPYTER_DATA_DIR": str(folder / "data"),
        "PYTHONPATH": str(ROOT),
    }
    server = subprocess.Popen(
        [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
            *("--ip=127.0.0.1", "--port=0", f"--IdentityProvider.token={TOKEN}"),
            *(f"--ServerApp.root_dir={folder}", f"--LabApp.app_settings_dir={settings}"),
            "--expose-app-in-browser",
        ],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield Lab(folder, _port(folder / "runtime"))
    finally:
        server.terminate()
        try:
            server.wait(timeout=LEAVES_WITHIN)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _port(runtime: Path) -> int:
    """The port that the server chose and wrote down, once it listens there."""
    assert waits_until(lambda: any(runtime.glob("jpserver-*.json"))), "JupyterLab did not start"
    (written,) = runtime.glob("jpserver-*.json")
    assert waits_until(lambda: written.read_text("utf-8").endswith("}")), "it wrote no port"
    port = json.loads(written.read_text("utf-8"))["port"]
    assert isinstance(port, int)
    return port
