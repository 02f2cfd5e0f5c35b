"""Scenario files: read, written, played through; wrong ones are refused with their place."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.questions import Question
from engine.core.rulebook import RuleId
from engine.core.scenario import (
    Branch,
    Refused,
    Scenario,
    ScenarioError,
    Start,
    Step,
    load_scenario,
    read_scenario,
    scenario_text,
)
from engine.core.tree import START

from . import toy_pieces as toy
from .toy import TOY
from .toy_moves import Deal
from .toy_scenario import PLACE, SCENARIO, performed, spoiled

words = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), max_size=8)
questions = st.builds(Question, words, words, piece=words, hint=words)
steps = st.builds(
    Step,
    words,
    st.integers(-3, 9),
    words,
    st.lists(st.builds(Refused, words, st.just((toy.LAY,))), max_size=2).map(tuple),
    st.lists(questions, max_size=2).map(tuple),
    st.lists(st.dictionaries(words, words | st.integers(0, 9), max_size=2), max_size=2).map(tuple),
    st.lists(words, max_size=2).map(tuple),
)
lines = st.lists(steps, max_size=3).map(tuple)
scenarios = st.builds(
    Scenario,
    words,
    words,
    st.builds(Start, st.none() | st.integers(0, 9) | st.lists(words).map(tuple), words),
    lines,
    st.text(st.sampled_from('a"\\\n가 '), max_size=9),
    st.just((toy.LAY, RuleId("x"))),
    st.dictionaries(words, st.booleans() | words, max_size=2),
    st.integers(0, 99) | words,
    st.lists(st.builds(Branch, st.integers(-1, 9), lines, words), max_size=2).map(tuple),
)


# -- reading and writing


def test_a_scenario_is_read_as_it_is_written() -> None:
    scenario = read_scenario(SCENARIO, PLACE)
    assert (scenario.game, scenario.title, scenario.seed) == ("toy", "Bob rests", 3)
    assert scenario.options == {"small": True}
    assert [step.move for step in scenario.line] == [
        *("lay 1", "lay 2", "show", "pick low", "show", "luck")
    ]
    assert scenario.line[0].refuse == (Refused("lay 9 1 1", (toy.LAY,)),)
    assert scenario.line[5].times == 2
    assert (scenario.branch[0].after, scenario.branch[0].name) == (3, "Ann climbs high")


@given(scenarios)
def test_a_scenario_reads_back_from_its_text(scenario: Scenario) -> None:
    assert read_scenario(scenario_text(scenario), PLACE) == scenario


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["plain", "byte order mark"])
@pytest.mark.parametrize("ending", [b"\n", b"\r\n"], ids=["LF", "CRLF"])
def test_a_file_is_loaded_as_any_editor_writes_it(
    tmp_path: Path, mark: bytes, ending: bytes
) -> None:
    file = tmp_path / "apples.toml"
    file.write_bytes(mark + SCENARIO.encode().replace(b"\n", ending))
    assert load_scenario(file) == read_scenario(SCENARIO, PLACE)


def test_a_file_is_loaded_and_named_when_it_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "apples.toml"
    file.write_text(SCENARIO, "utf-8")
    assert load_scenario(file) == read_scenario(SCENARIO, PLACE)
    file.write_text("game =", "utf-8")
    with pytest.raises(ScenarioError) as refused:
        load_scenario(file)
    assert str(refused.value).startswith(f"{file}: this is no TOML: ")


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "there is no such file"), (b"\xff\xfe", "decode"), ("folder", "this is a folder")],
    ids=["missing", "no text", "a folder"],
)
def test_what_can_not_be_read_is_named(
    tmp_path: Path, content: bytes | str | None, said: str
) -> None:
    file = tmp_path / "apples.toml"
    if content == "folder":
        file.mkdir()
    elif isinstance(content, bytes):
        file.write_bytes(content)
    with pytest.raises(ScenarioError) as refused:
        load_scenario(file)
    assert str(refused.value).startswith(f"{file}: can't be read: ")
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = ", f"{PLACE}: this is no TOML: Invalid value (at end of document)"),
        (
            spoiled("seed = 3", "seed = 3\nseed = 4"),
            f"{PLACE}: this is no TOML: Cannot overwrite a value (at line 6, column 9)",
        ),
        (spoiled('title = "Bob rests"\n', ""), f"{PLACE}: lacks the field `title`"),
        (spoiled("seed = 3", "sed = 3"), f"{PLACE}: has unknown field `sed`"),
        (
            spoiled('comment = "An odd stack."', 'commnt = "An odd stack."'),
            f"{PLACE}: line[0]: has unknown field `commnt`",
        ),
        (
            spoiled("times = 2", 'times = "two"'),
            f"{PLACE}: line[5].times: Expected `int`, got `str`",
        ),
        (spoiled("from = 3\n", ""), f"{PLACE}: branch[0]: lacks the field `from`"),
        (
            spoiled("from = 3", "from = 3\nafter = 3"),
            f"{PLACE}: branch[0]: has unknown field `after`",
        ),
        (
            spoiled('rules = ["toy.lay"]\n', ""),
            f"{PLACE}: line[0].refuse[0]: lacks the field `rules`",
        ),
    ],
    ids=[
        *("cut off", "said twice", "field missing", "unknown field", "unknown field of a step"),
        *("wrong type", "branch from nowhere", "unknown field of a branch", "no rules"),
    ],
)
def test_a_malformed_scenario_is_refused_with_the_place(text: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        read_scenario(text, PLACE)
    assert str(refused.value) == sentence


# -- playing it through


def test_the_main_line_and_the_branches_are_played() -> None:
    done = performed()
    timeline = done.timeline
    assert timeline.at == START
    moves = [
        TOY.notation.move_text(node.move, timeline.node(node.parent).state)
        for node in timeline.line(START)[1:]
        if node.move
    ]
    assert moves[:5] == ["lay 1", "lay 2", "show", "pick low", "show"]
    assert [type(node.move) for node in timeline.line(START)[6:]] == [Deal, Deal]
    branch = timeline.node(timeline.node(3).children[1])
    assert (branch.name, TOY.board.place_of(branch.state, "ann")) == ("Ann climbs high", "high")


def test_comments_and_steps_are_found_by_position() -> None:
    done = performed()
    assert done.timeline.node(1).comment == "An odd stack."
    assert [done.steps[number].move for number in (1, 4, 7)] == ["lay 1", "pick low", "luck"]
    assert done.places[4] == f"{PLACE}, line 4"
    assert done.places[9] == f"{PLACE}, branch 1, line 2"


def test_a_step_made_several_times_began_before_the_first() -> None:
    done = performed()
    assert [done.before(number).number for number in (1, 4, 7)] == [START, 3, 5]


def test_a_step_may_be_about_the_moves_before_it_too() -> None:
    done = performed(spoiled('move = "pick low"', 'move = "pick low"\nspans = 3'))
    assert done.before(4).number == 1
    assert {asked.start for asked in done.asked if asked.end == 4} == {1}


def test_a_step_is_about_no_more_moves_than_were_made() -> None:
    with pytest.raises(ScenarioError, match="line 4: 'spans' is at most 4, the moves made"):
        performed(spoiled('move = "pick low"', 'move = "pick low"\nspans = 5'))


def test_the_seed_decides_what_luck_brings() -> None:
    same = [performed().timeline == performed().timeline for _ in range(2)]
    others = [performed(spoiled("seed = 3", f"seed = {seed}")).timeline for seed in range(4, 12)]
    dealt = {str([node.move for node in tree.line(START)[6:]]) for tree in others}
    assert all(same)
    assert len(dealt) > 1


def test_what_was_really_emitted_includes_refusals() -> None:
    emitted = performed().emitted()
    assert {toy.LAY, toy.SHOW, toy.ODD, toy.PICK, toy.SKY, toy.DEAL} <= emitted
    assert not {toy.SECRET, toy.GOAL_ENDS, toy.WIND} & emitted


def test_a_set_up_starts_where_the_players_sit_down() -> None:
    start = SCENARIO[SCENARIO.index("position = ") : SCENARIO.index("\n\n[[line]]")]
    line = '[[line]]\nmove = "deal 1"\n'
    text = SCENARIO[: SCENARIO.index("[[line]]")].replace(start, "players = 3") + line
    done = performed(text)
    assert done.timeline.node(START).state == TOY.setup(3, small=True)


@pytest.mark.parametrize(
    ("right", "wrong", "place", "said"),
    [
        ('game = "toy"', 'game = "chess"', "start", "no game is called 'chess'; there are toy"),
        ("small = true", "smal = true", "start", "no option is called 'smal'; the options are"),
        ("small = true", 'small = "some"', "start", "small can't be 'some'; it can be off, on"),
        ("small = true", 'calm = true\nwind = "one"', "start", "there is nothing to choose about"),
        ("[start]\n", "[start]\nplayers = 2\n", "start", "needs either 'players' or 'position'"),
        ("Ann: 0 apples, card 2", "Zoe: 0 apples", "start", "expected a line of a position"),
        ("Ann: 0 apples, card 2", "Ann: 0 apples, card 9", "start", "a number from 1 to 3"),
        ("Bob: 0 apples, card 1", "bag: 6", "start", "The 6 cards are three 1, two 2 and a 3"),
        ("now: lay Ann", "now: lay Zoe", "start", "expected a player: ann, bob, cas"),
        ('move = "lay 2"', 'move = "fly"', "line 2 ('fly')", "expected a move: deal, lay, show"),
        ('move = "lay 2"', 'move = "lay 7"', "line 2 ('lay 7')", "There is no stone 7"),
        ('move = "lay 2"', 'move = "luck"', "line 2 ('luck')", "luck has nothing to decide here"),
        ("times = 2", "times = 0", "line 6", "'times' is at least 1"),
        ("times = 2", "times = -2", "line 6", "'times' is at least 1"),
        ("times = 2", "times = 3", "line 6 ('luck')", "luck has nothing to decide here"),
        ("from = 3", "from = 7", "branch 1", "'from' is a step from 0 to 6"),
        ("from = 3", "from = -1", "branch 1", "'from' is a step from 0 to 6"),
        ("from = 3", "from = 2", "branch 1, line 1 ('pick high')", "This can't be done now"),
        ('move = "sky wind"', 'move = "sky red"', "branch 1, line 2 ('sky red')", "sun, wind"),
        (
            'move = "pick high"',
            'move = "pick low"',
            "branch 1, line 1",
            "this move was made here before; a branch makes another one",
        ),
    ],
    ids=[
        *("unknown game", "unknown option", "unknown value", "contradictory options"),
        *("players and position", "unknown line", "unknown card", "impossible position"),
        *("unknown player", "unknown move", "illegal move", "luck out of turn", "times 0"),
        *("times below 0", "luck too often", "from beyond the end", "from before the start"),
        *("branch that does not fit", "unknown move in a branch"),
        "branch that is none",
    ],
)
def test_what_can_not_be_played_is_refused_with_the_place(
    right: str, wrong: str, place: str, said: str
) -> None:
    with pytest.raises(ScenarioError) as refused:
        performed(spoiled(right, wrong))
    assert refused.value.place == f"{PLACE}, {place}"
    assert str(refused.value).startswith(f"{PLACE}, {place}: ")
    assert said in refused.value.problem
