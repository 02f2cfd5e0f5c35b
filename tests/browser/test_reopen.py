"""Run, save, stop, reopen in real JupyterLab: with the settings that come along, and without."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from explorer.widget.outputs import VIEW
from tests.browser.lab import QUIET, ROOT, Lab, running_lab

OURS: Mapping[str, object] = json.loads((ROOT / "binder" / "overrides.json").read_text("utf-8"))
THEIRS = {name: chosen for name, chosen in QUIET.items() if name.endswith(":notification")}
"""What somebody has who changed no setting; only the news stay away."""
BOOK = "reopen.ipynb"
CELLS = (
    "from explorer import edge_case, editor, new_game\n"
    "game = new_game('super_express', players=4, seed=7)\ngame",
    "edge_case('super_express', 'horse_stunned')",
    "editor('fugitive')",
)
STATE = "application/vnd.jupyter.widget-state+json"
LOST = "model not found"
PLAN = ("turn", "move", "floor")


@contextmanager
def reopened(lab: Lab, browser: Browser, cells: tuple[str, ...] = CELLS) -> Iterator[Page]:
    """A notebook that was run, clicked in, saved, left without a kernel, and opened again."""
    lab.notebook(BOOK, cells)
    page = lab.page(browser, 1400, 900)
    lab.open(page, BOOK)
    lab.run_all(page)
    board = page.locator(".hx-study").first
    board.wait_for()
    expect(page.locator(".hx-study")).to_have_count(len(cells))
    for place, card in enumerate(PLAN, 1):
        board.locator(f"[data-value={card}]").click()
        expect(board.locator(".hx-picked.hx-set")).to_have_count(place)
    board.locator(".hx-lay").click()
    expect(board.locator(".hx-story")).to_contain_text("lays a plan")
    expect(page.locator(".hx-kept")).to_have_count(len(cells))
    expect(page.locator(".hx-kept pre").first).to_contain_text("Django to act")
    for kept in page.locator(".hx-kept").all():
        expect(kept.locator("img").first).to_be_attached()
        expect(kept).to_be_hidden()
    lab.save(page)
    page.close()
    lab.stop(BOOK)
    assert lab.get("sessions") == []
    page = lab.page(browser, 1400, 900)
    lab.open(page, BOOK)
    yield page
    page.close()


def stored(lab: Lab, name: str = BOOK) -> dict[str, Any]:
    return dict(json.loads((lab.folder / name).read_text("utf-8")))


def shown_models(book: dict[str, Any]) -> list[str]:
    outputs = [output["data"] for cell in book["cells"] for output in cell["outputs"]]
    return [data[VIEW]["model_id"] for data in outputs if VIEW in data]


@pytest.fixture(scope="module")
def ours(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Lab, Page]]:
    with running_lab(tmp_path_factory.mktemp("ours"), OURS) as lab, reopened(lab, browser) as page:
        yield lab, page


@pytest.fixture(scope="module")
def theirs(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Lab, Page]]:
    folder = tmp_path_factory.mktemp("theirs")
    with running_lab(folder, THEIRS) as lab, reopened(lab, browser) as page:
        yield lab, page


def test_our_settings_save_the_state_of_every_board(ours: tuple[Lab, Page]) -> None:
    book = stored(ours[0])
    assert set(shown_models(book)) <= set(book["metadata"]["widgets"][STATE]["state"])
    assert len(shown_models(book)) == len(CELLS)


def test_with_our_settings_the_boards_are_there_and_scrub(ours: tuple[Lab, Page]) -> None:
    _, page = ours
    expect(page.locator(".hx-study")).to_have_count(len(CELLS))
    expect(page.get_by_text(LOST)).to_have_count(0)
    for kept in page.locator(".hx-kept").all():
        expect(kept).to_be_hidden()
    board = page.locator(".hx-study").first
    expect(board.locator(".hx-now")).to_contain_text("lays a plan")
    board.locator("[data-do=first]").click()
    expect(board.locator(".hx-scroll")).to_have_attribute("aria-label", re.compile("step 0 of"))


def visible(page: Page, text: str) -> list[Locator]:
    return [each for each in page.get_by_text(text).all() if each.is_visible()]


def test_default_settings_save_no_state(theirs: tuple[Lab, Page]) -> None:
    book = stored(theirs[0])
    assert "widgets" not in book["metadata"]
    assert len(shown_models(book)) == len(CELLS)
    assert (theirs[0].folder / BOOK).stat().st_size < 20_000 * len(CELLS)


def test_with_default_settings_there_are_pictures_with_their_text(
    theirs: tuple[Lab, Page],
) -> None:
    _, page = theirs
    expect(page.locator(".hx-kept img").first).to_be_visible()
    expect(page.get_by_text(LOST)).to_have_count(len(CELLS))
    assert visible(page, LOST) == []
    assert page.locator(".hx-study").count() == 0
    for kept in page.locator(".hx-kept").all():
        expect(kept.locator("img").first).to_be_visible()
        expect(kept.locator("pre")).to_be_visible()
        for picture in kept.locator("img").all():
            assert picture.get_attribute("alt")
            assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 300
    expect(page.locator(".hx-kept pre").first).to_contain_text("Django to act")


def test_pictures_and_text_are_shown_without_a_script_where_nothing_is_trusted(
    browser: Browser, theirs: tuple[Lab, Page]
) -> None:
    lab, _ = theirs
    stranger = "stranger.ipynb"
    shutil.copy(lab.folder / BOOK, lab.folder / stranger)
    text = (lab.folder / stranger).read_text("utf-8")
    (lab.folder / stranger).write_text(text.replace("seed=7", "seed=8"), "utf-8")
    page = lab.page(browser, 1400, 900)
    lab.open(page, stranger)
    expect(page.locator(".jp-OutputArea pre", has_text="inside |")).to_be_visible()
    for picture in page.locator(".jp-OutputArea img").all():
        assert str(picture.get_attribute("src")).startswith("data:image/svg+xml;base64,")
        assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 300
    assert page.locator(".jp-OutputArea img").count() >= len(CELLS)
    assert page.locator(".jp-OutputArea script").count() == 0
    assert visible(page, LOST) == []
    page.close()


def test_no_request_leaves_the_machine(ours: tuple[Lab, Page], theirs: tuple[Lab, Page]) -> None:
    assert ours[0].outside == theirs[0].outside == []
