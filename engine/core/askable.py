"""Checks that a question can be asked: what it is about must exist, and it must have an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from .bounds import quoted
from .judging import judge, true_rules
from .messages import spoken_kinds
from .performing import Asked, Performed
from .questions import LEGAL, Question
from .record import Record
from .rulebook import RuleId
from .scenario import ScenarioError

S = TypeVar("S", bound=Record)


def refuse_unaskable(performed: Performed[S]) -> Performed[S]:
    """Return the scenario if all its questions can be asked; raise a ScenarioError otherwise."""
    for asked in performed.asked:
        for said in unaskable(performed, asked):
            raise ScenarioError(performed.places[asked.end], said)
    return performed


def unaskable(performed: Performed[S], asked: Asked) -> Iterator[str]:
    """The problems that keep a question from being asked, a sentence each."""
    question, known = asked.question, performed.timeline.game.rule_ids
    try:
        for rule in question.among:
            if rule not in known:
                yield f"no rule is called {quoted(rule)}"
                return
        for said in NEEDS[question.kind](performed, asked):
            yield said
            return
        judge(performed, asked, question.answer)
    except (ValueError, LookupError) as error:
        yield f"the question {quoted(question.ask)}: {error}"


def _predict(performed: Performed[S], asked: Asked) -> Iterator[str]:
    game, question = performed.timeline.game, asked.question
    if question.piece:
        return
    events = {kind.__name__: kind for kind in game.event_types}
    if question.event not in events:
        yield (
            f"the question {quoted(question.ask)} needs a 'piece', or an 'event' and its 'value': "
            f"no event is called {quoted(question.event)}"
        )
    elif question.value not in spoken_kinds(events[question.event]):
        known = ", ".join(spoken_kinds(events[question.event]))
        yield (
            f"the question {quoted(question.ask)}: {question.event} has no value "
            f"{quoted(question.value)}; it has {known}"
        )


def _find(_performed: Performed[S], asked: Asked) -> Iterator[str]:
    if not asked.question.goal:
        yield f"the question {quoted(asked.question.ask)} lacks a goal"


def _rule(performed: Performed[S], asked: Asked) -> Iterator[str]:
    yield from _candidates(asked.question, true_rules(performed, asked))


def _legal(performed: Performed[S], asked: Asked) -> Iterator[str]:
    judged = judge(performed, asked, LEGAL)
    if judged.refusal is not None and asked.question.among:
        yield from _candidates(asked.question, judged.rules)


def _candidates(question: Question, true: tuple[RuleId, ...]) -> Iterator[str]:
    among, right = set(question.among), set(true)
    if not among & right:
        found = ", ".join(true) or "none"
        yield f"the question {quoted(question.ask)} lacks a right candidate, such as {found}"
    if not among - right:
        yield f"the question {quoted(question.ask)} lacks a wrong candidate"


NEEDS: Mapping[str, Callable[[Performed[Any], Asked], Iterator[str]]] = {
    "predict": _predict,
    "find": _find,
    "rule": _rule,
    "legal": _legal,
}
