"""What the site offers to read: the lessons of the course by chapter, and the puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from engine.core.record import Record
from engine.core.scenario import load_scenario
from engine.core.translating import said
from explorer.files.library import practice_files, scenario_files
from explorer.learning.chapters import ChapterTitle, chapter_titles
from explorer.lessons.course import course


class Item(Record):
    """A lesson or a puzzle: its name in the library, and the page that it has."""

    name: str
    game: str
    file: Path

    @property
    def page(self) -> str:
        """The page without its language: `lessons/GAME/NAME.html`, or `puzzles/…`."""
        kind = "puzzles" if self.name.startswith("practice/") else "lessons"
        return f"{kind}/{self.game}/{self.file.stem}.html"

    def title(self, language: str) -> str:
        scenario = load_scenario(self.file)
        return said(scenario, scenario.title, language)

    def about(self, language: str) -> str:
        scenario = load_scenario(self.file)
        return said(scenario, scenario.text, language)


@cache
def lessons(game: str) -> tuple[Item, ...]:
    """Return every lesson of a game in the order of the course."""
    files = scenario_files()
    return tuple(Item(each.name, game, files[each.name]) for each in course(game))


@cache
def puzzles(game: str) -> tuple[Item, ...]:
    """Return the puzzles of a game, the easiest first."""
    return tuple(Item(name, game, file) for name, file in practice_files(game).items())


def by_chapter(game: str) -> Iterator[tuple[ChapterTitle, tuple[Item, ...]]]:
    """Yield each chapter of a game with its lessons."""
    number: Mapping[str, int] = {each.name: each.chapter for each in course(game)}
    for chapter in chapter_titles(game):
        found = (each for each in lessons(game) if number[each.name] == chapter.number)
        yield chapter, tuple(found)
