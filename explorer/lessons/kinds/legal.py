"""Questions whether a move can be made here, and if not, which rule forbids it.

[[line.question]]
kind = "legal"
ask = "Can this be done?"
move = "MOVE"
answer = "illegal"
among = ["RULE", "ANOTHER"]    # optional: asked for once the move is known to be illegal
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.bounds import quoted
from engine.core.moves import Move
from engine.core.performing import Asked, Performed

from ...session.standpoint import Standpoint
from .candidates import candidates, chosen_alone, faulty_candidates, lacking_candidates
from .judgement import Answer, Judgement, refuse_others, rules_of
from .kind import FEW, Alone, Kind, performed_at, state_before

LEGAL, ILLEGAL = "legal", "illegal"


class Legal(Kind):
    name = "legal"
    withholds_moves = True

    def missing(self, performed: Performed[Any], asked: Asked) -> Iterator[str]:
        judged = self.judge(performed, asked, LEGAL)
        if judged.refusal is not None and asked.question.among:
            yield from lacking_candidates(asked.question, judged.rules)

    def faults(self, performed: Performed[Any], asked: Asked) -> Iterator[str]:
        question, ask = asked.question, quoted(asked.question.ask)
        if question.answer not in (LEGAL, ILLEGAL):
            yield f"the answer to {ask} is {LEGAL!r} or {ILLEGAL!r}"
            return
        judged = self.judge(performed, asked, question.answer)
        if not judged.right:
            yield from super().faults(performed, asked)
        elif judged.refusal is not None and question.among:
            yield from faulty_candidates(performed, question, judged.rules)
            if not set(judged.rules) & set(question.among):
                found = ", ".join(judged.rules)
                yield f"the rule asked for by {ask}, {found}, is not among the candidates"

    def _judge(self, performed: Performed[Any], asked: Asked, given: str) -> Judgement:
        game, question = performed.timeline.game, asked.question
        refuse_others(given, (LEGAL, ILLEGAL, *question.among))
        before = performed.tree.node(asked.start).state
        move = game.notation.read_move(question.move, before)
        refusal = game.refusal(before, move)
        if refusal is None:
            _, events = game.play(before, move)
            right = given == LEGAL
            instead = () if right else (move,)
            return Judgement(right, right, LEGAL, rules_of(events), instead=instead)
        right = given == ILLEGAL or given in refusal.rules
        done = given in refusal.rules or (right and not question.among)
        return Judgement(right, done, ILLEGAL, refusal.rules, refusal)

    def _may_be_told(self, here: Standpoint, asked: Asked) -> bool:
        return here.sees_choices_of(state_before(here, asked))

    def choices(self, asked: Asked, answer: Answer | None) -> tuple[str, ...]:
        """Legal and illegal; once the move is known to be illegal, the rules to choose among."""
        known = answer is not None and answer.asked == asked and answer.judged.refusal
        return candidates(asked.question) if known else (LEGAL, ILLEGAL)

    def listed(self, here: Standpoint, asked: Asked) -> tuple[str, ...]:
        return (LEGAL, ILLEGAL, *candidates(asked.question))

    def in_words(self, here: Standpoint, asked: Asked, answer: str) -> str:
        if answer in asked.question.among:
            return here.rule(answer).title
        return here.phrase(f"question.{answer}")

    def solution(self, here: Standpoint, answer: Answer) -> str:
        """Legal or not; to whoever did not find it, also the rule that was asked for."""
        said, judged = super().solution(here, answer), answer.judged
        named = [rule for rule in answer.asked.question.among if rule in judged.rules]
        if judged.refusal is None or judged.right or not named:
            return said
        return here.phrase("question.illegal.by").format(said=said, rule=here.rule(named[0]).title)

    def few_answers(self, here: Standpoint, asked: Asked, given: str) -> bool:
        return given in (LEGAL, ILLEGAL) or len(asked.question.among) <= FEW

    def asks_on(self, answer: Answer) -> bool:
        """Return whether the rule is asked for next, so that nothing may give it away."""
        among, refusal = answer.asked.question.among, answer.judged.refusal
        return refusal is not None and bool(among) and answer.given in (LEGAL, ILLEGAL)

    def happening(
        self, performed: Performed[Any], asked: Asked, judged: Judgement
    ) -> tuple[Move[Any], ...]:
        if judged.refusal is not None:
            return ()
        before = performed.tree.node(asked.start).state
        return (performed.timeline.game.notation.read_move(asked.question.move, before),)

    def alone(self, here: Standpoint, asked: Asked) -> Iterator[Alone]:
        judged = self.judge(performed_at(here), asked, LEGAL)
        yield Alone((judged.truth,), LEGAL if judged.refusal else ILLEGAL)
        if judged.refusal and asked.question.among:
            yield chosen_alone(asked, judged.rules, Answer(asked, LEGAL, judged))
