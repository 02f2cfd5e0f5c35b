"""Dials are given, refused, named and written like the other options of a game."""

from __future__ import annotations

import pytest

from engine.core.notation import Scanner, options_text, read_options
from engine.core.options import UnknownOption, changed, make_options, option_names, values_of
from engine.core.tuning import Dial, dials_of

from . import toy_pieces as toy
from .toy import TOY
from .toy_pieces import Options, Tuning


def test_a_dial_has_its_rule_and_its_bounds() -> None:
    assert dials_of(Options) == {"goal": Dial(toy.GOAL_ENDS, 1, 5), "generous": Dial(toy.PICK)}


def test_the_values_of_a_dial_are_all_within_its_bounds_with_the_rulebooks_first() -> None:
    assert values_of(Options, "goal") == (3, 1, 2, 4, 5)
    assert values_of(Options, "generous") == (False, True)


def test_dials_come_after_the_other_options() -> None:
    assert option_names(Options) == ("small", "calm", "wind", "goal", "generous", "house")


@pytest.mark.parametrize(
    ("given", "made"),
    [
        ({"goal": 5}, Options(tuning=Tuning(goal=5))),
        ({"goal": "5"}, Options(tuning=Tuning(goal=5))),
        ({"goal": 3}, Options()),
        ({"generous": "on", "small": True}, Options(True, tuning=Tuning(generous=True))),
    ],
    ids=["a number", "its text", "the rulebook's", "a switch beside another option"],
)
def test_dials_are_given_like_options(given: dict[str, object], made: Options) -> None:
    assert make_options(Options, given) == made


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"goal": 0}, "goal can't be 0; it can be a number from 1 to 5"),
        ({"goal": 6}, "goal can't be 6; it can be a number from 1 to 5"),
        ({"goal": 3.0}, "goal can't be 3.0; it can be a number from 1 to 5"),
        ({"goal": True}, "goal can't be True; it can be a number from 1 to 5"),
        ({"goal": "many"}, "goal can't be 'many'; it can be a number from 1 to 5"),
        ({"generous": 1}, "generous can't be 1; it can be off, on"),
        (
            {"tuning": Tuning()},
            "no option is called 'tuning'; the options are "
            "small, calm, wind, goal, generous, house",
        ),
    ],
)
def test_what_is_out_of_bounds_is_refused_with_them(
    given: dict[str, object], sentence: str
) -> None:
    with pytest.raises(UnknownOption) as refused:
        make_options(Options, given)
    assert str(refused.value) == sentence


def test_only_turned_dials_are_changed_and_written() -> None:
    options = make_options(Options, {"goal": 5, "calm": True})
    assert changed(options) == {"calm": True, "goal": 5}
    assert options_text(options) == "calm, goal 5"
    assert read_options(Scanner("calm, goal 5"), Options) == options


def test_a_dial_changes_the_game() -> None:
    state = TOY.read_position(
        "options: goal 1; Ann: 0 apples, card 3, stones 1, shown; Bob: 0 apples; now: pick Ann"
    )
    end, events = TOY.play(state, TOY.notation.read_move("pick low", state))
    assert TOY.rules.winners(end) == (0,)
    assert any(toy.GOAL_ENDS in event.rules for event in events)
