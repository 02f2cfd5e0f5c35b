"""What every result of the lab does in a notebook: it shows itself, as text and as a chart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Self

from engine.core.errors import GameError
from engine.core.record import Record, field_names

from .charts import NARROW, WIDTH

if TYPE_CHECKING:
    from pandas import DataFrame

Columns = Mapping[str, Sequence[object]]
"""The numbers of a result, column by column."""


class Shows:
    """A result that shows itself. What it is made of says its chart, its numbers and its notes."""

    __slots__ = ()

    @classmethod
    def showing(cls, found: Record, **more: Any) -> Self:
        """The same result, such that it shows itself."""
        given = {name: getattr(found, name) for name in field_names(type(found))}
        made: Any = cls
        shown: Self = made(**given, **more)
        return shown

    if TYPE_CHECKING:
        # What the result itself has, or its class says; nothing here may hide it.
        @property
        def heading(self) -> str: ...
        @property
        def notes(self) -> tuple[str, ...]: ...
        @property
        def warning(self) -> str: ...
        def cite(self) -> str: ...
        def columns(self) -> Columns: ...
        def chart(self, width: int = WIDTH) -> str: ...

    def charts(self) -> str:
        """The chart for wide pages and the one for narrow pages, of which a page shows one."""
        return (
            f'<div class="hx-r-charts"><div class="hx-r-large">{self.chart()}</div>'
            f'<div class="hx-r-small">{self.chart(NARROW)}</div></div>'
        )

    def behind_chart(self) -> Columns:
        """The numbers that stand below the chart."""
        return self.columns()

    def table(self) -> DataFrame:
        """The numbers of the result, as a data frame."""
        return frame(self.columns())

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        notes = "".join(
            f'<p class="hx-r-warning">{escape(note)}</p>'
            if note == self.warning
            else f"<p>{escape(note)}</p>"
            for note in self.notes
        )
        return framed(
            f"<figcaption>{escape(self.heading)}</figcaption>"
            f"{self.charts()}{notes}{_numbers(self.behind_chart())}"
            f'<p class="hx-r-cite">{escape(self.cite())}</p>'
        )


def framed(content: str) -> str:
    """Content with the styles of the lab, for the output of a cell."""
    return f'<figure class="hx hx-results"><style>{stylesheet()}</style>{content}</figure>'


@cache
def stylesheet() -> str:
    folder = files("explorer")
    tokens, own = folder / "draw" / "tokens.css", folder / "lab" / "lab.css"
    return tokens.read_text("utf-8") + own.read_text("utf-8")


def frame(columns: Columns) -> DataFrame:
    """A data frame of these columns."""
    try:
        from pandas import DataFrame
    except ModuleNotFoundError:
        said = "a data frame needs pandas: pip install 'heist-explorer[experiments]'"
        raise GameError(said) from None
    return DataFrame(columns)


def _numbers(columns: Columns) -> str:
    """The numbers as a table that can be opened, for those who don't read charts."""
    return f"<details><summary>Numbers</summary>{numbers(columns)}</details>"


def numbers(columns: Columns) -> str:
    """The columns as a table of a page."""
    head = "".join(f"<th>{escape(name)}</th>" for name in columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(_cell(each))}</td>" for each in row) + "</tr>"
        for row in zip(*columns.values(), strict=True)
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="hx-r-scrolls">{table}</div>'


def _cell(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)
