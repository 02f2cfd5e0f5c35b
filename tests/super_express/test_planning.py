"""Planning: exactly three cards, secretly, in seat order from the first player."""

from itertools import permutations

import pytest

from engine.core.moves import Composition
from engine.super_express import GAME
from engine.super_express.pieces import Card
from engine.super_express.planning import Plan
from engine.super_express.state import State
from tests.super_express.table import (
    Case,
    Refused,
    assert_refused,
    check,
    check_refused,
    play,
    position,
    table,
)

TRAIN = "train: 4; seats: Doc, Mei, Tuco; C1: Doc<, Mei<, Tuco>"


@table(
    Case(
        "the first player plans, then the one on the left",
        f"{TRAIN}; now: Doc plans",
        "plan Shoot, Move, Turn",
        ("Planned Doc, Shoot and Move and Turn [sx.plan.three]",),
        "C1: Doc<, Mei<, Tuco>",
        "plan Doc: | Shoot, Move, Turn; now: Mei plans",
    ),
    Case(
        "round the table, from the last seat to the first",
        f"{TRAIN}; first: Tuco; now: Tuco plans",
        "plan Turn, Move, Floor",
        ("Planned Tuco, Turn and Move and Floor [sx.plan.three]",),
        "C1: Doc<, Mei<, Tuco>",
        "plan Tuco: | Turn, Move, Floor; now: Doc plans",
    ),
    Case(
        "with the last plan the first player is to play",
        f"{TRAIN}; first: Mei; plan Mei: | Move, Turn, Shoot; plan Tuco: | Turn, Move, Floor; "
        "now: Doc plans",
        "plan Shoot, Floor, Turn",
        (
            "Planned Doc, Shoot and Floor and Turn [sx.plan.three]",
            "ExecutionBegan Mei [sx.execute.turns]",
        ),
        "C1: Doc<, Mei<, Tuco>",
        "plan Doc: | Shoot, Floor, Turn; now: Mei plays",
    ),
    Case(
        "the eliminated do not plan",
        "train: 3; round: 2; seats: Doc, Mei, Tuco, Belle; C1: Doc<, Tuco>, Belle<; out: Mei 1; "
        "now: Doc plans",
        "plan Move, Turn, Shoot",
        ("Planned Doc, Move and Turn and Shoot [sx.plan.three]",),
        "C1: Doc<, Tuco>, Belle<; out: Mei 1",
        "now: Tuco plans",
    ),
    Case(
        "the stunned plan like anybody else",
        "train: 3; round: 2; seats: Doc, Mei, Tuco; C1: Doc<, Mei<*, Tuco>; "
        "plan Doc: | Move, Turn, Shoot; now: Mei plans",
        "plan Move, Turn, Shoot",
        ("Planned Mei, Move and Turn and Shoot [sx.plan.three]",),
        "C1: Doc<, Mei<*, Tuco>",
        "now: Tuco plans",
    ),
    Case(
        "an expansion's card may be planned",
        f"options: reflex, horse; {TRAIN}; now: Doc plans",
        "plan Horse, Reflex, Turn",
        ("Planned Doc, Horse and Reflex and Turn [sx.plan.three]",),
        "C1: Doc<, Mei<, Tuco>",
        "plan Doc: | Horse, Reflex, Turn",
    ),
)
def test_a_plan_is_laid(case: Case) -> None:
    check(case)


HAND = "Move, Turn, Change floor and Shoot"


@table(
    Refused(
        "two cards",
        f"{TRAIN}; now: Doc plans",
        "plan Move, Turn",
        "sx.plan.three",
        "A plan is exactly three cards, not 2. [sx.plan.three]",
    ),
    Refused(
        "no card",
        f"{TRAIN}; now: Doc plans",
        "plan",
        "sx.plan.three",
        "A plan is exactly three cards, not 0. [sx.plan.three]",
    ),
    Refused(
        "all four cards",
        f"{TRAIN}; now: Doc plans",
        "plan Move, Turn, Floor, Shoot",
        "sx.plan.three",
        "A plan is exactly three cards, not 4. [sx.plan.three]",
    ),
    Refused(
        "one card first and last",
        f"{TRAIN}; now: Doc plans",
        "plan Move, Turn, Move",
        "sx.plan.three",
        "Move is already card 1 of this plan, and there is one of each. [sx.plan.three]",
    ),
    Refused(
        "one card first and second",
        f"{TRAIN}; now: Doc plans",
        "plan Move, Move, Turn",
        "sx.plan.three",
        "Move is already card 1 of this plan, and there is one of each. [sx.plan.three]",
    ),
    Refused(
        "one card second and last",
        f"{TRAIN}; now: Doc plans",
        "plan Turn, Move, Move",
        "sx.plan.three",
        "Move is already card 2 of this plan, and there is one of each. [sx.plan.three]",
    ),
    Refused(
        "Reflex without its expansion",
        f"options: horse; {TRAIN}; now: Doc plans",
        "plan Move, Reflex, Horse",
        "sx.expansion.hand",
        f"Reflex is not in the hand, which is {HAND.replace(' and', ',')} and Horse. "
        "[sx.expansion.hand]",
    ),
    Refused(
        "Horse without its expansion",
        f"options: time_car; {TRAIN}; now: Doc plans",
        "plan Move, Turn, Horse",
        "sx.expansion.hand",
        f"Horse is not in the hand, which is {HAND}. [sx.expansion.hand]",
    ),
    Refused(
        "every mistake at once",
        f"{TRAIN}; now: Doc plans",
        "plan Horse, Shoot, Shoot, Turn",
        "sx.expansion.hand sx.plan.three",
        f"Horse is not in the hand, which is {HAND}. [sx.expansion.hand] "
        "Shoot is already card 2 of this plan, and there is one of each. [sx.plan.three] "
        "A plan is exactly three cards, not 4. [sx.plan.three]",
    ),
    Refused(
        "while cards are played",
        TRAIN,
        "plan Move, Turn, Shoot",
        "sx.round.phases",
        "This can't be done now: cards are being played. [sx.round.phases]",
    ),
    Refused(
        "while a treasure is drawn",
        "train: 3; C1: Doc<, Mei<, Tuco>; now: treasure",
        "plan Move, Turn, Shoot",
        "sx.treasure.farthest",
        "This can't be done now: a treasure is being drawn. [sx.treasure.farthest]",
    ),
)
def test_a_plan_that_is_refused(case: Refused) -> None:
    check_refused(case)


