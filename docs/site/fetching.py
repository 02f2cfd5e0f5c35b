"""What the site needs from elsewhere, fetched once into `build/cache`: Pyodide and wheels."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).parent
PYODIDE = "314.0.6"
"""The version that this JupyterLite is made for."""
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
CORE = (
    *("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"),
    *("python_stdlib.zip", "pyodide-lock.json"),
)
"""The files of Pyodide that a page loads."""


def pyodide(cache: Path) -> Path:
    """Return the folder of Pyodide's core, fetched from npm if it isn't there."""
    folder = cache / f"pyodide-{PYODIDE}"
    if not folder.exists():
        cache.mkdir(parents=True, exist_ok=True)
        run("npm", "pack", "--silent", f"--pack-destination={cache}", f"pyodide@{PYODIDE}")
        fresh = folder.with_suffix(".part")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir()
        with tarfile.open(cache / f"pyodide-{PYODIDE}.tgz") as packed:
            for name in CORE:
                found = packed.extractfile(f"package/{name}")
                assert found is not None, name
                (fresh / name).write_bytes(found.read())
        fresh.rename(folder)
    return folder


def wheels(cache: Path) -> Path:
    """Return the folder of the wheels for the browser, fetched from PyPI if it isn't there."""
    wanted = HERE / "browser.txt"
    folder = cache / "wheels"
    listed = folder / wanted.name
    if not listed.exists() or listed.read_bytes() != wanted.read_bytes():
        shutil.rmtree(folder, ignore_errors=True)
        abi = f"cp{PYTHON.replace('.', '')}"
        run(
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"),
            *("--only-binary=:all:", "--implementation=cp", f"--python-version={PYTHON}"),
            *(f"--abi={abi}", "--abi=none", f"--platform={PLATFORM}"),
            *("--dest", str(folder), "--requirement", str(wanted)),
        )
        shutil.copyfile(wanted, listed)
    return folder


def run(*command: str, cwd: Path | None = None) -> None:
    """Run a command; if it fails, end with what it said."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}\nfailed: {' '.join(command[:5])}")
