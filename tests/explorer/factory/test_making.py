"""The factory: what it makes, in which order, about which rules, and what it says if it can't."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import explorer
from engine.core.errors import GameError
from engine.core.game import Game
from engine.core.performing import perform
from engine.core.rulebook import LANGUAGES
from engine.core.scenario import load_scenario
from explorer.__main__ import main
from explorer.cli.checking import check
from explorer.factory import searching
from explorer.factory.making import make, puzzles
from explorer.factory.mining import find_source, moments_of
from explorer.factory.puzzle import Moment, Source
from explorer.factory.ranking import TRIES, choices
from explorer.factory.trying import single_answers
from explorer.factory.words import texts_of
from explorer.files.library import find_game, games
from explorer.files.writing import CantWrite
from explorer.lessons.lesson import Lesson, open_session
from tests.untranslated import untranslated

every_game = pytest.mark.parametrize("game", games())


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "MOST_GAMES", 1)


@every_game
def test_puzzles_are_files_that_pass_the_check_in_three_languages(
    game: str, tmp_path: Path
) -> None:
    found = explorer.puzzles(game, count=3, to=tmp_path / "new")
    assert len(found) == len(found.files) == 3
    for file in found.files:
        assert check(file) == []
        assert untranslated(load_scenario(file)) == ()
    fails = [made.fails for made in found.batch.made]
    assert fails == sorted(fails)


def test_the_same_seed_makes_the_same_files_and_another_one_makes_others(tmp_path: Path) -> None:
    one = puzzles("fugitive", 4, seed=5, to=tmp_path / "one")
    same = puzzles("fugitive", 4, seed=5, to=tmp_path / "same")
    other = puzzles("fugitive", 4, seed=6, to=tmp_path / "other")
    texts = [[(file.name, file.read_bytes()) for file in each.files] for each in (one, same, other)]
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


def test_a_puzzle_can_be_answered_and_names_what_happens_otherwise(tmp_path: Path) -> None:
    (file,) = puzzles("super_express", 1, to=tmp_path).files
    scenario = load_scenario(file)
    lesson = Lesson(open_session(file))
    wrong = scenario.branch[0].line[0].move
    assert not lesson.answer(wrong).right
    assert lesson.answer(scenario.line[0].move).right
    assert scenario.branch[0].line[-1].comment.endswith("That misses the goal.")


@pytest.mark.parametrize(
    ("game", "rule"), [("super_express", "sx.uncouple"), ("colt_express", "ce.marshal.meets")]
)
def test_a_rule_that_is_named_decides_every_puzzle(game: str, rule: str) -> None:
    batch = make(game, 2, rule)
    assert len(batch.made) == 2
    for made in batch.made:
        performed = perform(made.scenario, find_game, "a puzzle")
        assert rule in performed.emitted()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "no game is called 'chess'; there are colt_express, fugitive, super_express"),
        (("fugitive", 0), "the count is a number from 1 to 100, not 0"),
        (("fugitive", 101), "the count is a number from 1 to 100, not 101"),
        (("fugitive", True), "the count is a number from 1 to 100, not True"),
        (
            ("fugitive", 1, "fg.place.look"),
            "no puzzle is about fg.place.look, since nothing that happens shows this rule",
        ),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(arguments: tuple[Any, ...], said: str) -> None:
    with pytest.raises(GameError) as error:
        make(*arguments)
    assert str(error.value) == said


def test_an_unknown_rule_is_answered_with_the_rules_there_are() -> None:
    with pytest.raises(GameError, match=r"^no rule is called 'sx.fly'; the ids are sx.pieces, "):
        make("super_express", 1, "sx.fly")


@pytest.mark.usefixtures("one_game")
def test_a_rule_for_which_nothing_is_found_is_said_so() -> None:
    with pytest.raises(GameError) as error:
        make("fugitive", 1, "fg.turn.stalemate")
    assert str(error.value) == (
        "no puzzle about fg.turn.stalemate was found in 1 games; another seed may find one"
    )


@pytest.mark.usefixtures("one_game")
def test_fewer_than_asked_are_kept_and_counted(tmp_path: Path) -> None:
    found = puzzles("fugitive", 50, seed=1, to=tmp_path)
    assert 0 < len(found) < 50
    assert found.batch.short == f"only {len(found)} of 50 were found in 1 games"
    assert repr(found).endswith(found.batch.short)
    assert all(file.exists() for file in found.files)


def test_a_position_that_was_met_before_makes_no_second_puzzle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def once_more(game: Game[Any], source: Source, seed: int | str, _: int) -> Iterable[Moment]:
        return moments_of(game, source, seed, 0)

    monkeypatch.setattr(searching, "MOST_GAMES", 2)
    monkeypatch.setattr(searching, "moments_of", once_more)
    positions = [each.scenario.start.position for each in make("fugitive", 50, seed=1).made]
    assert len(positions) == len(set(positions)) > 0


def test_what_the_marshal_can_know_is_asked_through_the_eyes_of_the_marshal() -> None:
    made = [each.scenario for seed in (1, 3) for each in make("fugitive", 8, seed=seed).made]
    asked = {each.line[0].question[0].kind: each.viewer for each in made}
    assert asked == {"find": "", "predict": "marshal"}


def test_what_was_found_before_an_interrupt_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(game: Game[Any], source: Source, seed: int | str, number: int) -> Iterator[Moment]:
        if number == 2:
            raise KeyboardInterrupt
        yield from moments_of(game, source, seed, number)

    monkeypatch.setattr(searching, "moments_of", stopped)
    found = puzzles("fugitive", 50, to=tmp_path)
    assert len(found) > 0
    assert found.batch.short.endswith("in 2 games, when the search was stopped")


def test_another_file_is_not_written_over(tmp_path: Path) -> None:
    first = puzzles("fugitive", 1, to=tmp_path).files[0]
    puzzles("fugitive", 1, to=tmp_path)
    first.write_text("mine", "utf-8")
    with pytest.raises(CantWrite, match="is there already and differs; choose another folder"):
        puzzles("fugitive", 1, to=tmp_path)
    assert first.read_text("utf-8") == "mine"


def test_a_folder_that_is_a_file_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", "utf-8")
    with pytest.raises(CantWrite, match="taken' can't be written to"):
        puzzles("fugitive", 1, to=tmp_path / "taken")


def test_the_command_says_where_the_puzzles_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["puzzles", "fugitive", "--count", "2", "--seed", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    files = sorted((tmp_path / "puzzles" / "fugitive").iterdir())
    assert [line.partition(":")[0] for line in lines] == [
        str(file.relative_to(tmp_path)) for file in files
    ]
    assert main(["puzzles", "chess"]) == 1
    assert capsys.readouterr().err.startswith("no game is called 'chess'")


# -- how it is done


@every_game
def test_no_luck_decides_and_only_one_move_reaches_the_goal(game: str) -> None:
    rules = find_game(game)
    source = find_source(rules)
    found = [
        (moment, single)
        for number in range(2)
        for moment in list(moments_of(rules, source, 1, number))[:30]
        for single in single_answers(moment, source)
    ]
    assert found
    for moment, single in found:
        assert rules.rules.invalid(moment.state) is None
        lines = (single.right, *single.others)
        assert {line.move for line in lines} == set(moment.moves)
        assert all(line.settled for line in lines)


def test_the_fair_player_is_asked_as_often_as_is_said() -> None:
    rules = find_game("fugitive")
    moment = next(iter(moments_of(rules, find_source(rules), 1, 0)))
    counted = choices(moment)
    assert sum(counted.values()) == TRIES
    assert counted == choices(moment)


@every_game
def test_the_templates_are_the_same_in_every_language(game: str) -> None:
    english, *others = (texts_of(game, language) for language in LANGUAGES)
    for other in others:
        assert list(other.settings) == list(english.settings)
        assert list(other.said) == list(english.said)
        assert list(other.nouns) == list(english.nouns)
        assert list(other.goals) == list(english.goals)
        for name, goal in english.goals.items():
            assert len(other.goals[name].titles) == len(goal.titles)
            assert bool(other.goals[name].ask) == bool(goal.ask)
            assert bool(other.goals[name].hint) == bool(goal.hint)
            assert bool(other.goals[name].clause) == bool(goal.clause)


def test_a_game_without_a_source_of_puzzles_is_said_so() -> None:
    other: Any = SimpleNamespace(name="toy")
    with pytest.raises(GameError, match="no puzzles are made of 'toy'; they are made of colt_ex"):
        find_source(other)
