"""Answers to questions, judged by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from .bounds import quoted
from .errors import GameError
from .events import Event
from .game import Game
from .matching import event_texts, matches, says, told_texts
from .messages import plain, spoken_kinds
from .moves import Move, Refusal
from .notation import NotationError
from .performing import Asked, Performed, perform_move
from .play import replay
from .questions import ILLEGAL, LEGAL, Condition, Question
from .record import Record
from .rulebook import RuleId
from .timeline import Timeline

S = TypeVar("S", bound=Record)


NOTHING = "nothing of the kind"
"""The true answer if nothing happens that the question could be about."""


class NoAnswer(GameError):
    """Raised for a text that can't be an answer to the question; it counts neither way."""


class Judgement(Record, Generic[S]):
    """The verdict on an answer: right or wrong, the rules behind it, and what happens instead.

    `done` means that the question is settled. `instead` is a line of moves from where it was asked.
    """

    right: bool
    done: bool
    truth: str
    rules: tuple[RuleId, ...] = ()
    refusal: Refusal | None = None
    instead: tuple[Move[S], ...] = ()


def judge(performed: Performed[S], asked: Asked, given: str) -> Judgement[S]:
    return JUDGES[asked.question.kind](performed, asked, given.strip())


def _predict(performed: Performed[S], asked: Asked, given: str) -> Judgement[S]:
    timeline, question = performed.timeline, asked.question
    path = performed.path(asked)
    events = tuple(event for node in path for event in node.events)
    before = timeline.node(asked.start).state
    truth = true_answer(timeline.game, question, path[-1].state, events)
    right = given.lower() == truth.lower()
    rules = _deciding(performed, before, events, question.piece, question.event)
    moves = tuple(node.move for node in path if node.move is not None)
    return Judgement(right, right, truth, rules, instead=() if right else moves)


def true_answer(game: Game[S], question: Question, state: S, events: tuple[Event[S], ...]) -> str:
    """The answer to a predict question: the place of a piece, or a value of an event."""
    if question.piece:
        return game.board.place_of(state, question.piece)
    found = told_value(question, events)
    return NOTHING if found is None else plain(game.words.speaker(state).value(*found))


def told_value(question: Question, events: tuple[Event[S], ...]) -> tuple[Any, object] | None:
    """The kind and value of the event field that a question asks about; None if no event has it."""
    for event in events:
        kinds = spoken_kinds(type(event))
        if event.told and type(event).__name__ == question.event and question.value in kinds:
            return kinds[question.value], getattr(event, question.value)
    return None


def _find(performed: Performed[S], asked: Asked, given: str) -> Judgement[S]:
    timeline, question = performed.timeline, asked.question
    before = timeline.node(asked.start).state
    move = timeline.game.notation.read_move(given, before)
    refusal = timeline.game.refusal(before, move)
    if refusal is not None:
        return Judgement(False, False, question.answer, refusal.rules, refusal)
    scratch = played_out(timeline, asked, move)
    added = scratch.path()[len(scratch.path(asked.start)) :]
    events = tuple(event for node in added for event in node.events)
    game, after = timeline.game, scratch.state
    failed = [each for each in question.goal if not holds(game, each, after, events)]
    moves = tuple(node.move for node in added if node.move is not None)
    if not failed:
        return Judgement(True, True, given, _rules(events))
    rules = _against(performed, failed[0], before, events)
    return Judgement(False, False, question.answer, rules, instead=moves)


def played_out(timeline: Timeline[S], asked: Asked, move: Move[S]) -> Timeline[S]:
    """A copy of the timeline on which the move and what follows it are played."""
    scratch = timeline.copy()
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


def holds(game: Game[S], goal: Condition, after: S, events: tuple[Event[S], ...]) -> bool:
    texts = told_texts(game, events, after)
    place = game.board.place_of(after, goal.piece) if goal.piece else ""
    return (
        (not goal.at or place == goal.at)
        and (not goal.not_at or place != goal.not_at)
        and (not goal.happens or any(matches(goal.happens, text) for text in texts))
        and (not goal.never or not any(matches(goal.never, text) for text in texts))
        and (not goal.position or says(game, after, goal.position))
    )


def _rule(performed: Performed[S], asked: Asked, given: str) -> Judgement[S]:
    question = asked.question
    _known(given, question.among)
    true = true_rules(performed, asked)
    right = given in true
    return Judgement(right, right, question.answer, tuple(r for r in question.among if r in true))


def true_rules(performed: Performed[S], asked: Asked) -> tuple[RuleId, ...]:
    """The rules that the events in question carry."""
    events = (event for node in performed.path(asked) for event in node.events)
    named = asked.question.event
    return _rules(event for event in events if not named or type(event).__name__ == named)


def _legal(performed: Performed[S], asked: Asked, given: str) -> Judgement[S]:
    timeline, question = performed.timeline, asked.question
    _known(given, (LEGAL, ILLEGAL, *question.among))
    before = timeline.node(asked.start).state
    move = timeline.game.notation.read_move(question.move, before)
    refusal = timeline.game.refusal(before, move)
    if refusal is None:
        _, events = timeline.game.play(before, move)
        right = given == LEGAL
        return Judgement(right, right, LEGAL, _rules(events), instead=() if right else (move,))
    right = given == ILLEGAL or given in refusal.rules
    done = given in refusal.rules or (right and not question.among)
    return Judgement(right, done, ILLEGAL, refusal.rules, refusal)


def _known(given: str, allowed: tuple[str, ...]) -> None:
    if given not in allowed:
        raise NoAnswer(
            f"{quoted(given)} is no answer to this; the answers are {', '.join(allowed)}"
        )


def _rules(events: Iterable[Event[S]]) -> tuple[RuleId, ...]:
    return tuple(dict.fromkeys(rule for event in events if event.told for rule in event.rules))


def _against(
    performed: Performed[S], goal: Condition, before: S, events: tuple[Event[S], ...]
) -> tuple[RuleId, ...]:
    """The rules that kept the goal from being reached."""
    game, after = performed.timeline.game, replay(before, events)
    told = [event for event in events if event.told and goal.never]
    found = [each for each in told if matches(goal.never, event_texts(game, each, after))]
    return _rules(found) or _deciding(performed, before, events, goal.piece, "")


def _deciding(
    performed: Performed[S], state: S, events: tuple[Event[S], ...], piece: str, kind: str
) -> tuple[RuleId, ...]:
    """The rules of the events of a kind, or of the last event that moved or named the piece.

    If there is no such event, the rules of the last event that shows what the scenario teaches.
    """
    game, taught = performed.timeline.game, set(performed.scenario.teaches)
    named = [event for event in events if kind and type(event).__name__ == kind]
    moved: list[Event[S]] = []
    about: list[Event[S]] = []
    for event in events if piece else ():
        then = event.on(state)
        if _place(game, then, piece) != _place(game, state, piece):
            moved = [event]
        if any(segment.piece == piece for segment in game.words.tell(event, then)):
            about = [event]
        state = then
    shows = [rule for event in events for rule in _rules([event]) if rule in taught]
    told = [event for event in events if event.told]
    return _rules(named) or _rules(moved) or _rules(about) or tuple(shows[-1:]) or _rules(told[-1:])


def _place(game: Game[S], state: S, piece: str) -> str:
    """The place of a piece; empty if it is nowhere yet."""
    try:
        return game.board.place_of(state, piece)
    except LookupError:
        return ""


JUDGES: Mapping[str, Callable[[Performed[Any], Asked, str], Judgement[Any]]] = {
    "predict": _predict,
    "find": _find,
    "rule": _rule,
    "legal": _legal,
}
