"""The catalogue of rules: every id of the rule list, told in every language."""

import pytest

from engine.core.rulebook import LANGUAGES, RuleId, UnknownRule
from engine.super_express import GAME

IDS = """
sx.pieces sx.pieces.treasure
sx.setup.players sx.setup.train sx.setup.hand sx.setup.first sx.setup.placement sx.setup.facing
sx.round.phases sx.plan.three sx.execute.turns sx.execute.forced sx.execute.eliminated
sx.position.order
sx.turn sx.floor sx.floor.back_to_edge sx.move sx.move.entry_side sx.move.off_train
sx.shoot.target sx.shoot.over_stunned sx.shoot.push sx.shoot.off_train sx.shoot.miss
sx.wake sx.wake.next_round
sx.uncouple sx.treasure.farthest sx.treasure.roof_first sx.treasure.secret sx.first.passes
sx.end.last_bandit sx.end.nobody sx.end.locomotive sx.end.tie
sx.expansion.hand sx.reflex.stunned sx.reflex.duck
sx.horse.ride sx.horse.rescue sx.horse.off_train sx.horse.this_round sx.horse.pending
sx.horse.stunned
sx.time.setup sx.time.enter sx.time.arrive sx.time.rewind sx.time.replay sx.time.paradox
"""

RULINGS = """
sx.pieces.treasure sx.plan.three sx.execute.eliminated sx.shoot.push sx.shoot.miss
sx.wake.next_round sx.treasure.farthest sx.treasure.secret sx.end.last_bandit sx.horse.rescue
sx.horse.off_train sx.horse.pending sx.horse.stunned sx.time.arrive sx.time.paradox
"""


def test_the_ids_are_those_of_the_rule_list() -> None:
    assert sorted(GAME.rule_ids) == sorted(IDS.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told(language: str) -> None:
    book = GAME.words.rulebook(language)
    assert sorted(book.rules) == sorted(IDS.split())
    assert [id for id, rule in book.rules.items() if not (rule.title and rule.text)] == []
    assert [id for id, rule in book.rules.items() if not rule.section] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rulebook_leaves_open_is_called_a_ruling(language: str) -> None:
    rules = GAME.words.rulebook(language).rules
    assert sorted(id for id, rule in rules.items() if rule.ruling) == sorted(RULINGS.split())


def test_an_unknown_rule_is_answered_with_the_ids_there_are() -> None:
    with pytest.raises(UnknownRule, match=r"'sx\.dance'.*sx\.turn"):
        GAME.words.rulebook().rule(RuleId("sx.dance"))
