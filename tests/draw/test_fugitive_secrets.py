"""The board of Fugitive and its notebook show no more than the view they are drawn from."""

from __future__ import annotations

import pytest

from engine.core.sight import SPECTATOR, Viewer
from engine.fugitive.state import FUGITIVE, MARSHAL
from explorer.draw.drawing import WIDTHS
from explorer.panels.fugitive import panel
from explorer.panels.panel import Wanted

from .fugitive import drawn, written
from .reading import keys

HIDDEN_TRAIL = "round: 4\ntrail: {}\nfugitive: {}\nmarshal: 5, 17, 30\ndrawn: 1@2, 2@2, 3@3\n"
ONE = HIDDEN_TRAIL.format("2, 4! (1), 7 (6 8)", "3, 11, 16, 29, 42")
OTHER = HIDDEN_TRAIL.format("3, 4! (1), 9 (8 12)", "2, 11, 20, 41, 42")


@pytest.mark.parametrize("viewer", [MARSHAL, SPECTATOR], ids=["marshal", "spectator"])
@pytest.mark.parametrize("width", WIDTHS)
def test_board_is_the_same_whatever_lies_face_down(viewer: Viewer, width: int) -> None:
    assert drawn(ONE, width, viewer) == drawn(OTHER, width, viewer)


@pytest.mark.parametrize("viewer", [MARSHAL, SPECTATOR], ids=["marshal", "spectator"])
def test_notebook_is_the_same_whatever_lies_face_down(viewer: Viewer) -> None:
    one, other = (
        panel(Wanted(written(text, viewer), viewer, (), {}, (752,), "en")) for text in (ONE, OTHER)
    )
    assert one is not None
    assert one == other


def test_the_fugitive_reads_the_same_notes_whatever_the_marshal_holds() -> None:
    texts = (ONE, ONE.replace("5, 17, 30", "9, 21, 40"))
    one, other = (
        panel(Wanted(written(text, FUGITIVE), FUGITIVE, (), {}, (752,), "en")) for text in texts
    )
    assert one is not None
    assert one == other


def test_no_card_of_the_other_hand_is_named() -> None:
    for viewer, unseen in ((MARSHAL, (3, 11, 16, 29, 42)), (FUGITIVE, (5, 17, 30))):
        shown = keys(drawn(ONE, viewer=viewer), "card")
        assert not set(shown) & {f"card {card}" for card in unseen}
