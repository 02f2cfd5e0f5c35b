"""Questions that ask for a move by which a goal is reached; every move that does so is right.

[[line.question]]
kind = "find"
ask = "Which move keeps it there?"
answer = "MOVE"
goal = [{ piece = "PIECE", at = "PLACE" }]    # also: not_at, happens, never, position
then = [{ move = "MOVE", times = 3 }]         # optional: what follows without a choice
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.bounds import quoted
from engine.core.game import Game
from engine.core.matching import event_texts, matches, says, told_texts
from engine.core.messages import load_messages, plain
from engine.core.moves import CHANCE, Move
from engine.core.notation import NotationError
from engine.core.performing import Asked, Performed, perform_move
from engine.core.play import replay
from engine.core.questions import Condition
from engine.core.rulebook import RuleId
from engine.core.timeline import Timeline

from ...session.standpoint import Standpoint
from .judgement import Answer, Events, Judgement, deciding_rules, rules_of
from .kind import Alone, Kind, Ways, performed_at, state_before

MOST_TRIED = 200


class Find(Kind):
    name = "find"
    answered_by_moves = True
    answered_in_words = True
    unjudged_alone = "question.find.offline"

    def missing(self, performed: Performed[Any], asked: Asked) -> Iterator[str]:
        if not asked.question.goal:
            yield f"the question {quoted(asked.question.ask)} lacks a goal"

    def faults(self, performed: Performed[Any], asked: Asked) -> Iterator[str]:
        ask, answer = quoted(asked.question.ask), asked.question.answer
        lacking = tuple(self.missing(performed, asked))
        if lacking:
            yield from lacking
            return
        game, before = performed.timeline.game, performed.tree.node(asked.start).state
        judged = self.judge(performed, asked, answer)
        if judged.refusal is not None:
            said = game.words.explain(judged.refusal, before)
            yield f"the answer to {ask} can't be played: {said}"
        elif not judged.right:
            after = _played_out(performed, asked, game.notation.read_move(answer, before)).state
            found = "; ".join(game.notation.position_text(after).splitlines())
            yield f"the answer to {ask} does not reach the goal; after it the position is {found}"
        elif not self._some_move_fails(performed, asked):
            yield f"every move that is listed answers {ask}"

    def _some_move_fails(self, performed: Performed[Any], asked: Asked) -> bool:
        game, before = performed.timeline.game, performed.tree.node(asked.start).state
        if game.rules.to_act(before) == CHANCE:
            return True
        texts = (
            game.notation.move_text(move, before)
            for move in game.rules.options(before)[:MOST_TRIED]
        )
        return not all(self.judge(performed, asked, text).right for text in texts)

    def _judge(self, performed: Performed[Any], asked: Asked, given: str) -> Judgement:
        game, question = performed.timeline.game, asked.question
        before = performed.tree.node(asked.start).state
        move = game.notation.read_move(given, before)
        refusal = game.refusal(before, move)
        if refusal is not None:
            return Judgement(False, False, question.answer, refusal.rules, refusal)
        scratch = _played_out(performed, asked, move)
        added = scratch.path()[len(scratch.path(asked.start)) :]
        events = tuple(event for node in added for event in node.events)
        texts = told_texts(game, events, scratch.state)
        failed = [each for each in question.goal if not holds(game, each, scratch.state, texts)]
        if not failed:
            return Judgement(True, True, given, rules_of(events))
        rules = _rules_against(performed, failed[0], before, events)
        moves = tuple(node.move for node in added if node.move is not None)
        return Judgement(False, False, question.answer, rules, instead=moves)

    def _may_be_told(self, here: Standpoint, asked: Asked) -> bool:
        """Return whether nothing is hidden, because any secret can affect a move's result."""
        before = state_before(here, asked)
        return (
            here.sees_choices_of(before) and here.game.sight.observe(before, here.sight) == before
        )

    def ways(
        self, here: Standpoint, asked: Asked, answer: Answer | None, drawn: Sequence[str]
    ) -> Ways:
        return Ways("question.how.find")

    def listed(self, here: Standpoint, asked: Asked) -> tuple[str, ...]:
        """Return the legal moves as texts, if the viewer may know them and they are not many."""
        game, before = here.game, state_before(here, asked)
        if game.rules.to_act(before) == CHANCE or not here.sees_choices_of(before):
            return ()
        moves = game.rules.options(before)
        texts = (game.notation.move_text(move, before) for move in moves[: MOST_TRIED + 1])
        return tuple(dict.fromkeys(texts)) if len(moves) <= MOST_TRIED else ()

    def in_words(self, here: Standpoint, asked: Asked, answer: str) -> str:
        game, before = here.game, state_before(here, asked)
        return plain(
            game.words.label(game.notation.read_move(answer, before), before, here.language)
        )

    def once_more(self, asked: Asked) -> str:
        return "question.again.move"

    def happening(
        self, performed: Performed[Any], asked: Asked, judged: Judgement
    ) -> tuple[Move[Any], ...]:
        before = performed.tree.node(asked.start).state
        move = performed.timeline.game.notation.read_move(judged.truth, before)
        scratch = _played_out(performed, asked, move)
        added = scratch.path()[len(scratch.path(asked.start)) :]
        return tuple(node.move for node in added if node.move is not None)

    def key(self, here: Standpoint, asked: Asked, judged: Judgement) -> str:
        """The right move, and the other listed moves that reach the goal too."""
        said, others = self.in_words(here, asked, judged.truth), self._also_right(here, asked)
        also = load_messages("explorer", here.language).phrase("key.also")
        return f"{said} ({also.format(moves='; '.join(others))})" if others else said

    def _also_right(self, here: Standpoint, asked: Asked) -> tuple[str, ...]:
        game, before, performed = here.game, state_before(here, asked), performed_at(here)
        written = game.notation.read_move(asked.question.answer, before)
        return tuple(
            plain(game.words.label(move, before, here.language))
            for move in game.rules.options(before)
            if move != written
            and self.judge(performed, asked, game.notation.move_text(move, before)).right
        )

    def alone(self, here: Standpoint, asked: Asked) -> Iterator[Alone]:
        """Yield one stage without right answers: only the rules can judge a move."""
        yield Alone()


