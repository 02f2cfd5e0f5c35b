"""Write what Python and the scripts of the page must agree on, from the records that are sent.

python -m tests.scripts.page_types

`page.d.ts` has the types, `shared.js` the values, and `packed.js` those that the loader needs.
"""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import traitlets

from engine.core.bounds import MOST_DIGITS
from engine.core.messages import load_messages
from engine.core.record import Record, written_fields
from engine.core.rulebook import LANGUAGES
from explorer.draw.drawing import BARE_WIDTHS, WIDTHS
from explorer.export.export import Alone
from explorer.files.packing import pack
from explorer.lessons.kinds.kind import MOST_TRIES
from explorer.lessons.kinds.plainly import CLOSING, IGNORED
from explorer.page.tools import ALL
from explorer.page.words import LANGUAGE_NAMES, Phrase
from explorer.reference.search import ENDINGS, RANKS, SHORTEST
from explorer.widget.edge_case import EdgeCasePage
from explorer.widget.editor import SET_UP
from explorer.widget.learning.course_page import COURSE, CoursePage
from explorer.widget.learning.practising import SERVING
from explorer.widget.lookup.rules_page import RulesPage
from explorer.widget.obeying import OBEY
from explorer.widget.study import Study

FOLDER = Path(__file__).parents[2] / "explorer" / "widget" / "js" / "format"

HEAD = "Written by `make page-types` from the records of the explorer; not to be changed by hand."
PLAIN: Mapping[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
}
TRAITS: Mapping[type, str] = {
    traitlets.Unicode: "string",
    traitlets.Int: "number",
    traitlets.Bool: "boolean",
}


class Writer:
    """Writes interfaces: those of records follow as they are met."""

    def __init__(self) -> None:
        self._wanted: dict[str, type[Any]] = {}

    def written(self, kind: Any) -> str:
        """A type of Python as TypeScript writes it."""
        origin, inner = typing.get_origin(kind), typing.get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if kind is Phrase:
            return "Phrase"
        if isinstance(kind, typing.NewType):
            return self.written(kind.__supertype__)
        if origin is typing.Literal:
            return " | ".join(json.dumps(each) for each in inner)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.written(each) for each in inner))
        if origin is tuple and inner[1:] == (...,):
            return f"{self._bracketed(inner[0])}[]"
        if origin is tuple:
            return f"[{', '.join(self.written(each) for each in inner)}]"
        if origin in (dict, Mapping):
            return f"Record<{self.written(inner[0])}, {self.written(inner[1])}>"
        if isinstance(kind, type) and issubclass(kind, Record):
            return self._record(kind)
        raise TypeError(f"the page has no type for {kind}")

    def _bracketed(self, kind: Any) -> str:
        written = self.written(kind)
        return f"({written})" if " | " in written else written

    def _record(self, kind: Any) -> str:
        name: str = kind.__name__
        if self._wanted.setdefault(name, kind) is not kind:
            raise TypeError(f"two records of the page are called {name}")
        return name

    def interfaces(self) -> Iterator[str]:
        """Every record that was met, and those that they hold."""
        written: set[str] = set()
        while rest := [name for name in self._wanted if name not in written]:
            for name in rest:
                written.add(name)
                yield self._interface(self._wanted[name])

    def _interface(self, kind: Any) -> str:
        fields = "".join(
            f"  {field.name}{'' if field.always else '?'}: {self.written(field.kind)};\n"
            for field in written_fields(kind)
        )
        said = kind.__dict__.get("__doc__") or ""
        about = f"/** {said.splitlines()[0]} */\n" if said else ""
        return f"{about}export interface {kind.__name__} {{\n{fields}}}\n"

    def traits(self, widget: type[traitlets.HasTraits], name: str) -> str:
        """Return what a widget shares with its page."""
        fields = "".join(
            f"  {trait}: {self._trait(found)};\n"
            for trait, found in sorted(widget.class_traits(sync=True).items())
            if not trait.startswith("_") and trait not in ("layout", "tabbable", "tooltip")
        )
        return f"/** What a widget and its page share. */\nexport interface {name} {{\n{fields}}}\n"

    def _trait(self, trait: Any) -> str:
        if holds := trait.metadata.get("holds"):
            written = self.written(holds)
            return f"Partial<{written}>" if trait.metadata.get("or_nothing") else written
        return next(word for kind, word in TRAITS.items() if isinstance(trait, kind))


def page_types() -> str:
    writer = Writer()
    traits = [
        writer.traits(Study, "StudyTraits"),
        writer.traits(EdgeCasePage, "EdgeCaseTraits"),
        writer.traits(RulesPage, "RulesTraits"),
        writer.traits(CoursePage, "CourseTraits"),
    ]
    writer.written(Alone)
    acts = dict.fromkeys((*OBEY, *SET_UP, *SERVING, *COURSE))
    wishes = "".join(f"\n  | {json.dumps(name)}" for name in acts)
    phrases = "".join(
        f"\n  | {json.dumps(key)}" for key in sorted(load_messages("explorer", "en").phrases)
    )
    asked = f"/** What a page can ask for. */\nexport type Wish ={wishes};\n"
    said = f"/** What the explorer says, by key. */\nexport type Phrase ={phrases};\n"
    return "\n".join([f"// {HEAD}\n", *traits, asked, said, *writer.interfaces()])


def packed_traits() -> str:
    packed = sorted(CoursePage.class_traits(to_json=lambda way: way is pack))
    return _values({"TRAITS": ("The traits that are sent packed.", packed)})


def shared_values() -> str:
    values = {
        "WIDTHS": ("The widths of whole boards, the widest first.", WIDTHS[::-1]),
        "BARE_WIDTHS": (
            "The widths of boards without seats, the widest first.",
            BARE_WIDTHS[::-1],
        ),
        "LANGUAGES": (
            "What each language calls itself, in short and in full.",
            {code: LANGUAGE_NAMES[code] for code in LANGUAGES},
        ),
        "TOOLS": ("What can be opened beside the board.", ALL),
        "IGNORED": ("Signs that make no difference in an answer.", IGNORED),
        "CLOSING": ("Signs that make no difference at the end of an answer.", CLOSING),
        "MOST_TRIES": ("The tries at a question before its answer is shown.", MOST_TRIES),
        "ENDINGS": ("Endings of words that make no difference to a search.", ENDINGS),
        "SHORTEST_STEM": ("The fewest letters that are left without an ending.", SHORTEST),
        "RANKS": ("What a word is worth in a title, a text, and what is said besides.", RANKS),
        "MOST_DIGITS": ("The digits of a number that can be an answer.", MOST_DIGITS),
    }
    return _values(values)


def _values(values: Mapping[str, tuple[str, Any]]) -> str:
    lines = (
        f"/** {about} */\n"
        f"export const {name} = /** @type {{const}} */ ({json.dumps(value, ensure_ascii=False)});\n"
        for name, (about, value) in values.items()
    )
    return "\n".join([f"// {HEAD}\n", *lines])


FILES: Mapping[str, Callable[[], str]] = {
    "page.d.ts": page_types,
    "shared.js": shared_values,
    "packed.js": packed_traits,
}

if __name__ == "__main__":
    for name, text in FILES.items():
        (FOLDER / name).write_text(text(), "utf-8")
