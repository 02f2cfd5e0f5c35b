"""The best numbers to name together: the set that reveals most hideouts on average."""

from __future__ import annotations

from fractions import Fraction

from .evidence import EVEN, Evidence, Model
from .odds import Guess, chance_of_all, odds

LIKELIEST = 5
"""The number of likeliest further numbers that are tried when the set grows."""


def best_set(evidence: Evidence, model: Model = EVEN) -> Guess | None:
    """Return a set of numbers that reveals many hideouts on average when named at once.

    A set is worth its size times the chance that all of it is right. The set grows by one
    number at a time as long as its worth does, so it is good but not proven best. Numbers that
    are certain are always in it.
    """
    hits = odds(evidence, model).hits
    if not hits:
        return None
    ordered = sorted(hits, key=lambda each: (-hits[each], each))
    certain = tuple(number for number in ordered if hits[number] == 1)
    chosen = Guess(certain or (ordered[0],), hits[ordered[0]])
    while len(chosen.numbers) < len(evidence.hidden):
        grown = _grown(evidence, chosen, ordered, model)
        if grown is None or _worth(grown) <= _worth(chosen):
            break
        chosen = grown
    return Guess(tuple(sorted(chosen.numbers)), chosen.chance)


def _grown(evidence: Evidence, chosen: Guess, ordered: list[int], model: Model) -> Guess | None:
    others = [number for number in ordered if number not in chosen.numbers][:LIKELIEST]
    larger = (
        Guess(numbers, chance_of_all(evidence, numbers, model))
        for numbers in ((*chosen.numbers, other) for other in others)
    )
    return max(larger, key=lambda each: each.chance, default=None)


def _worth(guess: Guess) -> Fraction:
    return len(guess.numbers) * guess.chance
