"""Two boards of one game: each with its own viewer and place, and one game behind them."""

from __future__ import annotations

import json

import pytest

from explorer import new_game, study
from explorer.session.verdict import UnknownViewer
from explorer.widget.study import Study
from tests.agreeing import agrees
from tests.unpacking import unpack


@pytest.fixture
def table() -> tuple[Study, Study]:
    """A planning game of Super Express, seen by its first two seats."""
    game = new_game("super_express", players=3, seed=7)
    game.viewer = game.session.here.seat_names[0]
    return game, game.seen_as(game.session.here.seat_names[1])


def sent(board: Study) -> str:
    """All that the board sends to its page, in plain text."""
    state = board.get_state()
    packed = ("fixed", "stills", "track", "page", "panel", "tools", "frames")
    texts = [json.dumps(unpack(state[name]), ensure_ascii=False) for name in packed if state[name]]
    return "\n".join([*texts, repr(board), board.to_text()])


def test_each_board_has_its_own_viewer(table: tuple[Study, Study]) -> None:
    one, other = table
    assert (one.viewer, other.viewer) == one.session.here.seat_names[:2]
    other.language = "ko"
    assert (one.language, other.language) == ("en", "ko")
    assert agrees(one)
    assert agrees(other)


def test_what_is_played_on_one_is_on_both(table: tuple[Study, Study]) -> None:
    one, other = table
    actor = one.session.here.actor
    acting, waiting = table if one.viewer == actor else (other, one)
    acting.viewer = actor
    acting.play("plan Move, Turn, Shoot")
    assert acting.step == waiting.step
    assert waiting.session.here.tree is acting.session.here.tree
    assert agrees(one)
    assert agrees(other)


def test_a_plan_is_read_on_its_own_board_alone(table: tuple[Study, Study]) -> None:
    one, other = table
    actor = one.session.here.actor
    one.viewer = actor
    other.viewer = next(name for name in one.session.here.seat_names if name != actor)
    one.play("plan Shoot, Move, Turn")
    assert "Shoot, Move, Turn" in sent(one)
    assert "Shoot, Move, Turn" not in sent(other)


def test_each_board_goes_its_own_way_through_time(table: tuple[Study, Study]) -> None:
    one, other = table
    one.viewer = other.viewer = "all-seeing"
    one.play("plan Move, Turn, Shoot")
    one.play("plan Move, Turn, Shoot")
    other.first()
    assert (one.step, other.step) == (3, 0)
    one.play("plan Move, Turn, Shoot")
    assert other.step == 0
    other.last()
    assert other.step == one.step
    assert agrees(other)


def test_a_board_whose_place_is_deleted_stands_where_it_was_reached_from(
    table: tuple[Study, Study],
) -> None:
    one, other = table
    one.viewer = other.viewer = "all-seeing"
    one.play("plan Move, Turn, Shoot")
    one.play("plan Move, Turn, Shoot")
    assert other.step == 3
    one.back()
    one.delete()
    assert (one.step, other.step) == (1, 1)
    one.restore()
    assert other.session.timeline.nodes == one.session.timeline.nodes
    assert agrees(other)


def test_an_answer_given_on_one_board_is_given_on_both() -> None:
    one = study("super_express/shot_off_the_rear")
    other = one.seen_as("all-seeing")
    while one.lesson.current is None:
        one.forward()
    asked = one.lesson.current
    one.answer(asked.question.answer)
    assert other.score == one.score
    assert other.score.right == 1
    assert agrees(other)


def test_luck_and_players_are_those_of_the_game(table: tuple[Study, Study]) -> None:
    one, other = table
    seat = one.session.here.seat_names[2]
    one.luck = "chosen"
    one.players = {seat: "random"}
    assert (other.luck, other.players[seat]) == ("chosen", "random")


def test_an_observer_of_one_board_may_play_on_the_other(table: tuple[Study, Study]) -> None:
    one, other = table
    one.viewer = other.viewer = "all-seeing"

    def answers(_: object) -> None:
        if one.step == 2:
            other.play("plan Turn, Move, Shoot")

    one.observe(answers, "step")
    one.play("plan Move, Turn, Shoot")
    assert (one.step, other.step) == (3, 3)
    assert agrees(one)
    assert agrees(other)


def test_a_board_that_is_closed_follows_no_more(table: tuple[Study, Study]) -> None:
    one, other = table
    one.viewer = "all-seeing"
    other.close()
    one.play("plan Move, Turn, Shoot")
    assert one.step == 2
    assert other.page["step"] == 1


def test_nobody_looks_on_who_is_not_there() -> None:
    with pytest.raises(UnknownViewer, match="these can: spectator"):
        new_game("fugitive", players=2, seed=1).seen_as("belle")
