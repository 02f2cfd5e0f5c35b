"""Worlds that look alike: what the viewer sees stays, what is hidden varies."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.imagining import HiddenStart, imagined
from engine.core.moves import Seat
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer

from .toy import TOY
from .toy_play import LAYING, timeline

PLAYED = timeline("deal 2", "deal 1", "lay 1", "lay 2", small=True)
ANN, BOB = Seat(0), Seat(1)


@pytest.mark.parametrize("viewer", [ANN, BOB, SPECTATOR])
def test_every_imagined_world_looks_like_the_real_one(viewer: Viewer) -> None:
    worlds = imagined(PLAYED, viewer, 20, Random(1))
    seen = {TOY.sight.observe(world, viewer) for world in worlds}
    assert seen == {TOY.sight.observe(PLAYED.state, viewer)}
    assert len(worlds) == 20


@pytest.mark.parametrize("viewer", [ANN, BOB, SPECTATOR])
def test_what_is_hidden_varies(viewer: Viewer) -> None:
    worlds = imagined(PLAYED, viewer, 20, Random(1))
    assert len(set(worlds)) > 5


def test_a_spectator_may_imagine_every_hand() -> None:
    worlds = imagined(PLAYED, SPECTATOR, 40, Random(1))
    for seat in (ANN, BOB):
        assert len({world.players[seat].card for world in worlds}) > 1


def test_secrets_of_the_start_can_not_be_imagined_otherwise() -> None:
    begun = timeline("lay 1", start=LAYING)
    with pytest.raises(HiddenStart):
        imagined(begun, ANN, 1, Random(1))
    assert imagined(begun, ALL_SEEING, 1, Random(1))
