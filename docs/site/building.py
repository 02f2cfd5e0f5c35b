"""The whole site, part by part."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from explorer.page.scripts import loader, script, style

from .course import write_course
from .lite import build_lite
from .lookup import write_rules
from .packing import ROOT
from .reading import write_reading
from .teachers import write_teachers

SITE = ROOT / "build" / "site"
CACHE = ROOT / "build" / "cache"
ASSETS = Path(__file__).parent / "assets"


def build(site: Path = SITE, cache: Path = CACHE) -> None:
    """Build the site into a folder, and print what each part took."""
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    with timed("landing page, lessons and puzzles", site):
        write_assets(site)
        write_reading(site, cache)
    with timed("rules and cheat sheets", site):
        write_rules(site)
    with timed("course and teachers' pages", site):
        write_course(site)
        write_teachers(site)
    with timed("JupyterLite with the course", site):
        build_lite(site, cache)
    print(f"{site}: {size(site) / 1e6:.1f} MB")


def write_assets(site: Path) -> None:
    """Write the scripts and styles: the page's own, and those of the boards as they are."""
    target = site / "assets"
    shutil.copytree(ASSETS, target)
    boards = ROOT / "explorer" / "widget" / "js" / "kernel" / "unpack.js"
    (target / "unpack.js").write_bytes(boards.read_bytes())
    (target / "study.js").write_text(script("study"), "utf-8")
    (target / "widget.js").write_text(loader("study"), "utf-8")
    tokens = ROOT / "explorer" / "draw" / "tokens.css"
    own = tokens.read_text("utf-8") + (ASSETS / "site.css").read_text("utf-8")
    (target / "site.css").write_text(own, "utf-8")
    (target / "study.css").write_text(style(), "utf-8")


@contextmanager
def timed(part: str, site: Path) -> Iterator[None]:
    """Print how long a part took, and how much it added to the site."""
    began, before = time.perf_counter(), size(site)
    yield
    took, added = time.perf_counter() - began, size(site) - before
    print(f"{part}: {added / 1e6:.1f} MB in {took:.1f} s", flush=True)


def size(folder: Path) -> int:
    """Return the bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
