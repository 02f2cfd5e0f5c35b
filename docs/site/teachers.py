"""The teacher's guide and the lesson plans as pages: the stored notebooks, to read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import mistune

from .books import BOOKS
from .course import title_of
from .lite import book_link
from .pages import write
from .words import FIRST

GUIDE = "teachers_guide"
PLANS = ("lesson_plan_super_express", "lesson_plan_colt_express", "lesson_plan_fugitive")
FOLDER = BOOKS / "classroom"
LINK = re.compile(r"\]\(([^)\s:]+?)(#[^)\s]*)?\)")


def write_teachers(site: Path) -> None:
    """Write the guide and a page for each lesson plan."""
    others = [(title_of(FOLDER / f"{name}.ipynb"), _page(name)) for name in (GUIDE, *PLANS)]
    for name in (GUIDE, *PLANS):
        here = f"teachers/{_page(name)}"
        content = "\n".join(_cells(here, FOLDER / f"{name}.ipynb"))
        write(
            *(site, here, FIRST, "text"),
            heading=title_of(FOLDER / f"{name}.ipynb"),
            section="teachers",
            content=content,
            others=others,
            here=_page(name),
        )


def _page(name: str) -> str:
    return "index.html" if name == GUIDE else f"{name}.html"


def _cells(here: str, book: Path) -> Iterator[str]:
    render = mistune.create_markdown(plugins=["table"])
    for cell in json.loads(book.read_text("utf-8"))["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            yield str(render(LINK.sub(lambda found: _linked(here, found), text)))
            continue
        if not cell["metadata"].get("jupyter", {}).get("source_hidden"):
            yield f"<pre><code>{escape(text)}</code></pre>"
        yield from (_output(each) for each in cell["outputs"])


def _output(output: dict[str, Any]) -> str:
    """Return what a cell said: a table or a board as it is stored, else its text."""
    held = output.get("data", {})
    if "text/html" in held:
        return "".join(held["text/html"])
    if "application/vnd.jupyter.widget-view+json" in held:
        return ""
    said = "".join(output.get("text") or held.get("text/plain") or "")
    return f'<pre class="site-said" tabindex="0">{escape(said)}</pre>' if said else ""


def _linked(here: str, found: re.Match[str]) -> str:
    """Lead a link between notebooks to the page or the notebook of the site."""
    target, anchor = found[1], found[2] or ""
    name = Path(target).stem
    if name in (GUIDE, *PLANS):
        return f"]({_page(name)}{anchor})"
    if target.endswith(".ipynb"):
        inside = (FOLDER / target).resolve().relative_to(BOOKS.resolve())
        return f"]({book_link(here, FIRST, inside.as_posix())})"
    return "](../course.html)"
