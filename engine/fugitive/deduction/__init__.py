"""What the marshal can know: exact odds from the public record and the marshal's own cards.

    odds(evidence, model)            the chance of every number for every face-down hideout
    chance_of_all(evidence, set)     the chance that an attempt naming them all is right
    best_single(evidence)            the likeliest number

`Evidence` is what is known; `Model` says how worlds are weighed (`EVEN`, `WITH_DRAWS`, or with a
bluff weight of one's own). The walk that counts worlds is explained in `walk`, what it counts
with in `ledger` and `pools`, and how the trail is made ready for it in `trail`.
"""

from .evidence import (
    EVEN,
    WITH_DRAWS,
    Cards,
    Draw,
    Evidence,
    Hideout,
    Miss,
    Model,
    Spent,
    Told,
)
from .odds import Guess, NoWorld, Odds, best_single, chance_of_all, odds

__all__ = [
    "EVEN",
    "WITH_DRAWS",
    "Cards",
    "Draw",
    "Evidence",
    "Guess",
    "Hideout",
    "Miss",
    "Model",
    "NoWorld",
    "Odds",
    "Spent",
    "Told",
    "best_single",
    "chance_of_all",
    "odds",
]
