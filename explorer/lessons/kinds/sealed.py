"""The kinds of question as a hand-out asks them: an answer is kept, and only the teacher judges it.

Nothing here depends on the answer: not the ways to answer, not the words, not the order of a list.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.moves import Move
from engine.core.performing import Asked, Performed

from ...session.standpoint import Standpoint
from .find import Find
from .judgement import Answer, Judgement, refuse_others
from .kind import Alone, Button, Kind, OnBoard, Ways, state_before
from .legal import ILLEGAL, LEGAL, Legal
from .predict import NOTHING, Guesses, Predict
from .rule import Rule

FEW_MOVES = 8
"""The most moves that get a button each; of more, one is typed."""


class Sealed(Kind):
    """What all kinds share in a hand-out: nothing is judged, told or shown."""

    sealed = True
    unjudged_alone = ""
    asked_after = False
    foretells = False

    def missing(self, performed: Performed[Any], asked: Asked) -> Iterator[str]:
        yield from ()

    def faults(self, performed: Performed[Any], asked: Asked) -> Iterator[str]:
        yield from ()

    def _judge(self, performed: Performed[Any], asked: Asked, given: str) -> Judgement:
        return Judgement(right=False, done=False, truth="")

    def may_be_told(self, here: Standpoint, asked: Asked) -> bool:
        return True

    def few_answers(self, here: Standpoint, asked: Asked, given: str) -> bool:
        return False

    def asks_on(self, answer: Answer) -> bool:
        return False

    def happening(
        self, performed: Performed[Any], asked: Asked, judged: Judgement
    ) -> tuple[Move[Any], ...]:
        return ()

    def on_board(self, here: Standpoint, answer: Answer, drawn: Sequence[str]) -> OnBoard:
        return OnBoard()

    def alone(self, here: Standpoint, asked: Asked) -> Iterator[Alone]:
        yield Alone()


class SealedPredict(Sealed, Predict):
    def alone(self, here: Standpoint, asked: Asked) -> Iterator[Alone]:
        guesses = Guesses(here, asked)
        yield Alone(
            known=tuple(dict.fromkeys((*guesses.words(), NOTHING))),
            number=guesses.numeric,
            refused=guesses.refused("{given}"),
            joints=guesses.wording.joints if guesses.lists else (),
        )


class SealedFind(Sealed, Find):
    def read(self, here: Standpoint, asked: Asked, given: str) -> str:
        """Return the move in the game's notation, legal or not."""
        before = state_before(here, asked)
        notation = here.game.notation
        return notation.move_text(notation.read_move(given, before), before)

    def ways_alone(
        self, here: Standpoint, asked: Asked, answer: Answer | None, drawn: Sequence[str]
    ) -> Ways:
        moves = self.listed(here, asked)
        listed = moves if len(moves) <= FEW_MOVES else ()
        buttons = tuple(Button(each, self.in_words(here, asked, each)) for each in listed)
        return Ways("question.how.choose" if listed else "question.how.type", buttons)

    def alone(self, here: Standpoint, asked: Asked) -> Iterator[Alone]:
        moves = self.listed(here, asked)
        yield Alone(suggested={self.in_words(here, asked, each): each for each in moves})


class SealedRule(Sealed, Rule):
    def read(self, here: Standpoint, asked: Asked, given: str) -> str:
        refuse_others(given.strip(), asked.question.among)
        return given.strip()


class SealedLegal(Sealed, Legal):
    """Legal, not legal, or not legal by one of the rules listed: one choice for all of it."""

    def read(self, here: Standpoint, asked: Asked, given: str) -> str:
        refuse_others(given.strip(), self.choices(asked, None))
        return given.strip()

    def choices(self, asked: Asked, answer: Answer | None) -> tuple[str, ...]:
        return (LEGAL, ILLEGAL, *asked.question.among)

    def in_words(self, here: Standpoint, asked: Asked, answer: str) -> str:
        said = super().in_words(here, asked, answer)
        if answer not in asked.question.among:
            return said
        illegal = here.phrase("question.illegal")
        return here.phrase("question.illegal.by").format(said=illegal, rule=said)


SEALED = {kind.name: kind for kind in (SealedPredict(), SealedFind(), SealedRule(), SealedLegal())}
