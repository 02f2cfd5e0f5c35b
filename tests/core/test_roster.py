from __future__ import annotations

from enum import Enum

import pytest

from engine.core.roster import called


class Colour(Enum):
    RED = "red"
    BLUE = "blue"
    GREEN = "green"


RED, BLUE, GREEN = Colour


@pytest.mark.parametrize(
    ("names", "found", "strange", "twice"),
    [
        (("blue", "red"), (BLUE, RED), (), ()),
        (("Blue", "RED"), (BLUE, RED), (), ()),
        (("red", ""), (RED,), (), ()),
        (("Pink", "red", "grey"), (RED,), ("Pink", "grey"), ()),
        (("green", "red", "Green", "RED"), (GREEN, RED, GREEN, RED), (), (RED, GREEN)),
        (("red", "pink", "red"), (RED, RED), ("pink",), (RED,)),
    ],
    ids=["in their order", "capitals", "no name", "strangers as written", "twice", "both mistakes"],
)
def test_names_are_looked_up(
    names: tuple[str, ...],
    found: tuple[Colour, ...],
    strange: tuple[str, ...],
    twice: tuple[Colour, ...],
) -> None:
    assert called(names, Colour) == (found, strange, twice)
