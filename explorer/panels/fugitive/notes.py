"""The contents of the marshal's notebook: odds and reasons, from what the viewer may know."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import TypeAlias

from engine.core.record import Record
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.fugitive.attempts import NAMING
from engine.fugitive.cards import ESCAPE, NAMEABLE, Card
from engine.fugitive.deduction import (
    EVEN,
    WITH_DRAWS,
    Evidence,
    Lay,
    Method,
    Model,
    Odds,
    RuledOut,
    chance_of_all,
    evidence_of,
    manhunt_odds,
    odds,
    outlooks,
    public_evidence,
    ruled_out,
    say_reason,
)
from engine.fugitive.deduction.reasons import NamedInVain, OthersWereRight, TooFar, TooLow
from engine.fugitive.hideouts import LAYING, lays
from engine.fugitive.reach import bonus
from engine.fugitive.sight import observe
from engine.fugitive.state import FUGITIVE, MARSHAL, State, Task

from ...draw.fugitive.notes import (
    Attempt,
    Known,
    Line,
    Manhunt,
    ModelOdds,
    NotebookView,
    Prospect,
    Square,
    Why,
)

MODELS = ("even", "draws", "bluff")
MOST_LIKELIEST = 3
MISSES = (NamedInVain, OthersWereRight)

Against: TypeAlias = Mapping[int, tuple[RuledOut, ...]]
"""The numbers that a hideout can't have, and why."""


class Reading(Record):
    """The reader's settings: the model, and how rarely a fugitive bluffs."""

    model: str = MODELS[0]
    bluff: Fraction = Fraction(1, 2)

    @property
    def models(self) -> Mapping[str, Model]:
        return {"even": EVEN, "draws": WITH_DRAWS, "bluff": Model(bluff=self.bluff)}

    @property
    def current(self) -> Model:
        return self.models[self.model]


def known_to(view: State, viewer: Viewer) -> Evidence:
    """The marshal's evidence; for the fugitive and spectators, what everybody can see.

    An all-seeing viewer sees the marshal's notes. The fugitive does not know the marshal's hand.
    """
    if viewer in (MARSHAL, ALL_SEEING):
        return evidence_of(observe(view, MARSHAL))
    return public_evidence(observe(view, SPECTATOR))


def take_notes(
    view: State, viewer: Viewer, picked: tuple[str, ...], reading: Reading, language: str
) -> NotebookView:
    evidence = known_to(view, viewer)
    found = odds(evidence, reading.current)
    against = ruled_out(evidence, reading.current)
    hits = sorted(found.hits.items(), key=lambda hit: (-hit[1], hit[0]))
    task = view.agenda[0].task if view.agenda else None
    numbers = tuple(int(key) for key in picked if key.isdigit()) if task in NAMING else ()
    return NotebookView(
        known=tuple(_known(evidence, number) for number in NAMEABLE),
        lines=tuple(
            _line(evidence, found, place, against[place], language) for place in evidence.hidden
        ),
        attempt=_attempt(evidence, numbers, reading) if numbers else None,
        likeliest=tuple((number, float(chance)) for number, chance in hits[:MOST_LIKELIEST]),
        manhunt=_manhunt(evidence, reading.current) if task is Task.MANHUNT else None,
        prospects=_prospects(view, viewer, reading) if task in LAYING else (),
        error=found.error,
        decks=evidence.cards.decks,
    )


def _known(evidence: Evidence, number: Card) -> Known:
    if number in evidence.hand:
        return Known.HELD
    if number in evidence.face_up:
        return Known.FACE_UP
    return Known.NOTHING if number in evidence.unseen else Known.GONE


def _line(evidence: Evidence, found: Odds, place: int, against: Against, language: str) -> Line:
    hideout = evidence.trail[place]
    squares = tuple(
        _square(number, found.chance(place, number), against.get(number, ()), language)
        for number in NAMEABLE
    )
    return Line(place + 1, hideout.hidden_sprints + len(hideout.sprints), squares)


def _square(number: Card, chance: Fraction, against: tuple[RuledOut, ...], language: str) -> Square:
    if chance or not against:
        return Square(number, Why.POSSIBLE, chance)
    said = " ".join(say_reason(reason, language) for reason in against)
    return Square(number, _why(against), said=said)


def _why(against: tuple[RuledOut, ...]) -> Why:
    if all(isinstance(reason, MISSES) for reason in against):
        return Why.MISSED
    for kind, why in ((TooFar, Why.TOO_FAR), (TooLow, Why.TOO_LOW)):
        if any(isinstance(reason, kind) for reason in against):
            return why
    return Why.OTHER


def _attempt(evidence: Evidence, numbers: tuple[int, ...], reading: Reading) -> Attempt:
    found = []
    for name, model in reading.models.items():
        hits = odds(evidence, model).hits
        alone = tuple(float(hits.get(number, 0)) for number in numbers)
        single = len(numbers) == 1
        together = (
            hits.get(numbers[0], Fraction(0)) if single else chance_of_all(evidence, numbers, model)
        )
        found.append(ModelOdds(name, alone, together, name == reading.model))
    return Attempt(numbers, tuple(found))


def _manhunt(evidence: Evidence, model: Model) -> Manhunt:
    hunt = manhunt_odds(evidence, Random("notebook"), model)
    exact = hunt.method is Method.EXACT
    first = hunt.first or 0
    return Manhunt(hunt.chance, len(evidence.hidden), exact, hunt.low, hunt.high, first)


def _prospects(view: State, viewer: Viewer, reading: Reading) -> tuple[Prospect, ...]:
    """The hideouts that the fugitive could play, each with as few sprint cards as it takes."""
    if viewer not in (FUGITIVE, ALL_SEEING):
        return ()
    fewest: dict[Card, int] = {}
    for lay in lays(view):
        count = len(lay.sprints)
        if lay.card != ESCAPE:
            fewest[lay.card] = min(count, fewest.get(lay.card, count))
    public = public_evidence(observe(view, SPECTATOR))
    wanted = [Lay(card, sprints) for card, sprints in sorted(fewest.items())]
    return tuple(
        Prospect(
            each.lay.number,
            view.options.tuning.footprints[each.lay.number],
            each.lay.sprints,
            float(each.best),
            float(each.suspected),
        )
        for each in outlooks(public, wanted, bonus(view), reading.current)
    )
