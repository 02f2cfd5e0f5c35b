"""`python -m explorer`: checking and playing, with one clear sentence for what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.__main__ import main
from explorer.cli.checking import check
from explorer.files.library import games, practice_files, scenario_files
from explorer.lessons.lesson import open_scenario

from .shots import SCENARIO, spoiled, written

Captured = pytest.CaptureFixture[str]

START = SCENARIO[SCENARIO.index("position = ") : SCENARIO.index("\n\n[[line]]")]

# -- check


def test_a_good_scenario_passes(tmp_path: Path, capsys: Captured) -> None:
    assert main(["check", str(written(tmp_path))]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_all_that_come_along_pass(capsys: Captured) -> None:
    assert main(["check"]) == 0
    count = len(scenario_files()) + len(practice_files())
    assert capsys.readouterr().out == f"{count} passed, 0 failed\n"


def test_patterns_are_expanded_into_folders(tmp_path: Path, capsys: Captured) -> None:
    for folder in ("a", "a/b"):
        (tmp_path / folder).mkdir()
        written(tmp_path / folder)
    assert main(["check", f"{tmp_path}/**/*.toml"]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


MALFORMED = {
    "cut off": ("game = ", "{file}: this is no TOML: "),
    "empty": ("", "{file}: lacks the field `game`"),
    "unknown field": (spoiled("seed = 7", "sed = 7"), "{file}: has unknown field `sed`"),
    "unknown field of a step": (
        spoiled('comment = "Doc shoots first."', 'coment = "Doc shoots first."'),
        "{file}: line[0]: has unknown field `coment`",
    ),
    "unknown game": (
        spoiled('game = "super_express"', 'game = "chess"'),
        "{file}, start: no game is called 'chess'; there are ",
    ),
    "unknown option": (
        spoiled("[start]", "[options]\nhors = true\n\n[start]"),
        "{file}, start: no option is called 'hors'; the options are reflex, horse",
    ),
    "contradictory options": (
        spoiled("[start]", '[options]\nhorse_rescue = "at_once"\n\n[start]'),
        "{file}, start: The option horse_rescue needs the Horse expansion. [sx.horse.rescue]",
    ),
    "unknown bandit": (
        spoiled("C2: Doc>", "C2: Zorro>"),
        "{file}, start: line 2, column 5: expected a bandit: belle, cheyenne",
    ),
    "unknown line": (
        spoiled("train: 3", "trian: 3"),
        "{file}, start: line 1, column 1: expected a line of a position: options, train",
    ),
    "impossible position": (
        spoiled("C3: Mei<", "C3: Mei<; treasure Doc: 301; treasure Mei: 301"),
        "{file}, start: 0 treasures have been taken at most, one a round, not 2. "
        "[sx.treasure.farthest] The treasure 301 is taken twice. [sx.pieces.treasure]",
    ),
    "too few bandits": (
        spoiled("C1 roof: Tuco>\n", ""),
        "{file}, start: 3 to 7 can play, not 2. [sx.setup.players]",
    ),
    "nobody at all": (
        spoiled("C2: Doc>\nC3: Mei<\nC1 roof: Tuco>\n", ""),
        "{file}, start: 3 to 7 can play",
    ),
    "players below 0": (
        spoiled(START, "players = -1"),
        "{file}, start: 3 to 7 can play",
    ),
    "unknown move": (
        spoiled('move = "reveal"', 'move = "revel"'),
        "{file}, line 4 ('revel'): line 1, column 1: expected a move: plan, reveal, skip",
    ),
    "illegal move": (
        spoiled('move = "reveal"', 'move = "skip"'),
        "{file}, line 4 ('skip'): Doc must play the card on top of the stack",
    ),
    "luck out of turn": (
        spoiled('move = "reveal"', 'move = "luck"'),
        "{file}, line 4 ('luck'): luck has nothing to decide here",
    ),
    "times 0": (
        spoiled('move = "reveal"', 'move = "reveal"\ntimes = 0'),
        "{file}, line 4: 'times' is at least 1",
    ),
    "branch from beyond": (
        spoiled("from = 1", "from = 9"),
        "{file}, branch 1: 'from' is a step from 0 to 4",
    ),
    "branch that does not fit": (
        spoiled("from = 1", "from = 4"),
        "{file}, branch 1, line 1 ('plan Shoot, Move, Turn'): This can't be done now",
    ),
    "unknown rule": (
        spoiled('"sx.plan.three"]\nseed', '"sx.plan.four"]\nseed'),
        "{file}, teaches: no rule is called 'sx.plan.four'; the ids are sx.pieces",
    ),
    "rule that does not happen": (
        spoiled('"sx.plan.three"]\nseed', '"sx.end.tie"]\nseed'),
        "{file}, teaches: sx.end.tie does not happen in this scenario",
    ),
    "wrong expectation": (
        spoiled('target = "Mei"', 'target = "Tuco"'),
        "{file}, line 4: expected event = Shot, seat = Doc, target = Tuco; "
        "what happened: (event = Revealed",
    ),
    "wrong position": (
        spoiled('"out: Mei 1"', '"out: Mei 2"'),
        "{file}, line 4: expected the position to say 'out: Mei 2'; found out: Mei 1",
    ),
    "wrong refusal": (
        spoiled('move = "plan Shoot, Shoot, Turn"', 'move = "plan Shoot, Turn, Move"'),
        "{file}, line 1: 'plan Shoot, Turn, Move' should be refused by sx.plan.three; "
        "it is allowed",
    ),
    "unreadable refusal": (
        spoiled('move = "plan Shoot, Shoot, Turn"', 'move = "pln"'),
        "{file}, line 1: 'pln': line 1, column 1: expected a move",
    ),
    "wrong answer": (
        spoiled('answer = "out"', 'answer = "C3"'),
        "{file}, line 4: the answer to 'Where will Mei be?' is 'out', not 'C3'",
    ),
    "question about a stranger": (
        spoiled('piece = "mei"', 'piece = "zorro"'),
        "{file}, line 4: ",
    ),
}


@pytest.mark.parametrize("what", MALFORMED)
def test_what_is_wrong_is_one_sentence_with_file_and_place(
    tmp_path: Path, capsys: Captured, what: str
) -> None:
    text, sentence = MALFORMED[what]
    file = written(tmp_path, text)
    assert main(["check", str(file)]) == 1
    output = capsys.readouterr()
    assert output.out.startswith(sentence.format(file=file))
    assert output.out.endswith("\n0 passed, 1 failed\n")
    assert output.out.count(str(file)) == 1
    assert output.err == ""


@pytest.mark.parametrize("what", MALFORMED)
def test_what_is_wrong_with_one_file_does_not_hide_another(
    tmp_path: Path, capsys: Captured, what: str
) -> None:
    bad = written(tmp_path, MALFORMED[what][0], "a_bad.toml")
    good = written(tmp_path, name="b_good.toml")
    assert main(["check", str(bad), str(good)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 1 failed"


def test_every_wrong_expectation_is_reported(tmp_path: Path) -> None:
    text = spoiled('answer = "out"', 'answer = "C3"').replace('"out: Mei 1"', '"out: Mei 2"')
    assert len(check(written(tmp_path, text))) == 2


@pytest.mark.parametrize(
    ("name", "said"),
    [("nowhere.toml", "there is no such file"), ("", "this is a folder")],
    ids=["missing", "folder"],
)
def test_a_file_that_can_not_be_read_is_named(
    tmp_path: Path, capsys: Captured, name: str, said: str
) -> None:
    assert main(["check", str(tmp_path / name)]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"{tmp_path / name}: can't be read: ")
    assert said in out
    assert out.endswith("0 passed, 1 failed\n")


# -- play


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what a reader will type; after that the input ends."""
    commands: list[str] = []

    def answer(prompt: str) -> str:
        print(prompt, end="")
        if not commands:
            raise EOFError
        return commands.pop(0)

    monkeypatch.setattr("builtins.input", answer)
    return commands


