"""The end of a round: the wagon, its treasure, the first-player card, the next round."""

from fractions import Fraction
from typing import NamedTuple

import pytest

from engine.super_express import GAME
from engine.super_express.pieces import TREASURES
from engine.super_express.uncoupling import DrawTreasure
from tests.super_express.table import (
    Case,
    Refused,
    assert_refused,
    check,
    check_refused,
    lines,
    play,
    position,
    seat,
    table,
)

DONE = "Move, Floor, Turn |"
LAST_CARD = f"plan Doc: Move, Floor | Turn; plan Mei: {DONE}; plan Tuco: {DONE}; now: Doc plays"
LAST_CARD_OF_FIVE = f"{LAST_CARD}; plan Belle: {DONE}; plan Ghost: {DONE}"
REVEALED = "Revealed Doc, Turn [sx.execute.turns]"


@table(
    Case(
        "an empty wagon goes, and nobody with it",
        f"train: 3; C0: Doc<; C1: Mei<; C2: Tuco>; {LAST_CARD}",
        "reveal",
        (
            REVEALED,
            "Turned Doc, rear [sx.turn]",
            "Uncoupled C3, nobody [sx.uncouple]",
            "TreasureDue Tuco, C3 [sx.treasure.farthest]",
        ),
        "C0: Doc>; C1: Mei<; C2: Tuco>",
        "train: 2; now: treasure",
    ),
    Case(
        "the one inside goes with it",
        f"train: 3; C0: Doc<; C1: Mei<; C3: Tuco>; {LAST_CARD}",
        "reveal",
        (
            REVEALED,
            "Turned Doc, rear [sx.turn]",
            "Uncoupled C3, Tuco [sx.uncouple]",
            "TreasureDue Mei, C3 [sx.treasure.farthest]",
        ),
        "C0: Doc>; C1: Mei<; out: Tuco 1",
        "train: 2",
    ),
    Case(
        "the one on its roof goes with it, after turning in vain",
        f"train: 3; round: 1; C3 roof: Doc<; C1: Mei<; C2: Tuco>; {LAST_CARD}",
        "reveal",
        (
            REVEALED,
            "Turned Doc, rear [sx.turn]",
            "Uncoupled C3, Doc [sx.uncouple]",
            "TreasureDue Tuco, C3 [sx.treasure.farthest]",
        ),
        "C1: Mei<; C2: Tuco>; out: Doc 1",
        "train: 2",
    ),
    Case(
        "a card before the last one of the round uncouples nothing",
        f"train: 3; C0: Doc<; C1: Mei<; C3: Tuco>; plan Doc: Move | Turn, Floor; "
        f"plan Mei: {DONE}; plan Tuco: {DONE}; now: Doc plays",
        "reveal",
        (REVEALED, "Turned Doc, rear [sx.turn]"),
        "C0: Doc>; C1: Mei<; C3: Tuco>",
        "train: 3; now: Doc plays",
    ),
)
def test_the_last_wagon_is_uncoupled(case: Case) -> None:
    check(case)


@table(
    Case(
        "two inside and one on the roof all go",
        f"train: 3; C1: Doc<; C2: Belle<; C3 roof: Mei<; C3: Tuco>, Ghost<*; {LAST_CARD_OF_FIVE}",
        "reveal",
        (
            REVEALED,
            "Turned Doc, rear [sx.turn]",
            "Uncoupled C3, Mei and Tuco and Ghost [sx.uncouple]",
            "TreasureDue Belle, C3 [sx.treasure.farthest]",
        ),
        "C1: Doc>; C2: Belle<; out: Mei 1, Tuco 1, Ghost 1",
    ),
    Case(
        "two on the roof and one inside all go",
        f"train: 3; C1: Doc<; C2: Belle<; C3 roof: Mei<, Ghost>*; C3: Tuco>; {LAST_CARD_OF_FIVE}",
        "reveal",
        (
            REVEALED,
            "Turned Doc, rear [sx.turn]",
            "Uncoupled C3, Mei and Ghost and Tuco [sx.uncouple]",
            "TreasureDue Belle, C3 [sx.treasure.farthest]",
        ),
        "C1: Doc>; C2: Belle<; out: Mei 1, Ghost 1, Tuco 1",
    ),
)
def test_only_one_bandit_removed_with_the_uncoupled_wagon(case: Case) -> None:
    """A mistake of other programs: everybody on both floors goes."""
    check(case)


