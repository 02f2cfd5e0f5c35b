"""The options: variants one at a time, and readings by name."""

from __future__ import annotations

import pytest

from engine.core.game import IllegalSetup
from engine.core.options import UnknownOption, option_word
from engine.fugitive import GAME
from engine.fugitive.options import Options
from tests.option_space import option_space


def test_the_default_is_the_basic_game() -> None:
    defaults = {name: option_word(values[0]) for name, values in option_space(Options).items()}
    assert defaults == {
        "variant": "none",
        "favour": "fugitive",
        "opening": "one_or_two",
        "pass_draw": "nothing",
        "stalemate": "marshal",
        "sprint_42": "refused",
        "face_up": "wrong",
        "attempting": "optional",
        "manhunt_counts": "hideouts",
    }


def test_a_mix_of_variants_is_refused() -> None:
    with pytest.raises(UnknownOption, match="variant can't be 'random, discovery'; it can be none"):
        GAME.setup(2, variant="random, discovery")


@pytest.mark.parametrize("variant", ["none", "random", "discovery", "catch_up"])
def test_a_side_is_favoured_by_support_alone(variant: str) -> None:
    with pytest.raises(IllegalSetup) as refused:
        GAME.setup(2, variant=variant, favour="marshal")
    assert refused.value.refusal.rules == ("fg.variant.support",)
    assert str(refused.value) == (
        "A side is favoured in the support variant only. [fg.variant.support]"
    )


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("variant", "fg.variant.none"),
        ("favour", "fg.variant.support"),
        ("opening", "fg.turn.opening_exact"),
        ("pass_draw", "fg.pass.draw"),
        ("stalemate", "fg.turn.stalemate"),
        ("sprint_42", "fg.place.no_42_sprint"),
        ("face_up", "fg.guess.all_or_nothing"),
        ("attempting", "fg.guess.optional"),
        ("manhunt_counts", "fg.manhunt.trigger"),
    ],
)
def test_each_option_belongs_to_a_rule(name: str, rule: str) -> None:
    assert GAME.words.rulebook().options[name].rule == rule
