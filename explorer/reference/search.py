"""Search by word: the entries that a query finds, the likeliest first.

The page searches in the same way without a kernel (`widget/js/elements/search.js`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.core.record import Record

ENDINGS: Mapping[str, tuple[str, ...]] = {
    "en": ("ing", "ery", "ers", "er", "ed", "es", "s", "e"),
    "ko": (
        *("입니다", "합니다", "으로", "에서", "에게", "까지", "부터", "하면", "하는"),
        *("들", "은", "는", "이", "가", "을", "를", "의", "에", "로", "와", "과", "도", "만"),
    ),
    "pt": (
        *("ando", "endo", "indo", "ados", "adas", "oes", "aes", "ais", "ado", "ada", "ao"),
        *("ar", "er", "ir", "ou", "os", "as", "es", "a", "o", "e", "s"),
    ),
}
"""The endings that make no difference to what a word means, the longest first."""
SHORTEST = 3
"""The fewest letters that are left of a word without its ending."""

RANKS = (90, 30, 10)
"""What a word is worth in the title of an entry, in its text, and in what is said besides."""
WHOLE, BEGINNING, STEM = 3, 2, 1
"""What it is worth to find the very word, its beginning, or the same word with another ending."""


class Entry(Record):
    """Something to be found, by its key; `fields` are its title, its text and what else it says."""

    key: str
    fields: tuple[str, ...]


def search(query: str, entries: Iterable[Entry], language: str) -> tuple[str, ...]:
    """The keys of the entries that have every word of the query, the likeliest first.

    If no entry has every word, those with the most of them are found. The key of an entry finds
    that entry alone.
    """
    listed = tuple(entries)
    if any(each.key == query.strip() for each in listed):
        return (query.strip(),)
    wanted = words_of(query)
    scores = {each.key: _score(wanted, each, language) for each in listed}
    most = max((hits for hits, _ in scores.values()), default=0)
    found = [key for key, (hits, _) in scores.items() if hits == most and hits]
    return tuple(sorted(found, key=lambda key: -scores[key][1]))


@lru_cache(2048)
def words_of(text: str) -> tuple[str, ...]:
    """The words of a text without accents and capitals; Hangul falls into its letters."""
    plain = unicodedata.normalize("NFKD", text.lower())
    bare = "".join(sign for sign in plain if not unicodedata.category(sign).startswith("M"))
    return tuple(re.findall(r"[^\W_]+", bare))


@lru_cache(16384)
def stem(word: str, language: str) -> str:
    """A word without its ending; a letter doubled before the ending is single again."""
    for ending in ENDINGS[language]:
        bare = unicodedata.normalize("NFKD", ending)
        if word.endswith(bare) and len(word) - len(bare) >= SHORTEST:
            word = word[: -len(bare)]
            break
    return word[:-1] if len(word) > SHORTEST and word[-1] == word[-2] else word


def _score(wanted: tuple[str, ...], entry: Entry, language: str) -> tuple[int, int]:
    """The number of words of the query that an entry has, and what they are worth together."""
    fields = [words_of(field) for field in entry.fields]
    found = [
        max(
            (
                rank + like
                for rank, words in zip(RANKS, fields, strict=False)
                if (like := max((_likeness(word, each, language) for each in words), default=0))
            ),
            default=0,
        )
        for word in wanted
    ]
    return sum(each > 0 for each in found), sum(found)


def _likeness(wanted: str, word: str, language: str) -> int:
    if wanted == word:
        return WHOLE
    if word.startswith(wanted):
        return BEGINNING
    return STEM if stem(wanted, language) == stem(word, language) else 0