def test_a_scenario_file_is_played(tmp_path: Path, capsys: Captured, typed: list[str]) -> None:
    typed += ["", "q"]
    assert main(["play", str(written(tmp_path))]) == 0
    out = capsys.readouterr().out
    assert "A shot · step 0 · Doc to act" in out
    assert "A shot · step 1 · Mei to act" in out


def test_a_scenario_is_played_by_its_name(capsys: Captured, typed: list[str]) -> None:
    name = next(iter(scenario_files()))
    assert main(["play", name]) == 0
    assert open_scenario(name).scenario.title in capsys.readouterr().out
    assert typed == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["super_express", "horse", "reflex=on", "time_car=off", "--players", "3", "--seed", "5"],
        ["super_express", "--players", "3", "--seed", "5", "horse", "reflex=on", "time_car=off"],
        ["--players", "3", "--seed", "5", "super_express", "horse", "reflex=on", "time_car=off"],
    ],
    ids=["flags last", "flags between", "flags first"],
)
def test_a_new_game_is_played_with_its_options(
    capsys: Captured, typed: list[str], arguments: list[str]
) -> None:
    typed += ["? plan Horse, Reflex, Move"]
    assert main(["play", *arguments]) == 0
    out = capsys.readouterr().out
    assert "Colt Super Express · step 1" in out
    assert "plan Horse, Reflex, Move: allowed" in out