def _played_out(performed: Performed[Any], asked: Asked, move: Move[Any]) -> Timeline[Any]:
    """Return a copy of the timeline on which the move and what follows it are played."""
    scratch = performed.timeline.copy()
    scratch.go(asked.start)
    scratch.play(move)
    for follow in asked.question.then:
        try:
            for _ in range(follow.times):
                perform_move(scratch, follow.move)
        except NotationError:
            raise
        except ValueError:
            continue
    return scratch


def holds(game: Game[Any], goal: Condition, after: Any, texts: Sequence[Mapping[str, str]]) -> bool:
    """Return whether a part of the goal is reached; `texts` are the events on the way."""
    place = game.board.place_of(after, goal.piece) if goal.piece else ""
    return (
        (not goal.at or place == goal.at)
        and (not goal.not_at or place != goal.not_at)
        and (not goal.happens or any(matches(goal.happens, text) for text in texts))
        and (not goal.never or not any(matches(goal.never, text) for text in texts))
        and (not goal.position or says(game, after, goal.position))
    )


def _rules_against(
    performed: Performed[Any], goal: Condition, before: Any, events: Events
) -> tuple[RuleId, ...]:
    """The rules that kept a part of the goal from being reached."""
    game, after = performed.timeline.game, replay(before, events)
    told = [event for event in events if event.told and goal.never]
    found = [each for each in told if matches(goal.never, event_texts(game, each, after))]
    return rules_of(found) or deciding_rules(performed, before, events, goal.piece)
