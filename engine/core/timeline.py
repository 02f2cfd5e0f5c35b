"""Timelines: a place in a tree of positions, from which to play, go back, branch and prune."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Generic, TypeVar

from .chance import Luck
from .game import Game
from .moves import Move
from .record import Record
from .seeds import check_seed
from .tree import START, Mark, Node, NoSuchStep, Tree, sapling

S = TypeVar("S", bound=Record)


class _Trunk(Generic[S]):
    """The growing tree that several timelines share."""

    def __init__(self, tree: Tree[S]) -> None:
        self.tree = tree
        self.pruned: tuple[tuple[Tree[S], int], ...] = ()
        """The trees before each pruning that can be undone, and the position that was pruned."""
        self.instead: dict[int, int] = {}
        """The position to go to if the one at hand is gone."""

    def copy(self) -> _Trunk[S]:
        other = _Trunk(self.tree)
        other.pruned, other.instead = self.pruned, dict(self.instead)
        return other


class Timeline(Generic[S]):
    """A place in a tree that grows. Several timelines can share one tree."""

    def __init__(self, game: Game[S], start: S, seed: int | str = 0) -> None:
        self._trunk = _Trunk(sapling(game, start, check_seed(seed)))
        self._at = START

    @classmethod
    def in_tree(cls, tree: Tree[S], at: int = START) -> Timeline[S]:
        """A timeline that continues from a tree, at a position; the tree itself stays as it is."""
        found = cls.__new__(cls)
        found._trunk, found._at = _Trunk(tree), tree.node(at).number
        return found

    def beside(self) -> Timeline[S]:
        """Another timeline in the same tree: moves played in one are there in both."""
        other = Timeline.in_tree(self.tree, self.at)
        other._trunk = self._trunk
        return other

    def copy(self) -> Timeline[S]:
        """A copy of the tree and the place, for trying things out."""
        other = Timeline.in_tree(self.tree, self.at)
        other._trunk = self._trunk.copy()
        return other

    # -- looking

    @property
    def tree(self) -> Tree[S]:
        return self._trunk.tree

    @property
    def game(self) -> Game[S]:
        return self.tree.game

    @property
    def seed(self) -> int | str:
        return self.tree.seed

    @property
    def nodes(self) -> Mapping[int, Node[S]]:
        return self.tree.nodes

    @property
    def at(self) -> int:
        """The number of the position at hand, or of the nearest one left if that was pruned."""
        while self._at not in self.tree.nodes:
            self._at = self._trunk.instead[self._at]
        return self._at

    @property
    def here(self) -> Node[S]:
        return self.tree.nodes[self.at]

    @property
    def state(self) -> S:
        return self.here.state

    def node(self, number: int) -> Node[S]:
        return self.tree.node(number)

    def path(self, number: int | None = None) -> tuple[Node[S], ...]:
        """The positions from the start to this one, both included."""
        return self.tree.path(self.at if number is None else number)

    def line(self, number: int | None = None) -> tuple[Node[S], ...]:
        """The path to a position and its main continuation, to the end."""
        return self.tree.line(self.at if number is None else number)

    def on_main_line(self, number: int) -> bool:
        return self.tree.on_main_line(number)

    def walk(self) -> tuple[int, ...]:
        """Every position once, depth first, the main line before its branches."""
        return self.tree.walk()

    # -- moving about

    def go(self, number: int) -> Node[S]:
        self._at = self.node(number).number
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
        """Go to the last position of this path that is on the main line."""
        return self.go(next(n.number for n in reversed(self.path()) if self.on_main_line(n.number)))

    # -- playing

    def play(self, move: Move[S]) -> Node[S]:
        """Make a move here: follow it if it was made here before, or start a branch."""
        self._trunk.tree, self._at = self.tree.played(self.at, move)
        return self.here

    def draw(self) -> Node[S]:
        """Let luck decide, by the seed; the same path always draws the same."""
        return self.play(self.luck().draw(self.game.rules.chance(self.state)))

    def luck(self) -> Luck:
        """The luck of this path: each stream as far as it has been drawn from."""
        return self.tree.luck(self.at)

    def rng(self, purpose: str) -> Random:
        """A random generator for a choice made here, repeatable by the seed."""
        return self.tree.rng(purpose, self.at)

    # -- changing the tree

    def comment(self, number: int, text: str) -> None:
        self._trunk.tree = self.tree.commented(number, text)

    def rename(self, number: int, name: str) -> None:
        self._trunk.tree = self.tree.renamed(number, name)

    def mark(self, number: int, marks: tuple[Mark, ...]) -> None:
        self._trunk.tree = self.tree.marked(number, marks)

    def promote(self, number: int) -> None:
        """Make the line through this position the main line."""
        self._trunk.tree = self.tree.promoted(number)

    def prune(self, number: int) -> None:
        """Delete a position and all that follows it; `restore` brings it back."""
        before, at = self.tree, self.at
        kept = before.without(number)
        gone = [each for each in before.nodes if each not in kept.nodes]
        self._trunk.instead |= dict.fromkeys(gone, before.node(number).parent)
        self._trunk.pruned += ((before, at),)
        self._trunk.tree = kept

    @property
    def pruned(self) -> int:
        """The number of prunings that can be undone."""
        return len(self._trunk.pruned)

    def restore(self) -> None:
        """Undo the last pruning; moves played since then stay."""
        if not self._trunk.pruned:
            raise NoSuchStep("nothing has been pruned")
        *earlier, (before, at) = self._trunk.pruned
        self._trunk.pruned = tuple(earlier)
        self._trunk.tree, merged = self.tree.rejoined(before)
        self._trunk.instead |= merged
        self._at = at

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Timeline):
            return NotImplemented
        return self.tree.shape() == other.tree.shape()
