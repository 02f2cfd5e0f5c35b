"""`course` puts the notebooks into a folder of one's own, where no link is dead."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from nbformat import read
from nbformat.sign import NotebookNotary

from explorer.__main__ import main
from explorer.cli.course import CantCopy, copy_course

LINK = re.compile(r"\]\(([^)\s]+)\)")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUPYTER_DATA_DIR", str(data))
        target = tmp_path_factory.mktemp("course") / "mine"
        copy_course(target)
        with NotebookNotary(data_dir=str(data)) as notary:
            book = read(target / "00_start_here.ipynb", as_version=4)
            assert notary.check_signature(book), "boards are shown before a cell is run"
    return target


def words(page: Path) -> str:
    text = page.read_text("utf-8")
    if page.suffix == ".md":
        return text
    return "\n".join(
        "".join(cell["source"])
        for cell in json.loads(text)["cells"]
        if cell["cell_type"] == "markdown"
    )


def test_no_link_leads_out_of_the_course(folder: Path) -> None:
    pages = [*folder.rglob("*.ipynb"), *folder.rglob("*.md")]
    assert len(pages) > 25
    for page in pages:
        for link in LINK.findall(words(page)):
            if "://" not in link and not link.startswith("#"):
                target = (page.parent / link.partition("#")[0]).resolve()
                assert target.exists(), f"{page.name}: {link}"
                assert target.is_relative_to(folder.resolve())


def test_what_only_authors_need_stays_behind(folder: Path) -> None:
    assert not (folder / "source").exists()


def test_nothing_is_copied_over(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").touch()
    with pytest.raises(CantCopy, match="holds something already"):
        copy_course(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_a_place_that_can_not_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert main(["course", str(tmp_path / "file" / "below")]) == 1
    assert "can't write to" in capsys.readouterr().err
