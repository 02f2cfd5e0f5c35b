"""What is told of a move before it is made, from what the viewer sees."""

from __future__ import annotations

from random import Random

import pytest

from engine.colt_express import GAME
from engine.colt_express.state import SCHEMING, State
from engine.core.moves import CHANCE, NOBODY
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer

from .table import position, set_up


def games(seeds: range) -> list[State]:
    """Every position of some random games in which somebody has to choose."""
    found = []
    for seed in seeds:
        rng, state = Random(seed), GAME.setup(4)
        while (actor := GAME.rules.to_act(state)) != NOBODY:
            if actor == CHANCE:
                move = GAME.rules.chance(state).sample(rng)
            else:
                found.append(state)
                move = GAME.sample(state, rng)
            state, _ = GAME.play(state, move)
    return found


def test_what_is_foreseen_of_an_action_is_what_happens_whoever_looks() -> None:
    told = 0
    for state in games(range(4)):
        viewers: tuple[Viewer, ...] = (SPECTATOR, ALL_SEEING, *GAME.board.seats(state))
        for viewer in viewers:
            view = GAME.sight.observe(state, viewer)
            for move in GAME.rules.options(state):
                foreseen = GAME.teaching.foresee(view, move)
                happened = GAME.play(state, move)[1][: len(foreseen)]
                assert foreseen == tuple(GAME.sight.witness(each, viewer) for each in happened)
                told += len(foreseen)
    assert told > 500


def test_nothing_is_foreseen_while_cards_are_planned() -> None:
    planned = [state for state in games(range(1)) if state.phase is SCHEMING]
    for state in planned:
        for move in GAME.rules.options(state):
            assert GAME.teaching.foresee(state, move) == ()
    assert planned


CAR = "train: 3; marshal: 3; 2: Doc, Ghost; 1: Tuco; loot Ghost: strongbox; loot 2: jewel, purse"


@pytest.mark.parametrize(
    ("moves", "events"),
    [
        (
            "Doc plays Punch: punch Ghost, strongbox, to 3",
            ["Punched", "LootDropped", "Pushed", "Fled", "MarshalHit"],
        ),
        ("Doc plays Robbery: rob jewel", ["Robbed"]),
        ("Doc plays Robbery: rob purse", ["Robbed"]),
        ("Doc plays Move: move 3", ["Walked", "Fled", "MarshalHit"]),
    ],
    ids=["a push to the marshal", "a jewel", "what is in a purse is not told", "to the marshal"],
)
def test_events_are_foreseen_in_order(moves: str, events: list[str]) -> None:
    state, move = set_up(CAR, moves)
    found = GAME.teaching.foresee(state, GAME.notation.read_move(move, state))
    assert [type(event).__name__ for event in found] == events


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("Move", "to car 1 or the caboose"),
        ("Floor", "to the roof of car 2"),
        ("Punch", "Ghost"),
        ("Fire", "Tuco"),
        ("Robbery", "purse or jewel"),
        ("Marshal", "to car 2"),
    ],
)
def test_a_card_says_what_it_could_do_now(card: str, said: str) -> None:
    state = position(f"{CAR}; first: Doc; hand Doc: {card}")
    found = GAME.teaching.prospect(state, GAME.notation.read_move(f"play {card}", state))
    assert found is not None
    assert GAME.words.prospect(found, state) == said


def test_a_card_that_would_do_nothing_says_so_and_a_draw_counts_the_deck() -> None:
    state = position("train: 3; marshal: 0; 2: Doc; 3: Tuco; 1: Ghost; first: Doc; hand Doc: Punch")
    said = [
        GAME.words.prospect(found, state)
        for move in GAME.rules.options(state)
        if (found := GAME.teaching.prospect(state, move))
    ]
    assert said == ["no effect now", "9 in the deck"]
