"""How answers in words are compared. The page does the same when no kernel can judge them."""

from __future__ import annotations

IGNORED = "$"
"""Signs that make no difference anywhere in an answer."""
CLOSING = ".!"
"""Signs that make no difference at its end."""


def plainly(text: str) -> str:
    """A text without what makes no difference to an answer."""
    heard = "".join(sign for sign in text if sign not in IGNORED)
    return " ".join(heard.lower().split()).rstrip(CLOSING)
