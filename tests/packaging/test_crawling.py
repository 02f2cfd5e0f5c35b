"""The crawler of the site finds what is missing, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

from docs.site.crawling import crawl


def _site(folder: Path, body: str) -> Path:
    (folder / "lite" / "files").mkdir(parents=True)
    (folder / "lite" / "lab").mkdir()
    (folder / "lite" / "lab" / "index.html").write_text("", "utf-8")
    book = {"cells": [{"cell_type": "markdown", "source": ["[next](two.ipynb#there)"]}]}
    (folder / "lite" / "files" / "one.ipynb").write_text(json.dumps(book), "utf-8")
    (folder / "lite" / "files" / "two.ipynb").write_text('{"cells": []}', "utf-8")
    (folder / "rules").mkdir()
    (folder / "rules" / "index.html").write_text('<h2 id="roof">Roof</h2>', "utf-8")
    (folder / "index.html").write_text(body, "utf-8")
    return folder


def test_what_is_there_is_found(tmp_path: Path) -> None:
    found = crawl(
        _site(
            tmp_path,
            '<a href="rules/"></a><a href="rules/index.html#roof"></a><p id="here"></p>'
            '<a href="#here"></a><a href="lite/lab/index.html?path=one.ipynb"></a>'
            '<a href="https://example.org/">elsewhere</a>',
        )
    )
    assert found.dead == ()
    assert (found.pages, found.links) == (2, 6)
    assert found.outside == ("https://example.org/",)


def test_dead_links_are_named_with_their_page(tmp_path: Path) -> None:
    dead = (
        *("rules/none.html", "rules/index.html#cellar", "#nowhere"),
        *("lite/lab/index.html?path=three.ipynb", "../outside.html"),
    )
    body = "".join(f'<a href="{each}"></a>' for each in dead) + '<img src="none.png">'
    (tmp_path.parent / "outside.html").write_text("", "utf-8")
    found = crawl(_site(tmp_path, body))
    assert {link for _, link in found.dead} == {*dead, "none.png"}
    assert {page for page, _ in found.dead} == {"index.html"}


def test_a_notebook_that_leads_nowhere_is_named(tmp_path: Path) -> None:
    site = _site(tmp_path, "")
    (site / "lite" / "files" / "two.ipynb").unlink()
    assert crawl(site).dead == (("lite/files/one.ipynb", "two.ipynb#there"),)


def test_a_script_that_imports_nothing_there_is_named(tmp_path: Path) -> None:
    site = _site(tmp_path, "")
    (site / "assets").mkdir()
    (site / "assets" / "page.js").write_text('import { show } from "./missing.js";', "utf-8")
    assert crawl(site).dead == (("assets/page.js", "./missing.js"),)
