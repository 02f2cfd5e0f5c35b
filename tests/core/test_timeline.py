"""A tree of positions: play, travel, branch, promote, prune and restore."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.moves import CHANCE, NOBODY, IllegalMove
from engine.core.play import replay
from engine.core.timeline import Timeline
from engine.core.tree import START, NoSuchStep

from .toy import TOY
from .toy_moves import Deal
from .toy_pieces import State
from .toy_play import LAYING, play, sent, timeline


@pytest.fixture
def tree() -> Timeline[State]:
    """0 -lay 1- 1 -lay 2- 2 -show- 3, and beside 2: 4 -show- 5; beside 1: 6 -lay 3- 7."""
    tree = timeline("lay 1", "lay 2", "show", start=LAYING)
    tree.go(1)
    play(tree, "lay 1", "show")
    tree.go(START)
    play(tree, "lay 2", "lay 3")
    return tree


def numbers(tree: Timeline[State], at: int) -> list[int]:
    return [node.number for node in tree.path(at)]


# -- playing


def test_a_move_is_played_where_one_is() -> None:
    tree = timeline("lay 1", start=LAYING)
    node = tree.here
    assert (node.number, node.parent, tree.at) == (1, START, 1)
    assert node.move == TOY.notation.read_move("lay 1", tree.node(START).state)
    assert (node.state, node.events) == TOY.play(tree.node(START).state, node.move)
    assert tree.state == node.state


def test_a_move_that_was_made_before_is_followed(tree: Timeline[State]) -> None:
    before = set(tree.nodes)
    tree.go(START)
    play(tree, "lay 1", "lay 2")
    assert tree.at == 2
    assert set(tree.nodes) == before


def test_another_move_branches_off_behind_the_main_line(tree: Timeline[State]) -> None:
    assert tree.node(START).children == (1, 6)
    assert tree.node(1).children == (2, 4)
    assert numbers(tree, 5) == [0, 1, 4, 5]


def test_a_refused_move_leaves_the_timeline_as_it_was(tree: Timeline[State]) -> None:
    tree.go(1)
    with pytest.raises(IllegalMove):
        play(tree, "show")
    assert tree.at == 1
    assert sorted(tree.nodes) == list(range(8))
    assert tree.node(1).children == (2, 4)


def test_every_position_is_its_start_and_its_events(tree: Timeline[State]) -> None:
    for number in tree.nodes:
        events = tuple(event for node in tree.path(number) for event in node.events)
        assert replay(tree.node(START).state, events) == tree.node(number).state


# -- moving about


@pytest.mark.parametrize(
    ("at", "go", "there"),
    [
        (3, "back", 2),
        (START, "back", START),
        (1, "forward", 2),
        (3, "forward", 3),
        (5, "first", START),
        (START, "last", 3),
        (4, "last", 5),
        (6, "last", 7),
        (5, "back", 4),
        (5, "to_main_line", 1),
        (7, "to_main_line", START),
        (3, "to_main_line", 3),
    ],
)
def test_going(tree: Timeline[State], at: int, go: str, there: int) -> None:
    tree.go(at)
    step: Callable[[], object] = getattr(tree, go)
    assert step() == tree.node(there)
    assert tree.at == there


def test_a_line_is_the_path_and_its_main_continuation(tree: Timeline[State]) -> None:
    assert [node.number for node in tree.line(START)] == [0, 1, 2, 3]
    assert [node.number for node in tree.line(4)] == [0, 1, 4, 5]
    tree.go(6)
    assert [node.number for node in tree.line()] == [0, 6, 7]


def test_what_is_on_the_main_line(tree: Timeline[State]) -> None:
    assert [n for n in sorted(tree.nodes) if tree.on_main_line(n)] == [0, 1, 2, 3]


def test_a_walk_visits_the_main_line_before_its_branches(tree: Timeline[State]) -> None:
    assert tree.walk() == (0, 1, 2, 3, 4, 5, 6, 7)
    tree.promote(6)
    assert tree.walk() == (0, 6, 7, 1, 2, 3, 4, 5)


@pytest.mark.parametrize("change", ["go", "node", "path", "promote", "prune", "comment", "rename"])
def test_a_step_that_is_not_there_is_refused_with_those_that_are(
    tree: Timeline[State], change: str
) -> None:
    arguments = (99, "text") if change in ("comment", "rename") else (99,)
    with pytest.raises(NoSuchStep, match="there is no step 99; the steps are 0 to 7"):
        getattr(tree, change)(*arguments)
    assert tree.at == 7


def test_steps_with_a_gap_are_listed_one_by_one(tree: Timeline[State]) -> None:
    tree.prune(4)
    with pytest.raises(NoSuchStep, match="the steps are 0, 1, 2, 3, 6, 7"):
        tree.go(5)


# -- luck


def test_the_same_path_always_draws_the_same() -> None:
    tree = timeline(seed=3)
    first = tree.draw().number
    tree.draw()
    tree.go(START)
    assert tree.draw().number == first
    assert len(tree.nodes) == 3


def test_a_seed_decides_the_draws() -> None:
    drawn = {seed: [_drawn(seed) for _ in range(2)] for seed in range(8)}
    assert all(one == other for one, other in drawn.values())
    assert len({tuple(map(str, one)) for one, _ in drawn.values()}) > 1


def _drawn(seed: int) -> list[object]:
    tree = timeline(seed=seed)
    return [tree.draw().move, tree.draw().move]


def test_a_stream_is_not_moved_on_by_another() -> None:
    high = "Ann: 0 apples, card 2, stones 1, shown; now: pick Ann"
    blown = timeline("pick high", "sky wind", start=high, seed=5)
    many = Chance("bag", [(Deal(card), 1) for card in range(100)])
    assert blown.luck().draw(many) == timeline(seed=5).luck().draw(many)


def test_luck_goes_on_where_the_path_has_got_to() -> None:
    """A card chosen by hand counts as drawn, so that what follows is what would have followed."""
    chosen, drawn = timeline("deal 2", seed=5), timeline(seed=5)
    drawn.draw()
    again = Chance("bag", [(Deal(card), 1) for card in range(100)])
    assert chosen.luck().draw(again) == drawn.luck().draw(again)
    assert drawn.luck().draw(again) != timeline(seed=5).luck().draw(again)


def test_luck_is_not_drawn_where_a_seat_acts() -> None:
    tree = timeline(start=LAYING)
    with pytest.raises(ValueError, match="luck has nothing to decide here"):
        tree.draw()
    assert len(tree.nodes) == 1


def test_random_numbers_are_repeated_by_purpose_and_place(tree: Timeline[State]) -> None:
    here = tree.rng("players").random()
    assert tree.rng("players").random() == here
    assert tree.rng("others").random() != here
    tree.back()
    assert tree.rng("players").random() != here


# -- changing the tree


def test_a_position_has_a_comment_and_a_name(tree: Timeline[State]) -> None:
    tree.comment(4, "why not?")
    tree.rename(4, "the other way")
    assert (tree.node(4).comment, tree.node(4).name) == ("why not?", "the other way")
    assert (tree.node(2).comment, tree.node(2).name) == ("", "")
    assert tree.at == 7


def test_promoting_makes_the_whole_line_the_main_line(tree: Timeline[State]) -> None:
    tree.promote(5)
    assert [node.number for node in tree.line(START)] == [0, 1, 4, 5]
    assert tree.node(1).children == (4, 2)
    tree.promote(7)
    assert tree.node(START).children == (6, 1)
    assert tree.at == 7


def test_pruning_takes_away_all_that_follows(tree: Timeline[State]) -> None:
    tree.prune(1)
    assert sorted(tree.nodes) == [0, 6, 7]
    assert tree.node(START).children == (6,)
    assert tree.on_main_line(7)


@pytest.mark.parametrize(
    ("at", "pruned", "there"), [(5, 4, 1), (3, 4, 3), (3, 1, START), (2, 3, 2)]
)
def test_whoever_stands_on_a_pruned_line_goes_back_to_its_root(
    tree: Timeline[State], at: int, pruned: int, there: int
) -> None:
    tree.go(at)
    tree.prune(pruned)
    assert tree.at == there


@pytest.mark.parametrize("pruned", range(1, 8))
def test_restoring_brings_everything_back(tree: Timeline[State], pruned: int) -> None:
    tree.comment(pruned, "kept")
    before = dict(tree.nodes), tree.at
    tree.prune(pruned)
    assert (dict(tree.nodes), tree.at) != before
    tree.restore()
    assert (dict(tree.nodes), tree.at) == before


def test_prunings_are_restored_last_first(tree: Timeline[State]) -> None:
    tree.prune(4)
    tree.prune(1)
    tree.restore()
    assert sorted(tree.nodes) == [0, 1, 2, 3, 6, 7]
    tree.restore()
    assert sorted(tree.nodes) == list(range(8))
    with pytest.raises(NoSuchStep, match="nothing has been pruned"):
        tree.restore()


def test_what_was_played_since_a_pruning_stays(tree: Timeline[State]) -> None:
    tree.prune(4)
    tree.go(1)
    play(tree, "lay 3")
    tree.comment(2, "said since")
    tree.restore()
    assert tree.node(1).children == (2, 4, 8)
    assert tree.node(2).comment == "said since"


def test_a_pruned_move_that_was_played_again_is_there_once_when_restored(
    tree: Timeline[State],
) -> None:
    tree.prune(4)
    tree.go(1)
    play(tree, "lay 1")
    tree.restore()
    moves = [tree.node(child).move for child in tree.node(1).children]
    assert len(moves) == len(set(moves)) == 2


def test_a_line_promoted_since_a_pruning_stays_the_main_line(tree: Timeline[State]) -> None:
    tree.prune(4)
    tree.promote(7)
    tree.restore()
    assert tree.on_main_line(7)


def test_the_start_can_not_be_pruned(tree: Timeline[State]) -> None:
    with pytest.raises(NoSuchStep, match="the start can't be pruned"):
        tree.prune(START)
    assert len(tree.nodes) == 8


# -- equality


def test_the_order_of_play_does_not_matter_only_the_tree(tree: Timeline[State]) -> None:
    other = timeline("lay 1", start=LAYING)
    play(other, "lay 2")
    other.go(START)
    play(other, "lay 2", "lay 3")
    other.go(1)
    play(other, "lay 1", "show")
    other.go(2)
    play(other, "show")
    assert other == tree
    assert sorted(other.nodes) == sorted(tree.nodes)
    assert numbers(other, 7) != numbers(tree, 7)


@pytest.mark.parametrize(
    "change",
    [
        lambda tree: tree.comment(3, "!"),
        lambda tree: tree.rename(3, "!"),
        lambda tree: tree.promote(4),
        lambda tree: tree.prune(7),
        lambda tree: setattr(tree._trunk, "tree", replace(tree.tree, seed=1)),
    ],
    ids=["comment", "name", "order of branches", "a step less", "seed"],
)
def test_trees_that_differ_are_not_equal(
    tree: Timeline[State], change: Callable[[Timeline[State]], None]
) -> None:
    same = sent(tree)
    assert same == tree
    change(tree)
    assert same != tree


def test_where_one_stands_does_not_matter(tree: Timeline[State]) -> None:
    same = sent(tree)
    same.go(5)
    assert same == tree


def test_a_timeline_is_equal_to_nothing_else(tree: Timeline[State]) -> None:
    assert tree != "a timeline"
    assert tree != object()


# -- anything that may be done in any order

actions = st.lists(
    st.tuples(
        st.sampled_from(["play", "play", "play", "go", "back", "promote", "prune", "restore"]),
        st.integers(0, 10**6),
    ),
    max_size=30,
)


@given(actions)
def test_a_tree_stays_whole_whatever_is_done(done: list[tuple[str, int]]) -> None:
    tree = grown(done)
    assert set(tree.walk()) == set(tree.nodes)
    assert tree.at in tree.nodes
    for number, node in tree.nodes.items():
        assert all(tree.node(child).parent == number for child in node.children)
        moves = [tree.node(child).move for child in node.children]
        assert len(moves) == len(set(moves))
        if number != START:
            assert node.move is not None
            assert TOY.play(tree.node(node.parent).state, node.move) == (node.state, node.events)


def grown(done: list[tuple[str, int]]) -> Timeline[State]:
    """A tree made by these actions; each number picks one of what is possible."""
    tree = timeline(small=True)
    for action, number in done:
        steps = sorted(tree.nodes)
        if action == "play" and TOY.rules.to_act(tree.state) == CHANCE:
            tree.play(TOY.rules.chance(tree.state).sample(Random(number)))
        elif action == "play" and TOY.rules.to_act(tree.state) != NOBODY:
            tree.play(TOY.sample(tree.state, Random(number)))
        elif action == "go":
            tree.go(steps[number % len(steps)])
        elif action == "back":
            tree.back()
        elif action == "promote":
            tree.promote(steps[number % len(steps)])
        elif action == "prune" and len(steps) > 1:
            tree.prune(steps[1:][number % (len(steps) - 1)])
        elif action == "restore" and tree.pruned:
            tree.restore()
    return tree
