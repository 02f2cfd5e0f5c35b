"""The command `heist-explorer`, under a name that no other package has.

The packages `engine` and `explorer` have names that others use too. Before anything of them is
imported, this module looks whether Python finds ours, and says in one sentence if it doesn't.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

OURS = {"engine": "core/parts/rules.py", "explorer": "widget/study.py"}
"""A file by which each of our packages is known."""


def shadowed() -> str:
    """Return what stands in the way of our packages, in one sentence; empty if nothing does."""
    for name, known_by in OURS.items():
        spec = find_spec(name)
        places = list(spec.submodule_search_locations or [spec.origin or ""]) if spec else []
        if not places:
            return (
                f"Heist Explorer can't start: its package {name!r} is not installed; "
                "pip install --force-reinstall heist-explorer"
            )
        if not Path(places[0], known_by).exists():
            return (
                f"Heist Explorer can't start: the package {name!r} that Python finds is another "
                f"one, at {places[0]}; uninstall that, move it away, or install heist-explorer "
                "into an environment of its own (python -m venv)"
            )
    return ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command, or say which other package is in its way."""
    if problem := shadowed():
        print(problem, file=sys.stderr)
        return 1
    from explorer.__main__ import main as run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
