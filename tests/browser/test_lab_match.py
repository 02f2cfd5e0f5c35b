"""Whole games from `play` to the end card in real JupyterLab, by the mouse and by the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.lab import Lab
from tests.browser.seated import Seated, SeatedTypist

BOOK = "match.ipynb"
CALLS = {game: f"play('{game}')" for game in ("colt_express", "super_express", "fugitive")}
"""Whole games as a newcomer gets them; fair bots play the others."""
SEATS = {"colt_express": "django", "super_express": "cheyenne", "fugitive": "marshal"}
GAMES = tuple(CALLS)
ALL = {"resultTypes": ["violations"]}

PIECES = """(study) => Object.fromEntries([...study.querySelectorAll('.hx-pieces > [data-key]')]
  .filter((each) => !each.dataset.key.startsWith('ring '))
  .map((each) => [each.dataset.key, each.getAttribute('style')]))"""

WATCH = """number => {
  const study = document.querySelectorAll('.hx-study')[number];
  const seen = (window.framesSeen = []);
  const told = (line) => [...line.querySelectorAll('.hx-chip')]
    .reduce((text, chip) => text.replace(chip.innerText, ''), line.innerText).trim();
  const look = () => {
    const bar = study.querySelector('.hx-bar');
    if (bar.querySelector('.hx-beat-now')) {
      const place = study.querySelector('.hx-scroll').ariaLabel;
      const frame = {
        place,
        heading: study.querySelector('.hx-doing-now').textContent,
        count: study.querySelectorAll('.hx-beat').length,
        newest: told(study.querySelector('.hx-story > li:last-child')),
        pieces: (PIECES)(study),
      };
      if (seen.at(-1)?.place === place && seen.at(-1).heading === frame.heading) seen.pop();
      seen.push(frame);
    }
    window.watching = requestAnimationFrame(look);
  };
  look();
}""".replace("(PIECES)", f"({PIECES})")

SEEN_NOW = """number => {
  const study = document.querySelectorAll('.hx-study')[number];
  return [study.querySelector('.hx-scroll').ariaLabel, (PIECES)(study)];
}""".replace("(PIECES)", f"({PIECES})")


@pytest.fixture(scope="module")
def errors() -> list[str]:
    """Return what the browser's console complains about."""
    return []


@pytest.fixture(scope="module")
def page(browser: Browser, lab: Lab, errors: list[str]) -> Iterator[Page]:
    lab.notebook(BOOK, ["from explorer import play", *CALLS.values(), *CALLS.values()])
    page = lab.page(browser, 1440, 900)
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    lab.open(page, BOOK)
    lab.run_all(page)
    expect(page.locator(".hx-start [data-focus=deal]")).to_have_count(2 * len(CALLS))
    yield page
    page.close()


def clean(page: Page, number: int, state: str) -> None:
    """Assert that axe finds nothing in a study as it is shown now."""
    mark = "number => document.querySelectorAll('.hx-study')[number].id = 'looked-at'"
    page.evaluate(mark, number)
    found = Axe().run(page, context="#looked-at", options=ALL)
    page.evaluate("() => document.getElementById('looked-at').removeAttribute('id')")
    assert found.violations_count == 0, f"{state}: {found.generate_report()}"


def replied(hand: Seated) -> list[Any]:
    """Make moves until others reply, and look on; the frames of what they do."""
    hand.page.evaluate(WATCH, hand.number)
    frames: list[Any] = []
    paused = False
    while len(frames) < 2 or not paused:
        while (seen := hand.wait())["mode"] != "replies":
            hand.choose(seen)
        if not paused and hand.pause():
            paused = True
            clean(hand.page, hand.number, "others play")
            hand.press("pause")
        hand.page.wait_for_selector(
            f".hx-study >> nth={hand.number} >> .hx-bar:not([data-mode=replies])"
        )
        frames = hand.page.evaluate("() => framesSeen")
    hand.page.evaluate("() => cancelAnimationFrame(watching)")
    return frames


def gone_through(hand: Seated, count: int) -> dict[str, Any]:
    """The pieces at each of the last steps, found by going back, and on to the end again."""
    found = {}
    for _ in range(count):
        place, pieces = hand.page.evaluate(SEEN_NOW, hand.number)
        found[place] = pieces
        hand.press("back")
        hand.page.wait_for_function(
            f"before => ({SEEN_NOW})({hand.number})[0] !== before", arg=place
        )
    hand.press("last")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_clicks_and_others_are_seen_move_by_move(page: Page, game: str) -> None:
    number = GAMES.index(game)
    hand = Seated(page, number, seed=7)
    clean(page, number, "start card")
    hand.sit_down(SEATS[game])
    frames = replied(hand)
    places = [frame["place"] for frame in frames]
    assert len(set(places)) == len(places)
    steps = [int(place.split()[2]) for place in places]
    assert steps == sorted(steps)
    for frame in frames:
        assert frame["count"] >= 1
        assert frame["newest"].split() == frame["heading"].split()[-len(frame["newest"].split()) :]
    told = gone_through(hand, steps[-1] - steps[0] + 1)
    for frame in frames:
        # Later steps make a timeline longer, so only the step itself is compared.
        (pieces,) = [seen for place, seen in told.items() if step(place) == step(frame["place"])]
        alike = frame["pieces"].keys() & pieces.keys()
        assert len(alike) > 3
        assert all(frame["pieces"][key] == pieces[key] for key in alike)
    if hand.wait()["mode"] != "ending":
        clean(page, number, "my turn")
        hand.press("advise")
        page.wait_for_selector(f".hx-study >> nth={number} >> .hx-advice li")
        clean(page, number, "hint")
        hand.press("advise")
    hand.play_to_the_end()
    clean(page, number, "end")
    expect(page.locator(hand.on("rematch"))).to_be_visible()


def step(place: str) -> str:
    return place.split()[2]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_the_keyboard(page: Page, game: str) -> None:
    number = len(GAMES) + GAMES.index(game)
    hand = SeatedTypist(page, number, seed=3)
    hand.enter(1 + number)
    hand.sit_down(SEATS[game])
    hand.play_to_the_end()
    hand.press("rematch")
    expect(page.locator(hand.on("rematch"))).to_have_count(0)
    assert hand.wait()["mode"] in ("choices", "replies")


def test_the_console_stays_silent(errors: list[str]) -> None:
    assert errors == []
