"""The small boards of what if: wide enough to be low, and no higher than they need to be."""

from __future__ import annotations

from fractions import Fraction

import pytest

from explorer.page.board import drawn_after
from explorer.page.tools import MOST_BOARDS, Foresight, ToolState, tools
from explorer.session.session import Session, new_session, position_session
from explorer.session.what_if import what_if

from .shots import TREASURE

STEALING = "train: 4; marshal: 1; 2: Doc, Ghost; 3 roof: Tuco; 1 roof: Belle; pile: | Doc Punch"


def foresight(game: str, position: str, room: int) -> Foresight:
    found = tools(position_session(game, position).here, ToolState(open="what_if"), room).what_if
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("room", "width", "highest"),
    [(368, 328, 460), (752, 328, 460), (1152, 520, 240)],
    ids=["telephone", "notebook", "wide notebook"],
)
def test_a_train_is_shown_without_turns_and_hands(room: int, width: int, highest: int) -> None:
    found = foresight("colt_express", STEALING, room)
    assert found.width == width
    assert all(board.height <= highest for board in found.boards)


def test_a_card_is_planned_beside_the_others() -> None:
    found = tools(
        new_session("colt_express", 3, seed=7).here, ToolState(open="what_if"), 368
    ).what_if
    stolen = foresight("colt_express", STEALING, 368)
    assert found is not None
    assert found.boards[0].height > stolen.boards[0].height


def test_a_board_that_is_not_shortened_is_whole() -> None:
    session = position_session(
        "fugitive",
        "round: 3; trail: 1, 4; fugitive: 2, 3, 6, 8, 10, 16, 20, 42; now: fugitive lays",
    )
    found = tools(session.here, ToolState(open="what_if"), 368).what_if
    again = tools(session.here, ToolState(open="what_if"), 1152).what_if
    assert found is not None
    assert again is not None
    assert found.width == again.width == 328
    laid = what_if(session.here).alternatives[0].results[0]
    assert found.boards[0].height == drawn_after(session.here, laid.state, laid.events, 328).height


# -- what is not on the boards


def opened(session: Session, turned: int = 0, step: int | None = None) -> Foresight:
    at = session.here.at if step is None else step
    found = tools(session.here, ToolState(open="what_if", turned=turned, step=at), 752).what_if
    assert found is not None
    return found


def test_moves_that_are_not_on_the_boards_are_counted_and_turned_over() -> None:
    session = new_session("super_express", 3, seed=1)
    more = len(session.here.moves) - MOST_BOARDS
    first, second = opened(session), opened(session, turned=1)
    assert len(first.boards) == len(second.boards) == MOST_BOARDS
    assert first.note == second.note == f"{more} more moves are not on these boards."
    assert first.more
    assert not {board.label for board in first.boards} & {board.label for board in second.boards}


def test_boards_that_were_turned_over_at_another_step_begin_anew() -> None:
    session = new_session("super_express", 3, seed=1)
    assert opened(session, turned=1, step=session.here.at + 1) == opened(session)


def test_nothing_is_said_of_more_where_every_move_is_on_the_boards() -> None:
    found = foresight("super_express", TREASURE, 752)
    assert (len(found.boards), found.note, found.more) == (7, "", False)


@pytest.mark.parametrize(("language", "point"), [("en", "."), ("ko", "."), ("pt", ",")])
def test_luck_says_how_likely_each_board_is_and_how_likely_the_rest(
    language: str, point: str
) -> None:
    session = new_session("fugitive", seed=1)
    session.first()
    session.language = language
    count = len(what_if(session.here).alternatives)
    found = opened(session)

    def said(share: Fraction) -> str:
        percent = f"{float(100 * share):.1f}%".replace(".", point)
        return f"{share.numerator}/{share.denominator} · {percent}"

    assert {board.share for board in found.boards} == {said(Fraction(1, count))}
    assert said(Fraction(count - MOST_BOARDS, count)) in found.note


def test_a_move_whose_result_is_certain_says_no_share() -> None:
    found = opened(new_session("super_express", 3, seed=1))
    assert {board.share for board in found.boards} == {""}
