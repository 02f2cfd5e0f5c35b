"""The cheat sheet: it has every part, says it in each language, and needs nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core.rulebook import LANGUAGES, UnknownLanguage
from explorer import cheat_sheet
from explorer.__main__ import main
from explorer.draw.figures import FIGURES
from explorer.draw.icons import ICONS
from explorer.files.library import UnknownGame, games
from explorer.files.writing import CantWrite
from explorer.reference.cheat_sheet import line_words, read_sheet, sheet_html

PARTS = {"goal", "setup", "round", "scoring"}


@pytest.mark.parametrize("game", games())
def test_a_sheet_has_every_part(game: str) -> None:
    blocks = [block.title for block in read_sheet(game).block]
    assert set(blocks) >= PARTS
    assert {"cards", "actions"} & set(blocks)
    assert len(set(blocks)) == len(blocks)


@pytest.mark.parametrize("game", games())
def test_a_sheet_is_made_of_what_exists(game: str) -> None:
    found = games()[game]
    lines = [line for block in read_sheet(game).block for line in block.lines]
    assert {rule for line in lines for rule in line.rules} <= set(found.rule_ids)
    assert {line.icon for line in lines if line.icon} <= set(ICONS)
    assert {line.figure for line in lines if line.figure} <= set(FIGURES)
    for line in lines:
        assert bool(line.rules) + bool(line.event) + bool(line.text) == 1, line
        assert not line.text or set(line.text) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_line_is_told_in_whole_sentences(game: str, language: str) -> None:
    for block in read_sheet(game).block:
        for line in block.lines:
            title, text = line_words(games()[game], line, language)
            assert title, line
            assert text.endswith("."), line
            assert "{" not in text, line


def test_the_bandits_powers_and_the_cards_are_all_there() -> None:
    sheet = read_sheet("colt_express")
    figures = {line.figure for block in sheet.block for line in block.lines if line.figure}
    assert figures == {"belle", "cheyenne", "django", "doc", "ghost", "tuco"}
    icons = {line.icon for block in sheet.block for line in block.lines}
    assert {"move", "floor", "robbery", "fire", "punch", "marshal"} <= icons


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_sheet_needs_nothing_else(game: str, language: str) -> None:
    page = sheet_html(game, language)
    assert page == sheet_html(game, language)
    assert f'<html lang="{language}">' in page
    assert not re.search(r"<script|<link|<img|https?://(?!www\.w3\.org)|@import|url\(", page)


def test_a_sheet_is_written_by_a_call_and_by_a_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    called = cheat_sheet("fugitive", tmp_path / "one.html", language="ko")
    written = tmp_path / "two.html"
    assert main(["cheatsheet", "fugitive", "--to", str(written), "--language", "ko"]) == 0
    assert capsys.readouterr().out.startswith(str(written))
    assert called.read_text("utf-8") == written.read_text("utf-8") == sheet_html("fugitive", "ko")


def test_what_can_not_be_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(CantWrite, match=r"ends in \.html"):
        cheat_sheet("fugitive", tmp_path / "sheet.pdf")
    with pytest.raises(UnknownGame):
        cheat_sheet("chess", tmp_path / "sheet.html")
    with pytest.raises(UnknownLanguage):
        cheat_sheet("fugitive", tmp_path / "sheet.html", "xx")
    assert main(["cheatsheet", "chess", "--to", str(tmp_path / "sheet.html")]) == 1
    assert "no game is called 'chess'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
