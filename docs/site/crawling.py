"""A crawler: every link and every file that the pages of a folder name is there.

It reads the pages as they lie on the disk. A link with a `#` has to meet an element with that id, a
link into JupyterLite an existing notebook. What leads elsewhere is counted, not followed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

from engine.core.record import Record

NAMING = ("href", "src", "data-from", "data-page")
"""The attributes that name another file."""
APPS = ("lab", "notebooks")
IMPORT = re.compile(r"""(?:from|import\(|new URL\()\s*"(\.[^"]+)\"""")
IN_BOOKS = re.compile(r"\]\(([^)\s:#]+\.ipynb(?:#[^)]*)?)\)")


class Found(Record):
    """What a crawl met: the dead links by page, and how much there was."""

    dead: tuple[tuple[str, str], ...]
    pages: int
    links: int
    outside: tuple[str, ...]
    """The addresses that lead elsewhere."""


class Page(HTMLParser):
    """The links and the ids of a page, and what it loads from elsewhere by itself."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids = {"", "top"}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in NAMING and value:
                self.links.append(value)
            elif name in ("id", "name") and value:
                self.ids.add(value)


def crawl(site: Path, lite: str = "lite") -> Found:
    """Read every page of a site, and the notebooks that its JupyterLite serves."""
    dead, outside, links = [], set(), 0
    pages = [path for path in sorted(site.rglob("*.html")) if lite not in path.parts]
    for path, link in _links(site, pages, lite):
        links += 1
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            outside.add(link)
        elif not _answers(site, path, link, lite):
            dead.append((str(path.relative_to(site)), link))
    return Found(tuple(dead), len(pages), links, tuple(sorted(outside)))


def _links(site: Path, pages: list[Path], lite: str) -> Iterator[tuple[Path, str]]:
    for path in pages:
        for link in read(path).links:
            yield path, link
    for path in sorted((site / "assets").glob("*.js")):
        for link in IMPORT.findall(path.read_text("utf-8")):
            yield path, link
    files = site / lite / "files"
    for path in sorted(files.rglob("*.ipynb")):
        for cell in json.loads(path.read_text("utf-8"))["cells"]:
            if cell["cell_type"] == "markdown":
                for link in IN_BOOKS.findall("".join(cell["source"])):
                    yield path, link


@cache
def read(path: Path) -> Page:
    return Page(path.read_text("utf-8"))


def _answers(site: Path, page: Path, link: str, lite: str) -> bool:
    """Return whether a link of a page leads to something that is there."""
    parts = urlsplit(link)
    target = page.parent / unquote(parts.path) if parts.path else page
    if target.is_dir():
        if page.suffix == ".js":
            return True
        target = target / "index.html"
    if not target.is_file() or site.resolve() not in target.resolve().parents:
        return False
    asked: Mapping[str, list[str]] = parse_qs(parts.query)
    if lite in target.parts and "path" in asked:
        return all((site / lite / "files" / each).is_file() for each in asked["path"])
    if parts.fragment and target.suffix == ".html" and lite not in target.parts:
        return unquote(parts.fragment) in read(target.resolve()).ids
    return True
