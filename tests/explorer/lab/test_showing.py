"""Results of the lab show themselves: as text, as a chart, as a data frame, the same each time."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from engine.core.errors import GameError
from engine.lab import Lab as PlainLab
from engine.lab.bots import random_bot
from engine.lab.results import RANDOM_WARNING, load
from explorer import Lab
from explorer.draw.measure import text_width
from explorer.lab.charts import NARROW, WIDTH
from explorer.lab.heat import NARROW as BOARD
from explorer.lab.showing import Shows
from tests.lab.tables import first_move

GAMES = 30
LAB = Lab("super_express", 4, seed=1)
RESULT = LAB.run(GAMES)
COLT = Lab("colt_express", 4, seed=1)
COLT.run(GAMES)
FUGITIVE = Lab("fugitive", 2, seed=1)
FUGITIVE.run(GAMES)

SHOWN: dict[str, Callable[[], Shows]] = {
    "result": lambda: RESULT,
    "result of two": lambda: FUGITIVE.result,
    "estimates": lambda: RESULT.estimate("wins_by_turn"),
    "one estimate": lambda: RESULT.estimate("decisions"),
    "many estimates": lambda: RESULT.estimate("rules"),
    "growth": lambda: RESULT.growth("wins_by_turn", "1"),
    "comparison": lambda: LAB.compare(LAB, LAB.variant(reflex=True), "wins_by_turn", games=GAMES),
    "ablation": lambda: LAB.ablate("decisions", GAMES),
    "sensitivity": lambda: COLT.sensitivity("wins_by_name", GAMES, only=["speeding_up"]),
    "nothing to try": lambda: LAB.sensitivity("moves", GAMES),
    "ladder": lambda: LAB.ladder([first_move, random_bot], GAMES),
    "rules": lambda: LAB.rules(RESULT),
    "flows": lambda: COLT.flows(),
    "heat on the board": lambda: LAB.heat(RESULT, "Shot"),
    "heat on another": lambda: COLT.heat(None, "Robbed"),
    "heat on a trail": lambda: FUGITIVE.heat(None, "HideoutLaid"),
}
each_kind = pytest.mark.parametrize("kind", SHOWN)


@each_kind
def test_a_result_shows_the_same_each_time(kind: str) -> None:
    one, other = SHOWN[kind](), SHOWN[kind]()
    assert repr(one) == repr(other) == str(one)
    assert one._repr_html_() == other._repr_html_()


@pytest.mark.parametrize("width", [WIDTH, NARROW])
@each_kind
def test_a_chart_is_whole_and_says_what_it_shows(kind: str, width: int) -> None:
    picture = ElementTree.fromstring(SHOWN[kind]().chart(width))
    assert picture.get("role") == "img"
    assert picture.get("aria-label")
    for each in picture.iter():
        for value in each.attrib.values():
            assert "nan" not in value
            assert not re.search(r"\binf\b", value) or value == picture.get("aria-label")


@each_kind
def test_all_is_in_the_output_and_nothing_is_fetched(kind: str) -> None:
    html = SHOWN[kind]()._repr_html_()
    assert "<style>" in html
    assert "<script" not in html
    assert not re.search(r'(src|href)="|@import|url\(', html)
    assert "heist-explorer" in html
    assert "<details>" in html


@each_kind
def test_words_are_large_enough_to_read(kind: str) -> None:
    sizes = re.findall(r"font(?:-size)?:[^;}]*?(\d+(?:\.\d+)?)px", SHOWN[kind]()._repr_html_())
    assert sizes
    assert min(map(float, sizes)) >= 12


def test_a_chart_for_a_phone_is_no_wider_than_that() -> None:
    for kind, shown in SHOWN.items():
        picture = ElementTree.fromstring(shown().chart(NARROW))
        assert picture.get("width") == str(BOARD if kind.startswith("heat") else NARROW)
        words = [each for each in picture.iter() if each.get("class") == "hx-r-said"]
        assert all(text_width(each.text or "", 13) <= NARROW for each in words)


@each_kind
def test_a_result_is_a_data_frame(kind: str) -> None:
    shown = SHOWN[kind]()
    table = shown.table()
    assert list(table.columns) == list(shown.columns())
    assert len(table) == len(next(iter(shown.columns().values())))


@each_kind
def test_random_players_are_warned_of(kind: str) -> None:
    shown = SHOWN[kind]()
    warned = kind != "ladder"
    assert (RANDOM_WARNING in repr(shown)) == warned
    assert (RANDOM_WARNING in shown._repr_html_()) == warned


@each_kind
def test_a_result_can_be_cited_in_a_line(kind: str) -> None:
    cited = SHOWN[kind]().cite()
    assert "\n" not in cited
    assert re.search(r"heist-explorer \S+: \d+ games of \w+ with seed 1", cited)


def test_what_is_shown_is_what_the_headless_lab_finds() -> None:
    plain = PlainLab("super_express", 4, seed=1)
    plain.run(GAMES)
    assert str(LAB.rules()) == str(plain.rules())
    assert str(LAB.ablate("moves", GAMES)) == str(plain.ablate("moves", GAMES))
    assert str(RESULT.estimate("forced")) == str(plain.result.estimate("forced"))
    assert RESULT.games == plain.result.games


def test_only_what_is_sure_has_a_full_dot() -> None:
    found = LAB.ablate("decisions", GAMES)
    hollow = sum(not change.sure for change in found.changes)
    assert found.chart().count("hx-r-hollow") == hollow > 0


def test_a_result_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    path = RESULT.save(tmp_path / "result.json")
    assert load(path).games == RESULT.games
    again = Lab.load(path)
    assert again.result == RESULT
    assert again.result.repeat() == RESULT
    assert len(again.run(GAMES + 3).games) == GAMES + 3


def test_heat_lies_on_the_places_of_the_board() -> None:
    found = LAB.heat(RESULT, "Shot")
    assert found.board
    drawn = {piece.key for piece in found.board.pieces if piece.key.startswith("heat ")}
    assert drawn == {f"heat {row.label}" for row in found.rows}


def test_heat_at_places_that_no_board_shows_is_a_chart() -> None:
    found = LAB.heat(RESULT, "Shot")
    bare = type(found).showing(PlainLab.heat(LAB, RESULT, "Shot"))
    assert "hx-r-whisker" in bare.chart()
    assert "hx-r-whisker" not in found.chart()


def test_an_example_is_a_study_at_the_moment() -> None:
    found = COLT.example("Robbed")
    assert found.study.step == found.at + 1
    assert "Robbed" in {type(event).__name__ for event in found.study.events}
    assert found.study.session.title == str(found)
    found.study.last()
    assert found.study.step == len(found.finished.moves)


def test_any_game_can_be_opened_as_a_study() -> None:
    opened = LAB.study(7)
    assert opened.session.title == "game 7"
    assert opened.step == 0
    opened.last()
    assert opened.session.timeline.state == LAB.game(7).end


def test_an_example_shows_its_study(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    example = LAB.example("wins_by_turn", "1")
    monkeypatch.setattr(type(example.study), "_ipython_display_", lambda self: shown.append(self))
    example._ipython_display_()
    assert shown == [example.study]


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: LAB.run(0), "the number of games"),
        (lambda: LAB.run(GAMES, watch="fun"), "no measure is called 'fun'"),
        (lambda: LAB.variant(wings=True), "no option is called 'wings'"),
        (lambda: RESULT.estimate("fun"), "no measure is called 'fun'"),
        (lambda: RESULT.estimate(lambda played: played.moves / 0), "failed at game 0"),
        (lambda: RESULT.growth("wins_by_turn", "9"), "wins_by_turn has no '9'"),
    ],
)
def test_what_can_not_be_is_refused_and_loses_nothing(ask: Callable[[], Any], said: str) -> None:
    with pytest.raises(GameError, match=said):
        ask()
    assert LAB.result == RESULT


def test_without_pandas_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(GameError, match="a data frame needs pandas: pip install"):
        RESULT.table()
