"""Verify a scenario: everything it expects must happen, or the report says what did instead.

Its questions are verified by who asks them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from .bounds import quoted
from .events import Event
from .game import Game
from .matching import brief, happened, matches, position_fault, told_texts
from .moves import IllegalMove
from .notation import NotationError
from .performing import Performed
from .record import Record
from .scenario import ScenarioError, Step
from .translating import idle
from .tree import Node

S = TypeVar("S", bound=Record)


def problems(performed: Performed[S]) -> tuple[ScenarioError, ...]:
    """Every expectation of a scenario that does not hold."""
    return tuple(_problems(performed))


def _problems(performed: Performed[S]) -> Iterator[ScenarioError]:
    game = performed.timeline.game
    for number, step in performed.steps.items():
        where = performed.places[number]
        before, node = performed.before(number), performed.timeline.node(number)
        events = _events_between(performed, before, node)
        texts = told_texts(game, events, node.state)
        for said in _refusals(game, before.state, step):
            yield ScenarioError(where, said)
        for expected in step.expect:
            if not any(matches(expected, text) for text in texts):
                yield ScenarioError(where, f"expected {brief(expected)}; {happened(texts)}")
        for line in step.position:
            said = position_fault(game, node.state, line)
            if said:
                yield ScenarioError(where, said)
    yield from _teaches(performed)
    for said in idle(performed.scenario):
        yield ScenarioError("translations", said)


def _teaches(performed: Performed[S]) -> Iterator[ScenarioError]:
    scenario, game = performed.scenario, performed.timeline.game
    for rule in scenario.teaches:
        if rule not in game.rule_ids:
            known = ", ".join(game.rule_ids)
            yield ScenarioError("teaches", f"no rule is called {quoted(rule)}; the ids are {known}")
        elif rule not in performed.emitted() and rule not in game.rules_without_effect:
            yield ScenarioError("teaches", f"{rule} does not happen in this scenario")


def _events_between(
    performed: Performed[S], before: Node[S], node: Node[S]
) -> tuple[Event[S], ...]:
    path = performed.timeline.path(node.number)
    start = [each.number for each in path].index(before.number)
    return tuple(event for each in path[start + 1 :] for event in each.events)


def _refusals(game: Game[S], state: S, step: Step) -> Iterator[str]:
    for refused in step.refuse:
        try:
            refusal = game.refusal(state, game.notation.read_move(refused.move, state))
        except (NotationError, IllegalMove) as error:
            yield f"{quoted(refused.move)}: {error}"
            continue
        found = refusal.rules if refusal else ()
        if set(found) != set(refused.rules):
            said = f"refused by {', '.join(found)}" if found else "allowed"
            rules = ", ".join(refused.rules)
            yield f"{quoted(refused.move)} should be refused by {rules}; it is {said}"
