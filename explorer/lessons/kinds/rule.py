"""Questions which of some rules decided what was just shown.

[[line.question]]
kind = "rule"
ask = "Which rule decided that?"
answer = "RULE"
among = ["RULE", "ANOTHER"]
event = "EVENT"             # optional: only the rules that these events carry are right
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.bounds import quoted
from engine.core.performing import Asked, Performed
from engine.core.rulebook import RuleId

from ...session.standpoint import Standpoint
from .candidates import candidates, chosen_alone, faulty_candidates, lacking_candidates
from .judgement import Answer, Judgement, events_of, refuse_others, rules_of
from .kind import Alone, Kind, performed_at


class Rule(Kind):
    name = "rule"
    asked_after = True
    hides_rules = True

    def missing(self, performed: Performed[Any], asked: Asked) -> Iterator[str]:
        yield from lacking_candidates(asked.question, _true_rules(performed, asked))

    def faults(self, performed: Performed[Any], asked: Asked) -> Iterator[str]:
        question, ask = asked.question, quoted(asked.question.ask)
        true = _true_rules(performed, asked)
        yield from faulty_candidates(performed, question, true)
        if question.answer not in true:
            found = ", ".join(true) or "none"
            yield f"the answer to {ask} is {found}, not {question.answer}"
        elif question.answer not in question.among:
            yield f"the answer to {ask}, {question.answer}, is not among the candidates"

    def _judge(self, performed: Performed[Any], asked: Asked, given: str) -> Judgement:
        question = asked.question
        refuse_others(given, question.among)
        true = _true_rules(performed, asked)
        right = given in true
        named = tuple(rule for rule in question.among if rule in true)
        return Judgement(right, right, question.answer, named)

    def _may_be_told(self, here: Standpoint, asked: Asked) -> bool:
        """Return whether the viewer sees the rules with the events that carry them."""
        performed = performed_at(here)
        witnessed = (here.game.sight.witness(e, here.sight) for e in events_of(performed, asked))
        seen = {rule for event in witnessed for rule in event.rules}
        return seen.issuperset(_true_rules(performed, asked))

    def choices(self, asked: Asked, answer: Answer | None) -> tuple[str, ...]:
        return candidates(asked.question)

    def in_words(self, here: Standpoint, asked: Asked, answer: str) -> str:
        return here.rule(answer).title

    def solution(self, here: Standpoint, answer: Answer) -> str:
        """Return the chosen rule if it is right, since several may be."""
        judged = answer.judged
        return self.in_words(here, answer.asked, answer.given if judged.right else judged.truth)

    def key(self, here: Standpoint, asked: Asked, judged: Judgement) -> str:
        return f"{self.in_words(here, asked, judged.truth)} [{judged.truth}]"

    def alone(self, here: Standpoint, asked: Asked) -> Iterator[Alone]:
        yield chosen_alone(asked, _true_rules(performed_at(here), asked))


def _true_rules(performed: Performed[Any], asked: Asked) -> tuple[RuleId, ...]:
    """The rules of the events asked about."""
    named = asked.question.event
    events = events_of(performed, asked)
    return rules_of(event for event in events if not named or type(event).__name__ == named)
