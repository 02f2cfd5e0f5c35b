"""What the marshal can know: exact odds from the public record and the marshal's own cards.

    evidence_of(view)                what the marshal's view tells; no other view is taken
    public_evidence(view)            what a spectator's view tells: all a fugitive can count on
    odds(evidence, model)            the chance of every number for every face-down hideout
    chance_of_all(evidence, set)     the chance that an attempt naming them all is right
    best_single, best_set            what to name
    reasons(evidence, place, n)      why a hideout can't have a number
    ruled_out(evidence)              all reasons of all hideouts at once
    side_by_side(evidence)           what several models make of it, and what they leave out
    manhunt_odds(evidence, rng)      the chance to win a manhunt
    outlooks(public, lays)           how sure the marshal could be after each lay

`Model` says how worlds are weighed: `EVEN`, `WITH_DRAWS`, and either with a bluff weight. Odds
are exact fractions; only with draws, after a long game in which nothing was found, they may be
estimates, and `error` says how far off. `limits` says what a model leaves out. Places of the
trail count from 0. `say` and `say_reason` put limits, methods and reasons into words.

The walk that counts worlds is explained in `walk`; what it goes through, in `way`, `stages` and
`layers`; what it counts with, in `ledger` and `pools`; how the trail is made ready for it, in
`trail`; how it makes do with less, in `thinning` and `coarse`. `listing` lists worlds one by
one.
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
from .limits import Limit, limits
from .manhunt import ManhuntOdds, Method, manhunt_odds
from .models import MODELS, Reading, side_by_side
from .naming import best_set
from .odds import Guess, NoWorld, Odds, best_single, chance_of_all, likeliest, odds
from .outlook import Lay, Outlook, after_lay, outlooks
from .reasons import RuledOut, reasons, ruled_out
from .views import WrongView, evidence_of, public_evidence
from .words import say, say_reason

__all__ = [
    "EVEN",
    "MODELS",
    "WITH_DRAWS",
    "Cards",
    "Draw",
    "Evidence",
    "Guess",
    "Hideout",
    "Lay",
    "Limit",
    "ManhuntOdds",
    "Method",
    "Miss",
    "Model",
    "NoWorld",
    "Odds",
    "Outlook",
    "Reading",
    "RuledOut",
    "Spent",
    "Told",
    "WrongView",
    "after_lay",
    "best_set",
    "best_single",
    "chance_of_all",
    "evidence_of",
    "likeliest",
    "limits",
    "manhunt_odds",
    "odds",
    "outlooks",
    "public_evidence",
    "reasons",
    "ruled_out",
    "say",
    "say_reason",
    "side_by_side",
]
