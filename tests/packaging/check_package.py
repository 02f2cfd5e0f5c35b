"""Try the package as those who install it would: the wheel alone, in an empty environment.

make package-check

The course is copied and its notebooks are compared with what is stored in them; JupyterLab is
opened at it and answers; the metadata is looked at by the tools of those who publish packages.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOLS = ("check-wheel-contents", "pyroma", "twine", "validate-pyproject[all]")
LEAST_RATING = 9
PATIENCE = 180


def main() -> int:
    with tempfile.TemporaryDirectory() as held:
        folder = Path(held)
        wheel = build(folder)
        env = environment(folder / "env", f"{wheel}[lab]", "nbval", "pytest")
        look_at_metadata(folder, wheel)
        run(env / "heist-explorer", "course", "here", cwd=folder)
        books = sorted(str(path) for path in (folder / "here").rglob("*.ipynb"))
        run(
            *(env / "python", "-m", "pytest", "--nbval", "-q", "-p", "no:cacheprovider", *books),
            cwd=folder,
        )
        print(f"{len(books)} notebooks of the installed course hold")
        open_lab(env, folder)
    print("the package works where nothing else is")
    return 0


def run(*command: object, cwd: Path) -> str:
    """Run a command away from the repository; print what it says if it fails."""
    outside = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [str(each) for each in command], cwd=cwd, env=outside, capture_output=True, text=True
    )
    if done.returncode:
        print(done.stdout, done.stderr)
        raise SystemExit(f"failed: {' '.join(map(str, command[:4]))}")
    return done.stdout


def build(folder: Path) -> Path:
    made = folder / "dist"
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", made, ROOT, cwd=folder)
    (wheel,) = made.glob("*.whl")
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
    return wheel


def environment(folder: Path, *wanted: str) -> Path:
    """Make an environment with these packages, and return the folder of its commands."""
    venv.create(folder, with_pip=True)
    commands = folder / "bin"
    run(commands / "python", "-m", "pip", "install", "-q", *wanted, cwd=folder)
    return commands


def look_at_metadata(folder: Path, wheel: Path) -> None:
    tools = environment(folder / "tools", *TOOLS)
    run(tools / "twine", "check", "--strict", *wheel.parent.iterdir(), cwd=folder)
    run(tools / "validate-pyproject", ROOT / "pyproject.toml", cwd=folder)
    settings = ROOT / "pyproject.toml"
    run(tools / "check-wheel-contents", "--config", settings, wheel, cwd=folder)
    rated = run(tools / "pyroma", "--min", LEAST_RATING, ROOT, cwd=folder)
    print(next(line for line in rated.splitlines() if "rating" in line))


def open_lab(env: Path, folder: Path) -> None:
    """Open JupyterLab by the command, and wait until it answers with its page."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ("--no-browser", f"--port={port}", "--IdentityProvider.token=")
    outside = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    server = subprocess.Popen(
        [env / "heist-explorer", "lab", "--folder", "mine", *words],
        cwd=folder,
        env=outside,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        page = answer(f"http://127.0.0.1:{port}/lab/tree/00_start_here.ipynb")
        assert "JupyterLab" in page, page[:200]
        assert (folder / "mine" / "00_start_here.ipynb").exists()
        print("heist-explorer lab answers")
    finally:
        server.terminate()
        server.wait()


def answer(address: str) -> str:
    for _ in range(PATIENCE):
        try:
            with urllib.request.urlopen(address) as found:
                return str(found.read().decode())
        except OSError:
            time.sleep(1)
    raise SystemExit(f"{address} did not answer")


if __name__ == "__main__":
    sys.exit(main())
