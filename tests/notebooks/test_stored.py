"""The notebooks are stored executed, with the script that is in the repository now."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from explorer.packing import unpack
from explorer.widgets import loaded, loader

FOLDER = Path(__file__).parents[2] / "notebooks"
BOOKS = sorted(path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
WIDGETS = "application/vnd.jupyter.widget-state+json"
VIEW = "application/vnd.jupyter.widget-view+json"

each_book = pytest.mark.parametrize(
    "book", BOOKS, ids=[str(path.relative_to(FOLDER)) for path in BOOKS]
)


def stored(book: Path) -> dict[str, Any]:
    return dict(json.loads(book.read_text("utf-8")))


def studies(book: Path) -> list[dict[str, Any]]:
    models = stored(book)["metadata"]["widgets"][WIDGETS]["state"].values()
    return [model["state"] for model in models if "page" in model["state"]]


def test_there_are_notebooks() -> None:
    assert (FOLDER / "00_start_here.ipynb") in BOOKS
    assert len(BOOKS) >= 6


@each_book
def test_every_code_cell_was_run_and_none_failed(book: Path) -> None:
    cells = [cell for cell in stored(book)["cells"] if cell["cell_type"] == "code"]
    assert all(cell["execution_count"] for cell in cells)
    outputs = [output for cell in cells for output in cell["outputs"]]
    assert not [output for output in outputs if output["output_type"] == "error"]


@each_book
def test_the_embedded_script_is_the_one_in_the_repository(book: Path) -> None:
    assert studies(book), "run `make notebooks`: no board is stored"
    for state in studies(book):
        assert loaded(state["_esm"]) == loaded(loader()), "run `make notebooks`: the script is old"


@each_book
def test_every_board_shown_can_be_stepped_through_without_a_kernel(book: Path) -> None:
    shown = {
        output["data"][VIEW]["model_id"]
        for cell in stored(book)["cells"]
        for output in cell.get("outputs", [])
        if VIEW in output.get("data", {})
    }
    models = stored(book)["metadata"]["widgets"][WIDGETS]["state"]
    for model in shown:
        frames, page = (unpack(models[model]["state"][name]) for name in ("frames", "page"))
        assert str(page["at"]) in frames["pages"]
        assert frames["parts"]


@each_book
def test_a_board_takes_little_room(book: Path) -> None:
    for state in studies(book):
        steps = len(unpack(state["frames"])["pages"])
        assert len(json.dumps(state)) < 70_000 + 2_000 * steps


@each_book
def test_a_reader_without_trust_sees_the_whole_board_as_text(book: Path) -> None:
    for cell in stored(book)["cells"]:
        for output in cell.get("outputs", []):
            if VIEW in output.get("data", {}):
                text = "".join(output["data"]["text/plain"])
                assert "step " in text
                assert "\n" in text
                assert not text.endswith("...")
