"""Positions set up by hand, in every game: possible ones are played, others say why not."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core.editing import Edit
from engine.core.game import IllegalSetup
from engine.core.messages import plain
from engine.core.moves import CHANCE, NOBODY
from engine.core.rulebook import LANGUAGES
from explorer import editor as board_editor
from explorer.draw.boards import board
from explorer.draw.words import load_words
from explorer.editing.editor import Editor, edit_blank, edit_position
from explorer.files.library import games
from explorer.lessons.lesson import open_session
from explorer.session.verdict import UnknownChoice
from tests.option_space import option_space

EDITS = 60

each_game = pytest.mark.parametrize("name", games())


def keys(editor: Editor) -> list[str]:
    drawn = board(editor.game.name, editor.state, width=752, words=load_words("en"))
    return ["", *(cell.key for cell in drawn.cells)]


def wander(name: str, seed: int, start: str = "") -> list[Editor]:
    """An editor after each of many random edits; a fresh one each, so that all can be looked at."""
    rng = Random(f"{name}/{seed}")
    editor = edit_position(name, start) if start else edit_blank(name)
    found = []
    for _ in range(EDITS):
        choice = rng.choice(
            [key for key in keys(editor) if editor.game.editing.edits(editor.state, key)]
        )
        editor.choose(choice)
        editor.edit(rng.choice(editor.edits))
        found.append(Editor(editor.game, editor.state))
    return found


@each_game
def test_a_blank_table_can_be_drawn_and_edited(name: str) -> None:
    editor = edit_blank(name)
    assert any(editor.game.editing.edits(editor.state, key) for key in keys(editor))


@each_game
@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_set_up_is_drawn_told_and_judged(name: str, seed: int) -> None:
    for editor in wander(name, seed):
        assert keys(editor)
        assert editor.position
        for language in LANGUAGES:
            editor.language = language
            assert all(problem.rules for problem in editor.problems)
            for key in keys(editor):
                editor.choose(key if editor.game.editing.edits(editor.state, key) else "")
                assert len(set(editor.edit_labels)) == len(editor.edit_labels)


@each_game
@pytest.mark.parametrize("seed", range(2))
def test_what_is_possible_can_be_played_and_nothing_else(name: str, seed: int) -> None:
    for editor in wander(name, seed):
        if editor.problems:
            with pytest.raises(IllegalSetup) as error:
                editor.play()
            rules = {rule for problem in editor.problems for rule in problem.rules}
            assert rules == set(error.value.refusal.rules)
            continue
        session = editor.play()
        assert session.here.state == editor.state
        assert editor.game.read_position(editor.position, unfinished=True) == editor.state
        if session.here.to_act == CHANCE:
            session.draw()
        elif session.here.to_act != NOBODY:
            session.play(session.here.game.sample(session.here.whole_state, Random(seed)))


@each_game
def test_some_position_that_is_set_up_at_random_is_possible_and_some_is_not(name: str) -> None:
    found = [bool(editor.problems) for seed in range(3) for editor in wander(name, seed)]
    assert True in found
    start = edit_position(name, games()[name].notation.position_text(_set_up(name)))
    assert start.problems == ()


def _set_up(name: str) -> Any:
    game = games()[name]
    state = game.setup(game.player_counts[-1])
    while game.rules.to_act(state) == CHANCE:
        state, _ = game.play(state, game.rules.chance(state).sample(Random(1)))
    return state


@each_game
def test_every_kind_of_edit_is_offered_and_said_in_every_language(name: str) -> None:
    game = games()[name]
    offered: set[type[Edit[Any]]] = set()
    made: set[type[Edit[Any]]] = set()
    for chosen in ({}, _everything(name)):
        editor = edit_blank(name, **chosen)
        rng = Random(name)
        for _ in range(8 * EDITS):
            shown = keys(editor)
            for key in shown:
                new = [e for e in game.editing.edits(editor.state, key) if type(e) not in offered]
                for edit in new:
                    offered.add(type(edit))
                    for language in LANGUAGES:
                        assert plain(game.words.edit_label(edit, editor.state, language))
            choices = [key for key in shown if game.editing.edits(editor.state, key)]
            editor.choose(rng.choice(choices))
            fresh = [edit for edit in editor.edits if type(edit) not in made]
            edit = rng.choice(fresh or editor.edits)
            made.add(type(edit))
            editor.edit(edit)
            if offered == set(game.edit_types):
                return
    assert offered == set(game.edit_types)


def _everything(name: str) -> dict[str, object]:
    """Every option that is on or off, on."""
    space = option_space(games()[name].option_type)
    return {option: True for option, values in space.items() if set(values) == {False, True}}


@each_game
def test_edits_are_taken_back_and_made_again(name: str) -> None:
    editor = edit_blank(name)
    states = [editor.state]
    for key in keys(editor):
        if editor.game.editing.edits(editor.state, key):
            editor.choose(key)
            editor.edit(editor.edits[0])
            states.append(editor.state)
            if len(states) > 2:
                break
    for state in reversed(states[:-1]):
        editor.undo()
        assert editor.state == state
    editor.undo()
    assert editor.step == 0
    for state in states[1:]:
        editor.redo()
        assert editor.state == state
    editor.redo()
    assert editor.step == editor.steps == len(states) - 1


BUILT: dict[str, tuple[str, list[tuple[str, str]], str]] = {
    "a seat of Super Express is given up": (
        "super_express",
        [("C1", "Doc to C1"), ("doc", "Take Doc out of the position")],
        "seats",
    ),
    "a seat of Colt Express is given up": (
        "colt_express",
        [("2", "Doc to car 2"), ("doc", "Take Doc out of the position")],
        "seats: Tuco, Django, Belle",
    ),
    "two teams of Colt Express": (
        "colt_express",
        [
            ("", "Two teams of two bandits"),
            ("1", "Tuco to car 1"),
            ("2", "Django to car 2"),
            ("3", "Belle to the caboose"),
            ("2 roof", "Doc to the roof of car 2"),
            ("doc", "The Marshal card of the deck is Doc's"),
            ("", "One car more: three purses"),
        ],
        "seats: Tuco+Belle, Django+Doc",
    ),
}


@pytest.mark.parametrize("case", BUILT)
def test_who_sits_at_the_table_is_changed_from_blank_and_taken_back(case: str) -> None:
    name, clicks, seats = BUILT[case]
    editor = edit_blank(name)
    states = []
    for key, label in clicks:
        states.append(editor.state)
        editor.choose(key)
        editor.edit(label)
    assert (seats in editor.position.splitlines()) == (seats != "seats")
    for state in reversed(states):
        editor.undo()
        assert editor.state == state


def test_two_teams_that_were_set_up_are_played() -> None:
    editor = edit_blank("colt_express")
    for key, label in BUILT["two teams of Colt Express"][1]:
        editor.choose(key)
        editor.edit(label)
    assert editor.problems == ()
    session = editor.play()
    session.play("draw")
    assert session.here.actor == "django"


def test_a_new_edit_ends_what_was_taken_back() -> None:
    editor = edit_blank("super_express")
    editor.edit("One wagon more")
    editor.undo()
    editor.edit("One wagon less")
    assert editor.steps == 1
    assert editor.state.last_car == 3


def test_what_cannot_be_done_is_refused_with_what_can() -> None:
    editor = edit_blank("super_express")
    with pytest.raises(UnknownChoice, match="this can: One wagon more"):
        editor.edit("Fly")
    with pytest.raises(UnknownChoice, match="nothing can be done with 'nowhere'"):
        editor.choose("nowhere")
    with pytest.raises(UnknownChoice, match="there are 0 to 0"):
        editor.go(1)


@each_game
def test_a_position_is_saved_as_a_scenario_that_starts_there(name: str, tmp_path: Path) -> None:
    editor = edit_position(name, games()[name].notation.position_text(_set_up(name)))
    session = open_session(editor.save(tmp_path / "mine.toml", "Mine"))
    assert session.here.title == "Mine"
    assert session.here.state == editor.state


@each_game
def test_a_position_is_said_in_as_few_lines_as_tell_it(name: str) -> None:
    told = 0
    for editor in wander(name, 1)[::6]:
        if editor.game.read_position(editor.position, unfinished=True) == editor.state:
            brief = editor.brief
            assert editor.game.read_position(brief, unfinished=True) == editor.state
            told += len(brief) < len(editor.position)
    assert told


def test_what_goes_without_saying_is_not_shown() -> None:
    position = "1: Tuco; 2: Django; 3 roof: Belle; loot 2: purse, jewel"
    assert edit_position("colt_express", position).brief == position
    horse = edit_position("super_express", "options: horse; train: 3; C1: Doc<, Mei>, Tuco<")
    assert horse.brief == "options: horse; train: 3; C1: Doc<, Mei>, Tuco<"


def test_a_position_is_saved_in_a_toml_file_only(tmp_path: Path) -> None:
    editor = edit_position("super_express", "train: 3; C1: Doc<, Mei>, Tuco<")
    with pytest.raises(ValueError, match=r"ends in \.toml, not in 'mine.txt'"):
        editor.save(tmp_path / "mine.txt", "Mine")


def test_an_impossible_position_is_not_saved(tmp_path: Path) -> None:
    with pytest.raises(IllegalSetup, match="3 to 7 can play"):
        edit_blank("super_express").save(tmp_path / "mine.toml", "Mine")
    assert not list(tmp_path.iterdir())


# -- in a notebook


def intend(target: Any, do: str, value: str = "") -> None:
    number = target.ack.get("page", 0) + 1
    at = [target.page["at"], target.page["shown"]]
    intent = {"view": "page", "number": number, "do": do, "value": value, "at": at}
    target.intents = [intent]


def test_a_board_editor_turns_into_a_study() -> None:
    editing = board_editor("super_express")
    assert editing.page["choices"]["by_hand"]
    for name, cell in (("Doc", "C1"), ("Mei", "C2"), ("Tuco", "C3")):
        intend(editing, "choose", cell)
        intend(editing, "edit", f"{name} to {cell}")
    assert editing.problems == ()
    intend(editing, "start")
    assert not editing.page["choices"]["by_hand"]
    assert editing.session.here.actor == "doc"
    editing.play("plan Move, Turn, Floor")
    assert editing.step == 1
    editing.set_up()
    assert editing.page["choices"]["by_hand"]
    assert editing.problems == ()


def test_a_board_editor_refuses_to_play_what_is_impossible() -> None:
    editing = board_editor("super_express")
    for do in ("start", "save"):
        intend(editing, do, "never.toml")
        assert editing.page["choices"]["notice"] == "3 to 7 can play, not 0."
    intend(editing, "play", "reveal")
    assert "still being set up" in editing.page["choices"]["notice"]
    with pytest.raises(IllegalSetup):
        editing.play("reveal")
    assert editing.page["choices"]["by_hand"]


def test_a_board_editor_saves_what_it_shows(tmp_path: Path) -> None:
    position = "train: 3; C1: Doc<; C2: Mei>; C3: Tuco<"
    editing = board_editor("super_express", position=position)
    assert open_session(editing.save(tmp_path / "start.toml", "A start")).here.title == "A start"
    editing.play("plan Move, Turn, Floor")
    played = open_session(editing.save(tmp_path / "played.toml"))
    assert len(played.timeline.nodes) == 2


def test_a_board_editor_saves_by_a_click(tmp_path: Path) -> None:
    editing = board_editor("super_express", position="train: 3; C1: Doc<; C2: Mei>; C3: Tuco<")
    file = tmp_path / "clicked.toml"
    intend(editing, "save", str(file))
    assert editing.page["choices"]["notice"] == f"Saved in {file}."
    assert open_session(file).here.state == editing.editor.state
    assert editing.setting_up


def test_a_board_editor_is_headed_by_what_is_chosen() -> None:
    editing = board_editor("colt_express", position="1: Tuco; 2: Django; 3 roof: Belle")
    assert editing.page["choices"]["heading"] == "The table as a whole"
    for key, heading in (("tuco", "Tuco"), ("3 roof", "Caboose roof: Belle")):
        intend(editing, "choose", key)
        assert editing.page["choices"]["heading"] == heading
    assert editing.fixed["words"]["timeline.back"].startswith("Undo")


def test_a_board_editor_travels_through_its_edits() -> None:
    editing = board_editor("super_express")
    intend(editing, "edit", "One wagon more")
    intend(editing, "edit", "One wagon more")
    for do, step in (("back", 1), ("first", 0), ("forward", 1), ("last", 2), ("back", 1)):
        intend(editing, do)
        assert editing.page["at"] == step
    intend(editing, "go", "2")
    assert editing.page["at"] == 2


def test_a_board_editor_speaks_other_languages() -> None:
    editing = board_editor("super_express")
    intend(editing, "language", "pt")
    assert editing.fixed["title"] == "Montar uma posição"
    assert "Mais um vagão" in editing.edit_labels


def test_the_text_of_a_board_editor_is_the_position_and_what_is_against_it() -> None:
    assert "sx.setup.players" in repr(board_editor("super_express"))
