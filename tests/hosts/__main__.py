"""`make hosts`: a board with the defaults that a user would write, in each host of widgets.

    python -m tests.hosts [HOST …] [--env FOLDER] [--pictures FOLDER]

The project and the hosts are installed into a fresh environment (or one that is kept, `--env`).
Each host is opened in Chromium, light and dark where it has both, and a move is played; nothing
is reached outside this machine. Screenshots are written to look at. The exit code is 1 if
anything failed.
"""

from __future__ import annotations

import argparse
import shutil
import socket
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.find_chromium import NAMES, find

from .host import Host, Look, served
from .hosts import HOSTS
from .trial import PATIENCE, trial

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "hosts"
TOLD = ("heist-explorer", "anywidget", "ipywidgets")
"""Distributions whose versions matter in every host."""


def main(arguments: Sequence[str] | None = None) -> int:
    asked = read(arguments)
    chosen = [host for host in HOSTS if not asked.hosts or host.package in asked.hosts]
    browser_path = find()
    if not browser_path:
        print("no Chromium was found: run `make browser`, or install one of", ", ".join(NAMES))
        return 1
    asked.pictures.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    passed, failed = 0, 0
    with TemporaryDirectory() as held, sync_playwright() as playwright:
        commands = environment(asked.env or Path(held, "env"), chosen)
        tell_versions(commands, chosen)
        browser = playwright.chromium.launch(executable_path=browser_path, args=list(FLAGS))
        for host in chosen:
            for look in host.looks:
                folder = Path(held, f"{host.package}-{look.theme}")
                if works(host, look, browser, commands, folder, asked.pictures):
                    passed += 1
                else:
                    failed += 1
        browser.close()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.hosts")
    parser.add_argument("hosts", nargs="*", help=", ".join(host.package for host in HOSTS))
    parser.add_argument("--env", type=Path, help="an environment to make once and use again")
    parser.add_argument("--pictures", type=Path, default=PICTURES)
    return parser.parse_args(arguments)


def environment(folder: Path, hosts: Sequence[Host]) -> Path:
    """The commands of an environment with the hosts and the project; an old one stays as it is."""
    commands = folder / "bin"
    if (folder / "pyvenv.cfg").exists():
        return commands
    venv.create(folder, with_pip=True)
    needs = sorted({name for host in hosts for name in host.needs})
    quiet = ("--quiet", "--disable-pip-version-check")
    subprocess.run([commands / "python", "-m", "pip", "install", *quiet, ROOT, *needs], check=True)
    return commands


def tell_versions(commands: Path, hosts: Sequence[Host]) -> None:
    names = list(dict.fromkeys((*TOLD, *(name for host in hosts for name in host.needs))))
    ask = "import sys, importlib.metadata as m; print(*map(m.version, sys.argv[1:]))"
    asked = [str(commands / "python"), "-c", ask, *names]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    for name, version in zip(names, done.stdout.split(), strict=True):
        print(f"{name} {version}")


def works(
    host: Host, look: Look, browser: Browser, commands: Path, folder: Path, pictures: Path
) -> bool:
    """Try the host in a theme, and say what was seen and where it failed."""
    print(f"{host.name}, {look.theme}")
    tried = trial(host, look, browser, pictures, commands.parent)
    try:
        with served(host, look, commands, folder, free_port()) as address:
            for seen in tried.made(address):
                print(f"  ok      {seen}")
    except Exception as problem:  # whatever went wrong there, the other hosts are tried
        print(f"  FAILED  {problem}")
        tried.picture("failed")
        shutil.copy(folder / "server.log", pictures / f"{host.package}-{look.theme}.log")
        return False
    finally:
        tried.page.close()
    if tried.elsewhere:
        print(
            "  note    its page asks elsewhere for",
            *sorted(set(tried.elsewhere)),
            sep="\n          ",
        )
    return True


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


if __name__ == "__main__":
    sys.exit(main())
