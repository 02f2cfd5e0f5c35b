"""A scenario is verified: a wrong expectation is reported with what happened instead."""

from __future__ import annotations

import pytest

from engine.core.matching import event_texts
from engine.core.moves import Seat
from engine.core.scenario_check import problems

from . import toy_pieces as toy
from .toy import TOY
from .toy_play import LAYING, position
from .toy_scenario import PLACE, performed, spoiled

SHOWN = "(event = Shown, rule = toy.show, seat = Ann, card = 2, stones = 1)"


def test_a_scenario_in_which_everything_comes_true_has_no_problems() -> None:
    assert problems(performed()) == ()


@pytest.mark.parametrize(
    ("right", "wrong", "sentences"),
    [
        (
            'event = "Shown", seat = "Ann"',
            'event = "Shown", seat = "Bob"',
            [f"{PLACE}, line 3: expected event = Shown, seat = Bob, card = 2, stones = 1, "],
        ),
        (
            'card = 2, stones = "1", rule = "toy.show"',
            "card = 3",
            [f"expected event = Shown, seat = Ann, card = 3; what happened: {SHOWN}"],
        ),
        (
            'rule = "toy.show"',
            'rule = "toy.sho"',
            [f"{PLACE}, line 3: expected event = Shown"],
        ),
        (
            'event = "Picked", seat = "ann"',
            'event = "Climbed", apples = "1"',
            [
                f"{PLACE}, line 4: expected event = Climbed, apples = 1, count = 1; what happened: "
                "(event = Climbed, rule = toy.pick, seat = Ann, tree = low); "
                "(event = Picked, rule = toy.pick, seat = Ann, count = 1)"
            ],
        ),
        (
            'position = ["now: pick Ann"]',
            'position = ["now: pick Bob"]',
            [f"{PLACE}, line 3: expected the position to say 'now: pick Bob'; found now: pick Ann"],
        ),
        (
            'position = ["now: pick Ann"]',
            'position = ["moon: full"]',
            ["expected the position to say 'moon: full'; found no such line; the position is "],
        ),
        (
            'move = "lay 9 1 1"\nrules = ["toy.lay"]',
            'move = "lay 2"\nrules = ["toy.lay"]',
            [f"{PLACE}, line 1: 'lay 2' should be refused by toy.lay; it is allowed"],
        ),
        (
            'move = "lay 9 1 1"\nrules = ["toy.lay"]',
            'move = "show"\nrules = ["toy.lay", "toy.sho"]',
            ["'show' should be refused by toy.lay, toy.sho; it is refused by toy.round"],
        ),
        (
            'expect = [{ event = "Blew", sky = "wind" }]',
            'expect = [{ event = "Blew", sky = "sun" }]',
            [
                f"{PLACE}, branch 1, line 2: expected event = Blew, sky = sun; "
                "what happened: (event = Blew, rule = toy.sky, sky = wind)"
            ],
        ),
        (
            '"toy.odd", ',
            '"toy.goal", ',
            ["teaches: toy.goal does not happen in this scenario"],
        ),
        (
            '"toy.odd", ',
            '"toy.nap", ',
            ["teaches: no rule is called 'toy.nap'; the ids are toy.players, toy.deal, "],
        ),
    ],
    ids=[
        *("wrong seat", "wrong value", "wrong rule", "wrong event", "wrong line", "unknown line"),
        *("not refused", "refused otherwise", "wrong in a branch", "not taught", "unknown rule"),
    ],
)
def test_a_wrong_expectation_says_what_happened_instead(
    right: str, wrong: str, sentences: list[str]
) -> None:
    found = [str(problem) for problem in problems(performed(spoiled(right, wrong)))]
    assert len(found) == len(sentences)
    assert all(sentence in one for one, sentence in zip(found, sentences, strict=True)), found


def test_every_wrong_expectation_is_reported() -> None:
    wrong = spoiled("count = 1 }", "count = 9 }").replace('"now: pick Ann"', '"bag: 9"')
    places = [problem.place for problem in problems(performed(wrong))]
    assert places == [f"{PLACE}, line 3", f"{PLACE}, line 4"]


def test_an_expectation_may_be_met_by_any_event_of_a_step_made_several_times() -> None:
    dealt = 'times = 2\nexpect = [{ event = "Dealt", seat = "%s" }]'
    text = spoiled("times = 2", dealt)
    found = {name: problems(performed(text % name)) for name in ("Ann", "Bob", "Cas")}
    assert [len(found[name]) for name in ("Ann", "Bob", "Cas")] == [0, 0, 1]


def test_a_rule_that_no_event_carries_may_be_taught() -> None:
    assert toy.SECRET in TOY.rules_without_effect
    assert problems(performed(spoiled('"toy.odd", ', ""))) == ()


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ('move = "lay 9 1 1"', 'move = "lie 9"', "'lie 9': line 1, column 1: expected a move"),
    ],
    ids=["a refusal that can't be read"],
)
def test_an_expectation_that_makes_no_sense_is_a_problem_with_a_place(
    right: str, wrong: str, said: str
) -> None:
    found = problems(performed(spoiled(right, wrong)))
    assert [problem.place.startswith(PLACE) for problem in found] == [True]
    assert said in str(found[0])


def test_nothing_that_happened_is_said_in_words() -> None:
    text = spoiled('move = "lay 2"', 'move = "lay 2"\nexpect = [{ event = "Rested" }]')
    (problem,) = problems(performed(text))
    assert "(event = Laid, rule = toy.lay, seat = Bob, stones = 2)" in str(problem)


# -- what an event says


def test_an_event_in_words_has_its_kind_its_rules_and_its_fields() -> None:
    laid = toy.Laid((toy.LAY, toy.SECRET), Seat(1), (1, None))
    assert event_texts(TOY, laid, position(LAYING)) == {
        "event": "Laid",
        "rule": "toy.lay toy.secret",
        "seat": "Bob",
        "stones": "1 and something unseen",
    }
