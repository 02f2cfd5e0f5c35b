"""Options: which go together, and that each is asked about in every language."""

from itertools import product

import pytest

from engine.core.game import IllegalSetup
from engine.core.options import option_word
from engine.core.rulebook import LANGUAGES
from engine.super_express import GAME
from engine.super_express.options import Options
from tests.option_space import option_space

SPACE = option_space(Options)


def test_the_options_and_their_readings_the_default_first() -> None:
    assert {name: [option_word(value) for value in values] for name, values in SPACE.items()} == {
        "reflex": ["off", "on"],
        "horse": ["off", "on"],
        "time_car": ["off", "on"],
        "two_players": ["off", "on"],
        "horse_rescue": ["next_turn", "at_once", "any_card"],
        "horse_pending": ["if_horse", "always", "never"],
        "horse_stunned": ["stands", "rides"],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_question_and_every_reading_its_words(language: str) -> None:
    choices = GAME.words.rulebook(language).options
    assert set(choices) == set(SPACE)
    for name, choice in choices.items():
        assert choice.rule in GAME.rule_ids
        assert choice.question
        assert set(choice.readings) == {option_word(value) for value in SPACE[name]}
        assert all(choice.readings.values())


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"horse_rescue": "any_card", "horse_pending": "never", "horse_stunned": "rides"},
            "The option horse_rescue needs the Horse expansion. [sx.horse.rescue] "
            "The option horse_pending needs the Horse expansion. [sx.horse.pending] "
            "The option horse_stunned needs the Horse expansion. [sx.horse.stunned]",
        ),
        (
            {"reflex": True, "time_car": True, "horse_stunned": "rides"},
            "The option horse_stunned needs the Horse expansion. [sx.horse.stunned]",
        ),
        (
            {"horse": True, "horse_rescue": "at_once", "horse_pending": "always"},
            "With a rescue at once nobody waits off the train, so there is no waiting to choose. "
            "[sx.horse.pending]",
        ),
        (
            {"horse": True, "horse_rescue": "at_once", "horse_pending": "never"},
            "With a rescue at once nobody waits off the train, so there is no waiting to choose. "
            "[sx.horse.pending]",
        ),
    ],
)
def test_contradictory_options(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(IllegalSetup) as caught:
        GAME.setup(3, **options)
    assert str(caught.value) == sentence


def test_all_other_mixes_can_be_played() -> None:
    played = 0
    for values in product(*SPACE.values()):
        options = dict(zip(SPACE, values, strict=True))
        words = {name: option_word(value) for name, value in options.items()}
        readings = (words["horse_rescue"], words["horse_pending"], words["horse_stunned"])
        if words["horse"] == "off":
            legal = readings == ("next_turn", "if_horse", "stands")
        else:
            legal = readings[0] != "at_once" or readings[1] == "if_horse"
        if legal:
            played += 1
            chosen = GAME.setup(3, **options).options
            assert {name: getattr(chosen, name) for name in SPACE} == options
        else:
            with pytest.raises(IllegalSetup):
                GAME.setup(3, **options)
    assert played == 8 + 8 * 14
