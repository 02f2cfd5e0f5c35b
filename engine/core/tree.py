"""`Tree`: all lines played from one start, as they are at one moment.

A tree never changes. A change makes another tree, which shares its positions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from .bounds import MOST_LISTED, MOST_NAME, MOST_STEPS, check_size, check_text, printable, quoted
from .chance import Luck
from .errors import GameError
from .events import Event
from .game import Game
from .moves import CHANCE, Move
from .record import Record, replace

S = TypeVar("S", bound=Record)

START = 0


class NoSuchStep(GameError):
    """Raised for a place in a tree that does not exist."""


class Mark(Record):
    """A highlighted spot of the board, or an arrow from it to another."""

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


@dataclass(frozen=True, eq=False)
class Tree(Generic[S]):
    """The positions by number; the first child of a position is its main line.

    `fresh` is the number of the next new position: numbers are never used twice.
    """

    game: Game[S]
    seed: int | str
    nodes: Mapping[int, Node[S]]
    fresh: int

    # -- looking

    def node(self, number: int) -> Node[S]:
        if not isinstance(number, int) or number not in self.nodes:
            raise NoSuchStep(
                f"there is no step {quoted(number)}; the steps are {_span(self.nodes)}"
            )
        return self.nodes[number]

    def path(self, number: int) -> tuple[Node[S], ...]:
        """The positions from the start to this one, both included."""
        node = self.node(number)
        nodes = [node]
        while node.number != START:
            node = self.nodes[node.parent]
            nodes.append(node)
        return tuple(reversed(nodes))

    def line(self, number: int) -> tuple[Node[S], ...]:
        """The path to a position and its main continuation, to the end."""
        return self.path(number) + tuple(self._onward(number))

    def _onward(self, number: int) -> Iterator[Node[S]]:
        while children := self.nodes[number].children:
            number = children[0]
            yield self.nodes[number]

    def on_main_line(self, number: int) -> bool:
        return all(
            self.nodes[node.parent].children[0] == node.number for node in self.path(number)[1:]
        )

    def walk(self) -> tuple[int, ...]:
        """Every position once, depth first, the main line before its branches."""
        order: list[int] = []
        waiting = [START]
        while waiting:
            number = waiting.pop()
            order.append(number)
            waiting += reversed(self.nodes[number].children)
        return tuple(order)

    def luck(self, number: int) -> Luck:
        """The luck of the path to a position: each stream as far as it has been drawn from."""
        luck = Luck(self.seed)
        for node in self.path(number)[:-1]:
            if self.game.rules.to_act(node.state) == CHANCE:
                luck.count(self.game.rules.chance(node.state))
        return luck

    def rng(self, purpose: str, number: int) -> Random:
        """A random generator for a choice made at a position, repeatable by the seed."""
        return Random(f"{self.seed}/{purpose}/{len(self.path(number))}")

    def shape(self) -> object:
        """The tree without the numbers of its nodes, which depend on the order of play."""
        order = {number: place for place, number in enumerate(self.walk())}
        return (
            self.game.name,
            self.seed,
            tuple(
                replace(
                    self.nodes[number],
                    number=order[number],
                    parent=order[self.nodes[number].parent],
                    children=tuple(order[child] for child in self.nodes[number].children),
                )
                for number in self.walk()
            ),
        )

    # -- another tree

    def played(self, at: int, move: Move[S]) -> tuple[Tree[S], int]:
        """The tree with a move made at a position, and the number of the position it leads to.

        A move that was made there before is followed, another one branches.
        """
        here = self.node(at)
        for child in here.children:
            if self.nodes[child].move == move:
                return self, child
        check_size(self.nodes, "a study", MOST_STEPS, "positions")
        state, events = self.game.play(here.state, move)
        node = Node(self.fresh, at, move, state, events)
        grown = {
            **self.nodes,
            at: replace(here, children=(*here.children, node.number)),
            node.number: node,
        }
        return Tree(self.game, self.seed, grown, self.fresh + 1), node.number

    def commented(self, number: int, text: str) -> Tree[S]:
        return self._with(number, comment=check_text(text, "a comment"))

    def renamed(self, number: int, name: str) -> Tree[S]:
        return self._with(number, name=check_text(name, "a name", MOST_NAME))

    def marked(self, number: int, marks: tuple[Mark, ...]) -> Tree[S]:
        check_size(marks, "a position", MOST_LISTED, "marks")
        for mark in marks:
            check_text(mark.at + mark.to, "a mark", MOST_NAME)
        return self._with(number, marks=marks)

    def promoted(self, number: int) -> Tree[S]:
        """The tree in which the line through a position is the main line."""
        nodes = dict(self.nodes)
        for node in self.path(number)[1:]:
            others = [child for child in nodes[node.parent].children if child != node.number]
            nodes[node.parent] = replace(nodes[node.parent], children=(node.number, *others))
        return self._of(nodes)

    def without(self, number: int) -> Tree[S]:
        """The tree without a position and all that follows it."""
        node = self.node(number)
        if number == START:
            raise NoSuchStep("the start can't be pruned")
        gone = set(self._below(number))
        nodes = {each: found for each, found in self.nodes.items() if each not in gone}
        kept = tuple(child for child in nodes[node.parent].children if child != number)
        nodes[node.parent] = replace(nodes[node.parent], children=kept)
        return self._of(nodes)

    def rejoined(self, before: Tree[S]) -> tuple[Tree[S], Mapping[int, int]]:
        """The tree with all that an earlier tree had besides, and the positions that were merged.

        A move that was made again while its twin was gone is merged with it.
        """
        nodes = dict(self.nodes)
        for number, node in before.nodes.items():
            mine = nodes.get(number)
            if mine is None:
                nodes[number] = node
            else:
                children = _rejoined(node.children, mine.children)
                nodes[number] = replace(mine, children=children)
        merged: dict[int, int] = {}
        for number in self._of(nodes).walk():
            _merge_twins(nodes, number, merged)
        return self._of(nodes), merged

    def _below(self, number: int) -> tuple[int, ...]:
        found = [number]
        for each in found:
            found += self.nodes[each].children
        return tuple(found)

    def _with(self, number: int, **fields: Any) -> Tree[S]:
        return self._of({**self.nodes, number: replace(self.node(number), **fields)})

    def _of(self, nodes: Mapping[int, Node[S]]) -> Tree[S]:
        return Tree(self.game, self.seed, nodes, self.fresh)


def sapling(game: Game[S], start: S, seed: int | str) -> Tree[S]:
    """A tree of one position."""
    return Tree(game, seed, {START: Node(START, START, None, start)}, START + 1)


def _merge_twins(nodes: dict[int, Node[S]], number: int, merged: dict[int, int]) -> None:
    """Merge the children of a position that the same move led to."""
    if number not in nodes:
        return
    kept: dict[Move[S] | None, int] = {}
    for child in nodes[number].children:
        twin = kept.setdefault(nodes[child].move, child)
        if twin != child:
            merged[child] = twin
            _merge(nodes, child, twin)
    nodes[number] = replace(nodes[number], children=tuple(kept.values()))


def _merge(nodes: dict[int, Node[S]], gone: int, twin: int) -> None:
    children = nodes.pop(gone).children
    for child in children:
        nodes[child] = replace(nodes[child], parent=twin)
    nodes[twin] = replace(nodes[twin], children=(*nodes[twin].children, *children))


def _rejoined(before: tuple[int, ...], since: tuple[int, ...]) -> tuple[int, ...]:
    """The children as before, then those played since; but an order chosen since is kept."""
    kept = tuple(child for child in before if child in since)
    unchanged = since[: len(kept)] == kept
    return tuple(dict.fromkeys((*before, *since) if unchanged else (*since, *before)))


def _span(nodes: Mapping[int, object]) -> str:
    if len(nodes) == max(nodes) + 1:
        return f"0 to {max(nodes)}"
    return printable(", ".join(map(str, nodes)), MOST_NAME)
