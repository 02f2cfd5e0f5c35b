from engine.colt_express import GAME
from engine.core.moves import CHANCE
from tests.colt_express.table import (
    Case,
    Refused,
    check,
    check_refused,
    choices,
    play,
    set_up,
    table,
)

CAR = """
train: 3; marshal: 0; 2: Doc; 3: Belle; 3 roof: Tuco
loot 2: purse, purse, jewel; loot 2 roof: strongbox
"""


@table(
    Case(
        "a jewel",
        CAR,
        "Doc plays Robbery: rob jewel",
        ("Robbed Doc, jewel, 2 [ce.rob.take ce.loot.kept]",),
        "loot Doc: purse 1, jewel; loot 2: purse, purse",
    ),
    Case(
        "a purse, whose value luck decides",
        CAR,
        "Doc plays Robbery: rob purse; open 450",
        ("LookedInside Doc, Doc, purse 4, 450 [ce.sight.loot ce.pieces.purses]",),
        "loot Doc: purse 1, purse 4; purse 4: 450 Doc; loot 2: purse, jewel",
    ),
    Case(
        "a purse that another has seen",
        "train: 3; marshal: 0; 2: Doc; 3: Belle; 3 roof: Tuco; loot 2: purse 4; purse 4: 500 Tuco",
        "Doc plays Robbery: rob purse 4",
        (
            "Robbed Doc, purse 4, 2 [ce.rob.take ce.loot.kept]",
            "LookedInside Doc, Doc, purse 4, 500 [ce.sight.loot ce.pieces.purses]",
        ),
        "purse 4: 500 Doc, Tuco",
    ),
    Case(
        "a purse that is known already is not looked into again",
        "train: 3; marshal: 0; 2: Doc; 3: Belle; 3 roof: Tuco; loot 2: purse 2",
        "Doc plays Robbery: rob purse 2",
        ("Robbed Doc, purse 2, 2 [ce.rob.take ce.loot.kept]",),
        "loot Doc: purse 1, purse 2; loot Belle: nothing",
    ),
    Case(
        "robbery of nothing",
        CAR,
        "Belle plays Robbery: nothing",
        ("NothingDone Belle, robbery [ce.rob.none]",),
        "loot Belle: purse 2",
    ),
)
def test_robbery(case: Case) -> None:
    check(case)


@table(
    Refused(
        "loot on the roof above",
        CAR,
        "Doc plays Robbery: rob strongbox",
        "ce.rob.none",
        "On the other level, on the roof of car 2, there is a strongbox; here there is none.",
    ),
    Refused(
        "loot that is nowhere near",
        CAR,
        "Belle plays Robbery: rob jewel",
        "ce.rob.take",
        "There is no jewel in the caboose.",
    ),
    Refused(
        "leaving loot where it lies",
        CAR,
        "Doc plays Robbery: nothing",
        "ce.steal.forced",
        "Doc's Robbery can be carried out, so it must be, even if it does harm.",
    ),
)
def test_a_robbery_that_is_none(case: Refused) -> None:
    check_refused(case)


def test_equal_tokens_are_one_choice() -> None:
    state, _ = set_up(CAR, "Doc plays Robbery: rob jewel")
    assert choices(state) == ["rob purse", "rob jewel"]


def test_the_values_of_purses_nobody_has_seen_have_exact_odds() -> None:
    state, _ = set_up(CAR, "Doc plays Robbery: rob purse")
    state, _ = play(state, "rob purse")
    assert GAME.rules.to_act(state) == CHANCE
    weights = {
        GAME.notation.move_text(move, state): weight
        for move, weight in GAME.rules.chance(state).weighted
    }
    assert weights == {
        "open 250": 5,
        "open 300": 2,
        "open 350": 2,
        "open 400": 2,
        "open 450": 2,
        "open 500": 2,
    }


def test_a_value_that_is_used_up_can_not_come_again() -> None:
    state, _ = set_up(f"{CAR}; loot Tuco: 500, 500", "Doc plays Robbery: rob purse")
    state, _ = play(state, "rob purse")
    refusal = GAME.refusal(state, GAME.notation.read_move("open 500", state))
    assert refusal is not None
    assert GAME.words.explain(refusal, state).startswith("No purse of $500 is left")
