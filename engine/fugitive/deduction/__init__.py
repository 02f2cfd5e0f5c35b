"""The marshal's deduction: exact odds from what everybody saw and the marshal's own cards.

    evidence_of(view)                what the marshal's view tells; no other view is accepted
    public_evidence(view)            what a spectator's view tells, the least a marshal knows
    odds(evidence, model)            the chance of every number for every face-down hideout
    chance_of_all(evidence, set)     the chance that an attempt naming all of them succeeds
    best_single, best_set            the number, or numbers, that are best to name
    reasons(evidence, place, n)      why a hideout can't have a number
    ruled_out(evidence)              all reasons of all hideouts at once
    side_by_side(evidence)           the odds by several models, and what each leaves out
    manhunt_odds(evidence, rng)      the chance to win a manhunt
    outlooks(public, lays)           how sure the marshal could be after each lay
    random_world(evidence, rng)      a world at random, with all its cards
    likely_trails(evidence, n, rng)  hideouts that may lie there together, a quick estimate

A world is one way in which cards can lie face down so that everything seen so far is true.
`Model` says how worlds are weighed: `EVEN`, `WITH_DRAWS`, and either with a bluff weight. Odds
are exact fractions. Only with draws, after a long game in which nothing was found, they may be
estimates, and `error` says how far off they may be. `limits` says what a model leaves out.
Places of the trail count from 0. `say` and `say_reason` put limits, methods and reasons into
words.

How worlds are counted, file by file:

    trail      narrows down which numbers each hideout may have
    walk       explains the count, and runs it forward along the trail and back
    way        lists the stages of a trail
    stages     says how one stage changes a situation
    layers     holds all situations at one stage, and goes from one layer to the next
    ledger     counts the cards laid so far
    pools      says which cards can be drawn from where
    thinning   goes on with fewer situations where there are too many
    coarse     estimates which of them matter
    listing    lists worlds one by one, where they are few
    worlds     draws worlds at random: `drawn` proposes them, `retraced` goes back through a walk
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
from .world import World
from .worlds import likely_trails, random_world

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
    "World",
    "WrongView",
    "after_lay",
    "best_set",
    "best_single",
    "chance_of_all",
    "evidence_of",
    "likeliest",
    "likely_trails",
    "limits",
    "manhunt_odds",
    "odds",
    "outlooks",
    "public_evidence",
    "random_world",
    "reasons",
    "ruled_out",
    "say",
    "say_reason",
    "side_by_side",
]
