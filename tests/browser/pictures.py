"""`make pictures`: the studies that the README shows, as they look in a browser, and one moves."""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from explorer.export.export import export
from explorer.widget.study import study
from tests.browser.conftest import FLAGS
from tests.browser.find_chromium import find
from tests.browser.host import Host

FOLDER = Path(__file__).parents[2] / "notebooks" / "images"
WIDTH, TALLEST = 1152, 1320
LARGEST = 200_000
MOVING = "super_express/paradox"
LARGEST_MOVING = 150_000
SHOWN = (
    ("super_express/paradox", 7, "all-seeing"),
    ("colt_express/a_fist_and_a_door", 1, "all-seeing"),
    ("fugitive/turned_up_with_its_sprints", 1, "marshal"),
)


def take(browser: Browser, scenario: str, step: int, viewer: str) -> Path:
    board = study(scenario)
    board.viewer = viewer
    board.step = step
    page = browser.new_page(viewport={"width": WIDTH, "height": TALLEST})
    Host(page, board).settle()
    path = FOLDER / f"{scenario.partition('/')[0]}.png"
    tall = page.evaluate("document.querySelector('#host').offsetHeight")
    page.screenshot(
        path=path,
        clip={"x": 0, "y": 0, "width": WIDTH, "height": min(tall, TALLEST)},
        animations="disabled",
    )
    page.close()
    few_colours(path)
    return path


def few_colours(path: Path) -> None:
    """Flat drawings lose nothing by it that an eye would miss."""
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(128, dither=Image.Dither.NONE).save(path, optimize=True)


def move() -> None:
    """Write a line that plays by itself, over and over."""
    path = export(study(MOVING).session.here, FOLDER / "moving.svg", "moving.svg")
    told(path, LARGEST_MOVING)


def told(path: Path, largest: int) -> None:
    size = path.stat().st_size
    print(f"{path.name}: {size / 1000:.0f} KB")
    assert size < largest, f"{path.name} is too large for a README"


def main() -> None:
    move()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        for each in SHOWN:
            told(take(browser, *each), LARGEST)
        browser.close()


if __name__ == "__main__":
    main()
