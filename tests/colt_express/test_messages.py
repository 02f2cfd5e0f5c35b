"""The sentences of events, as a player reads them."""

import pytest

from engine.colt_express import GAME
from engine.core.messages import plain
from tests.colt_express.table import set_up

SPOTS = "train: 3; marshal: 1; 2: Doc, Ghost; 3 roof: Tuco; loot 2: jewel; loot Ghost: 450"


@pytest.mark.parametrize(
    ("moves", "story"),
    [
        ("Doc plays Floor: floor", "Doc changes floor, from car 2 to the roof of car 2."),
        ("Doc plays Robbery: rob jewel", "Doc takes jewel (car 2)."),
        ("Doc plays Fire: nothing", "Doc can fire at nobody."),
        (
            "Doc plays Punch: punch Ghost, purse 4, to 3",
            "Doc punches Ghost (car 2). / Ghost drops purse 4, which stays there (car 2). / "
            "Ghost is pushed from car 2 to car 3.",
        ),
        (
            "Doc plays Move: move 1",
            "Doc moves from car 2 to car 1. / "
            "The marshal! Doc flees from car 1 to the roof of car 1. / "
            "Doc receives a marshal bullet.",
        ),
    ],
)
def test_what_is_told(moves: str, story: str) -> None:
    state, text = set_up(SPOTS, moves)
    after, events = GAME.play(state, GAME.read_move(text, state))
    assert " / ".join(plain(GAME.tell(event, after)) for event in events) == story


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Doc moves from car 2 to car 3."), ("ko", "닥"), ("pt", "Doc")],
)
def test_a_walk_in_every_language(language: str, sentence: str) -> None:
    state, text = set_up(SPOTS, "Doc plays Move: move 3")
    after, events = GAME.play(state, GAME.read_move(text, state))
    assert sentence in plain(GAME.tell(events[0], after, language))
