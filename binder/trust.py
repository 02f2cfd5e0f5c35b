"""Trust the notebooks that the project ships, as long as they are as they were shipped.

python binder/trust.py           trust them; what else lies in the folder is left alone and named
python binder/trust.py --list    write down what is shipped, for `make notebooks`

JupyterLab runs the scripts that are stored in a trusted notebook, so a notebook that somebody else
put into the folder, or changed, isn't trusted here. Whoever runs it in the Lab trusts it by that.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

import nbformat
from nbformat.sign import NotebookNotary

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "binder" / "trusted.txt"
CHECKPOINTS = ".ipynb_checkpoints"


def books() -> list[Path]:
    found = (ROOT / "notebooks").rglob("*.ipynb")
    return sorted(each for each in found if each.is_file() and CHECKPOINTS not in each.parts)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def listing() -> str:
    """A line for each notebook, as `sha256sum` writes it."""
    return "".join(f"{sha256(path.read_bytes()).hexdigest()}  {name(path)}\n" for path in books())


def trust() -> None:
    """Sign every notebook that the list has; say in a line each which ones it has not."""
    listed = set(LIST.read_text("utf-8").splitlines())
    with NotebookNotary() as notary:
        for path in books():
            content = path.read_bytes()
            if f"{sha256(content).hexdigest()}  {name(path)}" in listed:
                notary.sign(nbformat.reads(content.decode(), as_version=nbformat.NO_CONVERT))
            else:
                print(f"not trusted, since it isn't as the project ships it: {name(path)!r}")


if __name__ == "__main__":
    if sys.argv[1:] == ["--list"]:
        LIST.write_text(listing(), "utf-8", newline="\n")
    else:
        trust()
