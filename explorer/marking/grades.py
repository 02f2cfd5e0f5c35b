"""The marks of a class, and as a table: for a spreadsheet, a terminal, and as a data frame."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Sequence
from datetime import datetime
from io import StringIO
from textwrap import wrap
from typing import TYPE_CHECKING

from engine.core.bounds import printable
from engine.core.errors import GameError
from engine.core.record import Record

from .judging import Marked, MarkingRule, Work
from .statistics import Item

if TYPE_CHECKING:
    from pandas import DataFrame

FORMULA = re.compile(r"(^|[;\t\r\n])(?=\s*[-=+@＝＋－＠])")
"""Where a spreadsheet would begin a formula; in many countries it divides cells by semicolons."""
MOST_ASKED = 60
MOST_WIDE = 100
"""The longest line of text, which a notebook shows without breaking it inside a word."""


class NoFrame(GameError):
    """Raised if pandas is not there to make a data frame."""


class Student(Record):
    """A student's marks, question by question, and what is to be told about the hand-in."""

    name: str
    mark: float
    total: int
    marked: tuple[Marked, ...]
    """The work on each question, in the order in which a reader meets them."""
    work: tuple[Work, ...]
    when: datetime
    late: str
    notes: tuple[str, ...]
    sources: tuple[str, ...]

    @property
    def answered(self) -> int:
        return sum(1 for each in self.marked if each.tries)

    @property
    def hints(self) -> int:
        return sum(each.hinted for each in self.work)


class Problem(Record):
    """A file, or a line of one, that got no mark, and why."""

    source: str
    said: str


class Grades(Record):
    """A class, marked: students by name, hand-ins that could not be marked, and the questions."""

    title: str
    rule: MarkingRule
    students: tuple[Student, ...]
    problems: tuple[Problem, ...]
    items: tuple[Item, ...]

    @property
    def total(self) -> int:
        """The most marks that can be had: one for each question of the original."""
        return len(self.items)

    @property
    def frame(self) -> DataFrame:
        """The marks as a pandas data frame, a row for each student."""
        return frame(self)

    def __repr__(self) -> str:
        return told(self)


def columns(grades: Grades) -> list[str]:
    """Return the heads of the columns of a table of marks."""
    questions = [f"q{each.number}" for each in grades.items]
    return ["student", "mark", "of", "percent", *questions, *ENDING]


ENDING = ("answered", "hints", "handed in", "late", "notes", "files")


def rows(grades: Grades) -> Iterator[list[str | int | float]]:
    """Yield a row of values for each student."""
    for each in grades.students:
        marks = [round(marked.mark, 3) for marked in each.marked]
        yield [
            each.name,
            round(each.mark, 3),
            each.total,
            round(percent(each), 1),
            *marks,
            each.answered,
            each.hints,
            each.when.astimezone().strftime("%Y-%m-%d %H:%M"),
            each.late,
            "; ".join(each.notes),
            "; ".join(each.sources),
        ]


def percent(student: Student) -> float:
    return 100 * student.mark / student.total if student.total else 0.0


def as_csv(grades: Grades) -> str:
    """Return the marks as a table that a spreadsheet opens; what students wrote is only text."""
    table = StringIO()
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow(columns(grades))
    for row in rows(grades):
        writer.writerow([_tame(each) for each in row])
    return table.getvalue()


def _tame(value: str | int | float) -> str | int | float:
    """A text that a spreadsheet shows and does not calculate."""
    return FORMULA.sub(r"\1'", value) if isinstance(value, str) else value


def frame(grades: Grades) -> DataFrame:
    """Return the marks as a pandas data frame."""
    try:
        from pandas import DataFrame
    except ImportError:
        raise NoFrame("a data frame takes pandas: install it, or use `as_csv`") from None
    return DataFrame(list(rows(grades)), columns=columns(grades))


def told(grades: Grades) -> str:
    """Return the marks, the problems and the questions as plain text."""
    return "\n".join(_told(grades))


def _told(grades: Grades) -> Iterator[str]:
    count = len(grades.students)
    yield f"{grades.title}: {count} student{'s' * (count != 1)}, {grades.total} questions"
    yield from wrap(f"Marks: {grades.rule}.", MOST_WIDE)
    yield ""
    yield from _lined(
        [["student", "mark", ""]]
        + [
            [printable(each.name), f"{each.mark:g} of {each.total}", "; ".join(_remarks(each))]
            for each in grades.students
        ]
    )
    if grades.problems:
        yield ""
        yield f"Not marked: {len(grades.problems)}"
        yield from (f"  {printable(each.source)}: {each.said}" for each in grades.problems)
    yield ""
    yield from _lined(
        [["question", "right", "mean", "tells apart", "commonest wrong answer"]]
        + [item_cells(each, MOST_ASKED) for each in grades.items]
    )


def _remarks(student: Student) -> Iterator[str]:
    if student.late:
        yield f"late by {student.late}"
    yield from student.notes


def item_cells(each: Item, most: int | None = None) -> list[str]:
    """Return the statistics of a question as the cells of a row, its text cut to so many signs."""
    apart = "–" if each.discrimination is None else f"{each.discrimination:+.2f}"
    wrong = f"{printable(each.wrong)} ({each.wrong_count})" if each.wrong else "–"
    asked = each.ask
    if most is not None and len(asked) > most:
        asked = f"{asked[: most - 1]}…"
    return [
        f"{each.number}. {asked}",
        f"{each.right} of {each.students}",
        f"{each.mean:.2f}",
        apart,
        wrong,
    ]


def _lined(table: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()
