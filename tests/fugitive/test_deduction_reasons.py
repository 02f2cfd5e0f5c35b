from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from engine.core.messages import load_messages
from engine.core.rulebook import LANGUAGES
from engine.fugitive import rules
from engine.fugitive.deduction import (
    WITH_DRAWS,
    Evidence,
    Hideout,
    Limit,
    Method,
    Miss,
    Spent,
    odds,
    reasons,
    ruled_out,
    say,
    say_reason,
)
from engine.fugitive.deduction.evidence import EVEN, Model
from engine.fugitive.deduction.reasons import (
    InMyHand,
    NamedInVain,
    NextTooFar,
    NotDrawnYet,
    NoWorldLeft,
    OthersWereRight,
    OutOfPlay,
    RuledOut,
    SeenFaceUp,
    ToldOtherwise,
    TooFar,
    TooHigh,
    TooLow,
    _against,
)
from engine.fugitive.deduction.trail import walkable

from .positions import position

ONE = (Hideout(1),)
UP_TO_9 = (Hideout(1), Hideout(3), Hideout(5, number=9))


class Case(NamedTuple):
    name: str
    evidence: Evidence
    number: int
    expected: RuledOut


CASES = (
    Case("in my hand", Evidence(ONE, hand=(2,)), 2, InMyHand(rules.CARD_NUMBER, 2)),
    Case("discarded", Evidence(ONE, spent=(Spent(2, 1),)), 2, OutOfPlay(rules.CARD_NUMBER, 2)),
    Case(
        "turned up",
        Evidence((Hideout(1), Hideout(3, number=5, sprints=(2,)))),
        2,
        SeenFaceUp(rules.CARD_NUMBER, 2),
    ),
    Case("named", Evidence(ONE, misses=(Miss((2,), 1),)), 2, NamedInVain(rules.GUESS_HIT, 2, 1)),
    Case(
        "named with one that was right",
        Evidence((*ONE, Hideout(3, number=5)), misses=(Miss((2, 5), 2),)),
        2,
        OthersWereRight(rules.GUESS_ALL_OR_NOTHING, 2, (5,), 2),
    ),
    Case("told", Evidence((Hideout(1, odd=True),)), 2, ToldOtherwise(rules.EVENT_EFFECTS, 2)),
    Case("too far", Evidence(ONE), 4, TooFar(rules.PLACE_REACH, 4, 3)),
    Case(
        "too far even with its sprint",
        Evidence((Hideout(1, hidden_sprints=1),)),
        6,
        TooFar(rules.PLACE_SPRINT, 6, 5),
    ),
    Case(
        "higher than the next",
        Evidence((Hideout(1), Hideout(3, number=2))),
        3,
        TooHigh(rules.PLACE_ASCENDING, 3, 2),
    ),
    Case(
        "the next is out of reach",
        Evidence((Hideout(1), Hideout(3, number=6))),
        2,
        NextTooFar(rules.PLACE_REACH, 2, 6),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_why_the_first_hideout_is_not_a_number(case: Case) -> None:
    assert case.expected in reasons(case.evidence, 0, case.number)


def test_a_number_must_be_higher_than_any_before_it_can_be() -> None:
    assert reasons(Evidence(UP_TO_9), 1, 3) == (
        TooLow(rules.PLACE_ASCENDING, 3, 3),
        NextTooFar(rules.PLACE_REACH, 3, 9),
    )


def test_nothing_was_drawn_from_its_deck() -> None:
    evidence = Evidence((Hideout(1, hidden_sprints=2),), draws=())
    assert reasons(evidence, 0, 4, WITH_DRAWS) == (NotDrawnYet(rules.PLACE_HAND_ONLY, 4),)


def test_all_together_leave_no_world() -> None:
    """7 would follow 4, since I hold 5 and 6; and both were named together in vain."""
    trail = (Hideout(1, number=3), Hideout(3), Hideout(5, hidden_sprints=1))
    evidence = Evidence(trail, hand=(5, 6), misses=(Miss((4, 7), 3),))
    assert reasons(evidence, 2, 7) == (NoWorldLeft(rules.PLACE_HAND_ONLY, 7),)
    assert reasons(Evidence(trail, hand=(5, 6)), 2, 7) == ()


@pytest.mark.parametrize("model", [EVEN, WITH_DRAWS], ids=["even", "with draws"])
def test_a_number_has_a_reason_against_it_if_and_only_if_it_has_no_chance(model: Model) -> None:
    for seed in range(60):
        evidence = position(Random(seed))
        known, notes = odds(evidence, model), ruled_out(evidence, model)
        for place in evidence.hidden:
            impossible = {n for n in evidence.cards.numbers if not known.chance(place, n)}
            assert set(notes[place]) == impossible
            assert all(notes[place].values())


def test_a_number_that_has_a_chance_has_no_single_reason_against_it() -> None:
    for seed in range(40):
        evidence = position(Random(seed))
        ready = walkable(evidence)
        assert ready is not None
        known = odds(evidence, WITH_DRAWS)
        for place in evidence.hidden:
            for number in known.counts[place]:
                assert not [*_against(evidence, ready.steps, place, number, WITH_DRAWS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    said = set(load_messages("engine.fugitive.deduction", language).reasons)
    assert said == {kind.__name__ for kind in RuledOut.__subclasses__()}
    for case in CASES:
        sentence = say_reason(case.expected, language)
        assert sentence.endswith(".")
        assert "{" not in sentence
    for key in (*Limit, *Method):
        assert say(key, language).endswith(".")


def test_sentences_name_the_numbers() -> None:
    together = OthersWereRight(rules.GUESS_ALL_OR_NOTHING, 2, (5, 7), 2)
    assert say_reason(together) == (
        "2 was named together with 5 and 7, which lay there, and the attempt failed."
    )
    assert say_reason(NoWorldLeft(rules.PLACE_HAND_ONLY, 9)) == (
        "9 fits nothing, all that is known taken together."
    )
