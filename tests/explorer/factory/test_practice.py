"""The practice sets: each puzzle has one right answer by the rules, and no two are much alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, combinations
from pathlib import Path
from typing import Any

import pytest

from engine.core.moves import Move
from engine.core.performing import Asked, Performed, starting_position
from engine.core.record import replace
from engine.core.scenario import load_scenario, scenario_text
from engine.fugitive.cards import Card
from engine.fugitive.deduction import evidence_of, odds
from engine.fugitive.hideouts import Lay
from engine.fugitive.sight import observe
from engine.fugitive.state import MARSHAL
from explorer.cli.checking import check
from explorer.factory.likeness import TOO_MUCH, entries, likeness
from explorer.factory.mining import find_source
from explorer.files.library import find_game, games, practice_files, scenario_files
from explorer.lessons.kinds import kind_of
from explorer.lessons.lesson import Lesson, open_scenario, open_session
from tests.untranslated import untranslated

EACH = 20

every_puzzle = pytest.mark.parametrize("name", practice_files())
every_game = pytest.mark.parametrize("game", games())


def asked_in(name: str) -> tuple[Performed[Any], Asked]:
    """A puzzle played through, and its one question."""
    performed = open_scenario(name)
    (asked,) = performed.asked
    return performed, asked


def every_legal_move(game: str, state: Any) -> Iterator[Move[Any]]:
    """Every legal move; those that a game can't list are put together from the cards in hand."""
    rules = find_game(game)
    yield from (move for move in rules.rules.options(state) if not isinstance(move, Lay))
    for card in state.hand if game == "fugitive" else ():
        rest = [each for each in state.hand if each != card]
        under = chain.from_iterable(combinations(rest, n) for n in range(len(rest) + 1))
        lays = (Lay(card, sprints) for sprints in under)
        yield from (lay for lay in lays if rules.refusal(state, lay) is None)


@every_game
def test_there_are_twenty_of_each_game_in_order_of_difficulty(game: str) -> None:
    names = list(practice_files(game))
    assert [name.rpartition("/")[2][:2] for name in names] == [f"{n:02}" for n in range(1, 21)]
    said = [load_scenario(path).line[0].comment for path in practice_files(game).values()]
    found = [int(each[1]) for text in said if (each := re.search(r"in (\d+) of 10 tries", text))]
    assert len(found) == EACH
    assert found == sorted(found, reverse=True)


@every_puzzle
def test_a_puzzle_passes_the_check_and_is_said_in_three_languages(name: str) -> None:
    path = practice_files()[name]
    assert check(path) == []
    assert untranslated(load_scenario(path)) == ()


@every_puzzle
def test_exactly_one_answer_is_right_by_the_rules(name: str) -> None:
    performed, asked = asked_in(name)
    game, state = performed.tree.game, performed.tree.node(asked.start).state
    kind = kind_of(asked)
    if asked.question.kind == "find":
        texts = [
            game.notation.move_text(move, state) for move in every_legal_move(game.name, state)
        ]
    else:
        texts = [str(number) for number in range(1, 42)]
    right = [text for text in texts if kind.judge(performed, asked, text).right]
    assert len(texts) >= 3
    assert right == [asked.question.answer]


@pytest.mark.parametrize("name", practice_files("fugitive"))
def test_a_number_that_is_asked_for_is_the_only_certain_one(name: str) -> None:
    performed, asked = asked_in(name)
    state = performed.tree.node(asked.start).state
    if asked.question.kind == "find":
        assert performed.scenario.viewer == ""
        return
    hits = odds(evidence_of(observe(state, MARSHAL))).hits
    assert [number for number, chance in hits.items() if chance == 1] == [
        Card(int(asked.question.answer))
    ]
    assert performed.scenario.viewer == "marshal"


@every_game
def test_no_puzzle_is_nearly_another(game: str) -> None:
    rules, fleeting = find_game(game), find_source(find_game(game)).FLEETING
    found = {}
    for name, path in practice_files(game).items():
        state = starting_position(load_scenario(path), rules)
        found[name] = entries(rules, state, rules.rules.to_act(state), fleeting)
    alike = [
        (one, other)
        for one, other in combinations(found, 2)
        if likeness(found[one], found[other]) >= TOO_MUCH
    ]
    assert alike == []


def test_every_title_is_its_own_in_every_language() -> None:
    puzzles = [load_scenario(path) for path in practice_files().values()]
    titles = [puzzle.title for puzzle in puzzles]
    assert len(set(titles)) == len(titles)
    assert not set(titles) & {load_scenario(path).title for path in scenario_files().values()}
    for language in ("ko", "pt"):
        said = [puzzle.translations[language][puzzle.title] for puzzle in puzzles]
        assert len(set(said)) == len(said)


@every_game
def test_a_set_varies_its_rules_and_its_questions(game: str) -> None:
    scenarios = [load_scenario(path) for path in practice_files(game).values()]
    assert len({rule for each in scenarios for rule in each.teaches}) >= 10
    asked = [each.line[0].question[0].ask for each in scenarios]
    assert len(set(asked)) >= EACH // 2


def test_a_puzzle_is_opened_by_its_name_and_answered() -> None:
    name = next(iter(practice_files("super_express")))
    lesson = Lesson(open_session(name))
    (asked,) = lesson.all
    assert lesson.answer(asked.question.answer).right


def test_what_only_the_marshal_knows_is_asked_through_the_eyes_of_the_marshal() -> None:
    name = next(
        name
        for name, path in practice_files("fugitive").items()
        if load_scenario(path).viewer == "marshal"
    )
    session = open_session(name)
    assert session.viewer == "marshal"
    assert session.state != session.timeline.state
    (asked,) = Lesson(session).all
    assert not Lesson(session).answer("41").right
    assert Lesson(session).answer(asked.question.answer).right


def test_a_viewer_who_is_not_at_the_table_is_told_by_the_check(tmp_path: Path) -> None:
    scenario = load_scenario(next(iter(practice_files("fugitive").values())))
    file = tmp_path / "mine.toml"
    file.write_text(scenario_text(replace(scenario, viewer="sheriff")), "utf-8")
    (problem,) = check(file)
    assert problem.startswith(f"{file}, viewer: 'sheriff' can't look on; these can: ")
