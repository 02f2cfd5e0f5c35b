"""The pieces in the box, as the rulebook counts them."""

from engine.super_express import GAME
from engine.super_express.pieces import (
    INSIDE,
    LOCOMOTIVE,
    ROOF,
    SPOTS,
    TREASURES,
    WAGONS,
    Card,
    Name,
    spot_at,
)
from tests.super_express.table import event_text, position


def test_the_seven_bandits() -> None:
    assert [name.value for name in Name] == [
        "belle",
        "cheyenne",
        "django",
        "doc",
        "ghost",
        "mei",
        "tuco",
    ]
    assert GAME.seat_names == tuple(name.value for name in Name)


def test_a_train_for_seven_uses_all_nine_train_cards() -> None:
    start = GAME.setup(7)
    state, events = GAME.play(start, GAME.rules.options(start)[0])
    assert event_text(events[0], state) == "TrainCoupled 8 [sx.setup.train sx.pieces]"
    assert WAGONS == 8
    assert len(state.floors) == 2 * 9


def test_every_card_of_the_train_has_an_inside_and_a_roof() -> None:
    assert len(SPOTS) == 2 * 9
    assert [(spot_at(car, INSIDE).car, spot_at(car, ROOF).car) for car in range(9)] == [
        (car, car) for car in range(9)
    ]
    assert {spot_at(car, ROOF).level for car in range(9)} == {ROOF}
    assert {spot_at(car, INSIDE).level for car in range(9)} == {INSIDE}
    assert LOCOMOTIVE == 0


def test_the_action_cards_of_a_bandit() -> None:
    def hand(**options: object) -> list[str]:
        return [card.value for card in GAME.setup(3, **options).options.hand]

    base = ["move", "turn", "floor", "shoot"]
    assert hand() == base
    assert hand(reflex=True) == [*base, "reflex"]
    assert hand(horse=True) == [*base, "horse"]
    assert hand(reflex=True, horse=True) == [*base, "reflex", "horse"]
    assert hand(time_car=True) == base
    assert {card.value for card in Card} == {*base, "reflex", "horse", "hidden"}


def test_the_eight_treasures() -> None:
    assert TREASURES == (301, 312, 323, 345, 356, 367, 378, 389)
    state = position("train: 3; C1: Doc<, Mei<, Tuco>; now: treasure")
    after, events = GAME.play(state, GAME.notation.read_move("treasure 389", state))
    assert event_text(events[0], after) == (
        "TreasureTaken Tuco, 389 [sx.pieces.treasure sx.treasure.secret]"
    )
    assert [GAME.notation.move_text(move, state) for move in GAME.rules.options(state)] == [
        f"treasure {value}" for value in (301, 312, 323, 345, 356, 367, 378, 389)
    ]
