"""Other worlds, which a seat could not tell from the real one."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from engine.core.imagining import imagined as imagined_worlds
from engine.core.moves import NOBODY
from engine.core.timeline import Timeline
from engine.fugitive import GAME
from engine.fugitive.hideouts import Lay
from engine.fugitive.state import FUGITIVE, MARSHAL, State
from tests.fugitive.table import parts, position

START = "options: variant random; trail: 1, 3; fugitive: 2, 5, 7, 10, 16, 20; marshal: 4, 6"
LINE = "draw 2; card 17; lay 7 with 16, 20; draw 3; card 30; name 5; draw 1; card 8; lay 10"


def other(seat: int, seed: int, line: str = LINE) -> tuple[list[str], list[str]]:
    state = position(START)
    moves = [GAME.notation.read_move(text, state) for text in parts(line)]
    found = GAME.sight.another_world(state, moves, MARSHAL if seat else FUGITIVE, Random(seed))
    return parts(line), [GAME.notation.move_text(move, state) for move in found]


def test_the_marshal_can_not_tell_which_card_was_drawn_or_laid() -> None:
    differing = set()
    for seed in range(30):
        real, imagined = other(1, seed)
        differing |= {place for place, text in enumerate(imagined) if text != real[place]}
    assert differing <= {1, 2, 7, 8}
    assert {1, 2} & differing


def test_the_fugitive_can_not_tell_what_the_marshal_drew() -> None:
    for seed in range(10):
        real, imagined = other(0, seed)
        assert [text for place, text in enumerate(imagined) if place != 4] == [
            text for place, text in enumerate(real) if place != 4
        ]
        assert imagined[4] != "card 30"


def test_what_the_marshal_was_told_holds_in_the_other_world() -> None:
    line = LINE.replace("name 5", "name 7")
    for seed in range(20):
        _, imagined = other(1, seed, line)
        lay = GAME.notation.read_move(imagined[2], position(START))
        assert isinstance(lay, Lay)
        assert lay == GAME.notation.read_move("lay 7 with 16, 20", position(START))


def test_another_sprint_card_could_have_been_taken_back() -> None:
    state = position(
        "options: variant random; trail: 1, 3; fugitive: 2, 5, 7, 10, 16, 20; marshal: 4, 6; "
        "now: fugitive lays"
    )
    line = "lay 7 with 16, 20; draw 3; card event; event cover_tracks; take 16 from 3"
    moves = [GAME.notation.read_move(text, state) for text in parts(line)]
    found = GAME.sight.another_world(state, moves, MARSHAL, Random(1))
    assert [GAME.notation.move_text(move, state) for move in found][-1] == "take 20 from 3"


HIDDEN_FROM_MARSHAL = ("fugitive", "hideout", "under")


def alike(one: State, other: State) -> float:
    """Count the fugitive's cards unseen by the marshal that are at one place in both."""
    view = GAME.sight.observe(one, MARSHAL)
    hidden = [
        card
        for card in (f"card {number}" for number in range(1, 42))
        if GAME.board.place_of(one, card).startswith(HIDDEN_FROM_MARSHAL)
        and GAME.board.place_of(one, card) != GAME.board.place_of(view, card)
    ]
    return mean(
        GAME.board.place_of(one, card) == GAME.board.place_of(other, card) for card in hidden
    )


@pytest.mark.exhaustive
def test_imagined_worlds_lean_to_the_truth_no_more_than_to_another_world() -> None:
    leaning = []
    for seed in range(16):
        rng = Random(seed)
        game = Timeline(GAME, GAME.setup(2), seed)
        while len(game.nodes) < 40 and GAME.rules.to_act(game.state) != NOBODY:
            game.play(GAME.sample(game.state, rng))
        another = imagined_worlds(game, MARSHAL, 40, rng)[-1]
        for world in imagined_worlds(game, MARSHAL, 8, rng):
            leaning.append(alike(game.state, world) - alike(another, world))
    assert abs(mean(leaning)) < 0.06
