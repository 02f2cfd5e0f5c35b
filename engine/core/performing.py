"""Scenarios played through: the tree that a scenario makes, and the questions asked in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from .bounds import quoted
from .errors import GameError
from .game import Game
from .moves import CHANCE
from .notation import NotationError
from .options import make_options
from .questions import Question
from .record import Record, replace
from .rulebook import RuleId
from .scenario import Scenario, ScenarioError, Start, Step
from .timeline import Timeline
from .tree import START, Node, Tree

S = TypeVar("S", bound=Record)

LUCK = "luck"


class Asked(Record):
    """A question, and the positions before and after the moves that it is about.

    A hand-out has no such moves: there, both are the position at which the question is asked.
    """

    question: Question
    start: int
    end: int

    @property
    def sealed(self) -> bool:
        """Return whether only the teacher can judge an answer, as in a hand-out."""
        return self.start == self.end


@dataclass(frozen=True, eq=False)
class Performed(Generic[S]):
    """A scenario played through: the tree it made, and the step that led to each position."""

    scenario: Scenario
    tree: Tree[S]
    steps: Mapping[int, Step]
    asked: tuple[Asked, ...]
    places: Mapping[int, str]
    """The place in the file of the step that led to a position."""

    @property
    def timeline(self) -> Timeline[S]:
        """A new timeline on the tree, at the start."""
        return Timeline.in_tree(self.tree)

    def answered(self, asked: Sequence[Asked]) -> Performed[S]:
        """A copy with these questions, which carry the reader's answers."""
        steps = {
            end: replace(step, question=tuple(each.question for each in asked if each.end == end))
            for end, step in self.steps.items()
        }
        first = tuple(each.question for each in asked if each.end == START)
        scenario = replace(self.scenario, start=replace(self.scenario.start, question=first))
        return Performed(scenario, self.tree, steps, tuple(asked), self.places)

    def on(self, tree: Tree[S]) -> Performed[S]:
        """A copy on a tree that has grown since."""
        return Performed(self.scenario, tree, self.steps, self.asked, self.places)

    def emitted(self) -> frozenset[RuleId]:
        """The rules carried by the events and refusals of this scenario."""
        game = self.tree.game
        found = {rule for node in self.tree.nodes.values() for e in node.events for rule in e.rules}
        for number, step in self.steps.items():
            before = self._before(number, step)
            for refused in step.refuse:
                try:
                    move = game.notation.read_move(refused.move, before.state)
                except NotationError:
                    continue
                refusal = game.refusal(before.state, move)
                found.update(refusal.rules if refusal else ())
        return frozenset(found)

    def _before(self, number: int, step: Step) -> Node[S]:
        return _before(self.tree, number, step)

    def before(self, number: int) -> Node[S]:
        """The position before the first move of the step that led here."""
        return self._before(number, self.steps[number])

    def path(self, asked: Asked) -> tuple[Node[S], ...]:
        """The positions that the moves in question led to."""
        return self.tree.path(asked.end)[len(self.tree.path(asked.start)) :]


def _before(tree: Tree[S], number: int, step: Step) -> Node[S]:
    node = tree.node(number)
    for _ in range(step.reach):
        node = tree.node(node.parent)
    return node


