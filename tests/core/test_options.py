"""Options are made from names and values that are checked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.notation import NotationError, Scanner, options_text, read_options
from engine.core.options import (
    UnknownOption,
    changed,
    make_options,
    option_word,
    values_of,
)
from tests.option_space import option_space

from .toy_pieces import Options, Wind

every_mix = st.builds(Options, st.booleans(), st.booleans(), st.sampled_from(Wind))


def test_the_space_has_every_value_with_the_default_first() -> None:
    assert option_space(Options) == {
        "small": (False, True),
        "calm": (False, True),
        "wind": (Wind.NOTHING, Wind.ONE, Wind.HALF),
    }


def test_the_default_comes_first_wherever_it_is_declared() -> None:
    class Late(Options):
        gale: Wind = Wind.HALF
        loud: bool = True

    assert values_of(Late, "gale") == (Wind.HALF, Wind.NOTHING, Wind.ONE)
    assert values_of(Late, "loud") == (True, False)


@pytest.mark.parametrize(
    ("given_", "made"),
    [
        ({}, Options()),
        ({"small": True}, Options(small=True)),
        ({"small": "on"}, Options(small=True)),
        ({"small": "off"}, Options()),
        ({"wind": Wind.ONE}, Options(wind=Wind.ONE)),
        ({"wind": "one", "calm": False}, Options(wind=Wind.ONE)),
    ],
    ids=["none", "true", "on", "off", "member", "member by its word"],
)
def test_values_may_be_given_as_they_are_or_by_their_words(
    given_: dict[str, object], made: Options
) -> None:
    assert make_options(Options, given_) == made


@pytest.mark.parametrize(
    ("given_", "sentence"),
    [
        (
            {"storm": True},
            "no option is called 'storm'; the options are small, calm, wind, goal, generous, house",
        ),
        ({"wind": "gale"}, "wind can't be 'gale'; it can be nothing, one, half"),
        ({"small": "yes"}, "small can't be 'yes'; it can be off, on"),
        ({"small": 1}, "small can't be 1; it can be off, on"),
        ({"small": None}, "small can't be None; it can be off, on"),
        ({"wind": True}, "wind can't be True; it can be nothing, one, half"),
    ],
    ids=["unknown option", "unknown reading", "unknown word", "a number", "nothing", "a switch"],
)
def test_what_is_unknown_is_refused_with_what_is_allowed(
    given_: dict[str, object], sentence: str
) -> None:
    with pytest.raises(UnknownOption) as refused:
        make_options(Options, given_)
    assert str(refused.value) == sentence


def test_only_what_differs_from_the_default_is_changed() -> None:
    assert changed(Options(calm=True, wind=Wind.ONE)) == {"calm": True, "wind": Wind.ONE}
    assert changed(Options()) == {}


@pytest.mark.parametrize(
    ("value", "word"), [(True, "on"), (False, "off"), (Wind.HALF, "half")], ids=str
)
def test_a_value_has_a_word(value: object, word: str) -> None:
    assert option_word(value) == word


@given(every_mix)
def test_options_read_back_from_their_text(options: Options) -> None:
    assert read_options(Scanner(options_text(options)), Options) == options


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("", Options()),
        ("small", Options(small=True)),
        ("small on, wind one", Options(small=True, wind=Wind.ONE)),
        ("small off", Options()),
    ],
)
def test_options_are_written_as_words(text: str, options: Options) -> None:
    assert read_options(Scanner(text), Options) == options


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        (
            "small, storm",
            8,
            "no option is called 'storm'; the options are small, calm, wind, goal, generous, house",
        ),
        ("calm, wind gale", 7, "wind can't be 'gale'; it can be nothing, one, half"),
        ("wind", 1, "wind can't be 'on'; it can be nothing, one, half"),
        ("small on calm", 10, "expected nothing more, found 'calm'"),
        (
            ", small",
            1,
            "no option is called ','; the options are small, calm, wind, goal, generous, house",
        ),
        ("small, small off", 8, "small"),
    ],
    ids=[
        *("unknown option", "unknown reading", "reading left out", "comma left out"),
        *("name left out", "said twice"),
    ],
)
def test_an_error_points_at_the_option(text: str, column: int, problem: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_options(Scanner(text), Options)
    assert (refused.value.line, refused.value.column) == (1, column)
    assert problem in refused.value.problem