def test_a_seed_repeats_a_game(capsys: Captured, typed: list[str]) -> None:
    outs = []
    for seed in ("1", "1", "2", "3", "4"):
        assert main(["play", "super_express", "--seed", seed]) == 0
        outs.append(capsys.readouterr().out)
    assert outs[0] == outs[1]
    assert len(set(outs)) > 1
    assert typed == []


def test_a_viewer_and_a_language_are_chosen(
    tmp_path: Path, capsys: Captured, typed: list[str]
) -> None:
    typed += [""]
    arguments = ["--viewer", "mei", "--language", "ko"]
    assert main(["play", str(written(tmp_path)), *arguments]) == 0
    assert "?, ?, ?" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonesuch"], ("no scenario is called 'nonesuch'; `python -m explorer list` names",)),
        (["super_express/paradx"], ("no scenario is called", "nearest: super_express/paradox;")),
        (["nowhere.toml"], ("nowhere.toml: can't be read: there is no such file",)),
        (["super_express", "hors"], ("no option is called 'hors'; the options are reflex",)),
        (["super_express", "horse=maybe"], ("horse can't be 'maybe'; it can be off, on",)),
        (["super_express", "--players", "9"], ("3 to 7 can play, not 9. [sx.setup.players]",)),
        (["super_express", "--players", "-1"], ("3 to 7 can play",)),
        (["super_express", "players=9"], ("3 to 7 can play, not 9. [sx.setup.players]",)),
        (["super_express", "players=all"], ("how many play is said by a number, not by 'all'",)),
        (["super_express", "game=chess"], ("no option is called 'game'; the options are",)),
        (["super_express", "--viewer", "zorro"], ("'zorro' can't look on; these can: spectator",)),
    ],
    ids=[
        *("unknown scenario", "unknown scenario of a game", "missing file", "unknown option"),
        *("unknown value", "too many players", "players below 0", "too many as an option"),
        *("players in words", "a word that is no option", "unknown viewer"),
    ],
)
def test_what_can_not_be_played_is_one_sentence(
    capsys: Captured, typed: list[str], arguments: list[str], said: tuple[str, ...]
) -> None:
    assert main(["play", *arguments]) == 1
    output = capsys.readouterr()
    assert [words for words in said if words not in output.err] == []
    assert len(output.err.strip().splitlines()) == 1
    assert output.out == ""
    assert typed == []


@pytest.mark.parametrize("game", games())
def test_as_many_play_as_the_game_is_for(capsys: Captured, typed: list[str], game: str) -> None:
    assert main(["play", game]) == 0
    assert "to act" in capsys.readouterr().out
    assert typed == []


@pytest.mark.parametrize("said", [["players=3"], ["--players", "3"]])
def test_players_and_a_seed_may_be_given_as_options(
    capsys: Captured, typed: list[str], said: list[str]
) -> None:
    assert main(["play", "super_express", *said, "seed=5"]) == 0
    found = capsys.readouterr().out
    assert main(["play", "super_express", "--players", "3", "--seed", "5"]) == 0
    assert capsys.readouterr().out == found
    assert typed == []


# -- list


@pytest.mark.parametrize(("chosen", "kept"), [([], games()), (["fugitive"], ["fugitive"])])
def test_scenarios_are_listed_with_their_titles(
    capsys: Captured, chosen: list[str], kept: list[str]
) -> None:
    assert main(["list", *chosen]) == 0
    listed = [line.partition(": ") for line in capsys.readouterr().out.splitlines()]
    files = {**scenario_files(), **practice_files()}
    expected = [name for name, path in files.items() if path.parent.name in kept]
    assert [name for name, _, _ in listed] == expected
    assert all(title for _, _, title in listed)


def test_scenarios_of_an_unknown_game_are_not_listed(capsys: Captured) -> None:
    assert main(["list", "chess"]) == 1
    assert capsys.readouterr().err.startswith("no game is called 'chess'; there are ")


@pytest.mark.parametrize(
    "arguments", [[], ["fly"], ["play"], ["play", "super_express", "--language", "fr"]]
)
def test_senseless_arguments_show_the_usage(capsys: Captured, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert "usage: python -m explorer" in capsys.readouterr().err
