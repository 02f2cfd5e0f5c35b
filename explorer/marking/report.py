"""The report on a class: one page with its marks, a chart of the questions, and what was wrong."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from ..files.web_page import web_page
from .grades import Grades, item_cells, percent
from .statistics import Item

STYLE = """:root { color-scheme: light dark; --line: light-dark(#d8d0c4, #4a443c);
  --bar: light-dark(#2f6f4f, #6fbf93); --half: light-dark(#c9a13b, #d9b65c);
  --quiet: light-dark(#5f564b, #b9afa0); }
body { margin: 0 auto; padding: 16px; max-width: 1000px; font: 15px/1.45 system-ui, sans-serif;
  background: light-dark(#fff, #16140f); color: light-dark(#221d17, #efe8dc); }
h1 { font-size: 22px; margin: 0; } h2 { font-size: 17px; margin: 24px 0 8px; }
p { margin: 4px 0; color: var(--quiet); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 4px 10px 4px 0; border-bottom: 1px solid var(--line);
  vertical-align: top; }
td.n, th.n { text-align: right; white-space: nowrap; }
.items td:first-child, .students td:last-child { min-width: 15em; }
svg { display: block; width: 100%; max-width: 720px; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
"""
BODY = """<h1>{title}</h1>
<p>{count}. {rule}.</p>
<h2>Questions</h2>
{chart}
<p>The bar says how many got it right in the end, the mark across it the mean mark.</p>
<div class="wide items">{items}</div>
<p>“Tells apart” is the correlation of a question’s marks with the marks for all other questions:
near 0 or below, a question does not tell those who know from those who don’t.</p>
<h2>Students</h2>
<div class="wide students">{students}</div>
{problems}"""
BAR, STEP = 18, 30
LEFT, ROOM = 8, 74
"""Where the bars begin and how long a whole one is, in percent of the chart."""


def report(grades: Grades) -> str:
    """Return the report as a page that needs nothing else."""
    count = len(grades.students)
    body = BODY.format(
        title=escape(grades.title),
        count=f"{count} student{'s' * (count != 1)}, {grades.total} questions",
        rule=escape(str(grades.rule).capitalize()),
        chart=chart(grades.items),
        items=_table(
            ("Question", "Right", "Mean mark", "Tells apart", "Commonest wrong answer"),
            map(item_cells, grades.items),
            numbers=(1, 2, 3),
        ),
        students=_table(
            ("Student", "Mark", "%", "Answered", "Hints", "Late", "Notes"),
            (
                (
                    each.name,
                    f"{each.mark:g} of {each.total}",
                    f"{percent(each):.0f}",
                    f"{each.answered}",
                    f"{each.hints}",
                    each.late,
                    "; ".join(each.notes),
                )
                for each in grades.students
            ),
            numbers=(1, 2, 3, 4, 5),
        ),
        problems=_problems(grades),
    )
    return web_page(f"{grades.title}: marks", STYLE, body)


def _problems(grades: Grades) -> str:
    if not grades.problems:
        return ""
    rows = ((each.source, each.said) for each in grades.problems)
    return f'<h2>Not marked</h2>\n<div class="wide">{_table(("File", "Why"), rows)}</div>'


def _table(head: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int] = ()) -> str:
    def cells(row: Sequence[str], kind: str) -> str:
        aligned = dict.fromkeys(numbers, ' class="n"')
        return "".join(
            f"<{kind}{aligned.get(place, '')}>{escape(cell)}</{kind}>"
            for place, cell in enumerate(row)
        )

    body = "".join(f"<tr>{cells(row, 'td')}</tr>" for row in rows)
    return f"<table><thead><tr>{cells(head, 'th')}</tr></thead><tbody>{body}</tbody></table>"


def chart(items: Sequence[Item]) -> str:
    """Return a bar for each question: who got it right, and what the marks add up to."""
    height = STEP * len(items) + 6
    bars = "".join(_bar(each, place) for place, each in enumerate(items))
    said = "; ".join(f"question {each.number}: {each.right} of {each.students}" for each in items)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" height="{height}" role="img" '
        f'aria-label="Right answers by question: {escape(said)}">{bars}</svg>'
    )


def _bar(each: Item, place: int) -> str:
    share = each.right / each.students if each.students else 0.0
    y = place * STEP + 6
    middle = y + BAR / 2 + 5
    return (
        f'<text x="0" y="{middle:g}">{each.number}</text>'
        f'<rect x="{LEFT}%" y="{y}" width="{ROOM}%" height="{BAR}" fill="var(--line)"/>'
        f'<rect x="{LEFT}%" y="{y}" width="{ROOM * share:.2f}%" height="{BAR}" fill="var(--bar)"/>'
        f'<rect x="{LEFT + ROOM * each.mean:.2f}%" y="{y - 3}" width="3" height="{BAR + 6}" '
        f'transform="translate(-1.5)" fill="var(--half)">'
        f"<title>mean mark {each.mean:.2f}</title></rect>"
        f'<text x="{LEFT + ROOM + 2}%" y="{middle:g}">{each.right} of {each.students}</text>'
    )