def perform(scenario: Scenario, find: Callable[[str], Game[S]], place: str) -> Performed[S]:
    """Play a scenario through, the main line and then its branches."""
    _check_answers(scenario, place)
    try:
        game = find(scenario.game)
        timeline = Timeline(game, starting_position(scenario, game), scenario.seed)
    except ValueError as error:
        raise ScenarioError(f"{place}, start", str(error)) from None
    performance = _Performance(timeline, bool(scenario.handout))
    _annotate(timeline, scenario.start)
    performance.asked += [Asked(each, START, START) for each in scenario.start.question]
    performance.places[START] = f"{place}, start"
    lines = [performance.line(scenario.line, f"{place}, line")]
    for number, branch in enumerate(scenario.branch, 1):
        where = f"{place}, branch {number}"
        if not 0 <= branch.of < number:
            raise ScenarioError(where, "'of' is 0, the main line, or the number of a branch before")
        line = lines[branch.of]
        if not 0 <= branch.after < len(line):
            raise ScenarioError(where, f"'from' is a step from 0 to {len(line) - 1}")
        timeline.go(line[branch.after])
        existing = set(timeline.nodes)
        lines.append(performance.line(branch.line, f"{where}, line"))
        fresh = [n for n in timeline.nodes if n not in existing]
        if fresh and branch.name:
            timeline.rename(fresh[0], branch.name)
    steps, asked, places = performance.steps, tuple(performance.asked), performance.places
    return Performed(scenario, timeline.tree, steps, asked, places)


def _check_answers(scenario: Scenario, place: str) -> None:
    """Refuse a lesson without answers, and a hand-out with them."""
    if scenario.start.question and not scenario.handout:
        raise ScenarioError(f"{place}, start", "only a hand-out asks questions at its start")
    for question in scenario.asks:
        if scenario.handout and question.answer:
            raise ScenarioError(place, f"a hand-out answers {quoted(question.ask)}")
        if not (scenario.handout or question.answer):
            raise ScenarioError(
                place, f"the question {quoted(question.ask)} lacks the field `answer`"
            )


def starting_position(scenario: Scenario, game: Game[S]) -> S:
    start = scenario.start
    if (start.players is None) == (not start.position):
        raise GameError("start needs either 'players' or 'position'")
    if start.players is not None:
        return game.setup(start.players, **scenario.options)
    options = make_options(game.option_type, scenario.options)
    return game.read_position(start.position, options)


class _Performance(Generic[S]):
    """A scenario while it is played through."""

    def __init__(self, timeline: Timeline[S], handed_out: bool) -> None:
        self.timeline = timeline
        self.handed_out = handed_out
        self.steps: dict[int, Step] = {}
        self.asked: list[Asked] = []
        self.places: dict[int, str] = {}

    def line(self, line: tuple[Step, ...], place: str) -> tuple[int, ...]:
        """Play a line from here; return the positions before its first step and after each step."""
        reached = [self.timeline.at]
        for number, step in enumerate(line, 1):
            self._step(step, f"{place} {number}")
            reached.append(self.timeline.at)
        return tuple(reached)

    def _step(self, step: Step, where: str) -> None:
        timeline = self.timeline
        if step.times < 1:
            raise ScenarioError(where, "'times' is at least 1")
        try:
            for _ in range(step.times):
                perform_move(timeline, step.move)
        except ValueError as error:
            raise ScenarioError(f"{where} ({quoted(step.move)})", str(error)) from None
        end = timeline.at
        if end in self.steps:
            raise ScenarioError(where, "this move was made here before; a branch makes another one")
        made = len(timeline.path()) - 1
        if step.reach > made:
            raise ScenarioError(where, f"'spans' is at most {made}, the moves made up to here")
        self.steps[end] = step
        start = end if self.handed_out else _before(timeline.tree, end, step).number
        self.asked += [Asked(each, start, end) for each in step.question]
        self.places[end] = where
        _annotate(timeline, step)


def _annotate(timeline: Timeline[S], said: Start | Step) -> None:
    timeline.comment(timeline.at, said.comment)
    timeline.rename(timeline.at, said.name)
    timeline.mark(timeline.at, said.marks)


def perform_move(timeline: Timeline[S], text: str) -> None:
    """Make a move that a scenario names; `luck` lets the seed decide."""
    if text != LUCK:
        timeline.play(timeline.game.notation.read_move(text, timeline.state))
    elif timeline.game.rules.to_act(timeline.state) == CHANCE:
        timeline.draw()
    else:
        raise GameError("luck has nothing to decide here")
