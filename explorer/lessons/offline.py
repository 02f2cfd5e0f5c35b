"""The data by which a page judges answers when there is no kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.performing import Asked
from engine.core.record import WholeRecord, replace

from ..session.standpoint import Entry, Standpoint
from .feedback import GIVEN, Feedback, feedback
from .kinds import kind_of
from .kinds.judgement import Answer, Judgement
from .kinds.kind import FEW, Alone, performed_at
from .open_questions import asked_here, questions
from .shown_question import Question, question


class Replies(WholeRecord):
    """The replies to a right answer, a wrong one, and to whoever gives up.

    `{given}` stands in their words for the answer given.
    """

    right: Feedback
    again: Feedback | None
    """The reply to a wrong answer that is not the last one; None if there is only one try."""
    shown: Feedback
    asks_on: bool
    """True if more is asked after a wrong answer, too."""


class Stored(WholeRecord):
    """A question, its right answers, and the replies to a right and to a wrong answer.

    If only the rules can judge it, it has no right answers. `known` are all possible answers, in
    plain words; if `number` is set, any number is one too. `refused` is the reply to anything else.
    The values of a list may be given in any order, with `joints` between them. `end` is the step
    that shows what happens; the step at hand if the question is not about that.
    """

    question: int
    asked: Question
    end: int
    accepted: tuple[str, ...] = ()
    replies: Replies | None = None
    known: tuple[str, ...] = ()
    number: bool = False
    refused: str = ""
    joints: tuple[str, ...] = ()
    spoken: dict[str, str] = {}
    """The answers that a click on the board can give, in the reader's words."""
    kept: Feedback | None = None
    """The reply to an answer that is kept for the teacher; None if the page judges or can't."""
    suggested: dict[str, str] = {}
    """Answers to choose from while typing: the reader's words, and what they stand for."""


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
        kind = kind_of(asked)
        shown = question(here, asked, alone.after, drawn)
        if kind.sealed:
            ways = kind.ways_alone(here, asked, alone.after, drawn)
            how = here.phrase(ways.how)
            shown = replace(
                shown,
                buttons=ways.buttons,
                how=how,
                by_moves=False,
                suggested=() if ways.buttons else tuple(alone.suggested),
            )
        yield Stored(
            question=place,
            asked=shown,
            end=asked.end if kind.foretells else here.at,
            accepted=alone.accepted,
            replies=_replies(here, asked, alone),
            known=alone.known,
            number=alone.number,
            refused=alone.refused,
            joints=alone.joints,
            spoken={
                each: kind.in_words(here, asked, each)
                for each in dict.fromkeys(shown.meant.values())
            },
            kept=_kept(here, asked) if kind.sealed else None,
            suggested=alone.suggested,
        )


def _kept(here: Standpoint, asked: Asked) -> Feedback:
    """Return the reply to any answer to a hand-out."""
    answer = Answer(asked, GIVEN, kind_of(asked).judge(performed_at(here), asked, ""))
    return feedback(here, answer, Entry(given=(GIVEN,), kept=True))


def _replies(here: Standpoint, asked: Asked, alone: Alone) -> Replies | None:
    if not alone.accepted:
        return None
    kind, performed = kind_of(asked), performed_at(here)

    def said(given: str, entry: Entry, judged: Judgement) -> Feedback:
        return feedback(here, Answer(asked, given, judged), entry)

    choices = kind.choices(asked, alone.after)
    given = alone.wrong if 0 < len(choices) <= FEW else GIVEN
    right = kind.judge(performed, asked, alone.accepted[0])
    wrong = kind.judge(performed, asked, alone.wrong)
    asks_on = kind.asks_on(Answer(asked, given, wrong))
    last = kind.few_answers(here, asked, given) and not asks_on
    tried, over = Entry(wrong=(GIVEN,)), Entry(wrong=(GIVEN,), shown=True)
    return Replies(
        right=said(alone.accepted[0], Entry(done=right.done), right),
        again=None if last else said(given, tried, wrong),
        shown=said(given, over, replace(wrong, rules=right.rules)),
        asks_on=asks_on,
    )
