"""A scenario is verified: a wrong expectation is reported with what happened instead."""

from __future__ import annotations

from typing import ClassVar

import pytest

from engine.core.judging import true_answer
from engine.core.matching import event_texts
from engine.core.moves import Seat
from engine.core.questions import Question
from engine.core.scenario_check import problems

from . import toy_pieces as toy
from .toy import TOY
from .toy_play import LAYING, PICKING, position
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
            'answer = "low"',
            'answer = "high"',
            [f"{PLACE}, line 4: the answer to 'Where will Ann be?' is 'low', not 'high'"],
        ),
        (
            'answer = "1"',
            'answer = "2"',
            [f"{PLACE}, line 4: the answer to 'How many apples?' is '1', not '2'"],
        ),
        (
            'value = "count"',
            'value = "weight"',
            ["the answer to 'How many apples?' is 'nothing of the kind', not '1'"],
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
            'answer = "high" }',
            'answer = "low" }',
            [f"{PLACE}, branch 1, line 2: the answer to 'And now?' is 'high', not 'low'"],
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
        *("wrong place", "wrong number", "unknown value", "not refused", "refused otherwise"),
        *("wrong in a branch", "wrong answer in a branch", "not taught", "unknown rule"),
    ],
)
def test_a_wrong_expectation_says_what_happened_instead(
    right: str, wrong: str, sentences: list[str]
) -> None:
    found = [str(problem) for problem in problems(performed(spoiled(right, wrong)))]
    assert len(found) == len(sentences)
    assert all(sentence in one for one, sentence in zip(found, sentences, strict=True)), found


def test_every_wrong_expectation_is_reported() -> None:
    wrong = spoiled('answer = "low"', 'answer = "high"').replace('"now: pick Ann"', '"bag: 9"')
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
        ('piece = "ann"\nanswer = "low"', 'piece = "zoe"\nanswer = "low"', "'zoe'"),
    ],
    ids=["a refusal that can't be read", "a piece that is not there"],
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


# -- what an event says, and what a question asks for


def test_an_event_in_words_has_its_kind_its_rules_and_its_fields() -> None:
    laid = toy.Laid((toy.LAY, toy.SECRET), Seat(1), (1, None))
    assert event_texts(TOY, laid, position(LAYING)) == {
        "event": "Laid",
        "rule": "toy.lay toy.secret",
        "seat": "Bob",
        "stones": "1 and something unseen",
    }


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Question("?", "", piece="ann"), "low"),
        (Question("?", "", piece="bob"), "ground"),
        (Question("?", "", event="Picked", value="count"), "1"),
        (Question("?", "", event="Climbed", value="tree"), "low"),
        (Question("?", "", event="Blew", value="sky"), "nothing of the kind"),
        (Question("?", "", event="Picked", value="tree"), "nothing of the kind"),
    ],
    ids=["place", "another place", "number", "word", "no such event", "no such value"],
)
def test_the_true_answer_is_a_place_or_a_value(question: Question, answer: str) -> None:
    start = position(PICKING)
    state, events = TOY.play(start, TOY.notation.read_move("pick low", start))
    assert true_answer(TOY, question, state, events) == answer


class Hushed(toy.Laid):
    told: ClassVar[bool] = False


def test_an_event_that_is_not_told_answers_no_question() -> None:
    hushed = Hushed((toy.LAY,), Seat(1), (1,))
    question = Question("?", "", event="Hushed", value="seat")
    assert true_answer(TOY, question, position(LAYING), (hushed,)) == "nothing of the kind"
