"""Pages of HTML that hold all they need."""

from __future__ import annotations

from html import escape

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body{kind}>
{body}
</body>
</html>
"""
PAPER = "hx"
"""The kind of a page that is styled as boards are."""


def web_page(title: str, style: str, body: str, language: str = "en", kind: str = "") -> str:
    """Return a page; `body` is HTML, and `kind` is the class by which styles know it."""
    return PAGE.format(
        language=language,
        title=escape(title),
        style=style,
        kind=f' class="{kind}"' if kind else "",
        body=body,
    )
