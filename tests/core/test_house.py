"""A house rule is a function put in place of a rule's own; a position names it."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from typing import Any

import pytest

from engine.core.errors import GameError
from engine.core.house import HouseRule, know_house, make_house, replaceable_rules
from engine.core.moves import IllegalMove
from engine.core.options import UnknownOption, changed, make_options
from engine.core.rulebook import RuleId

from . import toy_pieces as toy
from .toy import TOY
from .toy_moves import Pick
from .toy_pieces import Options, State, Tree

LOW_CARD = "Ann: 0 apples, card 1, stones 1, shown; Bob: 0 apples, card 1, stones 2; now: pick Ann"


def ladders(state: State, card: int) -> bool:
    return card >= 0 and state.round > 0


def broken(state: State, card: int) -> bool:
    raise KeyError(state.round, card)


def at(*house: HouseRule) -> State:
    return TOY.read_position(LOW_CARD, make_options(Options, {"house": house}))


def test_the_functions_that_may_be_replaced_are_declared() -> None:
    assert list(replaceable_rules("toy.")) == [toy.HIGH_CARD]


def test_a_house_rule_takes_the_place_of_the_rules_own() -> None:
    with pytest.raises(IllegalMove):
        TOY.play(at(), Pick(Tree.HIGH))
    TOY.play(at(make_house(toy.HIGH_CARD, ladders)), Pick(Tree.HIGH))


def test_a_position_names_its_house_rules_and_reads_back() -> None:
    state = at(house := make_house(toy.HIGH_CARD, ladders))
    assert house.title == "ladders"
    assert changed(state.options) == {"house": (house,)}
    text = TOY.notation.position_text(state)
    assert f"house {house.name}" in text
    assert TOY.read_position(text) == state


def test_other_code_under_the_same_name_is_another_house_rule() -> None:
    def higher(than: int) -> HouseRule:
        return make_house(toy.HIGH_CARD, lambda state, card: card > than)

    assert higher(1) != higher(2)
    assert higher(1) == higher(1)


def higher(_state: State, card: int, than: int = 1) -> bool:
    return card > than


def test_what_a_function_carries_along_tells_it_apart() -> None:
    one, two = (make_house(toy.HIGH_CARD, partial(higher, than=than)) for than in (1, 2))
    assert one != two
    assert make_house(toy.HIGH_CARD, partial(higher, than=1)) == one

    def with_default(than: int) -> HouseRule:
        return make_house(toy.HIGH_CARD, lambda state, card, than=than: card > than)

    assert with_default(1) != with_default(2)
    assert with_default(1) == with_default(1)


NAMED = """
import tests.core.toy
from engine.core.house import make_house

made = {"words": frozenset(("apple", "pear", "plum", "cherry", "quince"))}
exec("def rule(state, card, among=words): return any(each in {'a', 'b'} for each in among)", made)
print(make_house("toy.high_card", made["rule"]).name)
"""


def test_the_same_code_has_the_same_name_in_another_session() -> None:
    names = {
        subprocess.run(
            [sys.executable, "-c", NAMED],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(names) == 1


@pytest.mark.parametrize(
    ("rule", "function", "sentence"),
    [
        ("toy.goal", ladders, "no rule 'toy.goal' can be replaced by code; these can: "),
        ("toy.high_card", 3, "a house rule is a function, not 3"),
        ("toy.high_card", lambda: True, "a function for toy.high_card takes (state, card)"),
    ],
    ids=["no such hook", "no function", "other arguments"],
)
def test_what_can_not_take_a_rules_place_is_refused(
    rule: str, function: Any, sentence: str
) -> None:
    with pytest.raises(GameError) as refused:
        make_house(RuleId(rule), function)
    assert str(refused.value).startswith(sentence)


def test_a_house_rule_that_is_not_known_here_is_refused_by_name() -> None:
    unknown = HouseRule(toy.HIGH_CARD, "stilts-000000")
    with pytest.raises(
        UnknownOption, match=r"the house rule stilts for toy\.high_card is not known"
    ):
        make_options(Options, {"house": (unknown,)})
    with pytest.raises(UnknownOption, match="no house rule 'stilts-000000' is known here"):
        make_options(Options, {"house": "stilts-000000"})
    know_house(unknown, ladders)
    assert make_options(Options, {"house": "stilts-000000"}).tuning.house == (unknown,)


def test_a_rule_has_one_house_rule_at_a_time() -> None:
    two = (make_house(toy.HIGH_CARD, ladders), make_house(toy.HIGH_CARD, broken))
    with pytest.raises(UnknownOption, match="one house rule at a time"):
        make_options(Options, {"house": two})


def test_a_house_rule_that_raises_says_which_it_is() -> None:
    with pytest.raises(
        GameError, match=r"house rule broken for toy\.high_card failed with KeyError"
    ):
        TOY.refusal(at(make_house(toy.HIGH_CARD, broken)), Pick(Tree.HIGH))
