"""Lists of rules to choose among: some are right and some are wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.bounds import quoted
from engine.core.performing import Asked, Performed
from engine.core.questions import Question
from engine.core.rulebook import RuleId

from .judgement import Answer
from .kind import Alone


def candidates(question: Question) -> tuple[RuleId, ...]:
    """Return the rules to choose among, by their ids: files tend to name the right one first."""
    return tuple(sorted(question.among))


def lacking_candidates(question: Question, true: tuple[RuleId, ...]) -> Iterator[str]:
    """Yield a sentence if no candidate is right or none is wrong."""
    among, right = set(question.among), set(true)
    if not among & right:
        found = ", ".join(true) or "none"
        yield f"the question {quoted(question.ask)} lacks a right candidate, such as {found}"
    if not among - right:
        yield f"the question {quoted(question.ask)} lacks a wrong candidate"


def faulty_candidates(
    performed: Performed[Any], question: Question, true: tuple[RuleId, ...]
) -> Iterator[str]:
    """Yield a sentence for each candidate that is no rule, and one if all candidates are right."""
    known, ask = performed.timeline.game.rule_ids, quoted(question.ask)
    for rule in question.among:
        if rule not in known:
            yield f"the question {ask}: no rule is called {quoted(rule)}"
    if set(question.among) <= set(true):
        yield f"the question {ask} lacks a wrong candidate"


def chosen_alone(asked: Asked, true: tuple[RuleId, ...], after: Answer | None = None) -> Alone:
    """Return the data by which a page judges a chosen rule without a kernel."""
    among = asked.question.among
    right = tuple(rule for rule in among if rule in true)
    return Alone(right, next(rule for rule in among if rule not in true), after)
