"""The course page: every notebook, and what of it a browser carries."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from engine.core.rulebook import LANGUAGES
from explorer.learning.chapters import chapter_titles

from .books import BOOKS
from .lite import book_link
from .pages import write
from .words import FIRST, GAMES, game_title, place, words

Entry = dict[str, str]


def write_course(site: Path) -> None:
    """Write the course page of every language."""
    for language in LANGUAGES:
        here, say = place(language, "course.html"), words(language)
        groups = [
            {
                "key": game,
                "title": game_title(game, language),
                "about": "",
                "numbered": True,
                "items": list(_chapters(here, game, language)),
            }
            for game in GAMES
        ]
        for folder in ("lab", "classroom"):
            groups.append(
                {
                    "key": folder,
                    "title": say[folder],
                    "about": say.get(f"{folder}_about", ""),
                    "numbered": folder == "lab",
                    "items": list(_others(here, folder, language)),
                }
            )
        write(
            *(site, "course.html", language, "course"),
            heading=say["course"],
            section="course",
            start=book_link(here, language, "00_start_here.ipynb"),
            groups=groups,
        )


def _chapters(here: str, game: str, language: str) -> Iterator[Entry]:
    for chapter in chapter_titles(game):
        href = book_link(here, language, chapter.notebook)
        note = (
            "" if f".{language}." in href or language == "en" else words(language)["english_only"]
        )
        yield {"title": chapter.title(language), "href": href, "note": note}


def _others(here: str, folder: str, language: str) -> Iterator[Entry]:
    note = "" if language == FIRST else words(language)["english_only"]
    for book in sorted((BOOKS / folder).glob("*.ipynb")):
        href = book_link(here, language, f"{folder}/{book.name}")
        yield {"title": title_of(book), "href": href, "note": note}


def title_of(book: Path) -> str:
    """Return the title of a notebook, without its number."""
    first = "".join(json.loads(book.read_text("utf-8"))["cells"][0]["source"])
    title = first.splitlines()[0].lstrip("# ")
    return title.lstrip("0123456789 ")
