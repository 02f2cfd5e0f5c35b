"""Chapters written as text: read cell by cell, made into notebooks, and refused with the reason."""

from __future__ import annotations

import json
from pathlib import Path

import nbformat
import pytest

from explorer.__main__ import main
from explorer.chapters.boards import boards, rules_met
from explorer.chapters.building import notebook, speaking
from explorer.chapters.source import Chapter, ChapterError, Fold, read_chapter
from explorer.chapters.translations import shortcomings

CHAPTER = """\
<!-- languages: en ko pt -->
<!-- cell: title -->
# The train

There are 3 wagons; see [the map](map.ipynb).

<!-- ko -->
# 열차

객차는 3량입니다. [지도](map.ko.ipynb)를 보세요.

<!-- pt -->
# O trem

São 3 vagões; veja [o mapa](map.pt.ipynb).

<!-- folded: imports -->
```python
from explorer import study
```

<!-- cell: board -->
```python
study("super_express/paradox")
```

<!-- check: board-check -->
```python
checked = study("super_express/first_steps")

assert checked.step == 0
```
"""


def chapter() -> Chapter:
    return read_chapter(CHAPTER, "train.md")


def test_a_cell_is_prose_in_every_language_or_code() -> None:
    title, imports, board, check = chapter().cells
    assert list(title.prose) == ["en", "ko", "pt"]
    assert title.prose["ko"].startswith("# 열차\n\n객차는")
    assert [each.fold for each in (imports, board, check)] == [
        Fold.SOURCE_FOLDED,
        Fold.OPEN,
        Fold.CHECK,
    ]
    assert board.visible_code == 'study("super_express/paradox")'
    assert not imports.visible_code
    assert check.code.endswith("\n\nassert checked.step == 0")


@pytest.mark.parametrize("language", ["en", "ko", "pt"])
def test_a_chapter_becomes_a_valid_notebook(language: str) -> None:
    plain = json.loads(json.dumps(notebook(chapter(), language)))
    nbformat.validate(plain)
    names = ["title", "imports", "board", *(["board-check"] if language == "en" else [])]
    assert [cell["id"] for cell in plain["cells"]] == names
    folded = {"jupyter": {"source_hidden": True}}
    assert [cell["metadata"] for cell in plain["cells"][:3]] == [{}, folded, {}]


def test_a_translated_notebook_opens_its_boards_in_its_language() -> None:
    cells = json.loads(json.dumps(notebook(chapter(), "ko")))["cells"]
    assert cells[2]["source"] == ['study("super_express/paradox", language="ko")']


@pytest.mark.parametrize(
    ("code", "spoken"),
    [
        ('study("a/b")', 'study("a/b", language="pt")'),
        ('"é", study("a/b", step=2)', '"é", study("a/b", step=2, language="pt")'),
        ("course()", 'course(language="pt")'),
        ('study("a/b", language="ko")', 'study("a/b", language="ko")'),
        ('game.study("a/b")', 'game.study("a/b")'),
        ('play("a"), play("b")', 'play("a", language="pt"), play("b", language="pt")'),
    ],
)
def test_only_calls_that_open_a_board_are_given_a_language(code: str, spoken: str) -> None:
    assert speaking(code, "pt") == spoken


def test_only_visible_boards_count() -> None:
    assert boards(chapter()) == ("super_express/paradox",)
    assert any("paradox" in rule for rule in rules_met(chapter()))


@pytest.mark.parametrize(
    ("was", "becomes", "said"),
    [
        ("en ko pt", "en fr", "not 'en fr'"),
        ("<!-- pt -->", "", "its prose is in en ko; the chapter's is in en ko pt"),
        ("board-check", "board", "two cells are called 'board'"),
        ("cell: title", "cell: the title", "'the title': a name has letters"),
        ("<!-- languages: en ko pt -->\n", "Hello\n", "text before the first cell: 'Hello'"),
        ("```python\nfrom explorer import study\n```", "study", "'imports': only code is folded"),
    ],
)
def test_what_is_wrong_with_a_chapter_is_told_with_its_place(
    was: str, becomes: str, said: str
) -> None:
    assert was in CHAPTER
    with pytest.raises(ChapterError, match=r"train\.md") as no:
        read_chapter(CHAPTER.replace(was, becomes, 1), "train.md")
    assert said in str(no.value)


def test_a_file_without_cells_is_refused() -> None:
    with pytest.raises(ChapterError, match="no cell"):
        read_chapter("\n", "empty.md")


@pytest.mark.parametrize(
    ("was", "becomes", "said"),
    [
        ("객차는 3량", "객차는 네 량", "in ko: numbers missing: 3"),
        ("São 3", "São 3 ou 4", "in pt: numbers not in the source: 4"),
        ("[o mapa](map.pt.ipynb)", "o mapa", "in pt: links missing: map.ipynb"),
        ("# 열차\n\n", "열차: ", "in ko: 1 paragraphs, rows or list items instead of 2"),
        ("São 3", "São `3`", "in pt: code not in the source: 3"),
    ],
)
def test_what_a_translation_lacks_is_told(was: str, becomes: str, said: str) -> None:
    assert not shortcomings(chapter())
    found = shortcomings(read_chapter(CHAPTER.replace(was, becomes), "train.md"))
    assert any(said in each for each in found), found


def test_the_command_writes_a_notebook_for_each_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "from" / "game").mkdir(parents=True)
    (tmp_path / "from" / "game" / "train.md").write_text(CHAPTER, "utf-8")
    assert main(["chapters", str(tmp_path / "from"), "--to", str(tmp_path / "to")]) == 0
    assert "3 notebooks written" in capsys.readouterr().out
    names = sorted(path.name for path in (tmp_path / "to" / "game").iterdir())
    assert names == ["train.ipynb", "train.ko.ipynb", "train.pt.ipynb"]


def test_a_folder_without_chapters_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["chapters", str(tmp_path), "--to", str(tmp_path)]) == 1
    assert "no chapter" in capsys.readouterr().err