def test_a_card_unseen_cannot_be_planned() -> None:
    assert_refused(
        position(f"{TRAIN}; now: Doc plans"),
        Plan((Card.HIDDEN, Card.MOVE, Card.TURN)),
        "sx.expansion.hand",
        f"a card unseen is not in the hand, which is {HAND}. [sx.expansion.hand]",
    )


@pytest.mark.parametrize(("expansions", "hand"), [("", 4), ("reflex", 5), ("reflex, horse", 6)])
def test_every_three_cards_of_the_hand_in_every_order_are_a_plan(
    expansions: str, hand: int
) -> None:
    start = f"options: {expansions}; " if expansions else ""
    state = position(f"{start}{TRAIN}; now: Doc plans")
    plans = {move.cards for move in GAME.rules.options(state) if isinstance(move, Plan)}
    assert plans == set(permutations(state.options.hand, 3))
    assert len(GAME.rules.options(state)) == hand * (hand - 1) * (hand - 2)


def test_all_plan_before_anyone_plays() -> None:
    state = position(f"{TRAIN}; first: Mei; now: Mei plans")
    for planner in ("mei", "tuco", "doc"):
        assert GAME.board.seat_name(state, GAME.rules.to_act(state)) == planner
        refusal = GAME.refusal(state, GAME.notation.read_move("reveal", state))
        assert refusal is not None
        assert refusal.rules == ("sx.round.phases",)
        state, _ = play(state, "plan Move, Turn, Shoot")
    assert GAME.board.seat_name(state, GAME.rules.to_act(state)) == "mei"
    assert GAME.refusal(state, GAME.notation.read_move("reveal", state)) is None


# -- a plan laid card by card


def composed(state: State, *chosen: str) -> Composition[State]:
    composition = GAME.board.compose(state, chosen)
    assert composition is not None
    return composition


def refused_parts(composition: Composition[State]) -> dict[str, str]:
    return {
        part.key: GAME.words.explain(part.refusal) for part in composition.parts if part.refusal
    }


def test_a_plan_grows_card_by_card() -> None:
    state = position(f"options: horse; {TRAIN}; now: Doc plans")
    hand = ["move", "turn", "floor", "shoot", "horse"]
    nothing = composed(state)
    assert [part.key for part in nothing.parts] == hand
    assert refused_parts(nothing) == {}
    assert nothing.move is None

    two = composed(state, "shoot", "horse")
    assert refused_parts(two) == {
        "shoot": "Shoot is already card 1 of this plan, and there is one of each. [sx.plan.three]",
        "horse": "Horse is already card 2 of this plan, and there is one of each. [sx.plan.three]",
    }
    assert two.move is None

    three = composed(state, "shoot", "horse", "move")
    assert three.move == Plan((Card.SHOOT, Card.HORSE, Card.MOVE))
    assert three.refusal is None
    full = "A plan is exactly three cards, not 4. [sx.plan.three]"
    assert refused_parts(three) == dict.fromkeys(hand, full)


def test_a_card_chosen_twice_is_refused_when_the_plan_is_whole() -> None:
    state = position(f"{TRAIN}; now: Doc plans")
    composition = composed(state, "shoot", "shoot", "move")
    assert composition.refusal is not None
    assert composition.refusal.rules == ("sx.plan.three",)


def test_a_part_that_is_no_card_is_refused_with_the_cards_there_are() -> None:
    state = position(f"{TRAIN}; now: Doc plans")
    with pytest.raises(ValueError, match=r"dynamite.*move, turn, floor, shoot"):
        GAME.board.compose(state, ("dynamite",))


def test_nothing_is_composed_while_cards_are_played() -> None:
    assert GAME.board.compose(position(TRAIN), ()) is None
