"""Marks for answers, judged by the rules and by the teacher's original alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.errors import GameError
from engine.core.performing import Asked, Performed
from engine.core.record import Record
from engine.core.rulebook import LANGUAGES

from ..lessons.kinds import kind_of
from ..lessons.kinds.judgement import NoAnswer
from ..lessons.kinds.legal import ILLEGAL, LEGAL
from ..lessons.kinds.plainly import plainly
from ..lessons.kinds.predict import Guesses
from ..lessons.lesson import session_on
from ..session.standpoint import Standpoint


class BadRule(GameError):
    """Raised for a marking rule that can't be."""


class MarkingRule(Record):
    """What an answer is worth: a share of a question's one point.

    In a hand-out nobody is told whether an answer is right, so the last one counts as the first.
    """

    first: float = 1.0
    second: float = 0.5
    """Right at the second try."""
    hint: float = 0.5
    """The most that a right answer is worth after a hint."""
    shown: float = 0.0
    """Right only after the answer was shown."""
    partial: bool = True
    """True if half an answer is worth half: a verdict without its rule, a part of a list."""

    def __str__(self) -> str:
        halves = "half an answer counts half" if self.partial else "no mark for half an answer"
        return (
            f"right at the first try {self.first:g}, at the second {self.second:g}, "
            f"after a hint at most {self.hint:g}, after the answer was shown {self.shown:g}; "
            f"in a hand-out the last answer counts; {halves}"
        )

    def check(self) -> MarkingRule:
        """Return the rule; refuse a worth below 0 or above 1."""
        for name in ("first", "second", "hint", "shown"):
            if not 0 <= getattr(self, name) <= 1:
                raise BadRule(f"{name} is worth from 0 to 1, not {getattr(self, name):g}")
        return self


class Work(Record):
    """The answers of a student to one question, oldest first."""

    given: tuple[str, ...] = ()
    hinted: bool = False
    shown: bool = False
    sealed: bool = False
    """True if the answers were given in a hand-out."""


class Marked(Record):
    """A student's work on one question, judged."""

    mark: float
    right: bool
    tries: int
    answer: str = ""
    """The answer that counts, in the rules' own words; empty if none was given."""
    unread: str = ""
    """The answer as it was given, if it can't be read as one."""
    wrong: tuple[str, ...] = ()
    """The wrong answers, each once; in a hand-out, only one that counts."""


class Judge:
    """Judges answers to an original; an answer that comes again is judged once."""

    def __init__(self, original: Performed[Any], rule: MarkingRule) -> None:
        self.original, self.rule = original, rule.check()
        session = session_on(original)
        self._here: dict[str, Standpoint] = {}
        for language in LANGUAGES:
            session.language = language
            self._here[language] = session.here
        self._known: dict[tuple[int, str], tuple[str, float] | None] = {}

    def mark(self, place: int, work: Work) -> Marked:
        """Return the mark for the work on a question, by its place in the original."""
        tried = [(given, self.worth(place, given)) for given in work.given]
        if not tried:
            return Marked(0.0, False, 0)
        right = next((at for at, (_, found) in enumerate(tried) if found and found[1] == 1), None)
        last = len(tried) - 1 if work.sealed or right is None else right
        given, found = tried[last]
        before = [] if work.sealed else tried[:last]
        failed = [each for each in before if self._counts_as_try(place, each[1])]
        missed = [*failed, tried[last]] if found is None or found[1] < 1 else failed
        wrong = tuple(dict.fromkeys(each[0] if each else given for given, each in missed))
        tries = len(failed) + 1
        if found is None:
            return Marked(0.0, False, tries, unread=given, wrong=wrong)
        read, share = found
        share = share if share == 1 or self.rule.partial else 0.0
        return Marked(share * self._credit(work, tries), share == 1, tries, read, wrong=wrong)

    def _credit(self, work: Work, tries: int) -> float:
        """Return what a right answer is worth after so many tries, hints, and being shown."""
        if work.shown:
            return self.rule.shown
        worth = {1: self.rule.first, 2: self.rule.second}.get(tries, 0.0)
        return min(worth, self.rule.hint) if work.hinted else worth

    def _counts_as_try(self, place: int, found: tuple[str, float] | None) -> bool:
        """Return whether an answer before the one that counts was a wrong one.

        Who says that a move is illegal, and is then asked for the rule, has made no mistake yet.
        """
        if found is None or found[1] == 1:
            return found is None
        return not (
            self.original.asked[place].question.kind == "legal"
            and found[0] == ILLEGAL
            and found[1] > 0
        )

    def worth(self, place: int, given: str) -> tuple[str, float] | None:
        """Return an answer in the rules' own words and how far it is right; None if unreadable."""
        key = place, given
        if key not in self._known:
            self._known[key] = self._judged(self.original.asked[place], given)
        return self._known[key]

    def _judged(self, asked: Asked, given: str) -> tuple[str, float] | None:
        kind = kind_of(asked)
        for here in self._here.values():
            try:
                read = kind.read(here, asked, self._own_rule(asked, given))
                judged = kind.judge(self.original, asked, read)
            except (NoAnswer, ValueError, LookupError):
                continue
            if judged.right and judged.done:
                return read, 1.0
            return read, self._share(here, asked, read, illegal=judged.refusal is not None)
        return None

    def _own_rule(self, asked: Asked, given: str) -> str:
        """An answer to a hand-out, which offers rules where the original may ask for none."""
        question, known = asked.question, self.original.tree.game.rule_ids
        lacks = question.kind == "legal" and given not in (LEGAL, ILLEGAL, *question.among)
        return ILLEGAL if lacks and given in known else given

    def _share(self, here: Standpoint, asked: Asked, read: str, illegal: bool) -> float:
        """Return how much of an answer is right that is not wholly right."""
        if asked.question.kind == "legal":
            return 0.5 if illegal and read != LEGAL else 0.0
        if asked.question.kind != "predict":
            return 0.0
        guesses = Guesses(here, asked)
        if not guesses.lists:
            return 0.0
        return _overlap(guesses.split(read), guesses.split(guesses.truth))


def _overlap(found: Sequence[str], true: Sequence[str]) -> float:
    """Return the share of values that two lists have in common."""
    one, other = {*map(plainly, found)}, {*map(plainly, true)}
    return len(one & other) / len(one | other) if one | other else 0.0
