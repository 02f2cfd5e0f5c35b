"""Every decision of the engine on which a rulebook is silent is written down, in every language."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.core.rulebook import RuleId
from explorer.files.library import games


class Written(NamedTuple):
    """A rule, and words of its ruling in each language."""

    game: str
    rule: str
    en: str
    ko: str
    pt: str


RULINGS = (
    Written(
        "super_express",
        "sx.end.last_bandit",
        "without an award",
        "보물을 주지 않고",
        "sem prêmio",
    ),
    Written(
        "super_express",
        "sx.horse.rescue",
        "shown in vain",
        "공개만 하고 효과가 없습니다",
        "mostradas em vão",
    ),
    Written(
        "super_express",
        "sx.horse.pending",
        "a Horse anywhere in the stack",
        "더미 어디에든 말이 있으면",
        "um Cavalo em qualquer lugar da pilha",
    ),
    Written(
        "colt_express",
        "ce.expert.drop_bullets",
        "a team-mate's bullet counts as another bandit's",
        "같은 팀 무법자에게서 받은 총알 카드도",
        "a bala de um companheiro de equipe conta",
    ),
    Written(
        "colt_express",
        "ce.expert.drop_bullets",
        "never covers the marshal's bullets",
        "보안관 총알 카드는 들어가지 않습니다",
        "nunca inclui as balas do Xerife",
    ),
    Written(
        "colt_express",
        "ce.ghost",
        "in a tunnel",
        "터널에서",
        "num túnel",
    ),
    Written(
        "colt_express",
        "ce.turn.speeding_up",
        "may still draw",
        "낼 수 있는 카드가 없으면 뽑을 수 있습니다",
        "ainda pode comprar",
    ),
    Written(
        "fugitive",
        "fg.event.order",
        "leaves the game unread",
        "읽지 않고 게임에서 뺍니다",
        "sai do jogo sem ser lida",
    ),
    Written(
        "fugitive",
        "fg.event.order",
        "goes back unread",
        "읽지 않고 맨 위나 맨 밑으로",
        "volta ao topo ou ao fundo sem ser lida",
    ),
)


@pytest.mark.parametrize("written", RULINGS, ids=lambda each: f"{each.rule}: {each.en}")
def test_a_ruling_is_written_down(written: Written) -> None:
    for language in ("en", "ko", "pt"):
        rule = games()[written.game].words.rulebook(language).rule(RuleId(written.rule))
        assert getattr(written, language) in rule.ruling
