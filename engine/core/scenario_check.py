"""Verify a scenario: everything it expects must happen, or the report says what did instead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from .events import Event
from .game import Game
from .messages import plain, spoken_kinds
from .moves import IllegalMove
from .notation import NotationError
from .record import Record
from .scenario import Performed, Question, ScenarioError, Step
from .timeline import Node

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
        texts = [event_texts(game, event, node.state) for event in events if event.told]
        for said in _refusals(game, before.state, step):
            yield ScenarioError(where, said)
        for expected in step.expect:
            if not any(_matches(expected, text) for text in texts):
                yield ScenarioError(where, f"expected {_brief(expected)}; {_happened(texts)}")
        for line in step.position:
            said = _position(game, node.state, line)
            if said:
                yield ScenarioError(where, said)
        for question in step.question:
            try:
                answer = true_answer(game, question, node.state, events)
            except ValueError as error:
                yield ScenarioError(where, f"the question {question.ask!r}: {error}")
                continue
            if answer != question.answer:
                yield ScenarioError(
                    where, f"the answer to {question.ask!r} is {answer!r}, not {question.answer!r}"
                )
    yield from _teaches(performed)


def _teaches(performed: Performed[S]) -> Iterator[ScenarioError]:
    scenario, game = performed.scenario, performed.timeline.game
    for rule in scenario.teaches:
        if rule not in game.rules:
            known = ", ".join(game.rules)
            yield ScenarioError("teaches", f"no rule is called {rule!r}; the ids are {known}")
        elif rule not in performed.emitted() and rule not in game.rules_without_effect:
            yield ScenarioError("teaches", f"{rule} does not happen in this scenario")


def _events_between(
    performed: Performed[S], before: Node[S], node: Node[S]
) -> tuple[Event[S], ...]:
    path = performed.timeline.path(node.number)
    start = [each.number for each in path].index(before.number)
    return tuple(event for each in path[start + 1 :] for event in each.events)


def event_texts(game: Game[S], event: Event[S], state: S) -> dict[str, str]:
    """An event in words: its kind, its rules, and each of its fields as it is said in English."""
    speaker = game.speaker(state)
    texts = {
        name: plain(speaker.value(kind, getattr(event, name)))
        for name, kind in spoken_kinds(type(event)).items()
        if name not in ("rules", "phrase")
    }
    return {"event": type(event).__name__, "rule": " ".join(event.rules), **texts}


def _matches(expected: dict[str, str | int], text: dict[str, str]) -> bool:
    for name, value in expected.items():
        found = text.get(name)
        if found is None:
            return False
        if name == "rule":
            if str(value) not in found.split():
                return False
        elif found.lower() != str(value).lower():
            return False
    return True


def _brief(expected: dict[str, str | int] | dict[str, str]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in expected.items())


def _happened(texts: list[dict[str, str]]) -> str:
    return "what happened: " + "; ".join(f"({_brief(text)})" for text in texts)


def _refusals(game: Game[S], state: S, step: Step) -> Iterator[str]:
    for refused in step.refuse:
        try:
            refusal = game.refusal(state, game.read_move(refused.move, state))
        except (NotationError, IllegalMove) as error:
            yield f"{refused.move!r}: {error}"
            continue
        found = refusal.rules if refusal else ()
        if set(found) != set(refused.rules):
            said = f"refused by {', '.join(found)}" if found else "allowed"
            yield f"{refused.move!r} should be refused by {', '.join(refused.rules)}; it is {said}"


def _position(game: Game[S], state: S, line: str) -> str:
    lines = game.position_text(state).splitlines()
    if " ".join(line.split()) in lines:
        return ""
    key = line.partition(":")[0]
    same = [each for each in lines if each.partition(":")[0] == key]
    found = same[0] if same else "no such line; the position is " + "; ".join(lines)
    return f"expected the position to say {line!r}; found {found}"


def true_answer(game: Game[S], question: Question, state: S, events: tuple[Event[S], ...]) -> str:
    """What a predict question asks for: a piece's place, or a value of an event."""
    if question.piece:
        return game.place_of(state, question.piece)
    for event in events:
        if not event.told:
            continue
        texts = event_texts(game, event, state)
        if texts["event"] == question.event and question.value in texts:
            return texts[question.value]
    return "nothing of the kind"
