"""Worksheets to print: the positions of a study with its questions and room for answers.

The key is a sheet of its own, so that it can stay with the teacher. Where a later position would
show what an earlier question asks, a new page begins, to be handed out later.
"""

from __future__ import annotations

from html import escape
from importlib.resources import files

from ..draw.drawing import stylesheet
from ..files.web_page import PAPER, web_page
from ..session.standpoint import Standpoint
from .browsers import drawn_by_browser
from .worksheet import AnswerField, Item, worksheet

LINES = 2
"""The empty lines under a question that is answered in writing."""

SHEET = """<main class="paper">
<header><h1>{title}</h1><p>{beside}</p></header>
{content}
</main>"""


def worksheet_html(here: Standpoint) -> str:
    """Return a page to print with every question, its position and room for an answer."""
    text = here.say(here.performed.scenario.text) if here.performed else ""
    about = f'<p class="about">{escape(text)}</p>' if text else ""
    items, before = [], None
    for item in sorted(worksheet(here), key=lambda each: each.part):
        if before and item.part > before.part:
            items.append(_beginning(here, item.part))
        items.append(_question(here, item, before))
        before = item
    return _page(here, here.title, here.phrase("worksheet.name"), about + "\n".join(items))


def key_html(here: Standpoint) -> str:
    """Return a page to print with the right answers and their rules."""
    rows = "\n".join(
        f"<li><p>{escape(item.ask)}</p><p><b>{escape(item.key)}</b></p></li>"
        for item in worksheet(here)
    )
    title = here.phrase("worksheet.key").format(title=here.title)
    return _page(here, title, "", f'<ol class="key">{rows}</ol>')


def pdf(page: str) -> bytes:
    """Return a page as a PDF of A4, printed by a browser found on the machine."""
    return drawn_by_browser(page, "pdf", "--no-pdf-header-footer", "--print-to-pdf={target}")


def _page(here: Standpoint, title: str, beside: str, content: str) -> str:
    own = (files("explorer.export") / "paper.css").read_text("utf-8")
    body = SHEET.format(title=escape(title), beside=escape(beside), content=content)
    return web_page(title, stylesheet() + own, body, here.language, PAPER)


def _beginning(here: Standpoint, part: int) -> str:
    """Return the top of a part's first page: it is collected alone, so it asks for the name too."""
    title, name = escape(here.title), escape(here.phrase("worksheet.name"))
    note = escape(here.phrase("worksheet.part").format(part=part))
    return f'<header class="part"><h1>{title}</h1><p>{name}</p></header><p class="note">{note}</p>'


def _question(here: Standpoint, item: Item, before: Item | None) -> str:
    """Return a question with its position, if that is not the one of the question before it."""
    if before and before.picture == item.picture:
        same = here.phrase("worksheet.same").format(number=before.number)
        position = f"<p><small>{escape(same)}</small></p>"
    else:
        position = f"<figure>{item.picture}</figure>"
    fields = "".join(_field(here, field) for field in item.fields)
    return (
        f"<section><h2>{item.number}. {escape(item.title)} <small>{escape(item.step)}</small></h2>"
        f"{position}<p>{escape(item.ask)}</p>{fields}</section>"
    )


def _field(here: Standpoint, field: AnswerField) -> str:
    if not field.choices:
        return '<div class="line"></div>' * LINES
    lead = f"<p>{escape(here.phrase('worksheet.rule'))}</p>" if field.asks_rule else ""
    boxes = "".join(
        f'<li><span class="box"></span>{escape(each.text)}</li>' for each in field.choices
    )
    return f'{lead}<ul class="choices">{boxes}</ul>'
