"""The reply to an answer: praise, a second try, or the answer with what led to it."""

from __future__ import annotations

import re
from typing import Literal

from engine.core.performing import Asked
from engine.core.record import WholeRecord
from engine.core.rulebook import RuleId

from ..session.standpoint import Entry, Standpoint
from ..session.story import Told
from ..session.why_not import told_reasons
from .going_on import next_stop
from .kinds import kind_of
from .kinds.judgement import Answer
from .kinds.kind import Kind, performed_at
from .open_questions import asked_at, entry_of, others_open, questions, rules_asked_for

State = Literal["open", "again", "right", "shown", "kept"]
"""Where a question stands: asked, asked once more, answered, given up, or kept for the teacher."""
OVER = ("right", "shown", "kept")


GIVEN = "{given}"
"""The place of an answer in the words of a page that judges without a kernel."""
_SENTENCE_ENDS = re.compile(r"(?<=[.!?])\s+")


class Feedback(WholeRecord):
    """The reply to an answer, the rules that decide, and the lines there are to look at."""

    state: State
    given: str
    """The answer as it was given; empty if none was."""
    said: str
    """The verdict in short."""
    sub: str
    """What stands beside it: at which try, or what was said instead."""
    told: str
    """The verdict in full, beside the board."""
    rules: tuple[RuleId, ...]
    reasons: tuple[Told, ...]
    outcome: str
    """What happened, in a few sentences."""
    replay: bool
    """True if what happens by the right answer can be played."""
    yours: bool
    """True if what happens by the answer given can be played."""
    next: str
    """What comes next, once this is read."""


def state_of(entry: Entry, answer: Answer) -> State:
    """Return where a question stands after its last answer."""
    if entry.kept:
        return "kept"
    if entry.done:
        return "right"
    if entry.shown:
        return "shown"
    return "open" if answer.judged.right else "again"


def feedback(here: Standpoint, answer: Answer, entry: Entry | None = None) -> Feedback:
    """Return the reply to an answer; `entry` is what is known of the question by now."""
    asked, judged, kind = answer.asked, answer.judged, kind_of(answer.asked)
    entry = entry_of(here, asked) if entry is None else entry
    state = state_of(entry, answer)
    over = state in OVER
    verdict = _Verdict(here, kind, answer, entry, state)
    about_the_line = kind.foretells or kind.answered_by_moves
    hides = not over or (about_the_line and rules_asked_for(here, asked))
    return Feedback(
        state=state,
        given=answer.given,
        said=verdict.said,
        sub=verdict.sub,
        told=verdict.told,
        rules=() if hides else judged.rules,
        reasons=told_reasons(here, judged.refusal) if over or kind.answered_by_moves else (),
        outcome=kind.outcome(here, answer) if over and not others_open(here, asked) else "",
        replay=over
        and not (kind.foretells and others_open(here, asked))
        and bool(kind.happening(performed_at(here), asked, judged)),
        yours=state != "right" and kind.answered_by_moves and bool(judged.instead),
        next=_next(here, entry, asked) if over else "",
    )


class _Verdict:
    """The words of a reply."""

    def __init__(
        self, here: Standpoint, kind: Kind, answer: Answer, entry: Entry, state: State
    ) -> None:
        self.here, self.kind, self.answer, self.entry, self.state = here, kind, answer, entry, state

    @property
    def truth(self) -> str:
        return self.kind.solution(self.here, self.answer)

    @property
    def said(self) -> str:
        answer, state = self.answer, self.state
        if state == "kept":
            return self.here.phrase("question.kept").format(given=self._given)
        if state in ("right", "shown"):
            return self.here.phrase(f"question.{state}").format(answer=self.truth)
        if not self.kind.asks_on(answer):
            return self.here.phrase(self.kind.once_more(answer.asked))
        first = self.kind.in_words(self.here, answer.asked, answer.judged.truth)
        key = "question.and.why" if state == "open" else "question.wrong.why"
        return self.here.phrase(key).format(answer=first)

    @property
    def sub(self) -> str:
        if self.state == "right":
            return self.here.phrase(f"question.try.{self._try}")
        if self.state == "kept":
            return self.here.phrase("question.kept.by")
        if self.state == "shown" and self.answer.given:
            return self.here.phrase("question.you.said").format(given=self._given)
        return ""

    @property
    def told(self) -> str:
        if self.state == "right":
            return self.here.phrase(f"question.right.{self._try}")
        if self.state == "kept":
            return self.here.phrase("question.kept.told")
        if self.state == "open" or not self.answer.given or self.kind.asks_on(self.answer):
            return self.said
        if self.state == "again":
            return self.here.phrase("question.not").format(given=self._given)
        return self.here.phrase("question.not.this.time").format(answer=self.truth)

    @property
    def _given(self) -> str:
        """The answer in the reader's words; a page without a kernel puts its own in."""
        given = self.answer.given
        return given if given == GIVEN else self.kind.in_words(self.here, self.answer.asked, given)

    @property
    def _try(self) -> Literal["first", "second", "back"]:
        if self.entry.back_after is not None:
            return "back"
        return "second" if self.entry.wrong else "first"


def last_sentence(text: str) -> str:
    """Return the last sentence of a text, in which a question says what it asks for."""
    return _SENTENCE_ENDS.split(text.strip())[-1]


def _next(here: Standpoint, entry: Entry, asked: Asked) -> str:
    """Return what comes next: this question once more, or another one."""
    if entry.waiting:
        return here.phrase("question.comes.back")
    stop = next_stop(here)
    every = questions(here)
    follows = [each for each in every if stop and asked_at(each) == stop.node]
    still = [each for each in follows if each != asked and not entry_of(here, each).closed]
    if not still:
        return ""
    return here.phrase("question.next").format(ask=last_sentence(here.say(still[0].question.ask)))
