"""Which numbers to name together: the set that is likely to turn up most."""

from __future__ import annotations

from fractions import Fraction

from .evidence import EVEN, Evidence, Model
from .odds import Guess, chance_of_all, odds

LIKELIEST = 5
"""How many further numbers are tried beside those chosen; a set grows from the likeliest."""


def best_set(evidence: Evidence, model: Model = EVEN) -> Guess | None:
    """The numbers that turn up most hideouts on average when named at once.

    A set is worth its size times the chance that all of it is there. It is grown one number at
    a time, as long as that adds to its worth: good, not proven best. Numbers that are certain
    are always in it.
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
