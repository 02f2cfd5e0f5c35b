"""The comparison of answers in words. The page does the same when there is no kernel."""

from __future__ import annotations

IGNORED = "$"
"""Signs that are ignored anywhere in an answer."""
CLOSING = ".!"
"""Signs that are ignored at the end of an answer."""


def plainly(text: str) -> str:
    """Return an answer in the form in which answers are compared."""
    heard = "".join(sign for sign in text if sign not in IGNORED)
    return " ".join(heard.lower().split()).rstrip(CLOSING)
