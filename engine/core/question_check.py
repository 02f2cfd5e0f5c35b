"""Checks the questions of a scenario: the rules must give the answer that the scenario gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from .askable import unaskable
from .bounds import quoted
from .judging import judge, played_out, true_rules
from .moves import CHANCE
from .performing import Asked, Performed
from .questions import ILLEGAL, LEGAL, Question
from .record import Record
from .rulebook import RuleId

S = TypeVar("S", bound=Record)

MOST_TRIED = 200


def question_problems(performed: Performed[S], asked: Asked) -> Iterator[str]:
    """The problems with a question, a sentence each."""
    wrong = False
    try:
        for said in CHECKS[asked.question.kind](performed, asked):
            wrong = True
            yield said
        for given in asked.question.given:
            judge(performed, asked, given)
    except (ValueError, LookupError) as error:
        wrong = True
        yield f"the question {quoted(asked.question.ask)}: {error}"
    if not wrong:
        yield from unaskable(performed, asked)


def _predict(performed: Performed[S], asked: Asked) -> Iterator[str]:
    question, ask = asked.question, quoted(asked.question.ask)
    truth = judge(performed, asked, question.answer).truth
    if truth != question.answer:
        yield f"the answer to {ask} is {truth!r}, not {quoted(question.answer)}"


def _find(performed: Performed[S], asked: Asked) -> Iterator[str]:
    question, ask = asked.question, quoted(asked.question.ask)
    if not question.goal:
        yield f"the question {ask} lacks a goal"
        return
    judged = judge(performed, asked, question.answer)
    if judged.refusal is not None:
        state = performed.timeline.node(asked.start).state
        said = performed.timeline.game.words.explain(judged.refusal, state)
        yield f"the answer to {ask} can't be played: {said}"
    elif not judged.right:
        yield (
            f"the answer to {ask} does not reach the goal; after it the position is "
            f"{_after(performed, asked)}"
        )
    elif not _some_move_fails(performed, asked):
        yield f"every move that is listed answers {ask}"


def _after(performed: Performed[S], asked: Asked) -> str:
    timeline = performed.timeline
    game, before = timeline.game, timeline.node(asked.start).state
    scratch = played_out(timeline, asked, game.notation.read_move(asked.question.answer, before))
    return "; ".join(game.notation.position_text(scratch.state).splitlines())


def _some_move_fails(performed: Performed[S], asked: Asked) -> bool:
    game, state = performed.timeline.game, performed.timeline.node(asked.start).state
    if game.rules.to_act(state) == CHANCE:
        return True
    texts = (
        game.notation.move_text(move, state) for move in game.rules.options(state)[:MOST_TRIED]
    )
    return not all(judge(performed, asked, text).right for text in texts)


def _rule(performed: Performed[S], asked: Asked) -> Iterator[str]:
    question, ask = asked.question, quoted(asked.question.ask)
    true = true_rules(performed, asked)
    yield from _candidates(performed, question, true)
    if question.answer not in true:
        found = ", ".join(true) or "none"
        yield f"the answer to {ask} is {found}, not {question.answer}"
    elif question.answer not in question.among:
        yield f"the answer to {ask}, {question.answer}, is not among the candidates"


def _legal(performed: Performed[S], asked: Asked) -> Iterator[str]:
    question, ask = asked.question, quoted(asked.question.ask)
    if question.answer not in (LEGAL, ILLEGAL):
        yield f"the answer to {ask} is {LEGAL!r} or {ILLEGAL!r}"
        return
    judged = judge(performed, asked, question.answer)
    if not judged.right:
        yield f"the answer to {ask} is {judged.truth!r}, not {quoted(question.answer)}"
    elif judged.refusal is not None and question.among:
        yield from _candidates(performed, question, judged.rules)
        if not set(judged.rules) & set(question.among):
            found = ", ".join(judged.rules)
            yield f"the rule asked for by {ask}, {found}, is not among the candidates"


def _candidates(
    performed: Performed[S], question: Question, true: tuple[RuleId, ...]
) -> Iterator[str]:
    known, ask = performed.timeline.game.rule_ids, quoted(question.ask)
    for rule in question.among:
        if rule not in known:
            yield f"the question {ask}: no rule is called {quoted(rule)}"
    if set(question.among) <= set(true):
        yield f"the question {ask} lacks a wrong candidate"


CHECKS: Mapping[str, Callable[[Performed[Any], Asked], Iterator[str]]] = {
    "predict": _predict,
    "find": _find,
    "rule": _rule,
    "legal": _legal,
}
