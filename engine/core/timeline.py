"""A tree of positions: play, go back, branch off, promote a branch, prune it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Generic, TypeVar

from .bounds import MOST_LISTED, MOST_NAME, MOST_STEPS, check_size, check_text, printable, quoted
from .chance import Luck
from .events import Event
from .game import Game
from .moves import CHANCE, Move
from .record import Record, replace
from .seeds import check_seed

S = TypeVar("S", bound=Record)

START = 0


class NoSuchStep(ValueError):
    """A place in a timeline that does not exist."""


class Mark(Record):
    """A spot of a board that is highlighted, or an arrow from it to another."""

    at: str
    to: str = ""


class Node(Record, Generic[S]):
    """A position in the tree and the move that led there; the start has no move."""

    number: int
    parent: int
    move: Move[S] | None
    state: S
    events: tuple[Event[S], ...] = ()
    children: tuple[int, ...] = ()
    comment: str = ""
    name: str = ""
    marks: tuple[Mark, ...] = ()


class Timeline(Generic[S]):
    """All lines played from one start. The first child of a position is the main line."""

    def __init__(self, game: Game[S], start: S, seed: int | str = 0) -> None:
        self.game = game
        self.seed = check_seed(seed)
        self.at = START
        self._nodes: dict[int, Node[S]] = {START: Node(START, START, None, start)}
        self._pruned: list[tuple[dict[int, Node[S]], int]] = []
        self._next = START + 1

    # -- looking

    @property
    def nodes(self) -> Mapping[int, Node[S]]:
        return self._nodes

    @property
    def here(self) -> Node[S]:
        return self._nodes[self.at]

    @property
    def state(self) -> S:
        return self.here.state

    def node(self, number: int) -> Node[S]:
        if not isinstance(number, int) or number not in self._nodes:
            raise NoSuchStep(
                f"there is no step {quoted(number)}; the steps are {_span(self._nodes)}"
            )
        return self._nodes[number]

    def path(self, number: int | None = None) -> tuple[Node[S], ...]:
        """From the start to a position, the start included."""
        node = self.here if number is None else self.node(number)
        nodes = [node]
        while node.number != START:
            node = self._nodes[node.parent]
            nodes.append(node)
        return tuple(reversed(nodes))

    def line(self, number: int | None = None) -> tuple[Node[S], ...]:
        """The path to a position and its main continuation, to the end."""
        return self.path(number) + tuple(self._onward(self.at if number is None else number))

    def _onward(self, number: int) -> Iterator[Node[S]]:
        while children := self._nodes[number].children:
            number = children[0]
            yield self._nodes[number]

    def on_main_line(self, number: int) -> bool:
        return all(
            self._nodes[node.parent].children[0] == node.number for node in self.path(number)[1:]
        )

    # -- moving about

    def go(self, number: int) -> Node[S]:
        self.at = self.node(number).number
        return self.here

    def back(self) -> Node[S]:
        return self.go(self.here.parent)

    def forward(self) -> Node[S]:
        children = self.here.children
        return self.go(children[0]) if children else self.here

    def first(self) -> Node[S]:
        return self.go(START)

    def last(self) -> Node[S]:
        return self.go(self.line()[-1].number)

    def to_main_line(self) -> Node[S]:
        """The last position of this path that is on the main line."""
        return self.go(next(n.number for n in reversed(self.path()) if self.on_main_line(n.number)))

    # -- playing

    def play(self, move: Move[S]) -> Node[S]:
        """Make a move here; one that was made here before is followed, another one branches."""
        for child in self.here.children:
            if self._nodes[child].move == move:
                return self.go(child)
        check_size(self._nodes, "a study", MOST_STEPS, "positions")
        state, events = self.game.play(self.state, move)
        node = Node(self._next, self.at, move, state, events)
        self._next += 1
        self._nodes[node.number] = node
        self._change(self.at, children=(*self.here.children, node.number))
        return self.go(node.number)

    def draw(self) -> Node[S]:
        """Let luck decide, by the seed; the same path always draws the same."""
        return self.play(self.luck().draw(self.game.rules.chance(self.state)))

    def luck(self) -> Luck:
        """The luck of this path: each stream as far as it has been drawn from."""
        luck = Luck(self.seed)
        for node in self.path()[:-1]:
            if self.game.rules.to_act(node.state) == CHANCE:
                luck.count(self.game.rules.chance(node.state))
        return luck

    def rng(self, purpose: str) -> Random:
        """Random numbers for a choice made here, repeated by the seed."""
        return Random(f"{self.seed}/{purpose}/{len(self.path())}")

    def copy(self) -> Timeline[S]:
        """The same tree and place, to try something on that leaves this one as it is."""
        other = Timeline(self.game, self._nodes[START].state, self.seed)
        other._nodes, other._next, other.at = dict(self._nodes), self._next, self.at
        other._pruned = list(self._pruned)
        return other

    # -- changing the tree

    def comment(self, number: int, text: str) -> None:
        self.node(number)
        self._change(number, comment=check_text(text, "a comment"))

    def rename(self, number: int, name: str) -> None:
        self.node(number)
        self._change(number, name=check_text(name, "a name", MOST_NAME))

    def mark(self, number: int, marks: tuple[Mark, ...]) -> None:
        self.node(number)
        check_size(marks, "a position", MOST_LISTED, "marks")
        for mark in marks:
            check_text(mark.at + mark.to, "a mark", MOST_NAME)
        self._change(number, marks=marks)

    def promote(self, number: int) -> None:
        """Make the line through this position the main line."""
        for node in self.path(number)[1:]:
            others = [c for c in self._nodes[node.parent].children if c != node.number]
            self._change(node.parent, children=(node.number, *others))

    def prune(self, number: int) -> None:
        """Take away a position and all that follows it; `restore` brings it back."""
        node = self.node(number)
        if number == START:
            raise NoSuchStep("the start can't be pruned")
        self._pruned.append((dict(self._nodes), self.at))
        for gone in self._below(number):
            del self._nodes[gone]
        kept = tuple(c for c in self._nodes[node.parent].children if c != number)
        self._change(node.parent, children=kept)
        if self.at not in self._nodes:
            self.at = node.parent

    @property
    def pruned(self) -> int:
        """How many prunings can be undone."""
        return len(self._pruned)

    def restore(self) -> None:
        """Undo the last pruning; what was played since then stays."""
        if not self._pruned:
            raise NoSuchStep("nothing has been pruned")
        before, at = self._pruned.pop()
        for number, node in before.items():
            mine = self._nodes.get(number)
            if mine is None:
                self._nodes[number] = node
            else:
                self._change(number, children=_rejoined(node.children, mine.children))
        self.at = at
        for number in self.walk():
            self._merge_twins(number)

    def _merge_twins(self, number: int) -> None:
        """A move that was made anew while its twin was pruned becomes one with it."""
        if number not in self._nodes:
            return
        kept: dict[Move[S] | None, int] = {}
        for child in self._nodes[number].children:
            twin = kept.setdefault(self._nodes[child].move, child)
            if twin != child:
                self._merge(child, twin)
        self._change(number, children=tuple(kept.values()))

    def _merge(self, gone: int, twin: int) -> None:
        children = self._nodes.pop(gone).children
        for child in children:
            self._change(child, parent=twin)
        self._change(twin, children=(*self._nodes[twin].children, *children))
        if self.at == gone:
            self.at = twin

    def _below(self, number: int) -> tuple[int, ...]:
        found = [number]
        for each in found:
            found += self._nodes[each].children
        return tuple(found)

    def _change(self, number: int, **fields: Any) -> None:
        self._nodes[number] = replace(self._nodes[number], **fields)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Timeline):
            return NotImplemented
        return (self.game.name, self.seed, self._tree()) == (
            other.game.name,
            other.seed,
            other._tree(),
        )

    def _tree(self) -> object:
        """The tree without the numbers of its nodes, which depend on the order of play."""
        order = {number: place for place, number in enumerate(self.walk())}
        return tuple(
            replace(
                self._nodes[number],
                number=order[number],
                parent=order[self._nodes[number].parent],
                children=tuple(order[child] for child in self._nodes[number].children),
            )
            for number in self.walk()
        )

    def walk(self) -> tuple[int, ...]:
        """Every position once, depth first, the main line before its branches."""
        order: list[int] = []
        waiting = [START]
        while waiting:
            number = waiting.pop()
            order.append(number)
            waiting += reversed(self._nodes[number].children)
        return tuple(order)


def _rejoined(before: tuple[int, ...], since: tuple[int, ...]) -> tuple[int, ...]:
    """Children as they were, with those played since; an order chosen since is kept."""
    kept = tuple(child for child in before if child in since)
    unchanged = since[: len(kept)] == kept
    return tuple(dict.fromkeys((*before, *since) if unchanged else (*since, *before)))


def _span(nodes: Mapping[int, object]) -> str:
    if len(nodes) == max(nodes) + 1:
        return f"0 to {max(nodes)}"
    return printable(", ".join(map(str, nodes)), MOST_NAME)
