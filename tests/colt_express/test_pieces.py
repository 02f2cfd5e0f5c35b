from collections import Counter

import pytest

from engine.colt_express.pieces import (
    DECK,
    JEWELS,
    ON_THE_WAY,
    PRINTED,
    PURSE_VALUES,
    PURSES,
    STATIONS,
    STRONGBOXES,
    TEAM_DECK,
    TURNS,
    CarCard,
    Name,
    RoundCard,
    Turn,
)
from engine.colt_express.tuning import RULEBOOK


def test_the_box() -> None:
    assert (len(CarCard), len(Name), PURSES, JEWELS, STRONGBOXES) == (6, 6, 18, 6, 2)
    assert (RULEBOOK.bullets, RULEBOOK.marshal_bullets) == (6, 13)
    assert len(ON_THE_WAY) * 2 + len(STATIONS) == 17


def test_purses() -> None:
    assert PURSE_VALUES == {250: 8, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2}


def test_decks() -> None:
    counts = Counter(card.value for card in DECK)
    assert counts == {"move": 2, "floor": 2, "punch": 1, "fire": 2, "robbery": 2, "marshal": 1}
    assert len(TEAM_DECK) * 2 + 1 == 11


def test_cars() -> None:
    assert [RULEBOOK.loot_on_train((car,)) for car in CarCard] == [
        *((1, 0), (1, 1), (0, 3), (3, 0), (4, 1), (3, 1)),
    ]
    assert all(RULEBOOK.loot_on(car) == PRINTED[car] for car in CarCard)
    assert all(len(PRINTED[car]) == len(car.value) for car in CarCard)


SIGNS = {"face_up": "O", "tunnel": "X", "speeding_up": "2", "switching": "R"}


def signs(turns: tuple[Turn, ...]) -> str:
    return "".join(SIGNS[turn.value] for turn in turns)


@pytest.mark.parametrize(
    ("card", "few", "many"),
    [
        ("angry_marshal", "OOXR", "OOR"),
        ("swivel_arm", "OXOO", "OXO"),
        ("braking", "OOOO", "OXOO"),
        ("take_it_all", "OX2O", "O2R"),
        ("rebellion", "OOXOO", "OXOR"),
        ("long_tunnel", "OXOXO", "OXOX"),
        ("bridge", "O2O", "O2"),
        ("revenge", "OOXO", "OOXO"),
        ("pickpocketing", "OOXO", "OOXO"),
        ("hostage", "OOXO", "OOXO"),
    ],
)
def test_round_cards(card: str, few: str, many: str) -> None:
    turns = TURNS[RoundCard(card)]
    assert {signs(turns[players]) for players in (2, 3, 4)} == {few}
    assert {signs(turns[players]) for players in (5, 6)} == {many}
