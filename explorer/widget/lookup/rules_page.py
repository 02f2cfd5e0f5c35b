"""The rules of a game as a page in a cell: search, contents, every rule, the words of the game.

from explorer import rules

rules("GAME")
rules("GAME", "words to search for")
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import traitlets

from engine.core.bounds import MOST_NAME, check_text
from engine.core.messages import load_messages
from engine.core.record import WholeRecord, to_plain
from engine.core.rulebook import LANGUAGES, RuleId, check_language

from ...files.packing import pack
from ...page.scripts import loader
from ...page.words import Phrase
from ...reference.catalogue import Catalogue, catalogue
from ..one_at_a_time import in_turn
from ..outputs import Kept

SAID = ("reference.", "rule.", "language.")
"""The phrases of the explorer that the page needs, by how they begin."""


class RulesShown(WholeRecord):
    """The rules of a game in every language, so that a page needs no kernel."""

    books: dict[str, Catalogue]
    words: dict[str, dict[Phrase, str]]


@in_turn
class RulesPage(Kept):
    """The rules of a game. `query` is what the page was opened to search for."""

    _esm = loader("rules")

    language = traitlets.Unicode("en").tag(sync=True)
    query = traitlets.Unicode("").tag(sync=True)
    page = traitlets.Dict().tag(sync=True, to_json=pack, holds=RulesShown)

    def __init__(self, game: str, query: str = "", language: str = "en") -> None:
        books = {each: catalogue(game, each) for each in LANGUAGES}
        self.game = game
        super().__init__(language=language, query=query)
        words = {each: _words(each) for each in LANGUAGES}
        self.page = to_plain(RulesShown(books, words))

    @traitlets.validate("language", "query")
    def _check(self, proposal: Any) -> Any:
        value = proposal["value"]
        if proposal["trait"].name == "language":
            return check_language(value)
        return check_text(value, "what to search for", MOST_NAME)

    @traitlets.observe("language", "query")
    def _say_anew(self, _change: object) -> None:
        self._keep()

    def __repr__(self) -> str:
        return "\n".join(_lines(catalogue(self.game, self.language), self.query))


def _words(language: str) -> dict[Phrase, str]:
    phrases = load_messages("explorer", language).phrases
    return {Phrase(key): phrases[key] for key in phrases if key.startswith(SAID)}


def _lines(book: Catalogue, query: str) -> Iterator[str]:
    """Yield what the page shows first, as text: what was found, or the contents."""
    words = load_messages("explorer", book.language)
    about = words.phrase("reference.about")
    yield f"{book.title}: {about.format(rules=len(book.rules), words=len(book.glossary))}"
    if not query.strip():
        for section, rules in book.sections.items():
            yield f"\n{section}"
            yield from (f"  {rule}  {book.rules[rule].title}" for rule in rules)
        return
    found = book.find_rules(query)
    key = "reference.count" if found else "reference.none"
    yield f"“{query}”: {words.phrase(key).format(count=len(found))}"
    for rule in found:
        yield ""
        yield from _rule(book, rule)


def _rule(book: Catalogue, rule: RuleId) -> Iterator[str]:
    words, told = load_messages("explorer", book.language), book.rules[rule]
    yield f"{told.title} [{rule}]"
    yield f"  {told.text}"
    if told.ruling:
        yield f"  {words.phrase('rule.ruling')}: {told.ruling}"
    if rule in book.shown:
        names = ", ".join(each.key for each in book.shown[rule])
        yield f"  {words.phrase('reference.shown')}: {names}"


def rules(game: str, query: str = "", language: str = "en") -> RulesPage:
    """The rules of a game as a page to search, in a cell; it goes on working without a kernel.

    `query` is words to search for, or the id of a rule.
    """
    return RulesPage(game, query, language)
