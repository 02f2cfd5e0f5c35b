"""The site served on loopback, and a proxy that refuses and counts what is asked of others."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class Files(SimpleHTTPRequestHandler):
    """Serves files as a plain web server does, and writes no log."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    sent = 0
    """The bytes of all files sent so far, to pages and to their workers."""
    counting = threading.Lock()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        super().copyfile(source, outputfile)
        with Files.counting:
            Files.sent += source.tell()

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Refused(BaseHTTPRequestHandler):
    """A proxy that lets nothing through. A browser sends it whatever is not for loopback."""

    asked: list[str] = []

    def parse_request(self) -> bool:
        if super().parse_request():
            self.asked.append(self.path)
            self.send_error(403)
        return False

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder while the block runs; yield its address."""
    with _running(partial(Files, directory=str(folder))) as port:
        yield f"http://127.0.0.1:{port}"


OF_THE_BROWSER = (
    *("accounts.google.com", "android.clients.google.com", "clients2.google.com"),
    *("content-autofill.googleapis.com", "optimizationguide-pa.googleapis.com"),
    *("redirector.gvt1.com", "update.googleapis.com", "www.google.com"),
)
"""What Chromium asks for itself, with whatever page; no page of the site names any of them."""


def of_the_site(asked: list[str]) -> list[str]:
    """Return what was asked for by pages, without what the browser asks for itself."""
    return [each for each in asked if not any(name in each for name in OF_THE_BROWSER)]


@contextmanager
def nobody_else() -> Iterator[tuple[str, list[str]]]:
    """Yield a browser's flag by which loopback alone answers, and the list of what else it asks."""
    asked: list[str] = []
    with _running(type("Counted", (Refused,), {"asked": asked})) as port:
        yield f"--proxy-server=http://127.0.0.1:{port}", asked


@contextmanager
def _running(handler: Any) -> Iterator[int]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
