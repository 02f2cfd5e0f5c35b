"""Mistakes that other programs of this game have made."""

from random import Random

from engine.colt_express import GAME
from engine.colt_express.tuning import RULEBOOK
from engine.core.playout import playout
from tests.colt_express.table import bandit, choices, lines, play, position


def test_djangos_push_works_on_roofs() -> None:
    text = "train: 3; 3 roof: Django; 2 roof: Doc; 1: Ghost; pile: | Django Fire, Ghost Marshal"
    state, _ = play(position(text), "fire Doc")
    assert "1 roof: Doc" in lines(state)


def test_djangos_push_works_into_the_caboose() -> None:
    text = "train: 3; 1: Django; 2: Doc; 1 roof: Ghost; pile: | Django Fire, Ghost Marshal"
    state, _ = play(position(text), "fire Doc")
    assert "3: Doc" in lines(state)


def test_the_marshal_is_met_on_a_floor_change() -> None:
    text = "train: 3; marshal: 2; 1: Django; 2 roof: Doc; 3: Ghost; pile: | Doc Floor, Ghost Fire"
    state, _ = play(position(text), "floor")
    assert {"2 roof: Doc", "top Doc: bullet marshal"} <= set(lines(state))


def test_the_angry_marshal_is_met_where_he_moves() -> None:
    text = "train: 3; marshal: 1; 2: Doc; 3: Ghost; 3 roof: Tuco; rounds: Angry_marshal"
    state, _ = play(position(f"{text}; pile: | Tuco Punch"), "nothing")
    assert {"2 roof: Doc", "marshal bullets: 12"} <= set(lines(state))


def test_belle_is_spared_after_tucos_vertical_targets_are_added() -> None:
    text = "train: 3; 2: Tuco; 2 roof: Doc; 3: Belle; pile: | Tuco Fire, Doc Fire"
    assert choices(position(text)) == ["fire Doc"]


def test_cars_are_not_repeated_at_set_up() -> None:
    for seed in range(30):
        state = GAME.setup(5)
        state, _ = GAME.play(state, GAME.rules.chance(state).sample(Random(seed)))
        assert len(set(state.train)) == 5


def test_marshal_bullets_are_not_unlimited() -> None:
    text = "train: 3; marshal: 2; 1: Doc; 3: Ghost; 3 roof: Tuco; pile: | Tuco Marshal, Doc Fire"
    state, _ = play(position(f"{text}; marshal bullets: 0; removed bullets: 13"), "marshal 3")
    assert state.cards[1].top == ()
    state, _ = playout(GAME, GAME.setup(6), Random(2))
    assert 0 <= state.marshal_bullets <= RULEBOOK.marshal_bullets


def test_the_marshals_revenge_takes_the_purse_of_the_losers_choice() -> None:
    text = "train: 3; round: 5; rounds: Revenge; marshal: 2; 2 roof: Doc; 1: Ghost; 3: Tuco"
    state, _ = play(position(f"{text}; loot Doc: 300, 500; pile: | Tuco Punch"), "nothing")
    assert choices(state) == ["lose purse 4", "lose purse 5"]
    state, _ = play(state, "lose purse 4")
    assert [loot.number for loot in bandit(state, "Doc").loot] == [5]
