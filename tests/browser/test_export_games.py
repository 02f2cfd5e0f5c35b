"""A stand-alone page of a long game of each kind: it steps through, tells, and keeps secrets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from engine.core.messages import plain
from explorer.export.export import export
from explorer.files.library import games
from explorer.session.session import Session
from tests.explorer.test_export import LARGEST, SEED, at_random, everything, stored

VIEWERS: Mapping[str, str] = {"fugitive": "marshal"}
"""Who looks on, where it is not a spectator."""


def texts(session: Session) -> list[str]:
    """Return what just happened, as the viewer is told."""
    return [plain(sentence.segments) for sentence in session.here.story]


class Written:
    """A page that a viewer may have, written to a file and opened."""

    def __init__(self, page: Page, session: Session, file: Path) -> None:
        self.page = page
        self.session = session
        self.asked_for: list[str] = []
        page.on("request", lambda request: self.asked_for.append(request.url))
        page.emulate_media(reduced_motion="reduce")
        self.text = export(session.here, file).read_text("utf-8")
        page.goto(file.as_uri())
        page.wait_for_selector(".hx-board [data-key]")


@pytest.fixture(scope="module", params=games())
def written(
    request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Written]:
    session = at_random(request.param)
    session.viewer = VIEWERS.get(request.param, "spectator")
    page = browser.new_page(viewport={"width": 1000, "height": 1200})
    yield Written(page, session, tmp_path_factory.mktemp("page") / "study.html")
    page.close()


def test_it_scrubs_and_tells(written: Written) -> None:
    page = written.page
    steps = len(written.session.timeline.line()) - 1
    page.click("[data-do=first]")
    for step in range(1, 4):
        page.click("[data-do=forward]")
        expect(page.locator(".hx-scroll")).to_have_attribute(
            "aria-label", f"Timeline, step {step} of {steps}"
        )
    page.click("[data-do=last]")
    told = " ".join(page.inner_text(".hx-story").split())
    assert texts(written.session)[-1] in told
    page.click(".hx-story .hx-chip >> nth=-1")
    expect(page.locator(".hx-story .hx-rule").first).to_be_visible()


def test_it_asks_for_nothing_but_itself(written: Written) -> None:
    assert [url for url in written.asked_for if not url.startswith("file:")] == []
    assert len(written.asked_for) == 1


def test_it_is_small_and_holds_neither_the_seed_nor_the_luck(written: Written) -> None:
    assert len(written.text.encode()) < LARGEST
    whole = everything(written.text)
    assert SEED not in whole
    assert '"chance"' not in whole, "luck is a seat's name in the data, other than in the scripts"


def test_what_is_hidden_from_the_viewer_is_not_in_it(written: Written) -> None:
    """Sentences that only the all-seeing read are in no step of the page."""
    session = written.session
    whole = everything(written.text)
    seen = Session(session.timeline.copy())
    hidden: set[str] = set()
    told: set[str] = set()
    for node in session.timeline.line()[1:]:
        seen.go_to(node.number)
        seen.viewer = session.viewer
        told |= set(texts(seen))
        seen.viewer = "all-seeing"
        hidden |= set(texts(seen))
    hidden -= told
    assert hidden
    assert [each for each in hidden if each in whole] == []


def test_axe_reports_no_violation(written: Written) -> None:
    results = Axe().run(written.page)
    assert results.violations_count == 0, results.generate_report()


def test_it_shows_what_stands_beside_the_board_at_every_step(written: Written) -> None:
    page, held = written.page, stored(written.text)["frames"]["panels"]
    page.click("[data-do=first]")
    for _ in range(12):
        at = page.get_attribute(".hx-stop:has(.hx-here)", "data-node")
        strip = page.locator(".hx-strip")
        assert (strip.locator("[data-heat]").count() > 0) == any(
            chance["heat"]
            for outlook in held.get(at, {"outlooks": []})["outlooks"]
            for chance in outlook["chances"]
        )
        assert page.locator("[data-set]").count() == 0
        page.click("[data-do=forward]")
