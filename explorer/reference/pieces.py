"""The pieces of a game as a picture with a line about each, for the first page of a course.

A file of `pieces` says for each game which pieces there are, how they are drawn, and which rule or
word of the game tells about each.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from engine.core.game import Game
from engine.core.messages import load_messages
from engine.core.record import Record, from_plain
from engine.core.rulebook import RuleId, check_language, load_glossary

from ..draw.drawing import stylesheet
from ..draw.specimen import SIZE
from ..draw.specimens import specimen
from ..files.library import find_game

SENTENCE = re.compile(r"(?<=[.!?])\s+")


class PieceLine(Record):
    """A piece: how it is drawn, and the term or the rule that tells about it.

    A rule is told by its first sentence. Its title is the piece's name, if `word` gives no other.
    """

    draw: str
    term: str = ""
    rule: str = ""
    word: str = ""


class Group(Record):
    title: dict[str, str]
    """By language."""
    pieces: tuple[PieceLine, ...]


class Layout(Record):
    group: tuple[Group, ...]


class Told(Record):
    """A piece in the reader's language, with its drawing."""

    name: str
    text: str
    drawn: str


class Pieces(Record):
    """The pieces of a game, group by group, in one language. In a notebook it shows itself."""

    title: str
    language: str
    groups: tuple[tuple[str, tuple[Told, ...]], ...]

    def __str__(self) -> str:
        blocks = [self.title]
        for heading, pieces in self.groups:
            blocks.append("\n".join([heading, *(f"  {it.name}: {it.text}" for it in pieces)]))
        return "\n\n".join(blocks)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        own = (files("explorer.reference") / "pieces.css").read_text("utf-8")
        groups = "".join(_group(heading, pieces) for heading, pieces in self.groups)
        return (
            f'<section class="hx hx-board hx-pieces mathjax_ignore" lang="{self.language}">'
            f"<style>{stylesheet()}{own}</style>{groups}</section>"
        )


def pieces(game: str, language: str = "en") -> Pieces:
    """The pieces of a game with a line about each, as a picture in a notebook."""
    found = find_game(game)
    return Pieces(
        load_messages(found.package, check_language(language)).word("title"),
        language,
        tuple(
            (
                group.title[language],
                tuple(_told(found, line, language) for line in group.pieces),
            )
            for group in read_layout(found.name).group
        ),
    )


@cache
def read_layout(game: str) -> Layout:
    file = files("explorer.reference") / "pieces" / f"{game}.toml"
    return from_plain(tomllib.loads(file.read_text("utf-8")), Layout)


def _told(game: Game[Any], line: PieceLine, language: str) -> Told:
    if line.term:
        term = load_glossary(game.package, language)[line.term]
        drawn = specimen(game.name, line.draw, term.word)
        return Told(term.word[:1].upper() + term.word[1:], term.text, drawn)
    rule = game.words.rulebook(language).rule(RuleId(line.rule))
    name = load_messages(game.package, language).word(line.word) if line.word else rule.title
    return Told(name, SENTENCE.split(rule.text)[0], specimen(game.name, line.draw, name))


def _group(heading: str, told: tuple[Told, ...]) -> str:
    tiles = "".join(
        f'<li><svg viewBox="0 0 {SIZE} {SIZE}" aria-hidden="true">{each.drawn}</svg>'
        f"<p><b>{escape(each.name)}</b><br>{escape(each.text)}</p></li>"
        for each in told
    )
    return f"<h4>{escape(heading)}</h4><ul>{tiles}</ul>"
