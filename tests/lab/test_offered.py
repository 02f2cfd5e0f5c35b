"""What can be changed at a table is listed in words, with its values and its rule."""

from __future__ import annotations

import pytest

from engine.core.errors import GameError
from engine.core.options import HOUSE, option_names
from engine.core.rulebook import LANGUAGES
from engine.lab import Lab
from engine.lab.table import find_game
from explorer import Lab as ShowingLab

PLAYERS = {"colt_express": 4, "super_express": 4, "fugitive": 2}
each_game = pytest.mark.parametrize("game", PLAYERS)


@each_game
def test_every_option_is_listed_with_its_rule_in_every_language(game: str) -> None:
    found = find_game(game)
    names = [name for name in option_names(found.option_type) if name != HOUSE]
    meanings = {}
    for language in LANGUAGES:
        rows = Lab(game, PLAYERS[game]).options(language).rows
        assert [row.option for row in rows] == names
        assert {row.rule for row in rows} <= set(found.rule_ids)
        meanings[language] = [row.meaning for row in rows]
    assert meanings["en"] != meanings["ko"] != meanings["pt"]


def test_a_row_says_what_an_option_can_be_and_is() -> None:
    lab = Lab("colt_express", 4)
    assert str(lab.options()["marshal_bullets"]) == (
        "marshal_bullets: Bullets of the marshal (0 to 30; usual 13) [ce.setup.bullets]"
    )
    five = lab.variant(marshal_bullets=5, empty_chamber="bluff").options()
    assert "(0 to 30; usual 13, here 5)" in str(five["marshal_bullets"])
    assert "(barred, bluff; usual barred, here bluff)" in str(five["empty_chamber"])
    assert "0 to 2000 in steps of 50" in str(five["jewel_value"])
    assert [row.option for row in five.rows if row.changed] == ["empty_chamber", "marshal_bullets"]


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(GameError, match="fugitive has no option 'plan_cards'; there are variant"):
        _ = Lab("fugitive", 2).options()["plan_cards"]


@each_game
def test_in_a_notebook_the_list_is_a_table(game: str) -> None:
    found = ShowingLab(game, PLAYERS[game]).options()
    assert repr(found) == str(found).strip()
    assert list(found.table()["option"]) == [row.option for row in found.rows]
    page = found._repr_html_()
    assert page.count("<tr>") == len(found.rows) + 1
    assert "<details>" not in page
