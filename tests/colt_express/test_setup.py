from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from engine.colt_express import GAME
from engine.colt_express.pieces import CarCard
from engine.colt_express.setup import LayTrain
from engine.colt_express.state import State
from engine.core.game import IllegalSetup
from engine.core.moves import Move
from engine.core.playout import playout
from tests.colt_express.table import choices, kinds, lines, play


def test_three_players() -> None:
    state = GAME.setup(["doc", "belle", "tuco"])
    state, told = play(state, "train p, jjj, ppppj", "first Belle")
    assert told == [
        "TrainCoupled p and jjj and ppppj [ce.setup.players ce.setup.train ce.pieces]",
        "LootLaid 5, 4 [ce.setup.loot ce.pieces.cars ce.pieces.purses]",
        "MarshalPlaced 0 [ce.setup.marshal]",
        "RoundCardsStacked 5 [ce.setup.rounds ce.pieces.rounds ce.sight.rounds]",
        "BulletsLaid 13, 6 [ce.setup.bullets]",
        "PursesGiven Doc and Belle and Tuco, 250 [ce.setup.purse ce.setup.loot]",
        "FirstPlayerChosen Belle [ce.setup.first]",
        "DecksGiven Doc and Belle and Tuco [ce.pieces.deck]",
        "Placed Belle, 3 [ce.setup.seats]",
        "Placed Tuco, 2 [ce.setup.seats]",
        "Placed Doc, 3 [ce.setup.seats]",
        "RoundBegan 1, Belle 6 and Tuco 6 and Doc 7 [ce.round.deal]",
    ]
    assert {
        "marshal: 0",
        "loot 0: strongbox",
        "loot 1: purse",
        "loot 2: jewel, jewel, jewel",
        "loot 3: purse, purse, purse, purse, jewel",
        "loot Doc: purse 1",
        "3: Doc, Belle",
        "2: Tuco",
        "marshal bullets: 13",
    } <= set(lines(state))


def train_of(move: Move[State]) -> tuple[CarCard, ...]:
    assert isinstance(move, LayTrain)
    return move.train


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_trains_are_drawn_without_repeating_a_car(players: int) -> None:
    state = GAME.setup(players)
    outcomes = GAME.rules.chance(state).outcomes
    cars = 4 if players == 2 else players
    assert all(len(set(train_of(move))) == cars for move, _ in outcomes)
    assert len({share for _, share in outcomes}) == 1


def test_cars_are_never_repeated_at_set_up() -> None:
    refusal = GAME.refusal(GAME.setup(3), GAME.notation.read_move("train p, p, pj", GAME.setup(3)))
    assert refusal is not None
    assert refusal.rules == ("ce.setup.train",)
    for seed in range(50):
        state = GAME.setup(6)
        move = GAME.rules.chance(state).sample(Random(seed))
        assert sorted(train_of(move), key=str) == sorted(CarCard, key=str)


def test_the_first_player_is_drawn_evenly() -> None:
    state, _ = play(GAME.setup(5), "train p, pj, jjj, ppp, pppj")
    assert {share for _, share in GAME.rules.chance(state).outcomes} == {Fraction(1, 5)}


def test_six_bandits_leave_enough_purses() -> None:
    state, _ = playout(GAME, GAME.setup(6), Random(4))
    purses = Counter(purse.value for purse in state.purses)
    assert purses[250] <= 8


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["doc"], "2 to 6 can play, not 1."),
        (["doc", "doc", "belle"], "Doc can be taken once only."),
        (["doc", "mei", "belle"], "There is no bandit mei"),
    ],
)
def test_players_that_can_not_sit_down(names: list[str], sentence: str) -> None:
    with pytest.raises(IllegalSetup, match=sentence):
        GAME.setup(names)


def test_the_deal_is_exact() -> None:
    state, _ = play(GAME.setup(["doc", "belle", "tuco"]), "train p, jjj, pj", "first Belle")
    assert sum(share for _, share in GAME.rules.chance(state).outcomes) == 1
    odds = {
        GAME.notation.move_text(move, state): share
        for move, share in GAME.rules.chance(state).outcomes
    }
    assert odds["deal Move, Move, Floor, Floor, Fire, Fire"] == Fraction(1, 210)
    assert odds["deal Move, Floor, Punch, Fire, Robbery, Marshal"] == Fraction(16, 210)


def test_the_round_card_is_one_of_seven_and_at_last_a_station() -> None:
    state, _ = play(GAME.setup(["doc", "belle", "tuco"]), "train p, jjj, pj", "first Belle")
    for _ in range(3):
        state, _ = GAME.play(state, GAME.rules.options(state)[0])
    assert len(choices(state)) == 7
    state, told = play(state, "round Braking")
    assert told == ["RoundCardTurned braking [ce.round.reveal ce.pieces.rounds]"]
    assert kinds(told) == ["RoundCardTurned"]
