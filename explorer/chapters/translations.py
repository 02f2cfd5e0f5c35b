"""What a translation of a chapter lacks of its source: paragraphs, numbers, links or code."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from .source import ENGLISH, Chapter

BLOCK = re.compile(r"\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.) ?)")
NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
LINK = re.compile(r"\]\(([^)\s]+)\)")
LINKED = re.compile(r"\.(?:[a-z]{2}\.)?ipynb$")
SPAN = re.compile(r"`([^`]+)`")


def shortcomings(chapter: Chapter) -> tuple[str, ...]:
    """Return a sentence for each thing that a translation lacks or has too many of."""
    return tuple(_differences(chapter))


def _differences(chapter: Chapter) -> Iterator[str]:
    for cell in chapter.cells:
        for language, text in cell.prose.items():
            source = cell.prose[ENGLISH]
            where = f"cell {cell.name!r} in {language}"
            blocks, meant = len(_blocks(text)), len(_blocks(source))
            if blocks != meant:
                yield f"{where}: {blocks} paragraphs, rows or list items instead of {meant}"
            for kind, found, wanted in (
                ("numbers", _numbers(text), _numbers(source)),
                ("links", _links(text), _links(source)),
                ("code", SPAN.findall(text), SPAN.findall(source)),
            ):
                lacks = Counter(wanted) - Counter(found)
                more = Counter(found) - Counter(wanted)
                if lacks:
                    yield f"{where}: {kind} missing: {', '.join(lacks.elements())}"
                if more:
                    yield f"{where}: {kind} not in the source: {', '.join(more.elements())}"


def _blocks(text: str) -> list[str]:
    return [each for each in BLOCK.split(text) if each.strip()]


def _numbers(text: str) -> list[str]:
    """The numbers of a text, without their separators: 1,000 is 1.000 elsewhere."""
    plain = LINK.sub("]", SPAN.sub("", text))
    return [re.sub(r"[.,]", "", each) for each in NUMBER.findall(plain)]


def _links(text: str) -> list[str]:
    """Return where links lead, whatever the language of the notebook there."""
    return [LINKED.sub(".ipynb", each.partition("#")[0]) for each in LINK.findall(text)]
