"""Estimates of the width of words. Python can't measure text, so they err on the wide side.

The numbers are those of DejaVu Sans, the widest typeface that systems commonly use.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

BY_WIDTH = {
    0.32: "ijlIJ' .,·íìîï",
    0.4: "frt:;-/!()º",
    0.55: "szcLç?",
    0.64: "abdeghknopquvxyFPTYEKS0123456789ãáàâéêíóôõúü",
    0.72: "ABCRVXZ",
    0.8: "DGHNUOQw",
    1.0: "mMW…×+",
}
WIDTH = {character: width for width, characters in BY_WIDTH.items() for character in characters}
HANGUL = 0.96
UNKNOWN = 0.75
BOLDER = 1.14


def text_width(words: str, size: float, *, bold: bool = False) -> float:
    ems = sum(WIDTH.get(character, HANGUL if character > "ᄀ" else UNKNOWN) for character in words)
    return ems * size * (BOLDER if bold else 1)


def fitting(wordings: Iterable[str], room: float, size: float, *, bold: bool = False) -> str:
    """The first wording, from long to short, that fits; the last if none does."""
    words = ""
    for words in wordings:
        if text_width(words, size, bold=bold) <= room:
            break
    return words


def wrapped(words: str, room: float, size: float, *, bold: bool = False) -> list[str]:
    """The words in lines that fit, broken between words."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, bold=bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def shorter(parts: Sequence[str]) -> list[str]:
    """Wordings with all parts, all but the last, and so on down to the first alone."""
    return [" · ".join(parts[:count]) for count in range(len(parts), 0, -1)]
