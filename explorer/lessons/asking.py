"""The question that a scenario asks at a step, as a page shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.judging import Judgement
from engine.core.messages import Messages, load_messages
from engine.core.performing import Asked
from engine.core.questions import ILLEGAL, LEGAL
from engine.core.record import Record, WholeRecord, replace
from engine.core.rulebook import RuleId

from ..session.standpoint import Standpoint
from ..session.story import Told
from ..session.why_not import told_reasons
from .guessing import Guessing
from .questions import entry_of, finished, open_question, questions
from .scoring import summary
from .truth import said_truth


class Answer(Record):
    """The answer given to a question, and how the rules judge it."""

    asked: Asked
    given: str
    judged: Judgement[Any]


class Button(WholeRecord):
    value: str
    text: str


class Feedback(WholeRecord):
    """What is said to an answer, the rules that decide, and whether there is a line to look at."""

    given: str
    right: bool
    done: bool
    said: str
    rules: tuple[RuleId, ...]
    reasons: tuple[Told, ...]
    instead: bool


class Question(WholeRecord):
    kind: str
    title: str
    ask: str
    place: str
    hint: str
    hinted: bool
    buttons: tuple[Button, ...]
    meant: dict[str, str]
    """By what is drawn, the answer that a click on it gives."""
    several: bool
    """Whether an answer is put together of several."""
    open: bool
    feedback: Feedback | None
    summary: tuple[str, ...]


def shown_question(
    here: Standpoint, answer: Answer | None, drawn: Sequence[str]
) -> Question | None:
    """The open question; else the one just answered, with what is to be said to the answer."""
    current = open_question(here)
    asked = current or (answer.asked if answer else None)
    if asked is None or here.home:
        return None
    shown = question(here, asked, answer, drawn)
    return shown if current else replace(shown, open=False, buttons=())


def question(
    here: Standpoint, asked: Asked, answer: Answer | None, drawn: Sequence[str]
) -> Question:
    """A question that is still open, after an answer to it or to the one before."""
    written, every = asked.question, questions(here)
    words = load_messages("explorer", here.language)
    guessing = Guessing(here, asked) if written.kind == "predict" else None
    meant = {key: guessing.meant(key) for key in drawn} if guessing else {}
    return Question(
        kind=written.kind,
        title=words.phrase(f"question.title.{written.kind}"),
        ask=here.say(written.ask),
        place=words.phrase("question.place").format(place=every.index(asked) + 1, total=len(every)),
        hint=here.say(written.hint),
        hinted=entry_of(here, asked).hinted,
        buttons=(
            tuple(Button(value, text) for value, text in guessing.buttons(drawn))
            if guessing
            else _buttons(here, asked, answer, words)
        ),
        meant={key: value for key, value in meant.items() if value},
        several=guessing is not None and guessing.several,
        open=True,
        feedback=feedback(here, answer, words) if answer else None,
        summary=tuple(summary(here).splitlines()) if finished(here) else (),
    )


def _buttons(
    here: Standpoint, asked: Asked, answer: Answer | None, words: Messages
) -> tuple[Button, ...]:
    written = asked.question
    known_illegal = answer is not None and answer.asked == asked and answer.judged.refusal
    if written.kind == "rule" or (written.kind == "legal" and known_illegal):
        return tuple(Button(rule, here.rule(rule).title) for rule in written.among)
    if written.kind == "legal":
        return tuple(Button(each, words.phrase(f"question.{each}")) for each in (LEGAL, ILLEGAL))
    return ()


def feedback(here: Standpoint, answer: Answer, words: Messages) -> Feedback:
    judged = answer.judged
    return Feedback(
        given=answer.given,
        right=judged.right,
        done=judged.done,
        said=words.phrase(_said(answer)).format(answer=_truth(here, answer)),
        rules=() if _rule_follows(answer) else judged.rules,
        reasons=() if _rule_follows(answer) else told_reasons(here, judged.refusal),
        instead=bool(judged.instead),
    )


def _rule_follows(answer: Answer) -> bool:
    """Whether the rule is asked for next, so that nothing may tell it."""
    among, refusal = answer.asked.question.among, answer.judged.refusal
    return refusal is not None and bool(among) and answer.given in (LEGAL, ILLEGAL)


def _said(answer: Answer) -> str:
    judged, written = answer.judged, answer.asked.question
    if _rule_follows(answer):
        return "question.and.why" if judged.right else "question.wrong.why"
    if judged.right:
        return "question.right"
    if answer.given in written.among and (written.kind == "rule" or judged.refusal):
        return "question.other.rule"
    return "question.not.this" if written.kind == "find" else "question.wrong"


def _truth(here: Standpoint, answer: Answer) -> str:
    """What is right; where several rules are, the one that was named."""
    judged, asked = answer.judged, answer.asked
    if _said(answer) == "question.other.rule" and judged.refusal:
        return here.rule(next(rule for rule in asked.question.among if rule in judged.rules)).title
    named = asked.question.kind == "rule" and judged.right
    return said_truth(here, asked, answer.given if named else judged.truth)


def looked_at(here: Standpoint, answer: Answer, words: Messages) -> str:
    """What is said while what happens instead of an answer is shown."""
    return words.phrase("aside.said").format(given=_given(here, answer))


def _given(here: Standpoint, answer: Answer) -> str:
    """An answer as the page says it."""
    written, given = answer.asked.question, answer.given
    if written.kind == "predict":
        return Guessing(here, answer.asked).said(given)
    if given in written.among:
        return here.rule(given).title
    return said_truth(here, answer.asked, given)
