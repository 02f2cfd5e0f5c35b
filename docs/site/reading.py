"""The landing page, the lessons and the puzzles: pages with a board that needs no engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from engine.core.rulebook import LANGUAGES

from .lite import book_link
from .pages import section, to, write
from .shelf import Item, by_chapter, lessons, puzzles
from .studies import packed, studies
from .words import GAMES, game_title, place, words

SHOWN = {
    "super_express": "super_express/line_of_sight",
    "colt_express": "colt_express/marshal_meets_one",
    "fugitive": "fugitive/a_step_too_far",
}
"""The lesson of each game that the landing page shows."""
Packed = Mapping[tuple[str, str], str]


def everything() -> Sequence[Item]:
    return [item for game in GAMES for item in (*lessons(game), *puzzles(game))]


def write_reading(site: Path, cache: Path) -> int:
    """Write the pages of every language; return how many studies they show."""
    items = everything()
    made = studies([(i.name, language) for language in LANGUAGES for i in items], cache)
    for language in LANGUAGES:
        for game in GAMES:
            for row in (lessons(game), puzzles(game)):
                _write_row(site, row, language, made)
        write(site, "play.html", language, "play", heading=words(language)["play"])
        _write_lists(site, language)
        _write_landing(site, language)
    return len(made)


def _write_row(site: Path, row: Sequence[Item], language: str, made: Packed) -> None:
    """Write the pages of a row of lessons, each with the one before and the one after it."""
    for at, item in enumerate(row):
        around = (row[at - 1] if at else None, row[at + 1] if at + 1 < len(row) else None)
        before, after = (
            {"title": each.title(language), "href": to(item.page, each.page)} if each else None
            for each in around
        )
        write(
            *(site, item.page, language, "study"),
            heading=item.title(language),
            about=item.about(language),
            section=item.page.partition("/")[0],
            game=item.game,
            where=f"{game_title(item.game, language)} · {at + 1}/{len(row)}",
            live=f"{to(item.page, 'play.html')}?scenario={item.name}",
            before=before,
            after=after,
            stored=made[item.name, language],
        )


def _write_lists(site: Path, language: str) -> None:
    say = words(language)
    chapters = [
        {
            "name": game,
            "title": game_title(game, language),
            "groups": [
                {
                    "title": f"{chapter.number} {chapter.title(language)}",
                    "items": [_entry(item, language, "lessons") for item in items],
                }
                for chapter, items in by_chapter(game)
                if items
            ],
        }
        for game in GAMES
    ]
    write(
        *(site, "lessons/index.html", language, "list"),
        heading=say["lessons"],
        section="lessons",
        games=chapters,
    )
    rows = [
        {
            "name": game,
            "title": game_title(game, language),
            "groups": [
                {
                    "title": "",
                    "items": [_entry(item, language, "puzzles") for item in puzzles(game)],
                }
            ],
        }
        for game in GAMES
    ]
    write(
        *(site, "puzzles/index.html", language, "list"),
        heading=say["puzzles"],
        section="puzzles",
        games=rows,
    )


def _entry(item: Item, language: str, folder: str) -> Mapping[str, str]:
    about = item.about(language) if folder == "lessons" else ""
    return {
        "title": item.title(language),
        "about": about,
        "href": to(f"{folder}/index.html", item.page),
    }


def _write_landing(site: Path, language: str) -> None:
    here, say = place(language, "index.html"), words(language)
    first, *_ = [_write_board(site, game, language) for game in GAMES]
    pages = {item.name: item.page for item in everything()}
    games = [
        {
            "name": game,
            "title": game_title(game, language),
            "data": f"boards/{game}.txt",
            "page": pages[SHOWN[game]],
        }
        for game in GAMES
    ]
    by_game = [(game_title(game, language), game) for game in GAMES]
    links = {
        "course": [(say["start"], book_link(here, language, "00_start_here.ipynb"))],
        "lessons": [(title, f"lessons/index.html#{game}") for title, game in by_game],
        "puzzles": [(title, f"puzzles/index.html#{game}") for title, game in by_game],
        "rules": [(title, f"rules/{game}.html") for title, game in by_game],
    }
    cards = [
        {"key": key, "href": section(here, language, key), "links": links.get(key, [])}
        for key in ("course", "lessons", "puzzles", "rules", "teachers")
    ]
    cards.append({"key": "lab", "href": "course.html#lab", "links": []})
    cards.append({"key": "reference", "href": section(here, language, "reference"), "links": []})
    write(
        *(site, "index.html", language, "landing"),
        games=games,
        cards=cards,
        first=first,
    )


def _write_board(site: Path, game: str, language: str) -> str:
    """Write the board of a game for the landing page, opened at a question; return its data."""
    data = site / place(language, f"boards/{game}.txt")
    data.parent.mkdir(parents=True, exist_ok=True)
    data.write_text(packed(SHOWN[game], language, at_a_question=True), "ascii")
    return data.read_text("ascii")
