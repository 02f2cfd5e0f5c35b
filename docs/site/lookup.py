"""The rules of each game with an address for every rule, and the cheat sheets to print."""

from __future__ import annotations

from pathlib import Path

from engine.core.rulebook import LANGUAGES
from explorer.reference.catalogue import Catalogue, catalogue
from explorer.reference.cheat_sheet import sheet_html

from .pages import to, write
from .reading import everything
from .words import GAMES, game_title, place, words


def write_rules(site: Path) -> None:
    """Write the rules and the sheet of each game in every language."""
    pages = {item.name: item.page for item in everything()}
    for language in LANGUAGES:
        say = words(language)
        for game in GAMES:
            book = catalogue(game, language)
            write(
                *(site, f"rules/{game}.html", language, "rules"),
                heading=f"{say['rules']}: {book.title}",
                section="rules",
                sheet=f"sheet_{game}.html",
                parts=_parts(book, pages),
                terms=book.glossary.values(),
            )
            sheet = site / place(language, f"rules/sheet_{game}.html")
            sheet.write_text(sheet_html(game, language), "utf-8")
        games = [
            {
                "name": game,
                "title": game_title(game, language),
                "groups": [
                    {
                        "title": "",
                        "items": [
                            {"title": say["rules"], "href": f"{game}.html", "about": ""},
                            {"title": say["sheet"], "href": f"sheet_{game}.html", "about": ""},
                        ],
                    }
                ],
            }
            for game in GAMES
        ]
        write(
            *(site, "rules/index.html", language, "list"),
            heading=say["rules"],
            section="rules",
            games=games,
        )


def _parts(book: Catalogue, pages: dict[str, str]) -> list[dict[str, object]]:
    here = f"rules/{book.game}.html"
    return [
        {
            "id": f"part-{number}",
            "title": title,
            "rules": [
                {
                    "id": rule,
                    "title": book.rules[rule].title,
                    "text": book.rules[rule].text,
                    "ruling": book.rules[rule].ruling,
                    "shown": [
                        (each.title, to(here, pages[each.key]))
                        for each in book.shown.get(rule, ())
                        if each.key in pages
                    ],
                }
                for rule in rules
            ],
        }
        for number, (title, rules) in enumerate(book.sections.items(), 1)
    ]
