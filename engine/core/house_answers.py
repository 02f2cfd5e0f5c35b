"""What a house rule may return: the answers that several games ask for in the same way.

What is checked is what a position can hold, not whether the answer is wise.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from .house import Possible

A_NUMBER = "a whole number, 0 or more"


def a_number(_state: Any, answer: object) -> bool:
    """Return whether an answer is a whole number that isn't negative."""
    return isinstance(answer, int) and not isinstance(answer, bool) and answer >= 0


def one_of(among: Callable[[Any], Collection[Any]]) -> Possible:
    """Return what says whether an answer is one of those there are at a position."""
    return lambda state, answer: _hashable(answer) and answer in among(state)


def some_of(among: Callable[[Any], Collection[Any]]) -> Possible:
    """Return what says whether an answer is a list or tuple of those there are, none twice."""

    def possible(state: Any, answer: object) -> bool:
        if not isinstance(answer, list | tuple) or not all(map(_hashable, answer)):
            return False
        there = among(state)
        return len(set(answer)) == len(answer) and all(each in there for each in answer)

    return possible


def _hashable(answer: object) -> bool:
    """Return whether an answer can be a piece, a seat or a number: True and 1.0 only look so."""
    return not isinstance(answer, bool | float | list | dict | set)
