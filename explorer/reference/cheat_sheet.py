"""The cheat sheet of a game: one page to print, made of the rulebook and the drawings.

A file of `sheets` says for each game which rules stand on it, in which order and with which icon.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from engine.core.game import Game
from engine.core.messages import load_messages
from engine.core.record import Record, from_plain
from engine.core.rulebook import RuleId, check_language
from engine.core.sight import SPECTATOR

from ..draw.boards import board
from ..draw.drawing import stylesheet
from ..draw.figures import portrait
from ..draw.icons import ICONS
from ..draw.piece import markup
from ..draw.words import load_words
from ..files.library import find_game
from ..files.web_page import PAPER, web_page
from ..files.writing import CantWrite, to_path, write_whole

WIDTH = 752
"""The width that the board on the sheet is drawn for."""
SENTENCE = re.compile(r"(?<=[.!?])\s+")


class Line(Record):
    """A line of a sheet: the first sentences of some rules, of an event, or a text of its own.

    It goes by the title of its first rule, or by a word of the game.
    """

    rules: tuple[RuleId, ...] = ()
    sentences: int = 1
    word: str = ""
    event: str = ""
    text: dict[str, str] = {}
    icon: str = ""
    figure: str = ""


class Block(Record):
    title: str
    lines: tuple[Line, ...]


class Sheet(Record):
    """The layout of a sheet: a position to draw, and blocks of lines."""

    position: str
    height: int
    """The height of the drawing that is shown; seats and what else lies below are cut off."""
    block: tuple[Block, ...]


SHEET = """<main class="sheet">
<header><h1>{title}</h1><p>{about}</p></header>
<figure>{picture}</figure>
<div class="blocks">
{blocks}
</div>
<footer><p>Heist Explorer</p></footer>
</main>"""


def cheat_sheet(game: str, path: str | Path, language: str = "en") -> Path:
    """Write the cheat sheet of a game: one page of HTML that prints on two sides of A4 at most."""
    target = to_path(path)
    if target.suffix != ".html":
        raise CantWrite(f"can't write {target.name!r}: a cheat sheet's name ends in .html")
    return write_whole(target, sheet_html(game, language).encode())


def sheet_html(game: str, language: str = "en") -> str:
    """The cheat sheet of a game as a page that needs nothing else."""
    found = find_game(game)
    words = load_messages("explorer", check_language(language))
    layout = read_sheet(found.name)
    style = stylesheet() + (files("explorer.reference") / "sheet.css").read_text("utf-8")
    title = load_messages(found.package, language).word("title")
    body = SHEET.format(
        title=escape(title),
        about=escape(words.phrase("sheet.about")),
        picture=_picture(found, layout, language),
        blocks="\n".join(_block(found, block, language) for block in layout.block),
    )
    return web_page(title, style, body, language, PAPER)


@cache
def read_sheet(game: str) -> Sheet:
    file = files("explorer.reference") / "sheets" / f"{game}.toml"
    return from_plain(tomllib.loads(file.read_text("utf-8")), Sheet)


def _picture(game: Game[Any], layout: Sheet, language: str) -> str:
    view = game.sight.observe(game.read_position(layout.position), SPECTATOR)
    drawn = board(game.name, view, width=WIDTH, words=load_words(language, game.name))
    return (
        f'<svg class="hx-board" viewBox="0 0 {drawn.width} {layout.height}" role="img"'
        f' aria-label="{escape(drawn.label)}">'
        f"<g>{drawn.still}</g><g>{markup(drawn.pieces)}</g></svg>"
    )


def _block(game: Game[Any], block: Block, language: str) -> str:
    title = load_messages("explorer", language).phrase(f"sheet.{block.title}")
    lines = "\n".join(_line(game, line, language) for line in block.lines)
    return f'<section class="block"><h2>{escape(title)}</h2><ul>\n{lines}\n</ul></section>'


def _line(game: Game[Any], line: Line, language: str) -> str:
    title, text = line_words(game, line, language)
    said = f"<p><b>{escape(title)}.</b> {escape(text)}</p>"
    return f"<li>{_sign(line)}{said}</li>"


def line_words(game: Game[Any], line: Line, language: str) -> tuple[str, str]:
    """The title and the text of a line."""
    rules = game.words.rulebook(language)
    messages = load_messages(game.package, language)
    title = messages.word(line.word) if line.word else rules.rule(line.rules[0]).title
    if line.text:
        return title, line.text[language]
    if line.event:
        told = messages.event(line.event).partition(": ")[2]
        return title, told[:1].upper() + told[1:]
    texts = (
        " ".join(SENTENCE.split(rules.rule(each).text)[: line.sentences]) for each in line.rules
    )
    return title, " ".join(texts)


def _sign(line: Line) -> str:
    """The figure or the icon of a line, else a dot."""
    if line.figure:
        drawn = portrait(line.figure, 0, 0)
        colour = f"--a: var(--hx-{line.figure})"
        return (
            f'<svg class="figure" style="{colour}" viewBox="-22 -57 44 60" aria-hidden="true">'
            f"{drawn}</svg>"
        )
    if line.icon:
        path = f'<path class="icon" d="{ICONS[line.icon]}"/>'
        return f'<svg viewBox="0 0 24 24" aria-hidden="true">{path}</svg>'
    return '<span class="dot"></span>'
