"""A position as a picture: SVG, or PNG drawn by a browser found on the machine."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from engine.core.errors import GameError

from ..draw.drawing import svg
from ..page.board import drawing
from ..session.standpoint import Standpoint

WIDTH = 752
BROWSERS = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    *("microsoft-edge", "msedge"),
)
INSTALLED = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
"""The places of browsers that are not on the command path."""
FLAGS = ("--headless", "--disable-gpu", "--hide-scrollbars", "--mute-audio")
OFFLINE = (
    *("--host-resolver-rules=MAP * ~NOTFOUND", "--no-proxy-server", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
"""Browsers ask for updates and the time by themselves: these options keep them off the network."""
UNBOXED = "--no-sandbox"
SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)"')


class NoBrowser(GameError):
    """Raised if no browser drew a PNG: none was found, or it failed."""


def picture(here: Standpoint, width: int = WIDTH, theme: str = "light") -> str:
    """The position as the viewer sees it, as one SVG."""
    return svg(drawing(here.stored(), width), theme=theme)


def png(drawn: str, scale: int = 2) -> bytes:
    """An SVG as a PNG, with `scale` points to a pixel."""
    wanted = (*BROWSERS, *INSTALLED)
    browser = next((found for name in wanted if (found := shutil.which(name))), None)
    if browser is None:
        raise NoBrowser(
            "a PNG is drawn by a browser, and none was found: install one of"
            f" {', '.join(BROWSERS)}, or write an .svg"
        )
    size = SIZE.search(drawn)
    assert size, "a drawing says how large it is"
    width, height = (round(float(each)) for each in size.groups())
    with tempfile.TemporaryDirectory() as folder:
        page, shot = Path(folder, "board.html"), Path(folder, "board.png")
        page.write_text(f"<!doctype html><meta charset=utf-8><body style=margin:0>{drawn}", "utf-8")
        try:
            _browse(
                *(browser, *FLAGS, *OFFLINE, f"--screenshot={shot}"),
                *(f"--user-data-dir={folder}/profile", f"--window-size={width},{height}"),
                *(f"--force-device-scale-factor={scale}", page.as_uri()),
            )
            return shot.read_bytes()
        except (OSError, subprocess.SubprocessError):
            raise NoBrowser(
                f"a PNG is drawn by a browser, and {browser} drew none: write an .svg"
            ) from None


def _browse(browser: str, *words: str) -> None:
    """Run a browser in its sandbox, or without it if it says that it can't use one (as root)."""
    for boxed in ((), (UNBOXED,)):
        done = subprocess.run(
            [browser, *boxed, *words], check=False, capture_output=True, timeout=60
        )
        if done.returncode == 0 or b"sandbox" not in done.stderr.lower():
            break
    done.check_returncode()
