"""The questions of a study on their own: a position, the possible answers, and the right ones.

Worksheets to print and quizzes for other programs are made from them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.errors import GameError
from engine.core.performing import Asked, Performed
from engine.core.record import Record
from engine.core.sight import ALL_SEEING

from ..lessons.handing_in.parts import part_of_each
from ..lessons.kinds import kind_of
from ..lessons.kinds.candidates import candidates
from ..lessons.kinds.kind import Button, performed_at
from ..lessons.kinds.legal import ILLEGAL, Legal
from ..lessons.open_questions import asked_at, questions
from ..session.standpoint import Standpoint
from ..session.steps import steps
from .pictures import picture

NO_RULE = ""
"""The answer that no rule forbids a move."""


class NoQuestions(GameError):
    """Raised for a worksheet of a study that asks nothing."""


class AnswerField(Record):
    """The place for an answer: its possible answers and the right ones among them.

    Without possible answers it is answered in writing, and `right` is the answer in words.
    """

    choices: tuple[Button, ...]
    right: tuple[str, ...]
    asks_rule: bool = False
    """True if it asks for the rule that forbids a move, if one does."""


class Item(Record):
    """A question of a study on its own."""

    number: int
    part: int
    """The part of the lesson, from 1: a later part shows what an earlier one asks."""
    kind: str
    title: str
    step: str
    ask: str
    hint: str
    picture: str
    """The position as an SVG."""
    fields: tuple[AnswerField, ...]
    key: str
    """The true answer and the rules behind it."""


def worksheet(here: Standpoint) -> tuple[Item, ...]:
    """Return the questions of a study in the order in which a reader meets them."""
    found = here.stored()
    if not questions(found):
        raise NoQuestions(f"{here.title!r} asks nothing: a worksheet needs questions")
    if found.sight is not ALL_SEEING:
        raise NoQuestions("a worksheet is made from what the teacher sees: look on as all-seeing")
    performed = performed_at(found)
    parts, rules = part_of_each(performed), _rules_to_offer(performed)
    return tuple(
        _item(found, asked, number, parts[performed.asked.index(asked)] + 1, rules)
        for number, asked in enumerate(questions(found), 1)
    )


def _rules_to_offer(performed: Performed[Any]) -> tuple[str, ...]:
    """Return the rules that the questions about legal moves ask for, all together."""
    found: set[str] = set()
    for asked in performed.asked:
        if asked.question.kind == Legal.name:
            judged = kind_of(asked).judge(performed, asked, ILLEGAL)
            found |= {*candidates(asked.question), *(judged.rules[:1] if judged.refusal else ())}
    asks = any(each.question.among for each in performed.asked if each.question.kind == Legal.name)
    return tuple(sorted(found)) if asks else ()


def _item(here: Standpoint, asked: Asked, number: int, part: int, rules: tuple[str, ...]) -> Item:
    kind, written = kind_of(asked), asked.question
    at = here.at_node(asked_at(asked))
    judged = kind.judge(performed_at(here), asked, written.answer)
    return Item(
        number=number,
        part=part,
        kind=written.kind,
        title=here.phrase(f"question.title.{written.kind}"),
        step=here.phrase("step").format(step=steps(here.tree)[at.at]),
        ask=here.say(written.ask),
        hint=here.say(written.hint),
        picture=picture(at),
        fields=tuple(_fields(at, asked, rules)),
        key=kind.key(at, asked, judged),
    )


def _fields(here: Standpoint, asked: Asked, rules: tuple[str, ...]) -> Iterator[AnswerField]:
    kind, performed = kind_of(asked), performed_at(here)
    offered = kind.offered(here, asked)
    judged = kind.judge(performed, asked, asked.question.answer)
    if not offered:
        yield AnswerField((), (kind.in_words(here, asked, judged.truth),))
        return
    values = tuple(each.value for each in offered)
    yield AnswerField(offered, tuple(v for v in values if kind.judge(performed, asked, v).right))
    if kind.name == Legal.name and rules:
        forbidding = judged.rules if judged.refusal else (NO_RULE,)
        listed = tuple(Button(each, here.rule(each).title) for each in _offered(asked, rules))
        listed = (*listed, Button(NO_RULE, here.phrase("worksheet.no_rule")))
        right = tuple(each.value for each in listed if each.value in forbidding)
        yield AnswerField(listed, right, asks_rule=True)


def _offered(asked: Asked, rules: tuple[str, ...]) -> tuple[str, ...]:
    """Return the rules offered to a question, legal or not; without any the question would tell."""
    return candidates(asked.question) or rules
