"""What can be changed at a table, as a list that shows itself."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from engine.lab.offered import Offers as PlainOffers

from .showing import Columns, frame, framed, numbers

if TYPE_CHECKING:
    from pandas import DataFrame


class Offers(PlainOffers):
    """Every option and dial in words, with its values and its rule."""

    def columns(self) -> Columns:
        rows = self.rows
        return {
            "option": [row.option for row in rows],
            "meaning": [row.meaning for row in rows],
            "values": [row.values for row in rows],
            "usual": [row.usual for row in rows],
            "here": [row.here for row in rows],
            "rule": [row.rule for row in rows],
        }

    def table(self) -> DataFrame:
        """The list as a data frame."""
        return frame(self.columns())

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return framed(f"<figcaption>{escape(self.head)}</figcaption>{numbers(self.columns())}")
