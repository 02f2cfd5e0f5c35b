"""The chances of all numbers, for every tab of the strip, and the reasons against the others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engine.fugitive.cards import NAMEABLE, Card
from engine.fugitive.deduction import Evidence, Model, Odds, RuledOut, odds, ruled_out, say_reason
from engine.fugitive.deduction.reasons import InMyHand, OutOfPlay, SeenFaceUp

from ...draw.fugitive.keys import hideout_key, hideout_name, number_key
from ..strip import Chance, Likely, Outlook, Why
from .figures import Words, heat, percent, whole_percent

MOST_LIKELIEST = 3
BY_CARD = (InMyHand, SeenFaceUp, OutOfPlay)
"""The reasons that hold at every place."""

Against: TypeAlias = Mapping[int, tuple[RuledOut, ...]]
"""The numbers that a hideout can't have, and why."""


class Reasons:
    """The reasons told so far, each once."""

    def __init__(self) -> None:
        self._told: dict[Why, int] = {}

    def place(self, why: Why) -> int:
        return self._told.setdefault(why, len(self._told))

    @property
    def all(self) -> tuple[Why, ...]:
        return tuple(self._told)


def outlooks(
    evidence: Evidence, model: Model, words: Words, language: str
) -> tuple[tuple[Outlook, ...], tuple[Why, ...]]:
    """The outlook on any hideout, then on each that is face down; and the reasons they name."""
    found, against = odds(evidence, model), ruled_out(evidence, model)
    reasons = Reasons()
    everywhere = _anywhere(evidence, found, against, reasons, words, language)
    single = tuple(
        _at(place, found, against[place], reasons, words, language) for place in evidence.hidden
    )
    return (everywhere, *single), reasons.all


def _anywhere(
    evidence: Evidence,
    found: Odds,
    against: tuple[Against, ...],
    reasons: Reasons,
    words: Words,
    language: str,
) -> Outlook:
    hits = found.hits

    def chance(number: Card) -> Chance:
        if number in hits:
            return _possible(float(hits[number]))
        why = _why_nowhere(evidence, number, against, words, language)
        return Chance("", 0, reasons.place(why) if why else -1)

    chances = {number: float(each) for number, each in hits.items()}
    return Outlook(
        key="",
        head=words["strip_of_any" if evidence.hidden else "note_empty"],
        title=words["strip_likeliest"],
        chances=tuple(map(chance, NAMEABLE)),
        likeliest=_likeliest(chances, words),
    )


def _why_nowhere(
    evidence: Evidence,
    number: Card,
    against: tuple[Against, ...],
    words: Words,
    language: str,
) -> Why | None:
    """The reason that holds everywhere, or else the first reason at each place."""
    here = {place: against[place].get(number, ()) for place in evidence.hidden}
    if not here or not all(here.values()):
        return None
    head = words["strip_why"].format(number=number)
    first, *_ = here.values()
    everywhere = tuple(reason for reason in first if isinstance(reason, BY_CARD))
    if everywhere:
        return _told(head, everywhere, language)
    told = [
        f"{hideout_name(place + 1)}: {say_reason(reason, language)}"
        for place, (reason, *_) in here.items()
    ]
    cited = dict.fromkeys(reason.rule for reason, *_ in here.values())
    return Why(head, " ".join(told), tuple(cited))


def _at(
    place: int, found: Odds, against: Against, reasons: Reasons, words: Words, language: str
) -> Outlook:
    name = hideout_name(place + 1)
    chances = {number: float(each) for number, each in found.of_hideout(place).items()}

    def chance(number: Card) -> Chance:
        if chances.get(number):
            return _possible(chances[number])
        if number not in against:
            return Chance("", 0)
        head = words["strip_why_at"].format(number=number, hideout=name)
        return Chance("", 0, reasons.place(_told(head, against[number], language)))

    return Outlook(
        key=hideout_key(place + 1),
        head=words["strip_of_place"].format(hideout=name),
        title=words["strip_likeliest_at"].format(hideout=name),
        chances=tuple(map(chance, NAMEABLE)),
        likeliest=_likeliest(chances, words),
    )


def _possible(chance: float) -> Chance:
    return Chance(whole_percent(chance), heat(chance))


def _told(head: str, against: Iterable[RuledOut], language: str) -> Why:
    reasons = tuple(against)
    said = " ".join(say_reason(reason, language) for reason in reasons)
    return Why(head, said, tuple(dict.fromkeys(reason.rule for reason in reasons)))


def _likeliest(chances: Mapping[int, float], words: Words) -> tuple[Likely, ...]:
    ordered = sorted(chances.items(), key=lambda each: (-each[1], each[0]))
    return tuple(
        Likely(number_key(Card(number)), str(number), percent(chance, words))
        for number, chance in ordered[:MOST_LIKELIEST]
        if chance
    )
