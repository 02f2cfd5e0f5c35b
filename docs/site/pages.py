"""Pages of text and boards, from the templates of `templates`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from posixpath import relpath

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from engine.core.rulebook import LANGUAGES
from explorer.page.words import LANGUAGE_NAMES

from .words import FIRST, place, words

SECTIONS = {
    "course": "course.html",
    "lessons": "lessons/index.html",
    "puzzles": "puzzles/index.html",
    "rules": "rules/index.html",
    "teachers": "teachers/index.html",
    "reference": "reference/index.html",
}
"""The sections in the order of the head of every page, and the page that each begins with."""
ONCE = ("teachers", "reference")
"""The sections that are written in the first language alone."""


@cache
def templates() -> Environment:
    folder = FileSystemLoader(Path(__file__).parent / "templates")
    return Environment(loader=folder, autoescape=True, undefined=StrictUndefined, trim_blocks=True)


def write(
    site: Path, page: str, language: str, template: str, *, heading: str = "", **values: object
) -> None:
    """Write a page of a language; `page` is its path without the language."""
    here = place(language, page)
    say = words(language)
    text = (
        templates()
        .get_template(f"{template}.html")
        .render(
            language=language,
            say=say,
            heading=heading or say["title"],
            top=to(here, ""),
            home=to(here, place(language, "")),
            nav=[(key, section(here, language, key)) for key in SECTIONS],
            languages=[
                (code, LANGUAGE_NAMES[code][0], to(here, place(code, _same(page))))
                for code in LANGUAGES
            ],
            **{"section": "", **values},
        )
    )
    path = site / here
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def section(here: str, language: str, key: str) -> str:
    """Return the link from a page to a section."""
    return to(here, place(FIRST if key in ONCE else language, SECTIONS[key]))


def to(here: str, target: str) -> str:
    """Return the relative link from a page to a file or folder of the site."""
    found = relpath(target or ".", str(Path(here).parent))
    if target and not target.endswith("/"):
        return found
    return "" if found == "." else f"{found}/"


def _same(page: str) -> str:
    """Return the page that another language has instead of this one."""
    return "index.html" if page.startswith(ONCE) else page
