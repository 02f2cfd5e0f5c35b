"""The reasons why a hideout can't have a number, for the marshal's notebook."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from engine.core.record import Record
from engine.core.rulebook import RuleId

from .. import rules
from .evidence import EVEN, Evidence, Model
from .odds import odds
from .trail import Step, walkable


class RuledOut(Record, tag=True):
    """A reason against a number, with the rule behind it. The class name is its sentence's key."""

    rule: RuleId
    number: int


class InMyHand(RuledOut):
    """It is in the marshal's own hand."""


class SeenFaceUp(RuledOut):
    """It lies face up in the trail, as a hideout or a sprint."""


class OutOfPlay(RuledOut):
    """It was discarded, removed, or seen in a deck."""


class NamedInVain(RuledOut):
    """An attempt at this number failed when so many hideouts lay there."""

    laid: int


class OthersWereRight(RuledOut):
    """An attempt failed although all its other numbers are known to have been right."""

    numbers: tuple[int, ...]
    laid: int


class ToldOtherwise(RuledOut):
    """An event told something about the hideout that does not fit it."""


class TooLow(RuledOut):
    """The hideout before is at least this."""

    lowest: int


class TooFar(RuledOut):
    """No more than this can be reached with the sprints that lie there."""

    highest: int


class TooHigh(RuledOut):
    """The hideout after is at most this."""

    highest: int


class NextTooFar(RuledOut):
    """From here the next hideout, which is at least this, would be out of reach."""

    lowest: int


class NotDrawnYet(RuledOut):
    """The fugitive had drawn nothing from its deck when the hideout was laid."""


class NoWorldLeft(RuledOut):
    """No single reason rules it out, but everything known together does."""


Notes: TypeAlias = tuple[Mapping[int, tuple[RuledOut, ...]], ...]
"""For each place of the trail the numbers that are ruled out there, and why."""


def ruled_out(evidence: Evidence, model: Model = EVEN) -> Notes:
    """Return every reason against every number of every face-down hideout.

    Odds that are estimates may miss a very unlikely number; such a number gets no reason.
    """
    known = odds(evidence, model)
    ready = walkable(evidence)
    steps = ready.steps if ready else ()
    notes: list[Mapping[int, tuple[RuledOut, ...]]] = []
    for place, hideout in enumerate(evidence.trail):
        impossible = () if hideout.number else evidence.cards.numbers
        against = {
            number: tuple(_against(evidence, steps, place, number, model))
            for number in impossible
            if not known.chance(place, number)
        }
        notes.append(
            {
                number: found or (NoWorldLeft(rules.PLACE_HAND_ONLY, number),)
                for number, found in against.items()
                if found or not known.error
            }
        )
    return tuple(notes)


def reasons(
    evidence: Evidence, place: int, number: int, model: Model = EVEN
) -> tuple[RuledOut, ...]:
    """Return every reason why the hideout at a place can't have a number; none if it can."""
    return ruled_out(evidence, model)[place].get(number, ())


def _against(
    evidence: Evidence, steps: tuple[Step, ...], place: int, number: int, model: Model
) -> Iterator[RuledOut]:
    yield from _by_card(evidence, number)
    yield from _by_attempts(evidence, place, number)
    yield from _by_tellings(evidence, place, number)
    yield from _by_order(steps, place, number)
    if model.draws:
        yield from _by_draws(evidence, place, number)


def _by_card(evidence: Evidence, number: int) -> Iterator[RuledOut]:
    if number in evidence.hand:
        yield InMyHand(rules.CARD_NUMBER, number)
    if number in evidence.face_up:
        yield SeenFaceUp(rules.CARD_NUMBER, number)
    if number in (*evidence.removed, *(spent.card for spent in evidence.spent)):
        yield OutOfPlay(rules.CARD_NUMBER, number)


def _by_attempts(evidence: Evidence, place: int, number: int) -> Iterator[RuledOut]:
    for miss in evidence.misses:
        if number not in miss.numbers or place >= miss.trail:
            continue
        there = {hideout.number for hideout in evidence.trail[: miss.trail]}
        others = tuple(each for each in miss.numbers if each != number)
        if not others:
            yield NamedInVain(rules.GUESS_HIT, number, miss.trail)
        elif there.issuperset(others):
            yield OthersWereRight(rules.GUESS_ALL_OR_NOTHING, number, others, miss.trail)


def _by_tellings(evidence: Evidence, place: int, number: int) -> Iterator[RuledOut]:
    hideout = evidence.trail[place]
    low, high = hideout.among or (number, number)
    if hideout.odd not in (None, bool(number % 2)) or not low <= number <= high:
        yield ToldOtherwise(rules.EVENT_EFFECTS, number)


def _by_order(steps: tuple[Step, ...], place: int, number: int) -> Iterator[RuledOut]:
    before = steps[place - 1].numbers if place else (0,)
    step = steps[place]
    if number <= before[0]:
        yield TooLow(rules.PLACE_ASCENDING, number, before[0])
    elif not _in_reach(step, before, (number,)):
        rule = rules.PLACE_SPRINT if step.slots or step.shown else rules.PLACE_REACH
        far = step.reach()
        yield TooFar(rule, number, max(map(far.after, before)))
    if place + 1 == len(steps):
        return
    after = steps[place + 1]
    if number >= after.numbers[-1]:
        yield TooHigh(rules.PLACE_ASCENDING, number, after.numbers[-1])
    elif not _in_reach(after, (number,), after.numbers):
        yield NextTooFar(rules.PLACE_REACH, number, after.numbers[0])


def _in_reach(step: Step, before: tuple[int, ...], numbers: tuple[int, ...]) -> bool:
    far = step.reach()
    return any(each < number <= far.after(each) for number in numbers for each in before)


def _by_draws(evidence: Evidence, place: int, number: int) -> Iterator[RuledOut]:
    laid = evidence.trail[place].laid
    for deck, (low, high) in enumerate(evidence.cards.decks):
        drawn = any(draw.deck == deck and draw.time < laid for draw in evidence.draws)
        if low <= number <= high and not drawn:
            yield NotDrawnYet(rules.PLACE_HAND_ONLY, number)
