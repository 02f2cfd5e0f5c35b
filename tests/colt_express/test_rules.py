"""The catalogue of rules: every id of the rule list, told in every language."""

import pytest

from engine.colt_express import GAME
from engine.core.rulebook import LANGUAGES

IDS = """
ce.pieces ce.pieces.purses ce.pieces.deck ce.pieces.cars ce.pieces.rounds ce.setup.players
ce.setup.train ce.setup.loot ce.setup.marshal ce.setup.rounds ce.setup.bullets ce.setup.purse
ce.setup.first ce.setup.seats ce.round.deal ce.round.reveal ce.scheme.choice
ce.scheme.bullets_dead ce.turn.face_up ce.turn.tunnel ce.turn.speeding_up ce.turn.switching
ce.turn.clockwise ce.steal.order ce.steal.forced ce.round.event ce.round.return ce.round.first
ce.pawn.on_train ce.move.inside ce.move.roof ce.move.must ce.floor ce.rob.take ce.rob.none
ce.fire.inside ce.fire.roof ce.fire.hit ce.fire.none ce.fire.empty ce.punch.target ce.punch.loot
ce.punch.push ce.punch.no_loot ce.punch.none ce.marshal.move ce.marshal.meets
ce.marshal.never_together ce.marshal.bullets_short ce.marshal.bullets_gone ce.ghost ce.doc
ce.tuco ce.django ce.cheyenne ce.belle ce.event.angry_marshal ce.event.swivel_arm
ce.event.braking ce.event.take_it_all ce.event.rebellion ce.event.revenge ce.event.pickpocketing
ce.event.hostage ce.end.rounds ce.score.loot ce.score.win ce.score.gunslinger ce.score.tie
ce.loot.kept ce.sight.loot ce.sight.hand ce.sight.tunnel ce.sight.rounds ce.expert.drop_bullets
ce.expert.keep ce.expert.used ce.expert.refill ce.expert.reshuffle ce.expert.discard_open
ce.duo.setup ce.duo.deck ce.duo.turns ce.duo.expert ce.duo.friendly_fire ce.duo.win
ce.duo.powers
"""


def test_the_ids_are_those_of_the_rule_list() -> None:
    assert sorted(GAME.rule_ids) == sorted(IDS.split())
    assert len(GAME.rule_ids) == 87


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_with_its_section(language: str) -> None:
    book = GAME.words.rulebook(language)
    assert sorted(book.rules) == sorted(IDS.split())
    assert [id for id, rule in book.rules.items() if not (rule.text and rule.section)] == []


def test_no_rule_goes_without_effect() -> None:
    assert GAME.rules_without_effect == {}