class Award(NamedTuple):
    name: str
    train: str
    taker: str
    rules: str = "sx.treasure.farthest"


ROOF_FIRST = "sx.treasure.farthest sx.treasure.roof_first"
AWARDS = (
    Award("the highest card number", "C0 roof: Doc<; C1: Mei<; C2: Tuco>", "Tuco"),
    Award("a roof nearer the front loses", "C0: Doc<; C1 roof: Mei<; C2: Tuco>", "Tuco"),
    Award("roof before inside", "C0: Doc<; C2 roof: Mei<; C2: Tuco>", "Mei", ROOF_FIRST),
    Award("roof before rearmost inside", "C2 roof: Mei<; C2: Doc<, Tuco>", "Mei", ROOF_FIRST),
    Award("the rearmost inside", "C0: Doc<; C2: Tuco>, Mei>", "Mei"),
    Award("the rearmost on the roof", "C1: Doc<; C2 roof: Mei<, Tuco>", "Tuco"),
    Award(
        "the rearmost of a roof above another", "C2 roof: Tuco<, Mei<; C2: Doc<", "Mei", ROOF_FIRST
    ),
    Award("a stunned bandit counts", "C0: Doc<; C1: Mei<; C2: Tuco>*", "Tuco"),
    Award(
        "a stunned bandit on the roof counts", "C2: Doc<, Mei<; C2 roof: Tuco>*", "Tuco", ROOF_FIRST
    ),
    Award("whoever is lost with the wagon does not", "C1: Doc<, Mei<; C3: Tuco>", "Mei"),
    Award("on the locomotive too", "C0 roof: Mei>; C0: Doc<, Tuco>", "Mei", ROOF_FIRST),
)


@pytest.mark.parametrize("award", AWARDS, ids=lambda each: each.name)
def test_the_farthest_takes_the_treasure(award: Award) -> None:
    start = position(f"train: 3; {award.train}; {LAST_CARD}")
    state, told = play(start, "reveal", "treasure 356")
    assert told[3:5] == [
        f"TreasureDue {award.taker}, C3 [{award.rules}]",
        f"TreasureTaken {award.taker}, 356 [sx.pieces.treasure sx.treasure.secret]",
    ]
    assert f"treasure {award.taker}: 356" in lines(state)


def test_luck_draws_evenly_from_the_treasures_that_nobody_has() -> None:
    state = position(
        "train: 1; round: 3; C1: Doc<, Mei<, Tuco>; treasure Doc: 389, 301; now: treasure"
    )
    chance = GAME.rules.chance(state)
    values = [move.value for move, _ in chance.outcomes if isinstance(move, DrawTreasure)]
    assert values == [312, 323, 345, 356, 367, 378]
    assert {share for _, share in chance.outcomes} == {Fraction(1, 6)}


@table(
    Refused(
        "a treasure that somebody has",
        "train: 1; round: 3; C1: Doc<, Mei<, Tuco>; treasure Doc: 389, 301; now: treasure",
        "treasure 301",
        "sx.pieces.treasure",
        "No treasure of 301 is left; there are 312, 323, 345, 356, 367 and 378. "
        "[sx.pieces.treasure]",
    ),
    Refused(
        "before the round is over",
        "train: 2; C1: Doc<, Mei<, Tuco>",
        "treasure 301",
        "sx.round.phases",
        "This can't be done now: cards are being played. [sx.round.phases]",
    ),
)
def test_treasures_that_cannot_be_drawn(case: Refused) -> None:
    check_refused(case)


def test_a_treasure_that_was_never_made() -> None:
    state = position("train: 2; C1: Doc<, Mei<, Tuco>; now: treasure")
    assert 300 not in TREASURES
    assert_refused(
        state,
        DrawTreasure(300),
        "sx.pieces.treasure",
        "No treasure of 300 is left; there are 301, 312, 323, 345, 356, 367, 378 and 389. "
        "[sx.pieces.treasure]",
    )


