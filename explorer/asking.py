"""The question that a scenario asks at a step, as a page shows it."""

from __future__ import annotations

from engine.core.messages import Messages
from engine.core.record import WholeRecord
from engine.core.scenario import Question

from .look import Feedback, Look
from .session import Session


class Asked(WholeRecord):
    ask: str
    hint: str
    buttons: tuple[tuple[str, str], ...]
    feedback: Feedback | None
    said: str


def asked_here(session: Session, look: Look, words: Messages) -> Asked | None:
    if not session.questions or look.curtain:
        return None
    question: Question = session.questions[look.asked]
    phrases = session.game.speaker(None, session.language).messages.phrases
    buttons = tuple(
        (key.removeprefix("place."), phrase)
        for key, phrase in phrases.items()
        if key.startswith("place.") and question.piece
    )
    said = ""
    if look.feedback:
        key = "question.right" if look.feedback.right else "question.wrong"
        truth = phrases.get(f"place.{look.feedback.truth}", look.feedback.truth)
        said = words.phrase(key).format(answer=truth)
    return Asked(question.ask, question.hint, buttons, look.feedback, said)
