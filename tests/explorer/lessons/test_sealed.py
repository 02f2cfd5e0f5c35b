"""A hand-out in a study: answers are kept and can be changed, and nothing is told of the key."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.performing import perform
from engine.core.scenario import ScenarioError, scenario_text
from explorer import handed_out, study
from explorer.__main__ import main
from explorer.cli.checking import check
from explorer.files.library import find_game, scenario_files
from explorer.lessons.kinds import kind_of
from explorer.lessons.kinds.judgement import NoAnswer
from explorer.lessons.kinds.predict import Guesses
from explorer.lessons.lesson import open_scenario, session_on
from explorer.marking.handout import handouts
from explorer.session.verdict import NotTold, UnknownChoice
from explorer.widget.study import Study
from tests.explorer.shots import written
from tests.explorer.test_studies import intend

ORIGINAL = "super_express/the_last_wagon"


def part(number: int) -> str:
    return scenario_text(handouts(open_scenario(ORIGINAL))[number].scenario)


@pytest.fixture
def first() -> Study:
    """A legal question and a find question, both at the start."""
    return handed_out(part(0))


def test_an_answer_is_kept_and_nobody_says_whether_it_is_right(first: Study) -> None:
    assert not first.answer("sx.plan.three")
    asked = first.page["choices"]["asked"]
    assert (asked["state"], asked["open"]) == ("kept", False)
    assert asked["feedback"]["said"] == "Kept: Not legal (Three cards, in order)."
    assert asked["feedback"]["rules"] == ()
    assert str(first.score) == "1 of 2 answered, for your teacher to mark"


def test_an_answer_can_be_changed_until_it_is_handed_in(first: Study) -> None:
    first.answer("legal")
    intend(first, ("change", ""))
    assert first.page["choices"]["asked"]["state"] == "open"
    first.answer("sx.plan.three")
    assert first.answers[0][0] == "sx.plan.three"
    with pytest.raises(UnknownChoice, match="no answer is kept here"):
        study(ORIGINAL).change_answer()


def test_the_lesson_goes_on_and_ends(first: Study) -> None:
    first.answer("legal")
    first.go_on()
    assert first.page["choices"]["asked"]["kind"] == "find"
    intend(first, ("answer", "plan Floor, Move, Turn"))
    assert not first.go_on()
    end = first.page["lesson"]["finished"]
    assert end["said"] == "All answered: Out of the last wagon"
    assert end["practise"] == ()
    assert [dot["state"] for dot in first.page["lesson"]["dots"]] == ["kept", "kept"]


def test_answers_are_saved_and_read_back(first: Study, tmp_path: Path) -> None:
    first.answer_all({0: ["legal", "plan Floor, Move, Turn"]})
    first.answer_all({0: ["illegal"]})
    file = first.save(tmp_path / "mine.toml")
    again = study(file)
    assert again.answers == first.answers == {0: ["illegal", "plan Floor, Move, Turn"]}
    assert check(file) == []


def test_the_key_is_not_told(first: Study) -> None:
    for ask in (first.key, first.show_answer):
        with pytest.raises(NotTold, match="your teacher has the answers"):
            ask()
    with pytest.raises(AssertionError, match="your teacher has the answers"):
        first.check()


def test_what_can_be_no_answer_is_refused(first: Study) -> None:
    with pytest.raises(NoAnswer, match="the answers are legal, illegal"):
        first.answer("perhaps")
    second = handed_out(part(1))
    second.go(1)
    with pytest.raises(NoAnswer, match="is no answer to this"):
        second.answer("Mars")


def test_neither_moves_nor_rules_are_listed_where_they_would_tell(first: Study) -> None:
    assert first.page["choices"]["items"] == ()
    assert "Choices" not in repr(first)
    first.answer("legal")
    assert first.page["choices"]["items"] == ()
    first.go_on()
    assert first.page["choices"]["asked"]["kind"] == "find"
    assert first.page["choices"]["items"] == ()
    last = handed_out(part(3))
    last.last()
    assert "[sx." not in repr(last)
    assert all(not each["rules"] for each in last.page["story"])


def test_a_list_is_answered_alike_whether_one_or_several_belong_to_it() -> None:
    """In a lesson, one click answers if the answer is one name; that would tell how many."""
    told, lists = 0, 0
    for name in scenario_files():
        original = open_scenario(name)
        if not any(each.question.event for each in original.asked):
            continue
        here = session_on(original).here
        told += any(
            Guesses(here, each).lists and not kind_of(each).ways(here, each, None, ()).several
            for each in original.asked
            if each.question.kind == "predict"
        )
        for each in handouts(original):
            sealed = session_on(perform(each.scenario, find_game, name)).here
            for asked in sealed.performed.asked if sealed.performed else ():
                if asked.question.kind == "predict" and Guesses(sealed, asked).lists:
                    lists += 1
                    assert kind_of(asked).ways(sealed, asked, None, ()).several
    assert told
    assert lists


def test_a_lesson_without_an_answer_is_refused(tmp_path: Path) -> None:
    text = written(tmp_path).read_text("utf-8").replace('answer = "out"\n', "")
    with pytest.raises(ScenarioError, match="lacks the field `answer`"):
        open_scenario(written(tmp_path, text))


def test_a_handout_with_an_answer_is_refused(tmp_path: Path) -> None:
    text = part(1).replace('piece = "mei"\n', 'piece = "mei"\nanswer = "C3 roof"\n')
    with pytest.raises(ScenarioError, match="a hand-out answers"):
        open_scenario(written(tmp_path, text))


def test_questions_at_the_start_are_only_for_handouts(tmp_path: Path) -> None:
    text = part(0).replace('handout = "', 'study = "')
    with pytest.raises(ScenarioError, match="only a hand-out asks questions at its start"):
        open_scenario(written(tmp_path, text))


def test_a_handout_is_no_worksheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, part(0))
    assert main(["worksheet", str(file), "--to", str(tmp_path / "w.html")]) == 1
    assert "your teacher has the answers" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["ko", "pt"])
def test_a_handout_speaks_the_readers_language(first: Study, language: str) -> None:
    first.language = language
    first.answer("legal")
    told = first.page["choices"]["asked"]["feedback"]["told"]
    assert told != handed_out(part(0)).session.here.phrase("question.kept.told")