TAKEN = "[sx.pieces.treasure sx.treasure.secret]"


@table(
    Case(
        "to the left of the first player",
        "train: 2; first: Doc; C0: Doc<; C1: Mei<, Tuco>; now: treasure",
        "treasure 301",
        (
            f"TreasureTaken Tuco, 301 {TAKEN}",
            "FirstPlayerPassed Mei [sx.first.passes]",
            "RoundBegan 2 [sx.round.phases]",
        ),
        "C0: Doc<; C1: Mei<, Tuco>; treasure Tuco: 301",
        "first: Mei; round: 2; now: Mei plans",
    ),
    Case(
        "round the table, from the last seat to the first",
        "train: 1; round: 3; seats: Doc, Mei, Tuco; first: Tuco; C0: Doc<; C1: Mei<, Tuco>; "
        "now: treasure; treasure Tuco: 389",
        "treasure 301",
        (
            f"TreasureTaken Tuco, 301 {TAKEN}",
            "FirstPlayerPassed Doc [sx.first.passes]",
            "RoundBegan 4 [sx.round.phases]",
        ),
        "C0: Doc<; C1: Mei<, Tuco>; treasure Tuco: 389, 301",
        "first: Doc; round: 4; now: Doc plans",
    ),
)
def test_the_first_player_card_passes_to_the_left(case: Case) -> None:
    check(case)


@table(
    Case(
        "over one eliminated",
        "train: 2; seats: Doc, Mei, Tuco; first: Doc; C0: Doc<; C1: Tuco>; out: Mei 1; "
        "now: treasure",
        "treasure 301",
        (
            f"TreasureTaken Tuco, 301 {TAKEN}",
            "FirstPlayerPassed Tuco [sx.first.passes]",
            "RoundBegan 2 [sx.round.phases]",
        ),
        "C0: Doc<; C1: Tuco>; out: Mei 1; treasure Tuco: 301",
        "first: Tuco; now: Tuco plans",
    ),
    Case(
        "over several eliminated, round the table",
        "train: 2; seats: Doc, Mei, Tuco, Belle, Ghost; first: Tuco; C0: Mei<; C1: Tuco>; "
        "out: Doc 1, Belle 1, Ghost 1; now: treasure",
        "treasure 301",
        (
            f"TreasureTaken Tuco, 301 {TAKEN}",
            "FirstPlayerPassed Mei [sx.first.passes]",
            "RoundBegan 2 [sx.round.phases]",
        ),
        "C0: Mei<; C1: Tuco>; out: Doc 1, Belle 1, Ghost 1; treasure Tuco: 301",
        "first: Mei; now: Mei plans",
    ),
    Case(
        "from a first player who was eliminated",
        "train: 2; seats: Doc, Mei, Tuco, Belle; first: Mei; C0: Doc<; C1: Tuco>, Belle<; "
        "out: Mei 1; now: treasure",
        "treasure 301",
        (
            f"TreasureTaken Belle, 301 {TAKEN}",
            "FirstPlayerPassed Tuco [sx.first.passes]",
            "RoundBegan 2 [sx.round.phases]",
        ),
        "C0: Doc<; C1: Tuco>, Belle<; out: Mei 1; treasure Belle: 301",
        "first: Tuco; now: Tuco plans",
    ),
)
def test_first_player_card_passed_to_an_eliminated_player(case: Case) -> None:
    """A mistake of other programs: it goes to the next player still in the game."""
    check(case)


def test_a_new_round_begins_with_all_cards_in_hand() -> None:
    state, _ = play(position(f"train: 3; C0: Doc<; C1: Mei<, Tuco>; {LAST_CARD}"), "reveal")
    state, _ = play(state, "treasure 312")
    assert [bandit.planned for bandit in state.bandits] == [(), (), ()]
    assert [(bandit.played, bandit.seen) for bandit in state.bandits] == [(0, 0)] * 3
    assert GAME.rules.to_act(state) == seat(state, "Mei")
