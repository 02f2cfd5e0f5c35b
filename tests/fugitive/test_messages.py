"""The sentences of events, as a player reads them."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.core.events import Event
from engine.core.messages import plain
from engine.core.sight import Viewer
from engine.fugitive import GAME
from engine.fugitive.state import FUGITIVE, MARSHAL, State
from tests.fugitive.table import parts, position

LAYS = "trail: 1, 4; fugitive: 2, 3, 5, 7, 8, 9, 16, 18, 42; now: fugitive lays"
ATTEMPT = "trail: 1, 4, 9 (2 6), 12; fugitive: 3, 11, 16, 20; marshal: 5, 8; now: marshal attempts"


class Told(NamedTuple):
    name: str
    position: str
    moves: str
    viewer: Viewer
    sentences: str


STORIES = (
    Told(
        "the fugitive reads which cards were laid",
        LAYS,
        "lay 8 with 2",
        FUGITIVE,
        "Hideout 3 is laid face down: 8, with 2 under it. / "
        "Round 2: it is the turn of the Marshal.",
    ),
    Told(
        "the marshal reads how many",
        LAYS,
        "lay 8 with 2, 3",
        MARSHAL,
        "Hideout 3 is laid face down, with 2 sprint cards under it. / "
        "Round 2: it is the turn of the Marshal.",
    ),
    Told(
        "a draw that is seen",
        "trail: 1, 4; fugitive: 2, 3, 5, 7, 16, 18",
        "draw 3; card 30",
        FUGITIVE,
        "Fugitive draws 30.",
    ),
    Told(
        "a draw that is not",
        "trail: 1, 4; fugitive: 2, 3, 5, 7, 16, 18",
        "draw 3; card 30",
        MARSHAL,
        "Fugitive takes the card unseen.",
    ),
    Told(
        "a hit",
        ATTEMPT,
        "name 9",
        MARSHAL,
        "The marshal names 9: found! / Hideout 3 is turned up: 9, with 2 and 6 under it. / "
        "Round 3: it is the turn of the Fugitive.",
    ),
    Told(
        "a miss of several",
        ATTEMPT,
        "name 4, 7, 9",
        MARSHAL,
        "The marshal names 4, 7 and 9: not all of them, and nothing is turned up. / "
        "Round 3: it is the turn of the Fugitive.",
    ),
)


@pytest.mark.parametrize("told", STORIES, ids=lambda each: each.name)
def test_the_story_of_a_move(told: Told) -> None:
    state = position(told.position)
    events: tuple[Event[State], ...] = ()
    for text in parts(told.moves):
        state, events = GAME.play(state, GAME.notation.read_move(text, state))
    seen = [GAME.sight.witness(event, told.viewer) for event in events]
    assert [plain(GAME.words.tell(event, state)) for event in seen if event.told] == (
        told.sentences.split(" / ")
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "8 needs 1 more footprint: reach is 4 + 3 + 0 = 7."),
        ("ko", "8을 놓으려면 발자국이 1개 더 필요합니다. 범위는 4 + 3 + 0 = 7까지입니다."),
        ("pt", "Para 8 falta 1 pegada: o alcance é 4 + 3 + 0 = 7."),
    ],
)
def test_a_refusal_counts_in_every_language(language: str, sentence: str) -> None:
    state = position(LAYS)
    refusal = GAME.refusal(state, GAME.notation.read_move("lay 8", state))
    assert refusal is not None
    assert GAME.words.explain(refusal, state, language) == f"{sentence} [fg.place.reach]"
