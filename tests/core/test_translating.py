"""Texts of a scenario in other languages."""

from __future__ import annotations

import pytest

from engine.core.performing import perform
from engine.core.scenario import read_scenario, scenario_text
from engine.core.scenario_check import problems
from engine.core.study_file import study_scenario
from engine.core.translating import said, texts
from tests.untranslated import untranslated

from .toy_play import find_toy
from .toy_scenario import PLACE, SCENARIO

KOREAN = """
[translations.ko]
"Bob rests" = "밥이 쉰다"
"An odd stack." = "홀수 더미."
"""
TRANSLATED = SCENARIO + KOREAN


@pytest.mark.parametrize(
    ("text", "language", "read"),
    [
        ("Bob rests", "ko", "밥이 쉰다"),
        ("Bob rests", "en", "Bob rests"),
        ("Bob rests", "pt", "Bob rests"),
        ("Where will Ann be?", "ko", "Where will Ann be?"),
    ],
    ids=["translated", "as written", "another language", "not translated"],
)
def test_a_text_is_said_in_a_language_as_far_as_it_is_translated(
    text: str, language: str, read: str
) -> None:
    assert said(read_scenario(TRANSLATED, PLACE), text, language) == read


def test_what_a_language_lacks_is_told() -> None:
    scenario = read_scenario(TRANSLATED, PLACE)
    lacking = untranslated(scenario)
    assert ("pt", "Bob rests") in lacking
    assert ("ko", "Bob rests") not in lacking
    assert len(lacking) == 2 * len(texts(scenario)) - 2


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ('[translations.ko]\n"Ann rests" = "앤이 쉰다"', "ko translates 'Ann rests', which the"),
        ('[translations.fr]\n"Bob rests" = "Bob"', "translations are in ko, pt, not in 'fr'"),
    ],
    ids=["nobody says it", "nobody reads it"],
)
def test_a_translation_of_nothing_is_a_problem(table: str, problem: str) -> None:
    found = problems(perform(read_scenario(f"{SCENARIO}\n{table}", PLACE), find_toy, PLACE))
    assert [each.place for each in found] == ["translations"]
    assert problem in found[0].problem


def test_a_study_keeps_the_translations_of_what_it_still_says() -> None:
    done = perform(read_scenario(TRANSLATED, PLACE), find_toy, PLACE)
    timeline = done.timeline
    timeline.comment(1, "Three stones.")
    kept = study_scenario(timeline, "Bob rests", done)
    assert kept.translations == {"ko": {"Bob rests": "밥이 쉰다"}}
    assert read_scenario(scenario_text(kept), PLACE) == kept
