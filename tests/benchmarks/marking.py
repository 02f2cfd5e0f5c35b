"""The time to mark a class of thirty, from the command's first import to the last mark."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from explorer import grade
from tests.benchmarks.measure import Measured
from tests.explorer.marking.classroom import ORIGINAL, make_class

SECONDS = 10


def a_class() -> Iterator[Measured]:
    with tempfile.TemporaryDirectory() as folder:
        make_class(Path(folder))
        began = time.perf_counter()
        found = grade(ORIGINAL, folder)
        spent = time.perf_counter() - began
        handed_in = len(found.students) + len(found.problems)
        yield Measured(f"grade {handed_in} hand-ins", spent, "s", at_most=SECONDS)
        began = time.perf_counter()
        words = ["grade", ORIGINAL, folder, "--report", f"{folder}/report.html"]
        subprocess.run([sys.executable, "-m", "explorer", *words], check=True, capture_output=True)
        spent = time.perf_counter() - began
        yield Measured("`grade` with its report, as a command", spent, "s", at_most=SECONDS)
