"""How others are thought to plan: they avoid what would do them harm, and may do anything."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.core.moves import Seat
from engine.super_express import GAME
from engine.super_express.pieces import Card
from engine.super_express.second_guessing import others
from engine.super_express.state import State

DOC, MEI = Seat(0), Seat(1)
DRAWN = 300
ON_THE_LAST_WAGON = "seats: Doc, Mei, Tuco; train: 4; C4: Mei<; C1: Doc<; C2: Tuco<; first: Doc"
MEI_HAS_PLANNED = f"{ON_THE_LAST_WAGON}; first: Mei; plan Mei: | Turn, Floor, Shoot; now: Doc plans"


def plans_of_mei(state: State) -> Counter[tuple[Card, ...]]:
    """The plans that Doc thinks Mei makes, or has made."""
    rng = Random(1)
    world, reply = others(GAME.sight.observe(state, DOC), DOC, rng)
    found: Counter[tuple[Card, ...]] = Counter()
    for _ in range(DRAWN):
        planned = world(rng).bandits[MEI].planned
        found[planned or getattr(reply(state, rng), "cards", ())] += 1
    return found


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            f"{ON_THE_LAST_WAGON}; now: Mei plans; plan Doc: | Turn, Floor, Move", id="yet"
        ),
        pytest.param(MEI_HAS_PLANNED.replace("first: Doc; ", ""), id="already"),
    ],
)
def test_who_stands_on_the_last_wagon_is_thought_to_leave_it(text: str) -> None:
    found = plans_of_mei(GAME.read_position(text))
    assert sum(found.values()) == DRAWN
    leaves = sum(count for plan, count in found.items() if Card.MOVE in plan)
    assert leaves > 0.85 * DRAWN
    assert len(found) > 8


def test_worlds_look_as_the_view_does() -> None:
    state = GAME.read_position(MEI_HAS_PLANNED.replace("first: Doc; ", ""))
    view = GAME.sight.observe(state, DOC)
    rng = Random(3)
    world, _ = others(view, DOC, rng)
    assert all(GAME.sight.observe(world(rng), DOC) == view for _ in range(20))
