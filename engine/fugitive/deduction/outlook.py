"""Outlooks for the fugitive: how sure the marshal could be after each choice.

It starts from what everybody can see. The fugitive does not know the marshal's hand, so this is
the least that a marshal can infer; the fugitive's own cards are no evidence. Others see only how
many sprints a lay has. So all lays with as many sprints leave the marshal equally sure, and
differ only in how likely the marshal thinks the number laid.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from engine.core.record import Record, replace

from .evidence import EVEN, Evidence, Hideout, Model
from .odds import Odds, odds


class Lay(Record):
    """A hideout that may be laid, and how many sprints go under it."""

    number: int
    sprints: int = 0


class Outlook(Record):
    """The marshal's best chance with one number after a lay, and the chance of the number laid."""

    lay: Lay
    best: Fraction
    suspected: Fraction


def after_lay(public: Evidence, lay: Lay, bonus: int = 0) -> Evidence:
    """Return what everybody can see after a lay: its number only if it is the goal."""
    last = max((hideout.laid for hideout in public.trail), default=0)
    times = (last, *(draw.time for draw in public.draws), *(each.time for each in public.spent))
    number = lay.number if lay.number == public.cards.goal else None
    hideout = Hideout(max(times) + 1, number, hidden_sprints=lay.sprints, bonus=bonus)
    return replace(public, trail=(*public.trail, hideout))


def outlooks(
    public: Evidence, lays: Iterable[Lay], bonus: int = 0, model: Model = EVEN
) -> tuple[Outlook, ...]:
    """Return what the marshal could infer after each lay, in the order given."""
    known: dict[Evidence, Odds] = {}
    found = []
    for lay in lays:
        seen = after_lay(public, lay, bonus)
        if seen not in known:
            known[seen] = odds(seen, model)
        hits = known[seen].hits
        best = max(hits.values(), default=Fraction(0))
        found.append(Outlook(lay, best, hits.get(lay.number, Fraction(0))))
    return tuple(found)
