"""The tools of a study: the rules with positions to visit, and which reading matters here."""

from __future__ import annotations

import pytest

from explorer import from_position, new_game, study
from explorer.files.library import games
from explorer.reference.catalogue import catalogue
from tests.explorer.rulings.test_readings import GHOST
from tests.explorer.test_studies import intend


def test_a_study_carries_what_there_is_to_look_up() -> None:
    board = new_game("fugitive")
    for language in ("en", "ko"):
        board.language = language
        book = catalogue("fugitive", language)
        assert set(board.fixed["glossary"]) == set(book.glossary)
        assert set(board.fixed["shown"]) == set(book.rules)


def test_positions_are_visited_and_back_leads_home_from_any_of_them() -> None:
    board = study("colt_express/move_inside")
    board.forward()
    title, step = board.session.title, board.step
    intend(board, ("tool", "rules"))
    assert board.tools["rules"] == {"back": False}
    for name in ("colt_express/tunnel", "colt_express/switching"):
        intend(board, ("visit", name))
        assert board.session.title != title
        assert board.step == 0
        assert board.tools["rules"] == {"back": True}
    intend(board, ("take_back", ""))
    assert (board.session.title, board.step) == (title, step)
    assert board.tools["rules"] == {"back": False}
    intend(board, ("visit", "colt_express/tunnel"), ("take_back", ""))
    assert (board.session.title, board.step) == (title, step)


def test_a_position_that_does_not_exist_is_not_visited() -> None:
    board = new_game("colt_express")
    intend(board, ("tool", "rules"), ("visit", "colt_express/nothing"))
    assert "no scenario is called" in board.page["choices"]["notice"]
    assert board.tools["rules"] == {"back": False}


def test_the_readings_that_matter_are_shown_side_by_side() -> None:
    board = from_position("colt_express", GHOST)
    board.play("play Move down")
    intend(board, ("tool", "readings"))
    shown = board.tools["readings"]
    assert [each["option"] for each in shown["rulings"]] == list(board.readings().options)
    ghost = shown["rulings"][-1]
    assert ghost["question"] == "Which card may Ghost play face down?"
    first, second = ghost["spots"][0]["readings"]
    assert (first["own"], first["refused"]) == (True, False)
    assert first["told"] == "Ghost plays Move, face down."
    assert first["picture"]["pieces"]
    assert (second["own"], second["refused"], second["picture"]) == (False, True, None)
    assert "ce.turn.speeding_up" in second["rules"]


@pytest.mark.parametrize("name", ["ghost", "belle"])
def test_the_readings_of_a_seat_say_on_what_they_rest(name: str) -> None:
    board = from_position("colt_express", GHOST)
    board.viewer = name
    intend(board, ("tool", "readings"))
    shown = board.tools["readings"]
    assert bool(shown["rulings"]) == (name == "ghost")
    assert shown["note"]


@pytest.mark.parametrize("game", games())
def test_where_no_reading_matters_it_is_said(game: str) -> None:
    board = new_game(game)
    intend(board, ("tool", "readings"))
    shown = board.tools["readings"]
    assert shown["rulings"] or shown["note"] == "No ruling changes anything here."
