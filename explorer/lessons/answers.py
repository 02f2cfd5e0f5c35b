"""What a page needs to judge an answer when no kernel can."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.judging import judge, true_rules
from engine.core.messages import load_messages
from engine.core.questions import ILLEGAL, LEGAL
from engine.core.record import WholeRecord, replace
from engine.core.scenario import Asked

from ..page.look import Answer
from ..session.session import Session
from .asking import Feedback, Question, feedback, question
from .guessing import Guessing
from .knowing import may_be_told
from .truth import said_truth


class Stored(WholeRecord):
    """A question, the answers that are right, and what is said to a right one and a wrong one.

    None is right where it can't be judged. `known` are the answers that there are, in plain words,
    beside any number where `number` is set; to anything else `refused` is said. An answer of
    several may be given in any order, between `joints`.
    """

    question: int
    asked: Question
    accepted: tuple[str, ...] = ()
    right: Feedback | None = None
    wrong: Feedback | None = None
    known: tuple[str, ...] = ()
    number: bool = False
    refused: str = ""
    joints: tuple[str, ...] = ()


def answers(session: Session) -> tuple[Stored, ...]:
    """What can be asked here without a kernel; nothing where the viewer may not know an answer.

    To find a move takes the rules, so that comes last and is not judged.
    """
    asked = sorted(session.lesson.here, key=lambda each: each.question.kind == "find")
    if not all(each.question.kind == "find" or may_be_told(session, each) for each in asked):
        return ()
    return tuple(stored for each in asked for stored in _stages(session, each))


def _stages(session: Session, asked: Asked) -> Iterator[Stored]:
    """A question, and after an illegal move the question for the rule."""
    performed, written = session.performed, asked.question
    assert performed is not None
    if written.kind == "find":
        shown = question(session, asked, None, load_messages("explorer", session.language))
        yield Stored(session.lesson.all.index(asked), shown)
    elif written.kind == "predict":
        yield _predicted(session, asked)
    elif written.kind == "rule":
        yield _among(session, asked, true_rules(performed, asked))
    else:
        judged = judge(performed, asked, LEGAL)
        yield _stored(session, asked, (judged.truth,), LEGAL if judged.refusal else ILLEGAL)
        if judged.refusal and written.among:
            yield _among(session, asked, judged.rules, Answer(asked, LEGAL, judged))


def _predicted(session: Session, asked: Asked) -> Stored:
    guessing = Guessing(session, asked)
    truth = guessing.truth
    accepted = dict.fromkeys((truth, said_truth(session, asked, truth)))
    return replace(
        _stored(session, asked, tuple(accepted), ""),
        known=tuple(dict.fromkeys((*accepted, *guessing.words()))),
        number=guessing.numeric,
        refused=guessing.refused("{given}"),
        joints=guessing.joints if guessing.unordered else (),
    )


def _among(
    session: Session, asked: Asked, true: tuple[str, ...], before: Answer | None = None
) -> Stored:
    among = asked.question.among
    accepted = tuple(rule for rule in among if rule in true)
    return _stored(session, asked, accepted, next(r for r in among if r not in true), before)


def _stored(
    session: Session,
    asked: Asked,
    accepted: tuple[str, ...],
    wrong: str,
    before: Answer | None = None,
) -> Stored:
    words = load_messages("explorer", session.language)
    performed = session.performed
    assert performed is not None

    def said(given: str) -> Feedback:
        return feedback(session, Answer(asked, given, judge(performed, asked, given)), words)

    shown = question(session, asked, before, words)
    place = session.lesson.all.index(asked)
    return Stored(place, shown, accepted, said(accepted[0]), said(wrong))
