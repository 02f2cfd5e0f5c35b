"""Files that a browser found on the machine draws from a page: pictures, and pages to print."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

from engine.core.errors import GameError

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
INSTEAD = {"png": "an .svg", "pdf": "an .html page, and print it"}
"""What can be written without a browser."""


class NoBrowser(GameError):
    """Raised if no browser drew a file: none was found, or it failed."""


def drawn_by_browser(page: str, ending: str, *words: str) -> bytes:
    """Return the file with this ending that a browser draws from a page of HTML.

    `words` are its options; `{target}` in them stands for the file.
    """
    article = f"a {ending.upper()}"
    wanted = (*BROWSERS, *INSTALLED)
    browser = next((found for name in wanted if (found := shutil.which(name))), None)
    if browser is None:
        raise NoBrowser(
            f"{article} is drawn by a browser, and none was found: install one of"
            f" {', '.join(BROWSERS)}, or write {INSTEAD[ending]}"
        )
    with tempfile.TemporaryDirectory() as folder:
        written, target = Path(folder, "page.html"), Path(folder, f"drawn.{ending}")
        written.write_text(page, "utf-8")
        try:
            _browse(
                *(browser, *FLAGS, *OFFLINE, f"--user-data-dir={folder}/profile"),
                *(each.replace("{target}", str(target)) for each in words),
                written.as_uri(),
            )
            return target.read_bytes()
        except (OSError, subprocess.SubprocessError):
            raise NoBrowser(
                f"{article} is drawn by a browser, and {browser} drew none: write {INSTEAD[ending]}"
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
