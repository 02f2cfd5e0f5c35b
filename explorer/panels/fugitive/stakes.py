"""What is at stake: the odds of the numbers picked, of a manhunt, and of cards to be laid."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from engine.core.messages import Speaker, load_messages, plain
from engine.core.record import Record
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.fugitive.cards import ESCAPE, Card
from engine.fugitive.deduction import (
    Evidence,
    Lay,
    Method,
    Model,
    chance_of_all,
    manhunt_odds,
    odds,
    outlooks,
    public_evidence,
)
from engine.fugitive.hideouts import lays
from engine.fugitive.reach import bonus
from engine.fugitive.sight import observe
from engine.fugitive.state import FUGITIVE, State

from ...draw.fugitive.keys import card_key
from ..strip import Promise, Stake
from .figures import Words, heat, percent, whole_percent, worlds
from .reading import Reading


class Named(Record):
    """Numbers as a sentence lists them."""

    numbers: tuple[Card, ...]


def stake(
    evidence: Evidence, numbers: tuple[Card, ...], reading: Reading, words: Words, language: str
) -> Stake:
    """The odds of naming these numbers, by the current model and by all."""
    by_model = {name: _together(evidence, numbers, model) for name, model in reading.models.items()}
    current, chance = odds(evidence, reading.current), by_model[reading.model]
    several = len(numbers) > 1
    alone = [
        words["strip_alone"].format(
            number=number, percent=percent(float(current.hits.get(number, 0)), words)
        )
        for number in numbers
    ]
    counted = reading.model == "even" and not current.error
    return Stake(
        said=percent(float(chance), words),
        share=float(chance),
        head=_right(numbers, words, language),
        parts=", ".join(alone) if several else "",
        worlds=worlds(chance, current.total, words) if counted else "",
        note=words["strip_all_or_nothing"] if several else "",
        models=tuple(
            (words[f"note_model_{name}"], percent(float(each), words))
            for name, each in by_model.items()
        ),
    )


def _together(evidence: Evidence, numbers: tuple[Card, ...], model: Model) -> Fraction:
    if len(numbers) == 1:
        return odds(evidence, model).hits.get(numbers[0], Fraction(0))
    return chance_of_all(evidence, numbers, model)


def _right(numbers: tuple[Card, ...], words: Words, language: str) -> str:
    key = {1: "strip_one_right", 2: "strip_two_right"}.get(len(numbers), "strip_all_right")
    speaker = Speaker(load_messages("engine.fugitive", language), str)
    return plain(speaker.sentence(words[key], Named(tuple(sorted(numbers)))))


def manhunt(evidence: Evidence, model: Model, words: Words) -> tuple[str, Method]:
    """The chance that a manhunt now finds every hideout, in a sentence; and how it was found."""
    hunt = manhunt_odds(evidence, Random("notebook"), model)
    key = "note_manhunt_exact" if hunt.method is Method.EXACT else "note_manhunt_sampled"
    said = words[key].format(
        percent=percent(float(hunt.chance), words),
        count=len(evidence.hidden),
        low=percent(hunt.low, words),
        high=percent(hunt.high, words),
    )
    first = words["strip_hunt_first"].format(number=hunt.first) if hunt.first else ""
    return f"{said} {first}".rstrip(), hunt.method


def promises(view: State, viewer: Viewer, model: Model, words: Words) -> tuple[Promise, ...]:
    """The hideouts that the fugitive could lay, each with as few sprint cards as it takes."""
    if viewer not in (FUGITIVE, ALL_SEEING):
        return ()
    fewest: dict[Card, int] = {}
    for lay in lays(view):
        fewest[lay.card] = min(len(lay.sprints), fewest.get(lay.card, len(lay.sprints)))
    public = public_evidence(observe(view, SPECTATOR))
    wanted = [Lay(card, count) for card, count in sorted(fewest.items()) if card != ESCAPE]
    found = [
        _promise(each.lay, float(each.suspected), float(each.best), words)
        for each in outlooks(public, wanted, bonus(view), model)
    ]
    if ESCAPE in fewest:
        count = fewest[ESCAPE]
        label = words["strip_escape"].format(sprints=count)
        found.append(Promise(card_key(ESCAPE), _over(count), "", 0, label))
    return tuple(found)


def _promise(lay: Lay, suspected: float, best: float, words: Words) -> Promise:
    label = words["note_prospect"].format(
        number=lay.number,
        sprints=lay.sprints,
        suspected=percent(suspected, words),
        best=percent(best, words),
    )
    card = card_key(Card(lay.number))
    return Promise(card, _over(lay.sprints), whole_percent(suspected), heat(suspected), label)


def _over(sprints: int) -> str:
    return f"+{sprints}" if sprints else ""
