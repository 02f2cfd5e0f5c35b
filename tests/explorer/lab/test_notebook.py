"""The lab in a real kernel: what a notebook stores is what it shows when it is run again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import nbformat
from nbconvert.preprocessors import ExecutePreprocessor

ROOT = Path(__file__).parents[3]
CELLS = (
    'from explorer import Lab\n\nlab = Lab("super_express", players=4, seed=1)\nlab.run(games=60)',
    'lab.compare(lab, lab.variant(reflex=True), "decisions", games=60)',
    'lab.heat(lab.result, "Shot")',
    'lab.ablate("wins_by_turn", games=20).table()',
    'lab.example("Eliminated")',
)


def test_a_stored_notebook_of_the_lab_passes_again(tmp_path: Path) -> None:
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
    ExecutePreprocessor(timeout=120, kernel_name="python3").preprocess(
        book, {"metadata": {"path": str(ROOT)}}
    )
    path = tmp_path / "lab.ipynb"
    nbformat.write(book, path)
    text = path.read_text("utf-8")
    assert "<progress" not in text
    assert " left" not in "".join(
        "".join(output.get("data", {}).get("text/plain", ""))
        for cell in book.cells[:1]
        for output in cell.outputs
    )
    assert "<svg" in text
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "--nbval", "-q", "-p", "no:cacheprovider", str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:]
