"""Chances as figures: percent, heat, and exact counts."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

Words = Mapping[str, str]

HEATS = (0.05, 0.15, 0.3, 0.6)
"""The chances from which a number is one step darker."""
FINE = 0.1
"""Below this chance a decimal matters."""
LONGEST_COUNT = 12


def heat(chance: float) -> int:
    """The darkness of a number, from 1 to 5; 0 without a chance."""
    return 1 + sum(chance >= step for step in HEATS) if chance else 0


def whole_percent(chance: float) -> str:
    """The percent under a number: never 0 if it is possible, never 100 if it is not sure."""
    if not chance:
        return ""
    if chance < 0.01:
        return "<1%"
    return f"{100 if chance == 1 else min(99, round(100 * chance))}%"


def percent(chance: float, words: Words) -> str:
    """The percent where there is more room: a small one with a decimal."""
    if not 0 < chance < FINE:
        return whole_percent(chance) or "0%"
    return f"{100 * chance:.1f}%".replace(".", words["decimal"])


def worlds(chance: Fraction, total: int, words: Words) -> str:
    """In how many worlds it comes true; empty if the numbers are too long to read."""
    ways = chance * total
    if ways.denominator != 1 or len(str(total)) > LONGEST_COUNT:
        return ""
    ways_said, total_said = (
        f"{count:,}".replace(",", words["thousands"]) for count in (ways.numerator, total)
    )
    return words["strip_worlds"].format(ways=ways_said, total=total_said)
