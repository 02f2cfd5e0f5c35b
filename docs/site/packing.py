"""Our own wheel for the browser: built from the tree, without the course that the site serves."""

from __future__ import annotations

import csv
import io
import sys
import tempfile
import zipfile
from pathlib import Path

from .fetching import run

ROOT = Path(__file__).parents[2]
LEFT_OUT = ("explorer/notebooks/", "jedi/third_party/django-stubs/")
"""The course lies beside the wheels, and completion works without another framework's stubs."""


def own_wheel(folder: Path) -> Path:
    """Build the wheel of this tree into a folder."""
    with tempfile.TemporaryDirectory() as held:
        run(
            *(sys.executable, "-m", "build", "--wheel", "--no-isolation"),
            *("--outdir", held, str(ROOT)),
        )
        (built,) = Path(held).glob("*.whl")
        return lighter(built, folder / built.name)


def lighter(wheel: Path, target: Path) -> Path:
    """Write a wheel without what is left out, neither as files nor in its record."""
    with zipfile.ZipFile(wheel) as packed, zipfile.ZipFile(target, "w") as kept:
        for entry in packed.infolist():
            if entry.filename.startswith(LEFT_OUT):
                continue
            data = packed.read(entry)
            if entry.filename.endswith(".dist-info/RECORD"):
                data = _shorter(data)
            kept.writestr(entry, data, zipfile.ZIP_DEFLATED)
    return target


def _shorter(record: bytes) -> bytes:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for row in csv.reader(io.StringIO(record.decode())):
        if not row[0].startswith(LEFT_OUT):
            writer.writerow(row)
    return out.getvalue().encode()
