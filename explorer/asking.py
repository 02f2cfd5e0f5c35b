"""The question that a scenario asks at a step, as a page shows it."""

from __future__ import annotations

from engine.core.messages import Messages
from engine.core.questions import ILLEGAL, LEGAL, Question
from engine.core.record import WholeRecord
from engine.core.rulebook import RuleId

from .look import Answer, Look
from .session import Session
from .telling import Told, told_reasons


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


class Asked(WholeRecord):
    kind: str
    title: str
    ask: str
    place: str
    hint: str
    hinted: bool
    buttons: tuple[Button, ...]
    open: bool
    feedback: Feedback | None
    summary: tuple[str, ...]


def asked_here(session: Session, look: Look, words: Messages) -> Asked | None:
    """The open question; else the one just answered, with what is to be said to the answer."""
    lesson, answer = session.lesson, look.answer
    current = lesson.current
    asked = current or (answer.asked if answer else None)
    if asked is None or look.curtain or session.aside:
        return None
    question = asked.question
    place = words.phrase("question.place").format(
        place=lesson.all.index(asked) + 1, total=len(lesson.all)
    )
    return Asked(
        kind=question.kind,
        title=words.phrase(f"question.title.{question.kind}"),
        ask=question.ask,
        place=place,
        hint=question.hint,
        hinted=lesson.entry(asked).hinted,
        buttons=_buttons(session, question, answer, words) if current else (),
        open=current is not None,
        feedback=_feedback(session, answer, words) if answer else None,
        summary=tuple(lesson.summary().splitlines()) if lesson.finished else (),
    )


def _buttons(
    session: Session, question: Question, answer: Answer | None, words: Messages
) -> tuple[Button, ...]:
    if question.kind == "predict" and question.piece:
        phrases = session.game.speaker(None, session.language).messages.phrases
        return tuple(
            Button(key.removeprefix("place."), phrase)
            for key, phrase in phrases.items()
            if key.startswith("place.")
        )
    judged = answer.judged if answer and answer.asked.question == question else None
    known_illegal = judged is not None and judged.refusal is not None
    if question.kind == "rule" or (question.kind == "legal" and known_illegal):
        return tuple(Button(rule, session.rule(rule).title) for rule in question.among)
    if question.kind == "legal":
        return tuple(Button(each, words.phrase(f"question.{each}")) for each in (LEGAL, ILLEGAL))
    return ()


def _feedback(session: Session, answer: Answer, words: Messages) -> Feedback:
    judged, question = answer.judged, answer.asked.question
    return Feedback(
        given=answer.given,
        right=judged.right,
        done=judged.done,
        said=words.phrase(_said(answer)).format(answer=_truth(session, answer, words)),
        rules=judged.rules if judged.done or not judged.right or not question.among else (),
        reasons=told_reasons(session, judged.refusal) if judged.done or not judged.right else (),
        instead=bool(judged.instead),
    )


def _said(answer: Answer) -> str:
    judged, question = answer.judged, answer.asked.question
    if judged.right:
        return "question.right" if judged.done else "question.and.why"
    return {"find": "question.not.this", "rule": "question.other.rule"}.get(
        question.kind, "question.wrong"
    )


def _truth(session: Session, answer: Answer, words: Messages) -> str:
    truth, question = answer.judged.truth, answer.asked.question
    if question.kind == "rule":
        return session.rule(answer.given if answer.judged.right else truth).title
    if question.kind == "legal":
        return words.phrase(f"question.{truth}")
    phrases = session.game.speaker(None, session.language).messages.phrases
    return phrases.get(f"place.{truth}", truth)
