"""Only the project's own notebooks are trusted, and only while they are unchanged."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from runpy import run_path

import nbformat
import pytest
from nbformat.sign import NotebookNotary

ROOT = Path(__file__).parents[2]
SHIPPED = "notebooks/00_start_here.ipynb"
BESIDE = "notebooks/classroom/assignment_template.ipynb"
HARMLESS = {"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": []}

Trusted = Callable[[str], bool]


def run_trust(root: Path, *words: str) -> str:
    """Return what the script of a copy prints; this process runs it, with its imports at hand."""
    script = str(root / "binder" / "trust.py")
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(StringIO()) as printed:
        patch.setenv("JUPYTER_DATA_DIR", str(root / "data"))
        patch.setattr(sys, "argv", [script, *words])
        run_path(script, run_name="__main__")
    return printed.getvalue()


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The project as far as trust goes, with two of its notebooks."""
    root = tmp_path / "clone"
    for name in ("binder/trust.py", "binder/trusted.txt", SHIPPED, BESIDE):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    (root / "data").mkdir()
    run_trust(root, "--list")
    return root


@pytest.fixture
def trusted(clone: Path) -> Trusted:
    def ask(name: str) -> bool:
        with NotebookNotary(data_dir=str(clone / "data")) as notary:
            book = nbformat.read(clone / name, as_version=4)
            return bool(notary.check_signature(book))

    return ask


def test_the_list_has_every_notebook_as_it_is_now(tmp_path: Path) -> None:
    for folder in ("binder", "notebooks"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    run_trust(tmp_path, "--list")
    listed, now = (root / "binder" / "trusted.txt" for root in (ROOT, tmp_path))
    assert listed.read_text() == now.read_text(), "run `make notebooks`: the list is old"


def test_no_checkout_changes_the_bytes_that_are_listed() -> None:
    asked = ["git", "check-attr", "text", "--", SHIPPED, "binder/trusted.txt"]
    told = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert re.findall(r": (\w+)$", told, re.MULTILINE) == ["unset", "unset"]


def test_what_is_shipped_is_trusted_in_silence(clone: Path, trusted: Trusted) -> None:
    assert not trusted(SHIPPED)
    assert run_trust(clone) == ""
    assert trusted(SHIPPED)
    assert trusted(BESIDE)


def test_a_notebook_of_a_stranger_is_left_alone_and_named(clone: Path, trusted: Trusted) -> None:
    (clone / "notebooks" / "fun.ipynb").write_text(json.dumps(HARMLESS), "utf-8")
    assert run_trust(clone).splitlines() == [
        "not trusted, since it isn't as the project ships it: 'notebooks/fun.ipynb'"
    ]
    assert not trusted("notebooks/fun.ipynb")
    assert trusted(SHIPPED)


def test_a_changed_notebook_is_left_alone_and_named(clone: Path, trusted: Trusted) -> None:
    book = json.loads((clone / SHIPPED).read_text("utf-8"))
    book["cells"][0]["source"] += ["<script>alert()</script>"]
    (clone / SHIPPED).write_text(json.dumps(book), "utf-8")
    (line,) = run_trust(clone).splitlines()
    assert SHIPPED in line
    assert not trusted(SHIPPED)
    assert trusted(BESIDE)


def test_one_shipped_notebook_in_the_place_of_another_is_left_alone(clone: Path) -> None:
    shutil.copy(clone / BESIDE, clone / SHIPPED)
    (line,) = run_trust(clone).splitlines()
    assert SHIPPED in line


def test_a_name_can_not_speak_to_the_terminal(clone: Path) -> None:
    (clone / "notebooks" / "\x1b[2Jclean\n.ipynb").write_text("{}", "utf-8")
    (line,) = run_trust(clone).splitlines()
    assert line.isprintable()


def test_lab_and_binder_trust_by_the_list_alone() -> None:
    for name in ("Makefile", "binder/postBuild"):
        text = (ROOT / name).read_text("utf-8")
        assert "binder/trust.py" in text
        assert "jupyter trust" not in text
