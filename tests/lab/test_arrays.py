"""The lab finds the same without numpy, as in a browser."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ASKED = """
import sys

{blocked}
from engine.lab import Lab

lab = Lab("super_express", players=3, seed=1, n_jobs=1)
reflex = lab.variant(reflex=True)
result = lab.run(games=30)
print(result.estimate("wins_by_turn"), result.estimate("decisions"))
print(lab.compare(lab, reflex, "wins_by_turn", games=20))
print(lab.compare(lab, reflex, "decisions", games=20))
print(lab.compare(lab, Lab("super_express", players=3, seed=2, n_jobs=1), "decisions", games=20))
print(lab.ladder(["random", "greedy"], games=6))
print(bool(sys.modules.get("numpy")))
"""


def found(blocked: str) -> list[str]:
    ran = subprocess.run(
        [sys.executable, "-c", ASKED.format(blocked=blocked)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.splitlines()


def test_without_numpy_the_lab_finds_the_same() -> None:
    *with_numpy, loaded = found("")
    *without, not_loaded = found('sys.modules["numpy"] = None')
    assert (loaded, not_loaded) == ("True", "False")
    assert without == with_numpy
