"""The small boards of what if: wide enough to be low, and no higher than they need to be."""

from __future__ import annotations

import pytest

from explorer.page.board import drawn_after
from explorer.page.tools import Foresight, ToolState, tools
from explorer.session.session import new_session, position_session
from explorer.session.what_if import what_if

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
