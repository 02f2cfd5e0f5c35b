"""Every ruling has its page, and its readings really lead to different outcomes."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.core.record import to_plain
from engine.core.rulebook import LANGUAGES
from explorer.files.library import games
from explorer.rulings import rulings as edge
from explorer.rulings.rulings import Outcome, UnknownRuling, edge_cases, ruling, rulings

RULINGS = [(name, option) for name, game in games().items() for option in rulings(game)]


def compared(outcome: Outcome) -> object:
    """Return the part of an outcome that is compared with those of other readings."""
    seen = to_plain(outcome.here.state)
    seen.pop("options", None)
    return (
        seen,
        [str(each) for each in (*outcome.story, *outcome.refused)],
        outcome.here.legal_moves,
    )


def test_a_game_has_rulings() -> None:
    assert ("super_express", "horse_rescue") in RULINGS
    assert ("super_express", "two_players") not in RULINGS
    assert ("fugitive", "variant") not in RULINGS, "event cards are a variant, not a reading"


def test_no_page_is_left_over() -> None:
    pages = {(page.parent.name, page.stem) for page in edge.FOLDER.glob("*/*.toml")}
    assert pages == set(RULINGS)


@pytest.mark.parametrize(("game", "option"), RULINGS)
def test_every_ruling_has_a_page_in_every_language(game: str, option: str) -> None:
    for language in LANGUAGES:
        page = ruling(game, option, language)
        choice = games()[game].words.rulebook(language).options[option]
        assert page.question == choice.question
        assert {each.value: each.text for each in page.readings} == choice.readings
        assert page.cases
        assert all(case.text for case in page.cases)


@pytest.mark.parametrize(("game", "option"), RULINGS)
def test_any_two_readings_differ_in_some_case(game: str, option: str) -> None:
    page = ruling(game, option)
    alike = [
        (one.value, other.value)
        for (here, one), (there, other) in combinations(enumerate(page.readings), 2)
        if all(
            compared(case.outcomes[here]) == compared(case.outcomes[there]) for case in page.cases
        )
    ]
    assert alike == []


@pytest.mark.parametrize(("game", "option"), RULINGS)
def test_every_case_tells_some_readings_apart(game: str, option: str) -> None:
    for case in ruling(game, option).cases:
        found = [compared(outcome) for outcome in case.outcomes]
        assert any(each != found[0] for each in found), case.text


@pytest.mark.parametrize(("game", "option"), RULINGS)
def test_the_rule_in_question_decides_some_outcome(game: str, option: str) -> None:
    page = ruling(game, option)
    told = {
        rule
        for case in page.cases
        for outcome in case.outcomes
        for sentence in (*outcome.story, *outcome.refused)
        for rule in sentence.rules
    }
    seen_only = games()[game].rules_without_effect
    assert page.rule_id in told or page.rule_id in seen_only


def test_all_pages_can_be_asked_for_at_once() -> None:
    assert [(page.game, page.option) for page in edge_cases()] == RULINGS


def test_there_is_no_page_of_something_that_is_no_option() -> None:
    files = {
        (path.parent.name, path.stem)
        for path in edge.FOLDER.glob("*/*.toml")
        if path.parent.name in games()
    }
    options = {
        (name, option) for name, game in games().items() for option in game.words.rulebook().options
    }
    assert files <= options


def test_a_page_is_read_as_text() -> None:
    text = str(ruling("super_express", "horse_stunned"))
    assert text.splitlines()[0] == "What does Horse do for a bandit who lies stunned on the train?"
    assert "  rides: " in text


def test_an_option_without_a_page_is_refused_with_those_that_have_one() -> None:
    with pytest.raises(UnknownRuling, match="called 'reflex'; there are horse_pending, horse_resc"):
        ruling("super_express", "reflex")
