"""Run the engine's tests with the lowest versions of every dependency, and on every Python here.

make lowest
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
ENGINE = ("core", "contract", "super_express", "colt_express", "fugitive", "players", "adapters")
TESTED = tuple(f"tests/{name}" for name in ENGINE)
NEEDED = ("allpairspy", "hypothesis", "pytest", "pytest-xdist")
"""What the engine's tests need beside what they test, at any version."""


def main() -> int:
    show_all_of_pyenv()
    done = [tried("lowest versions", "3.11", "--resolution", "lowest-direct")]
    done += [tried("newest versions", version) for version in PYTHONS if found(version)]
    print("\n".join(done))
    print("not here:", ", ".join(each for each in PYTHONS if not found(each)) or "none")
    return 0


def show_all_of_pyenv() -> None:
    """Let every Python of pyenv be found; by itself it shows the chosen one alone."""
    if shutil.which("pyenv"):
        listed = subprocess.run(["pyenv", "versions", "--bare"], capture_output=True, text=True)
        os.environ["PYENV_VERSION"] = ":".join(listed.stdout.split())


def found(version: str) -> bool:
    """Return whether this Python is on the machine; none is downloaded."""
    asked = ["uv", "python", "find", "--no-python-downloads", version]
    return subprocess.run(asked, capture_output=True).returncode == 0


def tried(what: str, version: str, *resolution: str) -> str:
    with tempfile.TemporaryDirectory() as held:
        env = Path(held, "env")
        run("uv", "venv", "-q", "--no-python-downloads", "--python", version, env)
        python = env / "bin" / "python"
        install = ("uv", "pip", "install", "-q", "--python", python)
        run(*install, *resolution, f"{ROOT}[experiments]")
        run(*install, *NEEDED)
        run(python, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", *TESTED)
        said = subprocess.run([python, "--version"], capture_output=True, text=True, check=True)
        return f"{said.stdout.strip()}, {what}: the engine's tests hold"


def run(*command: object) -> None:
    words = [str(each) for each in command]
    if subprocess.run(words, cwd=ROOT).returncode:
        raise SystemExit(f"failed: {' '.join(words[:6])}")


if __name__ == "__main__":
    sys.exit(main())
