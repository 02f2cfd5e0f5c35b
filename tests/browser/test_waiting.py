"""A page that gets no answer: a busy kernel is waited for, a kernel that is gone is not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from explorer import study
from explorer.widget.study import Study
from tests.browser.conftest import Open
from tests.browser.host import Host

LATE, OFFLINE = ".hx-late", ".hx-offline"
GONE = "() => document.getElementById('host').classList.add('jupyter-widgets-disconnected')"
JUPYTER = "() => document.getElementById('host').classList.add('lm-Widget')"

AGAIN_AND_AGAIN = "() => setInterval(() => document.querySelector('[data-do=back]').click(), 100)"


class BusyHost(Host):
    """A kernel that answers what it was sent once it is free."""

    busy = False

    def __init__(self, page: Page, study: Study, background: str = "#ffffff") -> None:
        self.kept: list[str] = []
        super().__init__(page, study, background)

    def _from_page(self, update: str) -> None:
        if self.busy:
            self.kept.append(update)
        else:
            super()._from_page(update)

    def free(self) -> None:
        self.busy = False
        while self.kept:
            super()._from_page(self.kept.pop(0))

    def go(self, how: str) -> None:
        self.page.click(f"[data-do={how}]")

    def shows_step(self, step: int) -> None:
        label = f"Timeline, step {step} of 2"
        expect(self.page.locator(".hx-scroll")).to_have_attribute("aria-label", label)


class DeafHost(BusyHost):
    """Nothing that the page sends is ever answered."""

    busy = True


def waiting(shown: Open, lesson: Study, kind: type[BusyHost]) -> BusyHost:
    host = shown(lesson, kind=kind)
    assert isinstance(host, kind)
    return host


@pytest.fixture
def lesson() -> Study:
    """A study with frames that are older than what it shows."""
    shown = study("super_express/shot_off_the_rear")
    shown._repr_mimebundle_()
    shown.forward()
    return shown


@pytest.mark.parametrize("language", ["en", "ko", "pt"])
def test_a_busy_kernel_is_said_to_be_busy_and_answers_later(
    shown: Open, lesson: Study, language: str
) -> None:
    lesson.language = language
    host = waiting(shown, lesson, BusyHost)
    before = host.page.inner_html(".hx-boardbox svg")
    host.busy = True
    host.go("back")
    expect(host.page.locator(LATE)).to_have_text(lesson.fixed["words"]["busy"])
    expect(host.page.locator(".hx-live")).to_have_text(lesson.fixed["words"]["busy"])
    assert host.page.inner_html(".hx-boardbox svg") == before
    assert host.page.locator(OFFLINE).count() == 0
    assert host.page.locator(".hx-study").get_attribute("aria-busy") == "true"
    host.free()
    expect(host.page.locator(LATE)).to_be_hidden()
    assert (lesson.step, host.page.locator(".hx-study").get_attribute("aria-busy")) == (0, "false")


def test_clicks_made_while_the_kernel_is_busy_are_each_obeyed_once(
    shown: Open, lesson: Study
) -> None:
    host = waiting(shown, lesson, BusyHost)
    host.busy = True
    host.go("back")
    expect(host.page.locator(LATE)).to_be_visible()
    host.go("forward")
    host.go("forward")
    host.free()
    host.shows_step(2)
    expect(host.page.locator(LATE)).to_be_hidden()
    assert lesson.step == 2


def test_a_page_that_waits_keeps_clicking_and_is_told_all_the_same(
    shown: Open, lesson: Study
) -> None:
    """The wait is counted from the first click that is not answered, not from the last."""
    host = waiting(shown, lesson, BusyHost)
    host.busy = True
    host.page.evaluate(AGAIN_AND_AGAIN)
    expect(host.page.locator(LATE)).to_be_visible()


def test_a_kernel_that_is_busy_from_the_beginning_is_waited_for(shown: Open, lesson: Study) -> None:
    host = waiting(shown, lesson, DeafHost)
    host.page.evaluate(JUPYTER)
    host.go("back")
    expect(host.page.locator(LATE)).to_be_visible()
    assert host.page.locator(OFFLINE).count() == 0


def test_without_a_kernel_the_stored_steps_are_shown(shown: Open, lesson: Study) -> None:
    host = waiting(shown, lesson, DeafHost)
    host.go("back")
    expect(host.page.locator(OFFLINE)).to_be_visible()
    host.shows_step(0)
    assert host.page.locator(LATE).is_hidden()


def test_a_kernel_that_is_gone_is_not_waited_for(shown: Open, lesson: Study) -> None:
    host = waiting(shown, lesson, BusyHost)
    host.busy = True
    host.go("back")
    expect(host.page.locator(LATE)).to_be_visible()
    host.page.evaluate(GONE)
    expect(host.page.locator(OFFLINE)).to_be_visible()
    host.shows_step(0)
    assert host.page.locator(LATE).is_hidden()
