"""The data by which a page judges answers when there is no kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.performing import Asked
from engine.core.record import WholeRecord

from ..session.standpoint import Standpoint
from .kinds import kind_of
from .kinds.judgement import Answer
from .kinds.kind import Alone, Feedback, performed_at
from .open_questions import asked_here, questions
from .shown_question import Question, question


class Stored(WholeRecord):
    """A question, its right answers, and the replies to a right and to a wrong answer.

    If only the rules can judge it, it has no right answers. `known` are all possible answers, in
    plain words; if `number` is set, any number is one too. `refused` is the reply to anything else.
    The values of a list may be given in any order, with `joints` between them.
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


def stored_answers(here: Standpoint, drawn: Sequence[str]) -> tuple[Stored, ...]:
    """Return the questions that can be asked here without a kernel.

    There are none if the viewer may not know an answer. A question that only the rules can judge
    comes last and is not judged.
    """
    asked = sorted(asked_here(here), key=_takes_the_rules)
    if not all(_takes_the_rules(each) or kind_of(each).may_be_told(here, each) for each in asked):
        return ()
    return tuple(stored for each in asked for stored in _stages(here, each, drawn))


def _takes_the_rules(asked: Asked) -> bool:
    return bool(kind_of(asked).unjudged_alone)


def _stages(here: Standpoint, asked: Asked, drawn: Sequence[str]) -> Iterator[Stored]:
    """Yield a question, and what is asked once it is answered."""
    place = questions(here).index(asked)
    for alone in kind_of(asked).alone(here, asked):
        shown = question(here, asked, alone.after, drawn)
        right, wrong = _said(here, asked, alone)
        yield Stored(
            question=place,
            asked=shown,
            accepted=alone.accepted,
            right=right,
            wrong=wrong,
            known=alone.known,
            number=alone.number,
            refused=alone.refused,
            joints=alone.joints,
        )


def _said(
    here: Standpoint, asked: Asked, alone: Alone
) -> tuple[Feedback, Feedback] | tuple[None, None]:
    """Return the replies to a right answer and to a wrong one."""
    if not alone.accepted:
        return None, None
    kind, performed = kind_of(asked), performed_at(here)

    def said(given: str) -> Feedback:
        return kind.feedback(here, Answer(asked, given, kind.judge(performed, asked, given)))

    return said(alone.accepted[0]), said(alone.wrong)
