"""Columns of text, in which wide letters such as Korean ones count twice."""

from __future__ import annotations

from unicodedata import east_asian_width


def wide(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def pad(text: str, width: int) -> str:
    return text + " " * (width - wide(text))
