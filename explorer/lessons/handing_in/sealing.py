"""Questions without anything that tells their answer, and the digest by which a lesson is known.

Neither depends on the answers: a digest of a key with few possible answers could be guessed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from engine.core.performing import Asked, Performed
from engine.core.questions import Question
from engine.core.record import Record, replace, to_json
from engine.core.rulebook import RuleId

from ..open_questions import asked_at, in_order

DIGEST_BYTES = 5


class Identity(Record):
    """What a reader sees of a question: its text, what it is about, and the position."""

    game: str
    question: Question
    position: str


def sealed_questions(performed: Performed[Any]) -> dict[int, Question]:
    """Return every question without its answer, by its place among those of the scenario."""
    if performed.scenario.handout:
        return {place: _bare(each.question) for place, each in enumerate(performed.asked)}
    pool = _rules_of_legal(each.question for each in performed.asked)
    return {
        place: _sealed(performed.asked[place].question, number, pool)
        for number, place in enumerate(reading_order(performed), 1)
    }


def digest(performed: Performed[Any], places: Sequence[int]) -> str:
    """Return the digest of some questions of a scenario as hexadecimal digits."""
    sealed = sealed_questions(performed)
    told = [_identity(performed, performed.asked[each], sealed[each]) for each in places]
    return sha256("\n".join(map(to_json, told)).encode()).hexdigest()[: 2 * DIGEST_BYTES]


def reading_order(performed: Performed[Any]) -> tuple[int, ...]:
    """Return the places of all questions in the order in which a reader meets them."""
    return tuple(performed.asked.index(each) for each in in_order(performed))


def _identity(performed: Performed[Any], asked: Asked, sealed: Question) -> Identity:
    tree = performed.tree
    position = tree.game.notation.position_text(tree.node(asked_at(asked)).state)
    return Identity(tree.game.name, replace(sealed, hint="", number=0), position)


def _bare(question: Question) -> Question:
    """A question of a hand-out without the reader's answers."""
    return replace(question, given=(), hinted=False, shown=False)


def _sealed(question: Question, number: int, pool: tuple[RuleId, ...]) -> Question:
    """A question without its answer.

    Rules to choose among are sorted, since authors tend to write the right one first. All questions
    about legal moves offer rules if one does: otherwise offering them would say "illegal".
    """
    among = question.among or (pool if question.kind == "legal" else ())
    predicts = question.kind == "predict"
    return Question(
        ask=question.ask,
        kind=question.kind,
        piece=question.piece if predicts else "",
        event=question.event if predicts else "",
        value=question.value if predicts else "",
        hint=question.hint,
        among=tuple(sorted(among)),
        move=question.move,
        number=number,
    )


def _rules_of_legal(questions: Iterable[Question]) -> tuple[RuleId, ...]:
    """The rules that the questions about legal moves offer, all together."""
    legal = (each for each in questions if each.kind == "legal")
    return tuple(dict.fromkeys(rule for each in legal for rule in each.among))
