"""The generated types and values of the page's scripts match the records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import pytest

from engine.core.record import Record, WholeRecord
from engine.core.rulebook import LANGUAGES, RuleId
from explorer.page.track import Stop
from explorer.page.words import LANGUAGE_NAMES

from .page_types import FILES, FOLDER, Writer


class Inner(Record):
    """What is inside.

    And more about it.
    """

    first: int
    second: str = ""


class Outer(WholeRecord):
    inner: Inner | None = None


@pytest.mark.parametrize("name", FILES)
def test_what_is_shared_follows_the_records(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == FILES[name](), "run `make page-types`"


def test_every_language_has_a_name() -> None:
    assert tuple(LANGUAGE_NAMES) == LANGUAGES


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (str, "string"),
        (float, "number"),
        (RuleId, "string"),
        (bool, "boolean"),
        (Literal["a", "b"], '"a" | "b"'),
        (int | None, "number | null"),
        (tuple[str, ...], "string[]"),
        (tuple[Inner | int, ...], "(Inner | number)[]"),
        (tuple[str, int], "[string, number]"),
        (dict[str, Inner], "Record<string, Inner>"),
        (Mapping[str, tuple[int, ...]], "Record<string, number[]>"),
    ],
)
def test_a_type_is_written(kind: Any, written: str) -> None:
    assert Writer().written(kind) == written


@pytest.mark.parametrize("kind", [Any, object, dict, set[str]])
def test_what_says_nothing_about_its_values_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match="the page has no type for"):
        Writer().written(kind)


def test_a_record_is_written_with_what_it_holds() -> None:
    writer = Writer()
    writer.written(Outer)
    assert list(writer.interfaces()) == [
        "export interface Outer {\n  inner: Inner | null;\n}\n",
        "/** What is inside. */\n"
        "export interface Inner {\n  first: number;\n  second?: string;\n}\n",
    ]


def test_a_field_is_called_as_it_is_sent() -> None:
    writer = Writer()
    writer.written(Stop)
    (stop,) = writer.interfaces()
    assert '  n: number;\n  l: string;\n  a: string;\n  k: "open" | "secret" | "luck";\n' in stop
