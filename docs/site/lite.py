"""The part of the site that runs notebooks: JupyterLite with a kernel that needs no network."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from .books import BOOKS, copy_books
from .fetching import pyodide, run, wheels
from .locking import lock
from .packing import ROOT, lighter, own_wheel
from .pages import to

ENVIRONMENT = ROOT / "build" / "site-env"
"""Where JupyterLite is installed, alone: a JupyterLab beside it would load its kernel too."""
EXTENSION = "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension/static/pypi"
KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
OWN = ("ipykernel-", "piplite-", "pyodide_kernel-")
"""The wheels of the kernel that lie in its extension."""
AT_START = (
    *("micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython"),
    *("heist-explorer", "joblib"),
)
"""What every kernel has from the start; what these need comes with them."""
OUR_EXTENSION = {
    "name": "heist-explorer",
    "load": "saved_boards.js",
    "extension": "./extension",
}
"""It lets saved boards be shown before a cell is run."""
APPS = ("lab", "notebooks")
FOLDER = "lite"


def build_lite(site: Path, cache: Path) -> int:
    """Build JupyterLite with the course into the site; return the number of notebooks."""
    work = cache.parent / "lite"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    count = copy_books(work / "files")
    lay_out_pyodide(work / "static" / "pyodide", cache)
    (work / "jupyter-lite.json").write_text(json.dumps(settings()), "utf-8")
    shutil.copyfile(ROOT / "binder" / "overrides.json", work / "overrides.json")
    run(
        *(str(ENVIRONMENT / "bin" / "jupyter-lite"), "build"),
        *("--lite-dir", str(work), "--contents", str(work / "files")),
        *("--output-dir", str(site / FOLDER)),
        *(f"--apps={app}" for app in APPS),
        "--no-sourcemaps",
        cwd=work,
    )
    add_extension(site / FOLDER)
    return count


def add_extension(lite: Path) -> None:
    """Add our own extension to a built JupyterLite."""
    target = lite / "extensions" / OUR_EXTENSION["name"]
    target.mkdir()
    shutil.copy(Path(__file__).parent / "extension" / OUR_EXTENSION["load"], target)
    file = lite / "jupyter-lite.json"
    settings = json.loads(file.read_text("utf-8"))
    settings["jupyter-config-data"]["federated_extensions"].append(OUR_EXTENSION)
    file.write_text(json.dumps(settings), "utf-8")


def lay_out_pyodide(target: Path, cache: Path) -> None:
    """Put Pyodide's core, all wheels and the lock file that lists them into one folder."""
    core = pyodide(cache)
    shutil.copytree(core, target)
    for wheel in (*wheels(cache).glob("*.whl"), *_kernel_wheels()):
        lighter(wheel, target / wheel.name)
    own_wheel(target)
    locked = lock(core, target.glob("*.whl"))
    (target / "pyodide-lock.json").write_text(json.dumps(locked, indent=1), "utf-8")


def _kernel_wheels() -> Iterator[Path]:
    for wheel in (ENVIRONMENT / EXTENSION).glob("*.whl"):
        if wheel.name.startswith(OWN):
            yield wheel


def settings() -> dict[str, object]:
    """Return the settings of JupyterLite: everything from this site, nothing from elsewhere."""
    kernel = {
        "disablePyPIFallback": True,
        "loadPyodideOptions": {
            "packages": list(AT_START),
            "lockFileURL": "./static/pyodide/pyodide-lock.json",
        },
    }
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "Heist Explorer",
            "exposeAppInBrowser": True,
            "litePluginSettings": {KERNEL: kernel},
        },
    }


def book_link(here: str, language: str, book: str) -> str:
    """Return the link from a page to a notebook, in the page's language if there is one."""
    own = book.replace(".ipynb", f".{language}.ipynb")
    found = own if (BOOKS / own).exists() else book
    return to(here, f"{FOLDER}/lab/index.html?path={found}")
