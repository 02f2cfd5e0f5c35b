"""A whole timeline as JSON and as text, and back; a damaged text is refused with its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.archive import (
    timeline_from_text,
    timeline_to_text,
)
from engine.core.moves import CHANCE, NOBODY
from engine.core.notation import NotationError
from engine.core.timeline import Timeline
from engine.core.tree import START

from .toy import TOY
from .toy_pieces import State
from .toy_play import LAYING, find_toy, play, timeline

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


def test_the_text_reads_back(tree: Timeline[State]) -> None:
    read = timeline_from_text(WRITTEN, find_toy)
    assert read == tree
    assert read.at == START


def test_empty_lines_at_the_end_do_not_matter(tree: Timeline[State]) -> None:
    assert timeline_from_text(WRITTEN + "\n\n", find_toy) == tree


@given(trees())
def test_any_tree_reads_back_from_its_text(tree: Timeline[State]) -> None:
    assert timeline_from_text(timeline_to_text(tree), find_toy) == tree


@pytest.mark.parametrize("comment", COMMENTS.values(), ids=list(COMMENTS))
@pytest.mark.parametrize("number", [START, 2, 5], ids=["start", "main line", "branch"])
def test_a_comment_reads_back_whatever_is_in_it(
    tree: Timeline[State], number: int, comment: str
) -> None:
    tree.comment(number, comment)
    assert timeline_from_text(timeline_to_text(tree), find_toy) == tree


@pytest.mark.parametrize("name", ["two words", 'a "quoted" name', "# odd", "= odd", "a: b", "이름"])
def test_the_name_of_a_branch_reads_back(tree: Timeline[State], name: str) -> None:
    tree.rename(5, name)
    assert timeline_from_text(timeline_to_text(tree), find_toy) == tree


@pytest.mark.parametrize(
    ("number", "name"),
    [(2, "on the main line"), (START, "the start"), (6, "within a branch"), (5, "two\nlines")],
    ids=["on the main line", "start", "within a branch", "with a newline"],
)
def test_a_name_reads_back_wherever_it_is(tree: Timeline[State], number: int, name: str) -> None:
    tree.rename(number, name)
    assert timeline_from_text(timeline_to_text(tree), find_toy) == tree


@pytest.mark.parametrize("seed", [0, -5, "seven", "7", 'a "b"\n# c'], ids=repr)
def test_a_seed_reads_back_with_its_type(seed: int | str) -> None:
    tree = timeline(seed=seed)
    tree.draw()
    read = timeline_from_text(timeline_to_text(tree), find_toy)
    assert (read, type(read.seed)) == (tree, type(seed))


def test_a_restored_timeline_reads_back(tree: Timeline[State]) -> None:
    tree.prune(5)
    tree.go(1)
    play(tree, "lay 3 2")
    tree.restore()
    assert timeline_from_text(timeline_to_text(tree), find_toy) == tree


@pytest.mark.parametrize(
    ("right", "wrong", "line", "said"),
    [
        ("game: toy", "game: chess", None, "no game is called 'chess'; there are toy"),
        ("game: toy\n", "", 1, "expected a line 'game: …'"),
        ("seed: 7\n", "", 2, "expected a line 'seed: …'"),
        ("seed: 7", "seed: seven", 2, "seed"),
        ("start:\n", "", 3, "expected a line 'start: …'"),
        ("moves:", "movs:", 11, "expected a line 'moves: …'"),
        ("  Bob: 0 apples", "  Bob: no apples", 9, "expected the apples: a number"),
        ("  bag: 4", "  bug: 4", 7, "expected a line of a position: options, seats"),
        ("  lay 1\n", "  fly 1\n", 12, "expected a move: deal, lay, show, pick, sky"),
        ("    show\n", "    shwo\n", 16, "expected a move: deal, lay, show, pick, sky"),
        ("    pick high", "    pick", 17, "expected a tree: low, high"),
        ("    lay 3 2", "    lay 9", 15, "There is no stone 9; there are 1, 2 and 3. [toy.lay]"),
        ("  pick low", "  lay 3", 21, "This can't be done now: apples are being picked."),
        ("    = Bob lays two\n", "", 14, "expected '= name of the branch'"),
        ("    pick high", "          pick high", 17, "indented too far"),
        ("  # a branch of a branch", "  # a \\q", 19, "comment"),
        ("  # Ann's", '  # Ann"s', 20, "comment"),
    ],
    ids=[
        *("unknown game", "no game", "no seed", "odd seed", "no start", "no moves"),
        *("position", "line of a position", "unknown move", "unknown move in a branch"),
        *("half a move", "illegal in a branch", "illegal in the main line"),
        *("branch without =", "too deep", "damaged escape", "stray quote"),
    ],
)
def test_a_damaged_text_is_refused_with_its_line(
    right: str, wrong: str, line: int | None, said: str
) -> None:
    before, found, after = WRITTEN.rpartition(right)
    assert found
    with pytest.raises(ValueError, match=re.escape(said)) as refused:
        timeline_from_text(before + wrong + after, find_toy)
    if line is not None:
        assert re.search(rf"line {line}\b", str(refused.value))


def test_an_error_in_a_move_points_at_the_word() -> None:
    with pytest.raises(NotationError) as refused:
        timeline_from_text(WRITTEN.replace("    pick high", "    pick hihg"), find_toy)
    assert (refused.value.line, refused.value.column) == (17, 10)
    assert refused.value.problem == "expected a tree: low, high, found 'hihg'"


@pytest.mark.parametrize("text", ["", "\n", "# nothing", "game: toy", "{}"])
def test_what_is_no_timeline_is_refused_with_what_is_expected(text: str) -> None:
    with pytest.raises(NotationError, match=r"line \d.*expected a line '(game|seed): …'"):
        timeline_from_text(text, find_toy)


def test_an_impossible_start_is_refused() -> None:
    impossible = WRITTEN.replace("  bag: 4", "  bag: 9")
    with pytest.raises(ValueError, match="6 cards"):
        timeline_from_text(impossible, find_toy)
