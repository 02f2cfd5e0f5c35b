"""Exact odds of a round, against a count by hand."""

from fractions import Fraction

from engine.super_express.odds import outcomes_of_round, survival_of_round
from tests.super_express.table import position

HARMLESS = "| Floor, Turn, Move"
START = (
    "train: 3; seats: Mei, Tuco, Doc; C3: Doc<; C2: Mei>; C2 roof: Tuco>; "
    f"plan Mei: {HARMLESS}; plan Tuco: {HARMLESS}; now: Doc plans; first: Mei"
)


def test_doc_alone_to_plan_in_the_last_wagon_survives_half_of_his_plans() -> None:
    """12 of 24: the 6 with Move and without Turn, and the 6 with Move before Turn."""
    assert survival_of_round(position(START)) == {
        "doc": Fraction(1, 2),
        "mei": Fraction(1),
        "tuco": Fraction(1),
    }


def test_the_odds_add_up_and_every_end_has_the_wagon_uncoupled() -> None:
    ends = outcomes_of_round(position(START))
    assert sum(ends.values()) == 1
    assert {int(end.last_car) for end in ends} == {2}
