"""The pages of the reference are built without a warning, and no link within them is dead."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from docs.site.crawling import crawl
from tests.architecture.sources import ROOT


def test_the_reference_is_built_and_leads_nowhere_that_is_not_there(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    built = subprocess.run(
        [
            *(sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going"),
            *("--doctree-dir", str(tmp_path / "read"), str(ROOT / "docs"), str(pages)),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    found = crawl(pages)
    assert found.pages > 20
    assert found.dead == ()
