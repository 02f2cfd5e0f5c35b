"""A page in Korean shows no English word: neither text, nor what is read out, nor a key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from explorer import course, edge_case, editor, new_game, practice, study
from explorer.files.library import games, scenario_files
from explorer.rulings.rulings import rulings
from explorer.widget.intents import Intent
from explorer.widget.study import Study

from .test_studies import intend

KEYS = {
    "do",
    "value",
    "icon",
    "hot",
    "target",
    "key",
    "who",
    "a",
    "l",
    "k",
    "curtain",
    "rule",
    "id",
}
KEYS |= {"given", "reading", "option", "kind", "language", "viewers", "open", "state"}
KEYS |= {"go_on", "about", "sign", "outcome"}

KEYS |= {
    "who",
    "look",
    "mark",
    "card",
    "missed",
    "cls",
    "accent",
    "figures",
    "marks",
    "meant",
    "icons",
    "default",
    "play.help",
    "play.match.help",
    "play.match.over",
}
"""Fields that hold keys, drawings or letters, which no reader sees as words."""
PAIRS = {"segments": 0, "kinds": 1, "options": 1}
"""Of each pair in these, the one that is shown."""
SVG_TEXT = re.compile(r"<style.*?</style>|<[^>]*>", re.DOTALL)
SPOKEN = re.compile(r'aria-label="([^"]*)"')
ENGLISH = re.compile(r"[A-Za-z]*[a-z]{2,}[A-Za-z]*")
ALLOWED = {"toml", "Home", "End", "lt", "gt", "amp"}


def shown(plain: Any, key: str = "") -> Iterator[str]:
    """Every text of a page, whether drawn, written or read out."""
    if isinstance(plain, dict):
        for name, value in plain.items():
            if name == "rules" and not isinstance(value, dict):
                continue
            if name not in KEYS:
                yield from shown(value, name)
    elif isinstance(plain, (list, tuple)):
        for each in plain:
            pair = key in PAIRS and isinstance(each, (list, tuple))
            yield from shown(each[PAIRS[key]] if pair else each, "")
    elif isinstance(plain, str):
        yield from SPOKEN.findall(plain)
        yield SVG_TEXT.sub(" ", plain)


CODE = re.compile(r'{[\w.]*}|\w+ = "\w+"')
"""Placeholders, and options as they are typed."""


def english(*plain: Any) -> set[str]:
    texts = (CODE.sub("", text) for text in shown(plain))
    words = (word for text in texts for word in ENGLISH.findall(text))
    return {word for word in words if word not in ALLOWED}


def page_of(found: Study) -> tuple[Any, ...]:
    return found.page, found.stills, found.track, found.tools, found.panel


def in_korean(found: Study) -> Study:
    found.language = "ko"
    return found


def test_an_english_page_is_full_of_english_words() -> None:
    found = study("super_express/the_last_wagon")
    assert {"Turn", "next", "train", "Story"} <= english(page_of(found), found.fixed)


@pytest.mark.parametrize("game", games())
def test_the_words_and_rules_of_a_game(game: str) -> None:
    found = in_korean(new_game(game, players=2 if game == "fugitive" else 4))
    assert english(found.fixed) == set()


@pytest.mark.parametrize("name", scenario_files())
def test_a_lesson_at_its_start_and_with_every_question_answered(name: str) -> None:
    lesson = in_korean(study(name))
    found = english(page_of(lesson), lesson.fixed["title"])
    while (asked := lesson.lesson.current) or lesson.session.node.children:
        if asked is None:
            lesson.forward()
            continue
        question = asked.question
        answers = {"legal": ("legal", "illegal"), "rule": question.among}
        for given in (*answers.get(question.kind, ()), *question.among, question.answer):
            if lesson.lesson.current == asked:
                lesson.answer(given)
                found |= english(lesson.page)
    assert found | english(page_of(lesson)) == set()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("super_express", {"players": 5, "horse": True, "time_car": True, "reflex": True}),
        ("colt_express", {"players": 3, "expert": True}),
        ("colt_express", {"players": 2}),
        ("fugitive", {"players": 2, "variant": "catch_up"}),
        ("fugitive", {"players": 2, "variant": "random"}),
    ],
    ids=["super express", "experts", "teams", "catching up", "random events"],
)
def test_a_game_with_its_tools(game: str, options: dict[str, Any]) -> None:
    played, rng = in_korean(new_game(game, seed=5, **options)), Random(5)
    found = english(page_of(played))
    for number in range(24):
        if not played.legal_moves:
            break
        played.play(rng.choice(played.legal_moves))
        intend(played, ("tool", ("notes", "what_if", "keep")[number % 3]))
        cells = played.page["boards"][0]["cells"]
        played.mark(rng.choice(cells)["key"], rng.choice(cells)["key"])
        found |= english(page_of(played), played.to_text().split("\n\n")[1])
    assert found == set()


def test_the_course_page_and_the_rest_card() -> None:
    page = course(language="ko")
    told = {**page.course, "kept": ""}
    games_told = [{**each, "game": ""} for each in told.pop("games")]
    chapters = [each for game in games_told for each in game.pop("chapters")]
    named = ("notebook", "lesson")
    chapters = [{key: each[key] for key in each if key not in named} for each in chapters]
    steps = [{**each, "about": "", "said": each["about"]} for each in told.pop("steps")]
    assert english(told, games_told, chapters, steps, practice("fugitive", "ko").rest) == set()


@pytest.mark.parametrize("game", games())
def test_an_editor(game: str) -> None:
    board, rng = editor(game), Random(3)
    board.language = "ko"
    found = english(board.fixed)
    for _ in range(24):
        board.choose(rng.choice(["", *(edit.target for edit in board.editor.edits)]))
        board.edit(rng.choice(board.edit_labels))
        found |= english({**board.page, "comment": ""}, board.stills)
    assert found == set()


@pytest.mark.parametrize(
    ("game", "option"),
    [(name, option) for name, each in games().items() for option in rulings(each)],
)
def test_an_edge_case(game: str, option: str) -> None:
    ruling = edge_case(game, option)
    ruling.language = "ko"
    assert english(ruling.page) == set()


@pytest.mark.parametrize(
    ("language", "do", "value", "said"),
    [
        ("ko", "play", "fly", "“fly”: 여기서 할 수 있는 수로 읽을 수 없습니다. 가장 가까운 수:"),
        ("pt", "play", "fly", "Não dá para ler “fly” como uma jogada aqui. As mais próximas:"),
        ("en", "play", "fly", "“fly” can't be read as a move here. The nearest moves:"),
        ("ko", "take", "abc", "이 코드는 열 수 없습니다."),
        ("pt", "take", "abc", "Não dá para abrir este código"),
        ("ko", "open", "abc", "“abc”: 이 파일은 열 수 없습니다."),
        ("ko", "save", "abc.txt", "“abc.txt”: 이 이름으로는 저장할 수 없습니다."),
        ("pt", "save", "nowhere/at/all.toml", "Não dá para salvar como “nowhere/at/all.toml”."),
    ],
)
def test_what_can_not_be_done_is_said_in_the_readers_language(
    language: str, do: str, value: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = new_game("super_express", players=3)
    found.language = language
    found._answer(Intent("page", 1, do, value, found._position))
    assert found.page["choices"]["notice"].startswith(said)
