"""`make binder-check`: the steps of a Binder build, without building an image.

The recipe is rendered by repo2docker and read. Then the requirements are installed into a fresh
environment, the files are prepared as Binder would, and the server has to open at the course map.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[2]
MAP = "notebooks/README.md"
TOKEN = "binder-check"
STARTS_WITHIN = 60
RENDERED = (
    "fonts-noto-cjk",
    "python=3.11",
    "binder/requirements.txt",
    "binder/postBuild",
)
SAVING = "@jupyter-widgets/jupyterlab-manager:plugin"
STRANGER = "notebooks/stranger.ipynb"
TRY = "from explorer import study; print(study('super_express/paradox'))"


def environment(folder: Path, *packages: str) -> Path:
    """A fresh environment with these packages; the folder of its commands."""
    venv.create(folder, with_pip=True)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    run(commands, "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages)
    return commands


def run(commands: Path, *words: str, cwd: Path = ROOT) -> str:
    path = f"{commands}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        words,
        cwd=cwd,
        env=os.environ | {"PATH": path, "JUPYTER_DATA_DIR": str(commands.parent / "data")},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{' '.join(words)} failed:\n{done.stdout}")
    return done.stdout


def copy_tracked(target: Path) -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True)
    for name in listed.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)


def check_recipe(folder: Path, repository: Path) -> None:
    commands = environment(folder, "jupyter-repo2docker")
    words = ("jupyter-repo2docker", "--no-build", "--debug", str(repository))
    recipe = run(commands, *words)
    missing = [each for each in RENDERED if each not in recipe]
    if missing:
        sys.exit(f"the recipe says nothing of {', '.join(missing)}:\n{recipe}")
    print(f"the recipe has {', '.join(RENDERED)}")


@contextmanager
def server(commands: Path, repository: Path) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [
            *(str(commands / "jupyter"), "lab", "--no-browser", "--ip=127.0.0.1", "--allow-root"),
            *(f"--port={port}", f"--IdentityProvider.token={TOKEN}"),
        ],
        cwd=repository,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def ask(address: str) -> tuple[str, bytes]:
    """Return where the server leads, and what it says there."""
    started = time.monotonic()
    while True:
        try:
            request = Request(address, headers={"Authorization": f"token {TOKEN}"})
            with urlopen(request, timeout=20) as answer:
                return answer.url, answer.read()
        except URLError:
            if time.monotonic() - started > STARTS_WITHIN:
                raise
            time.sleep(0.5)


def check_server(folder: Path, repository: Path) -> None:
    requirements = str(repository / "binder" / "requirements.txt")
    commands = environment(folder, "--requirement", requirements)
    (repository / STRANGER).write_text("{}", "utf-8")
    built = run(commands, "bash", "binder/postBuild", cwd=repository)
    if [STRANGER in line for line in built.splitlines() if "not trusted" in line] != [True]:
        sys.exit(f"a stranger's notebook alone should not be trusted:\n{built}")
    print("the notebooks are trusted as they are shipped, and no other")
    board = run(commands, "python", "-c", TRY, cwd=folder)
    if "inside" not in board:
        sys.exit(f"the package was installed, but shows no board:\n{board}")
    with server(commands, repository) as address:
        led, _ = ask(f"{address}/")
        _, told = ask(f"{address}/api/contents/{MAP}")
        _, chosen = ask(f"{address}/lab/api/settings/{SAVING}")
    if not led.endswith(f"/lab/tree/{MAP}"):
        sys.exit(f"the server opens at {led}, not at the course map")
    if not json.loads(told)["content"].startswith("# Course map"):
        sys.exit("the server answers, but the course map isn't there")
    if not json.loads(chosen)["schema"]["properties"]["saveState"]["default"]:
        sys.exit("a notebook that is saved loses its boards")
    print(f"the server opens at /lab/tree/{MAP}")


def main() -> None:
    with TemporaryDirectory() as place:
        folder = Path(place)
        repository = folder / "repository"
        repository.mkdir()
        copy_tracked(repository)
        check_recipe(folder / "repo2docker", repository)
        check_server(folder / "binder", repository)


if __name__ == "__main__":
    main()
