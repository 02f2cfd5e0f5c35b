"""A whole timeline as one text; and every timeline is whole again after a trip as a code."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.archive import timeline_to_text
from engine.core.moves import CHANCE, NOBODY
from engine.core.timeline import Timeline
from engine.core.tree import START

from .toy import TOY
from .toy_pieces import State
from .toy_play import LAYING, play, sent, timeline

Change = Callable[[Timeline[State]], object]

COMMENTS = {
    "plain": "Ann lays first.",
    "quotes": 'she said "lay 1" and \\ "2"',
    "newlines": "one\ntwo\r\nthree\ttab",
    "hash": "# not a note  # nor this",
    "two spaces before a hash": "a  # b",
    "colon": "moves: lay 1",
    "Korean": "안이 사과를 딴다",
    "equals": "= no branch",
    "spaces around": "  padded  ",
    "one space": " ",
    "a wide space at the end": "padded\u3000",
}

texts = st.text(st.sampled_from(' #"\\\n\t=:a가'), max_size=6) | st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), max_size=12
)
names = st.text(st.characters(codec="utf-8", categories=["L", "N"]), max_size=8)
seeds = st.integers(-(2**53), 2**53) | texts


@st.composite
def trees(draw: st.DrawFn, named: st.SearchStrategy[str] = names) -> Timeline[State]:
    """A tree with branches in branches, names and comments."""
    tree = timeline(seed=draw(seeds), small=draw(st.booleans()))
    for _ in range(draw(st.integers(0, 14))):
        steps = sorted(tree.nodes)
        rng = Random(draw(st.integers(0, 10**6)))
        if draw(st.integers(0, 3)) == 0:
            tree.go(rng.choice(steps))
        if TOY.rules.to_act(tree.state) == CHANCE:
            tree.play(TOY.rules.chance(tree.state).sample(rng))
        elif TOY.rules.to_act(tree.state) != NOBODY:
            tree.play(TOY.sample(tree.state, rng))
        if draw(st.booleans()):
            tree.comment(rng.choice(steps), draw(texts))
    for node in list(tree.nodes.values()):
        for branch in node.children[1:]:
            tree.rename(branch, draw(named))
    return tree


@pytest.fixture
def tree() -> Timeline[State]:
    """The main line of four moves, a named branch, and a branch within it."""
    tree = timeline("lay 1", "lay 2", "show", "pick low", start=LAYING, seed=7)
    tree.comment(3, "Ann's stack is odd.")
    tree.go(1)
    play(tree, "lay 3 2", "show", "pick high")
    tree.rename(5, "Bob lays two")
    tree.go(6)
    play(tree, "pick low")
    tree.comment(8, "a branch of a branch")
    return tree


WRITTEN = """\
game: toy
seed: 7
start:
  options: small
  seats: Ann, Bob
  round: 1
  bag: 4
  Ann: 0 apples, card 2
  Bob: 0 apples, card 1
  now: lay Ann
moves:
  lay 1
  lay 2
    = Bob lays two
    lay 3 2
    show
    pick high
      =
      pick low  # a branch of a branch
  show  # Ann's stack is odd.
  pick low"""


def test_a_timeline_is_written_with_its_branches_indented(tree: Timeline[State]) -> None:
    assert timeline_to_text(tree) == WRITTEN


def test_a_timeline_reads_back_at_its_start(tree: Timeline[State]) -> None:
    read = sent(tree)
    assert read == tree
    assert read.at == START


@given(trees())
def test_any_tree_reads_back(tree: Timeline[State]) -> None:
    assert sent(tree) == tree


@pytest.mark.parametrize("comment", COMMENTS.values(), ids=list(COMMENTS))
@pytest.mark.parametrize("number", [START, 2, 5], ids=["start", "main line", "branch"])
def test_a_comment_reads_back_whatever_is_in_it(
    tree: Timeline[State], number: int, comment: str
) -> None:
    tree.comment(number, comment)
    assert timeline_to_text(tree) != WRITTEN
    assert sent(tree) == tree


@pytest.mark.parametrize("name", ["two words", 'a "quoted" name', "# odd", "= odd", "a: b", "이름"])
def test_the_name_of_a_branch_reads_back(tree: Timeline[State], name: str) -> None:
    tree.rename(5, name)
    assert timeline_to_text(tree) != WRITTEN
    assert sent(tree) == tree


@pytest.mark.parametrize(
    ("number", "name"),
    [(2, "on the main line"), (START, "the start"), (6, "within a branch"), (5, "two\nlines")],
    ids=["on the main line", "start", "within a branch", "with a newline"],
)
def test_a_name_reads_back_wherever_it_is(tree: Timeline[State], number: int, name: str) -> None:
    tree.rename(number, name)
    assert timeline_to_text(tree) != WRITTEN
    assert sent(tree) == tree


@pytest.mark.parametrize("seed", [0, -5, "seven", "7", 'a "b"\n# c'], ids=repr)
def test_a_seed_reads_back_with_its_type(seed: int | str) -> None:
    tree = timeline(seed=seed)
    tree.draw()
    read = sent(tree)
    assert (read, type(read.seed)) == (tree, type(seed))


def test_a_restored_timeline_reads_back(tree: Timeline[State]) -> None:
    tree.prune(5)
    tree.go(1)
    play(tree, "lay 3 2")
    tree.restore()
    assert sent(tree) == tree
