"""The notebooks are stored executed, with the script that is in the repository now."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.core.messages import load_messages
from explorer.chapters.building import file_name, notebook
from explorer.chapters.source import load_chapter
from explorer.page.scripts import loader
from tests.unpacking import loaded, unpack

FOLDER = Path(__file__).parents[2] / "notebooks"
CHAPTERS = FOLDER / "source"
BOOKS = sorted(path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
WIDGETS = "application/vnd.jupyter.widget-state+json"
VIEW = "application/vnd.jupyter.widget-view+json"

each_book = pytest.mark.parametrize(
    "book", BOOKS, ids=[str(path.relative_to(FOLDER)) for path in BOOKS]
)


def stored(book: Path) -> dict[str, Any]:
    return dict(json.loads(book.read_text("utf-8")))


def models(book: Path) -> dict[str, dict[str, Any]]:
    """The state of each widget that is stored, by its id."""
    found = stored(book)["metadata"].get("widgets", {}).get(WIDGETS, {}).get("state", {})
    return {name: dict(model["state"]) for name, model in found.items()}


def studies(book: Path) -> list[dict[str, Any]]:
    return [each for each in models(book).values() if "frames" in each and not is_course(each)]


def courses(book: Path) -> list[dict[str, Any]]:
    return [state for state in models(book).values() if is_course(state)]


def is_course(state: dict[str, Any]) -> bool:
    return str(state.get("_anywidget_id")).endswith(".CoursePage")


def rulings(book: Path) -> list[dict[str, Any]]:
    return [state for state in models(book).values() if "reading" in state]


def room(state: dict[str, Any]) -> int:
    """Return what a widget takes beside its script, in characters."""
    return len(json.dumps(state)) - len(json.dumps(state["_esm"]))


def shown(book: Path) -> list[tuple[dict[str, Any], str]]:
    """Each widget that a cell shows, with the text that stands for it, in the output before."""
    known = models(book)
    return [
        (known[data[VIEW]["model_id"]], "".join(kept["data"]["text/plain"]))
        for cell in stored(book)["cells"]
        for kept, output in pairwise(cell.get("outputs", []))
        if VIEW in (data := output.get("data", {}))
    ]


def test_there_are_notebooks() -> None:
    assert (FOLDER / "00_start_here.ipynb") in BOOKS
    assert len(BOOKS) >= 25


def built() -> dict[Path, dict[str, Any]]:
    """The notebooks that the chapters make, by the place where they are stored."""
    return {
        FOLDER / path.relative_to(CHAPTERS).parent / file_name(path.stem, language): dict(
            notebook(chapter, language)
        )
        for path in sorted(CHAPTERS.rglob("*.md"))
        for chapter in (load_chapter(path),)
        for language in chapter.languages
    }


def cells(book: dict[str, Any]) -> list[tuple[str, str, str, object]]:
    return [
        (each["id"], each["cell_type"], "".join(each["source"]), each["metadata"])
        for each in book["cells"]
    ]


def test_every_notebook_is_made_from_a_chapter_as_it_is_written_now() -> None:
    made = built()
    assert sorted(made) == BOOKS, "run `make notebooks`"
    for book, plain in made.items():
        assert cells(stored(book)) == cells(plain), f"run `make notebooks`: {book.name} is old"


@each_book
def test_every_code_cell_was_run_and_none_failed(book: Path) -> None:
    cells = [cell for cell in stored(book)["cells"] if cell["cell_type"] == "code"]
    assert all(cell["execution_count"] for cell in cells)
    outputs = [output for cell in cells for output in cell["outputs"]]
    assert not [output for output in outputs if output["output_type"] == "error"]


@each_book
def test_the_embedded_script_is_the_one_in_the_repository(book: Path) -> None:
    assert studies(book), "run `make notebooks`: no board is stored"
    for found, script in (
        (studies(book), loader()),
        (rulings(book), loader("edge_case")),
        (courses(book), loader("course")),
    ):
        for state in found:
            assert loaded(state["_esm"]) == loaded(script), "run `make notebooks`: it is old"


@each_book
def test_every_board_shown_can_be_stepped_through_without_a_kernel(book: Path) -> None:
    for state, _ in shown(book):
        if "frames" in state:
            frames, page = (unpack(state[name]) for name in ("frames", "page"))
            assert str(page["at"]) in frames["pages"]
            assert frames["parts"]


@each_book
def test_a_board_takes_little_room(book: Path) -> None:
    """A step of Fugitive keeps more: the odds of every number at every place, with the reasons."""
    for state in studies(book):
        kept = unpack(state["frames"])
        steps, odds = len(kept.get("pages", ())), len(kept.get("panels", ()))
        assert room(state) < 35_000 + 2_000 * steps + 4_000 * odds


@each_book
def test_a_ruling_takes_little_room(book: Path) -> None:
    for state in rulings(book):
        assert room(state) < 30_000


def text_of(state: dict[str, Any]) -> str:
    """A pattern of words in the text of a widget: a study, a start card, a course or a ruling."""
    words = load_messages("explorer", state.get("language", "en"))
    if is_course(state):
        return re.escape(words.phrase("course.title"))
    if "frames" not in state:
        return re.escape(str(unpack(state["page"])["question"]))
    if unpack(state["card"]):
        return re.escape(words.phrase("start.deal"))
    return words.phrase("step").format(step=r"\d+")


@each_book
def test_a_reader_without_trust_sees_everything_as_text(book: Path) -> None:
    for state, text in shown(book):
        assert re.search(text_of(state), text)
        assert "\n" in text
        assert not text.endswith("...")


@each_book
def test_money_is_not_read_as_a_formula(book: Path) -> None:
    for cell in stored(book)["cells"]:
        if cell["cell_type"] == "markdown":
            text = re.sub(r"`[^`]*`", "", "".join(cell["source"]))
            assert len(re.findall(r"(?<!\\)\$", text)) < 2, text
