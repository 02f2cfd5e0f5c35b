"""The moments of a game that is over: where most changed hands, who went out, who took the lead.

All is read off what the viewer saw at each step, so that nothing is told that it may not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.messages import plain
from engine.core.moves import CHANCE, Seat
from engine.core.record import WholeRecord
from engine.core.rulebook import RuleId
from engine.core.score import Standing
from engine.core.tree import Node

from ...session.standpoint import Standpoint

MOST = 5
MOST_SENTENCES = 2
OUT = "out"
"""The place of a piece that is out of the game, in every game that has such a place."""


class Moment(WholeRecord):
    """A step worth going back to: the round, who moved, and what came of it."""

    node: int
    step: int
    chapter: int
    who: str
    text: str
    gain: str


class Step(NamedTuple):
    """A move of the game with what the viewer sees before and after it."""

    at: int
    node: Node[Any]
    before: Any
    after: Any


def moments(here: Standpoint) -> tuple[Moment, ...]:
    """At most five steps to revisit, in the order in which they were played."""
    steps = _steps(here)
    chosen: dict[int, Step] = {}
    for step in (*_out(here, steps), *_last_lead(here, steps), *_largest(here, steps)):
        played = here.game.teaching.chapter(step.before) > 0
        if len(chosen) < MOST and played and _said(here, step):
            chosen.setdefault(step.at, step)
    return tuple(_moment(here, chosen[at]) for at in sorted(chosen))


def _steps(here: Standpoint) -> tuple[Step, ...]:
    observe, path = here.game.sight.observe, here.path
    seen = [observe(node.state, here.sight) for node in path]
    return tuple(Step(at, path[at], seen[at - 1], seen[at]) for at in range(1, len(path)))


def _out(here: Standpoint, steps: Sequence[Step]) -> Iterator[Step]:
    """The steps at which somebody went out, the last first."""
    left = _count_out(here, here.state)
    for step in reversed(steps):
        if not left:
            return
        before = _count_out(here, step.before)
        if before < left:
            yield step
        left = before


def _goes_out(here: Standpoint, step: Step, name: str) -> bool:
    return _place(here, step.after, name) == OUT != _place(here, step.before, name)


def _count_out(here: Standpoint, state: Any) -> int:
    return [_place(here, state, name) for name in here.seat_names].count(OUT)


def went_out(here: Standpoint, name: str) -> int | None:
    """The node at which a seat went out for good; None if it did not."""
    if _place(here, here.state, name) != OUT:
        return None
    last = next(
        (step for step in reversed(_steps(here)) if _place(here, step.before, name) != OUT), None
    )
    return last.node.number if last else None


def _place(here: Standpoint, state: Any, name: str) -> str:
    """The place of a seat's piece, in a game whose pieces can go out."""
    board = here.game.board
    return board.place_of(state, name) if OUT in board.places(state) else ""


def _last_lead(here: Standpoint, steps: Sequence[Step]) -> Iterator[Step]:
    """The step at which those who won took the lead for the last time."""
    standing = here.game.teaching.standing
    winners = here.game.rules.winners(here.whole_state)
    for step in reversed(steps[:-1]):
        before, after = standing(step.before), standing(step.after)
        if before is None or after is None or not winners:
            return
        if _led(after, winners) and not _led(before, winners):
            yield step
            return


def _led(standing: Standing, winners: Sequence[Seat]) -> bool:
    return set(winners) <= set(standing.leaders)


def _largest(here: Standpoint, steps: Sequence[Step]) -> list[Step]:
    """The steps at which most changed: what is counted, or else those of which most is told."""
    if here.game.teaching.standing(here.state) is not None:
        found = [step for step in steps[:-1] if _change(here, step)]
        return sorted(found, key=lambda step: (-_change(here, step), step.at))
    cited = {step.at: _cited(here, step) for step in steps}
    common = Counter(rule for rules in cited.values() for rule in rules)
    made = [step for step in steps if here.game.rules.to_act(step.before) != CHANCE]

    def weight(step: Step) -> tuple[int, float]:
        told = len(here.story_of(step.node.number))
        return told, sum(1 / common[rule] for rule in cited[step.at])

    return sorted(made, key=weight, reverse=True)


def _change(here: Standpoint, step: Step) -> int:
    return max((abs(change) for change in _changes(here, step).values()), default=0)


def _changes(here: Standpoint, step: Step) -> Mapping[Seat, int]:
    """Return how what is counted changed for each seat, as far as the viewer sees it."""
    standing = here.game.teaching.standing
    before, after = standing(step.before), standing(step.after)
    if before is None or after is None:
        return {}
    pairs = enumerate(zip(before.values, after.values, strict=True))
    return {Seat(seat): new - old for seat, (old, new) in pairs if new != old}


def _cited(here: Standpoint, step: Step) -> frozenset[RuleId]:
    """The rules behind what the viewer saw happen."""
    witness = here.game.sight.witness
    seen = [witness(event, here.sight) for event in step.node.events]
    return frozenset(rule for event in seen for rule in event.rules)


def _said(here: Standpoint, step: Step) -> str:
    story = here.story_of(step.node.number)
    gone = [name for name in here.seat_names if _goes_out(here, step, name)]
    if gone:
        story = tuple(
            each for each in story if any(segment.piece in gone for segment in each.segments)
        )[-1:]
    return " ".join(plain(each.segments) for each in story[:MOST_SENTENCES])


def _moment(here: Standpoint, step: Step) -> Moment:
    game = here.game
    seat = game.rules.to_act(step.before)
    return Moment(
        step.node.number,
        step.at,
        game.teaching.chapter(step.before),
        "" if seat == CHANCE else here.seat_names[seat],
        _said(here, step),
        _gain(here, step),
    )


def _gain(here: Standpoint, step: Step) -> str:
    """The largest change of what is counted, and whose it is."""
    changes = _changes(here, step)
    if not changes:
        return ""
    seat = max(changes, key=lambda each: (abs(changes[each]), -each))
    words = here.game.words.speaker(step.after, here.language).messages
    change = changes[seat]
    amount = f"{abs(change):,}".replace(",", here.phrase("number.thousands"))
    key = "moment.more" if change > 0 else "moment.less"
    said = words.phrase("moment.amount").format(amount=amount)
    return here.phrase(key).format(name=words.word(here.seat_names[seat]), amount=said)
