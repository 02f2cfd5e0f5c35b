"""The board of Fugitive, its strip and its odds show no more than the view they are made from."""

from __future__ import annotations

import pytest

from engine.core.sight import SPECTATOR, Viewer
from engine.fugitive.state import FUGITIVE, MARSHAL
from explorer.draw.drawing import WIDTHS
from explorer.draw.words import load_words
from explorer.panels.fugitive import panel
from explorer.panels.fugitive.ranges import ranges
from explorer.panels.fugitive.strip import strip
from explorer.panels.panel import Wanted
from explorer.panels.seats import Table

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
        panel(Wanted(written(text, viewer), viewer, (), {}, "en")) for text in (ONE, OTHER)
    )
    assert one is not None
    assert one == other


def test_the_fugitive_reads_the_same_notes_whatever_the_marshal_holds() -> None:
    texts = (ONE, ONE.replace("5, 17, 30", "9, 21, 40"))
    one, other = (panel(Wanted(written(text, FUGITIVE), FUGITIVE, (), {}, "en")) for text in texts)
    assert one is not None
    assert one == other


@pytest.mark.parametrize("viewer", [MARSHAL, SPECTATOR], ids=["marshal", "spectator"])
def test_strip_and_ranges_are_the_same_whatever_lies_face_down(viewer: Viewer) -> None:
    views = [written(text, viewer) for text in (ONE, OTHER)]
    one, other = (strip(Table(view, viewer, (), load_words("en"))) for view in views)
    assert one == other
    assert ranges(views[0], viewer) == ranges(views[1], viewer) != {}


def test_the_strip_of_the_fugitive_is_the_same_whatever_the_marshal_holds() -> None:
    texts = (ONE, ONE.replace("5, 17, 30", "9, 21, 40"))
    one, other = (
        strip(Table(written(text, FUGITIVE), FUGITIVE, (), load_words("en"))) for text in texts
    )
    assert one == other


def test_no_card_of_the_other_hand_is_named() -> None:
    for viewer, unseen in ((MARSHAL, (3, 11, 16, 29, 42)), (FUGITIVE, (5, 17, 30))):
        shown = keys(drawn(ONE, viewer=viewer), "card")
        assert not set(shown) & {f"card {card}" for card in unseen}
