"""The scenarios that come with the explorer are read in every language."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.core.scenario import load_scenario
from engine.core.translating import OTHERS
from explorer import study
from explorer.export.pictures import picture
from explorer.files.library import scenario_files
from tests.untranslated import untranslated

LESSON = "super_express/the_last_wagon"
HANGUL = re.compile("[가-힣]")


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("path", scenario_files().values(), ids=scenario_files().keys())
def test_a_scenario_is_translated_whole(path: Path) -> None:
    assert untranslated(load_scenario(path)) == ()


@pytest.mark.parametrize("path", scenario_files().values(), ids=scenario_files().keys())
def test_a_translation_speaks_of_the_same_numbers(path: Path) -> None:
    for language, table in load_scenario(path).translations.items():
        for text, other in table.items():
            assert numbers(other) == numbers(text), f"{language}: {text!r}"


@pytest.mark.parametrize("path", scenario_files().values(), ids=scenario_files().keys())
def test_a_korean_text_is_written_in_korean(path: Path) -> None:
    table = load_scenario(path).translations["ko"]
    assert [text for text, other in table.items() if not HANGUL.search(other)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_lesson_follows_the_language(language: str) -> None:
    lesson = study(LESSON)
    english = lesson.page["choices"]["asked"]
    table = load_scenario(scenario_files()[LESSON]).translations[language]
    lesson.language = language
    asked = lesson.page["choices"]["asked"]
    assert (asked["ask"], asked["hint"]) == (table[english["ask"]], table[english["hint"]])
    assert lesson.fixed["title"] == table["Out of the last wagon"]
    lesson.forward()
    assert lesson.page["comment"] == table[lesson.session.node.comment]
    lesson.language = "en"
    assert lesson.page["comment"] == lesson.session.node.comment


def test_a_comment_that_was_only_read_stays_translated() -> None:
    lesson = study(LESSON)
    lesson.forward()
    written = lesson.session.node.comment
    lesson.language = "pt"
    lesson.comment(lesson.page["comment"])
    assert lesson.session.node.comment == written
    lesson.comment("Cuidado!")
    assert lesson.session.node.comment == "Cuidado!"


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("ko", "메이", "없음"),
        ("pt", "mei", "ninguém"),
        ("en", "mei", "nobody"),
        ("ko", "", "nobody"),
    ],
    ids=["Korean", "Portuguese", "English", "English while reading Korean"],
)
def test_an_answer_is_given_in_the_language_of_the_question(
    language: str, wrong: str, right: str
) -> None:
    lesson = study("super_express/nobody_wins")
    lesson.language = language
    while (asked := lesson.lesson.current) is None or asked.question.value != "winners":
        lesson.forward()
    assert not lesson.answer(wrong)
    assert lesson.answer(right)


@pytest.mark.parametrize(
    ("name", "language", "texts"),
    [
        ("super_express/entry_sides", "ko", ["앞", "뒤"]),
        ("super_express/entry_sides", "en", ["front", "rear"]),
        ("super_express/nobody_wins", "pt", ["Mei", "Doc", "Tuco", "ninguém"]),
        ("super_express/line_of_sight", "ko", ["닥", "메이", "투코", "벨"]),
        ("fugitive/a_turn_each", "en", []),
    ],
)
def test_an_answer_that_is_one_of_a_few_has_a_button(
    name: str, language: str, texts: list[str]
) -> None:
    lesson = study(name)
    lesson.language = language
    while (asked := lesson.lesson.current) is None or not asked.question.event:
        lesson.forward()
    assert [each["text"] for each in lesson.page["choices"]["asked"]["buttons"]] == texts


@pytest.mark.parametrize(("language", "total"), [("en", "1,550"), ("ko", "1,550"), ("pt", "1.550")])
def test_numbers_are_written_as_in_the_language(language: str, total: str) -> None:
    ended = study("colt_express/end_of_the_game")
    ended.language = language
    ended.last()
    assert total in [
        value for line in ended.page["ending"]["table"]["lines"] for value in line["values"]
    ]
    assert f"${total}" in picture(ended.session.here)
    tuco = next(seat for seat in ended.page["seats"] if seat["key"] == "tuco")
    assert f"${total}" in tuco["said"]
    assert f"${total}" in tuco["label"]


def test_an_answer_in_another_language_is_still_right_when_the_study_is_opened_again(
    tmp_path: Path,
) -> None:
    lesson = study("super_express/entry_sides")
    lesson.language = "ko"
    while (asked := lesson.lesson.current) is None or asked.question.answer != "rear":
        lesson.forward()
    assert lesson.answer("뒤")
    assert study(lesson.save(tmp_path / "mine.toml")).score == lesson.score
