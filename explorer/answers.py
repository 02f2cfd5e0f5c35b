"""What a page needs to judge an answer when no kernel can."""

from __future__ import annotations

from engine.core.messages import load_messages
from engine.core.record import WholeRecord, replace
from engine.core.scenario import Question
from engine.core.sight import ALL_SEEING

from .asking import Asked, asked_here
from .look import Feedback, Look
from .session import Session


class Answer(WholeRecord):
    """A question with its true answer, and what is said to a right one and to a wrong one."""

    asked: Asked
    truth: str
    right: str
    wrong: str


def answers(session: Session) -> tuple[Answer, ...]:
    """The answers to all that is asked here; none where the viewer may not know one of them."""
    if not all(_known(session, question) for question in session.questions):
        return ()
    return tuple(_answer(session, place) for place in range(len(session.questions)))


def _known(session: Session, question: Question) -> bool:
    return session.truth(question, session.sight) == session.truth(question, ALL_SEEING)


def _answer(session: Session, place: int) -> Answer:
    words = load_messages("explorer", session.language)
    truth = session.truth(session.questions[place], ALL_SEEING)

    def said(right: bool) -> Asked:
        asked = asked_here(session, Look(asked=place, feedback=Feedback("", right, truth)), words)
        assert asked is not None
        return asked

    asked = replace(said(True), feedback=None, said="")
    return Answer(asked, truth, said(True).said, said(False).said)
