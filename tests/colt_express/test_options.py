import pytest

from engine.colt_express import GAME
from engine.core.game import IllegalSetup
from engine.core.options import UnknownOption


@pytest.mark.parametrize("option", [{"drop_bullets": "marshals_too"}, {"discard_open": "owner"}])
def test_readings_of_the_expert_rules_need_them(option: dict[str, object]) -> None:
    with pytest.raises(IllegalSetup, match="belongs to the expert rules"):
        GAME.setup(4, **option)
    assert GAME.setup(4, expert=True, **option).expert
    assert GAME.setup(2, **option).expert


def test_two_players_always_use_the_expert_rules() -> None:
    assert GAME.setup(2).expert
    assert not GAME.setup(3).expert


@pytest.mark.parametrize("option", [{"ghost": True}, {"tie_break": "dice"}, {"expert": "maybe"}])
def test_unknown_options_are_refused(option: dict[str, object]) -> None:
    with pytest.raises(UnknownOption):
        GAME.setup(4, **option)
