"""What a page needs to judge an answer when no kernel can."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.judging import judge, true_rules
from engine.core.messages import load_messages
from engine.core.performing import Asked
from engine.core.questions import ILLEGAL, LEGAL
from engine.core.record import WholeRecord, replace

from ..session.standpoint import Standpoint
from .asking import Answer, Feedback, Question, feedback, question
from .guessing import Guessing
from .knowing import may_be_told
from .questions import asked_here, questions
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


def answers(here: Standpoint, drawn: Sequence[str]) -> tuple[Stored, ...]:
    """What can be asked here without a kernel; nothing where the viewer may not know an answer.

    To find a move takes the rules, so that comes last and is not judged.
    """
    asked = sorted(asked_here(here), key=lambda each: each.question.kind == "find")
    if not all(each.question.kind == "find" or may_be_told(here, each) for each in asked):
        return ()
    return tuple(stored for each in asked for stored in _stages(here, each, drawn))


def _stages(here: Standpoint, asked: Asked, drawn: Sequence[str]) -> Iterator[Stored]:
    """A question, and after an illegal move the question for the rule."""
    performed, written = here.performed, asked.question
    assert performed is not None
    if written.kind == "find":
        shown = question(here, asked, None, drawn)
        yield Stored(questions(here).index(asked), shown)
    elif written.kind == "predict":
        yield _predicted(here, asked, drawn)
    elif written.kind == "rule":
        yield _among(here, asked, true_rules(performed, asked))
    else:
        judged = judge(performed, asked, LEGAL)
        yield _stored(here, asked, (judged.truth,), LEGAL if judged.refusal else ILLEGAL)
        if judged.refusal and written.among:
            yield _among(here, asked, judged.rules, Answer(asked, LEGAL, judged))


def _predicted(here: Standpoint, asked: Asked, drawn: Sequence[str]) -> Stored:
    guessing = Guessing(here, asked)
    truth = guessing.truth
    accepted = dict.fromkeys((truth, said_truth(here, asked, truth)))
    return replace(
        _stored(here, asked, tuple(accepted), "", drawn=drawn),
        known=tuple(dict.fromkeys((*accepted, *guessing.words()))),
        number=guessing.numeric,
        refused=guessing.refused("{given}"),
        joints=guessing.joints if guessing.unordered else (),
    )


def _among(
    here: Standpoint, asked: Asked, true: tuple[str, ...], before: Answer | None = None
) -> Stored:
    among = asked.question.among
    accepted = tuple(rule for rule in among if rule in true)
    return _stored(here, asked, accepted, next(r for r in among if r not in true), before)


def _stored(
    here: Standpoint,
    asked: Asked,
    accepted: tuple[str, ...],
    wrong: str,
    before: Answer | None = None,
    drawn: Sequence[str] = (),
) -> Stored:
    words = load_messages("explorer", here.language)
    performed = here.performed
    assert performed is not None

    def said(given: str) -> Feedback:
        return feedback(here, Answer(asked, given, judge(performed, asked, given)), words)

    shown = question(here, asked, before, drawn)
    place = questions(here).index(asked)
    return Stored(place, shown, accepted, said(accepted[0]), said(wrong))
