"""A study says which house rules it is played by, wherever it is shown, in every language."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring
from zipfile import ZipFile

import pytest

from engine.core.house import make_house
from engine.core.rulebook import LANGUAGES, RuleId
from explorer import Study, editor, from_code, new_game, study
from explorer.export.export import export, to_html
from explorer.export.printing import worksheet_html
from explorer.export.qti import quiz_package
from explorer.session.plain import board_text
from tests.unpacking import unpack

DIALS: dict[str, dict[str, Any]] = {
    "colt_express": {"marshal_bullets": 5, "belle_power": False},
    "super_express": {"plan_cards": 2, "first_passes": False},
    "fugitive": {"stride": 4},
}
SAID = {
    ("colt_express", "en"): (
        "House rules: Bullets of the marshal: 5 (rulebook: 13); "
        "Belle is spared while others are in reach: off"
    ),
    ("colt_express", "ko"): (
        "하우스 룰: 보안관의 총알 수: 5 (룰북: 13); 벨은 다른 표적이 있으면 고를 수 없음: 끔"
    ),
    ("colt_express", "pt"): (
        "Regras da casa: Balas do Xerife: 5 (manual: 13); "
        "Belle não é alvo enquanto houver outro: desligado"
    ),
    ("super_express", "en"): (
        "House rules: Cards of a plan: 2 (rulebook: 3); "
        "The first-player card passes to the left: off"
    ),
    ("super_express", "ko"): (
        "하우스 룰: 계획에 쓰는 카드 수: 2 (룰북: 3); 선 플레이어 카드를 왼쪽으로 넘김: 끔"
    ),
    ("super_express", "pt"): (
        "Regras da casa: Cartas de um plano: 2 (manual: 3); "
        "A carta de Primeiro Jogador passa à esquerda: desligado"
    ),
    ("fugitive", "en"): (
        "House rules: How much higher the next hideout may be without sprint cards: 4 (rulebook: 3)"
    ),
    ("fugitive", "ko"): ("하우스 룰: 도약 카드 없이 다음 은신처가 더 클 수 있는 정도: 4 (룰북: 3)"),
    ("fugitive", "pt"): (
        "Regras da casa: Quanto o próximo esconderijo pode ser maior sem cartas de arrancada: "
        "4 (manual: 3)"
    ),
}

SVG = "{http://www.w3.org/2000/svg}"
ASKED = """
game = "colt_express"
title = "Two on the nearest roof"
text = "Doc fires along the roofs."
teaches = ["ce.fire.roof"]

[options]
marshal_bullets = 5

[start]
position = "seats: Doc, Belle, Cheyenne; 3 roof: Doc; 1 roof: Belle, Cheyenne; pile: | Doc Fire"

[[line]]
move = "fire Cheyenne"

