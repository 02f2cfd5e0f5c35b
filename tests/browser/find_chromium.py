"""Make sure that there is a Chromium for the browser tests: found, or installed if we may."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGES = ("chromium", "fonts-noto-cjk")


def find() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def install() -> None:
    """Debian's package, which also brings the fonts of Korean texts."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (("update",), ("install", "-y", "--no-install-recommends", *PACKAGES)):
        subprocess.run(
            ["apt-get", "-qq", *arguments],
            check=True,
            env=environment,
            stdout=subprocess.DEVNULL,
        )


def main() -> int:
    if find() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install()
    found = find()
    if found is None:
        print(
            "The browser tests need Chromium, and none was found. Install it, for example with\n"
            f"  sudo apt-get install {' '.join(PACKAGES)}\n"
            f"or put one of these on the PATH: {', '.join(NAMES)}.",
            file=sys.stderr,
        )
        return 1
    print(f"browser: {found}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
