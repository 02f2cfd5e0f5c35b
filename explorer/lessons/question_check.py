"""Checks of a scenario's questions: they can be shown, and the rules give the same answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.bounds import quoted
from engine.core.performing import Asked, Performed
from engine.core.scenario import ScenarioError

from .kinds import kind_of


def question_problems(performed: Performed[Any]) -> Iterator[ScenarioError]:
    """Yield everything that is wrong with the questions of a scenario."""
    for asked in performed.asked:
        for said in _problems(performed, asked):
            yield ScenarioError(performed.places[asked.end], said)


def refuse_unaskable(performed: Performed[Any]) -> Performed[Any]:
    """Return the scenario; refuse it if one of its questions can't be shown and answered."""
    for asked in performed.asked:
        for said in _unaskable(performed, asked):
            raise ScenarioError(performed.places[asked.end], said)
    return performed


def _problems(performed: Performed[Any], asked: Asked) -> Iterator[str]:
    """Yield a sentence for each thing that is wrong with a question."""
    wrong = False
    try:
        kind = kind_of(asked)
        for said in kind.faults(performed, asked):
            wrong = True
            yield said
        for given in asked.question.given if not kind.sealed else ():
            kind.judge(performed, asked, given)
    except (ValueError, LookupError) as error:
        wrong = True
        yield f"the question {quoted(asked.question.ask)}: {error}"
    if not wrong:
        yield from _unaskable(performed, asked)


def _unaskable(performed: Performed[Any], asked: Asked) -> Iterator[str]:
    """Yield a sentence for each reason why a question can't be asked."""
    question, known = asked.question, performed.timeline.game.rule_ids
    try:
        kind = kind_of(asked)
        for rule in question.among:
            if rule not in known:
                yield f"no rule is called {quoted(rule)}"
                return
        for said in kind.missing(performed, asked):
            yield said
            return
        if not kind.sealed:
            kind.judge(performed, asked, question.answer)
    except (ValueError, LookupError) as error:
        yield f"the question {quoted(question.ask)}: {error}"