[[line.question]]
ask = "Whom does Doc hit?"
event = "Shot"
value = "target"
answer = "Cheyenne"
"""

each_game = pytest.mark.parametrize("game", DIALS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def no_charm(_state: Any, _bandit: Any, within_reach: list[Any]) -> list[Any]:
    return within_reach


def line(shown: Study) -> str:
    """The house rules at the top of the page."""
    return str(shown.page["house"])


def stored(page: str) -> list[str]:
    """The house rules of every step that an exported page holds."""
    packed = page.partition('id="stored">')[2].partition("</script>")[0]
    pages = unpack(packed)["frames"]["pages"]
    return [each["house"] for each in pages.values()]


@each_game
@each_language
def test_the_page_and_the_text_say_the_dials_that_are_turned(game: str, language: str) -> None:
    shown = new_game(game, **DIALS[game])
    shown.language = language
    said = SAID[game, language]
    assert line(shown) == said
    assert said in repr(shown).splitlines()
    assert said in board_text(shown.session.here).splitlines()


@each_game
def test_a_game_by_the_rulebook_says_nothing(game: str) -> None:
    shown = new_game(game)
    assert line(shown) == ""
    assert "House rules" not in repr(shown)
    assert set(stored(to_html(shown.session.here))) == {""}


@each_game
def test_who_looks_makes_no_difference(game: str) -> None:
    shown = new_game(game, **DIALS[game])
    said = line(shown)
    for viewer in ("spectator", shown.session.here.seat_names[0]):
        shown.viewer = viewer
        assert line(shown) == said


@each_game
def test_every_step_of_an_exported_page_says_it(game: str) -> None:
    shown = new_game(game, **DIALS[game])
    shown.play(shown.legal_moves[0])
    page = to_html(shown.session.here)
    assert len(stored(page)) > 1
    assert set(stored(page)) == {line(shown)}
    assert line(shown) in page.partition('id="stored">')[0].replace("&#x27;", "'")


@each_game
@each_language
@pytest.mark.parametrize("kind", ["svg", "moving.svg"])
def test_a_picture_says_it_below_the_board(
    game: str, language: str, kind: str, tmp_path: Path
) -> None:
    shown, plain = new_game(game, **DIALS[game]), new_game(game)
    shown.language = plain.language = language
    shown.play(shown.legal_moves[0])
    plain.play(plain.legal_moves[0])
    picture, without = (
        fromstring(export(each.session.here, tmp_path / "board.svg", kind).read_text("utf-8"))
        for each in (shown, plain)
    )
    words = [each.text for each in picture.iter(f"{SVG}text") if each.get("x") == "8"]
    assert SAID[game, language] in " ".join(map(str, words))
    assert float(picture.get("height", 0)) > float(without.get("height", 0))
    assert SAID[game, language] in str(picture.get("aria-label"))


def test_a_worksheet_and_a_quiz_say_it(tmp_path: Path) -> None:
    asked = tmp_path / "asked.toml"
    asked.write_text(ASKED, "utf-8")
    shown = study(asked)
    shown.viewer = "all-seeing"
    words = "House rules: Bullets of the marshal: 5 (rulebook: 13)"
    assert words in worksheet_html(shown.session.here)
    with ZipFile(BytesIO(quiz_package(shown.session.here))) as package:
        assert words in package.read("question_1.svg").decode()
        assert words in package.read("question_1.xml").decode()


@each_game
def test_a_saved_study_and_a_code_keep_it(game: str, tmp_path: Path) -> None:
    shown = new_game(game, **DIALS[game])
    assert line(study(shown.save(tmp_path / "mine.toml"))) == line(shown)
    assert line(from_code(shown.code())) == line(shown)


@each_game
@each_language
def test_the_editor_says_it(game: str, language: str) -> None:
    table = editor(game, **DIALS[game])
    table.language = language
    assert table.page["house"] == SAID[game, language]


RULE_SAID = {
    "en": "House rules in this game: Bullets of the marshal: 5 (rulebook: 13).",
    "ko": "이 게임의 하우스 룰: 보안관의 총알 수: 5 (룰북: 13).",
    "pt": "Regras da casa neste jogo: Balas do Xerife: 5 (manual: 13).",
}


@each_language
def test_the_text_of_a_rule_says_what_is_otherwise_in_this_game(language: str) -> None:
    shown = new_game("colt_express", marshal_bullets=5)
    shown.language = language
    own = new_game("colt_express")
    own.language = language
    for rule in ("ce.setup.bullets", "ce.setup.train"):
        text, plain = shown.rule(rule).text, own.rule(rule).text
        changed = rule == "ce.setup.bullets"
        assert text == (f"{plain} {RULE_SAID[language]}" if changed else plain)
        assert shown.fixed["rules"][rule]["text"] == text


def test_the_text_of_a_rule_names_the_code_in_its_place() -> None:
    house = (make_house(RuleId("ce.belle"), no_charm),)
    shown = new_game("colt_express", house=house)
    assert shown.rule("ce.belle").text.endswith(" House rules in this game: Belle: no_charm.")


def test_a_rule_as_code_is_named_beside_the_dials() -> None:
    house = (make_house(RuleId("ce.belle"), no_charm),)
    shown = new_game("colt_express", marshal_bullets=5, house=house)
    said = "House rules: Belle: no_charm; Bullets of the marshal: 5 (rulebook: 13)"
    assert line(shown) == said
    assert line(shown) in repr(shown)
