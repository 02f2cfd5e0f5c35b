"""The catalogue of rules: every id of the rule list, told in every language."""

from __future__ import annotations

import pytest

from engine.core.rulebook import LANGUAGES, RuleId, UnknownRule
from engine.fugitive import GAME

IDS = """
fg.setup.roles fg.card.number fg.card.footprints fg.setup.start fg.setup.decks fg.setup.hand
fg.turn.order fg.turn.fugitive_first fg.turn.marshal_first fg.turn.fugitive fg.turn.marshal
fg.turn.opening_exact fg.pass.draw fg.turn.stalemate fg.turn.empty_deck
fg.place.next fg.place.ascending fg.place.reach fg.place.sprint fg.place.sprint_visible_count
fg.place.overpay fg.place.look fg.place.hand_only fg.place.no_42_sprint fg.pass
fg.guess.range fg.guess.number_only fg.guess.hit fg.guess.all_or_nothing fg.guess.hideouts_only
fg.guess.once fg.guess.hopeless fg.guess.optional
fg.win.caught fg.win.escape fg.win.announce
fg.manhunt.trigger fg.manhunt.single fg.manhunt.caught fg.manhunt.escape
fg.variant.none fg.variant.random fg.variant.discovery fg.variant.support fg.variant.catch_up
fg.event.redraw fg.event.setup fg.event.win_first fg.event.kinds fg.event.empty fg.event.order
fg.event.effects
"""


def test_the_ids_are_those_of_the_rule_list() -> None:
    assert sorted(GAME.rule_ids) == sorted(IDS.split())
    assert len(GAME.rule_ids) == 52


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told(language: str) -> None:
    book = GAME.words.rulebook(language)
    assert sorted(book.rules) == sorted(IDS.split())
    assert [id for id, rule in book.rules.items() if not (rule.title and rule.text)] == []
    assert [id for id, rule in book.rules.items() if not rule.section] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_events_are_called_our_own_design(language: str) -> None:
    assert GAME.words.rulebook(language).rule(RuleId("fg.event.effects")).ruling


def test_an_unknown_rule_is_answered_with_the_ids_there_are() -> None:
    with pytest.raises(UnknownRule, match=r"'fg\.dance'.*fg\.turn\.order"):
        GAME.words.rulebook().rule(RuleId("fg.dance"))
