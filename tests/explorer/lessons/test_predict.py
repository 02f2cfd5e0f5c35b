"""Predictions: the answer that a click or a button gives, its words, and texts that are none."""

from __future__ import annotations

from contextlib import suppress

import pytest

from engine.core.performing import Asked
from explorer.files.library import scenario_files
from explorer.lessons.kinds.judgement import NoAnswer
from explorer.lessons.lesson import Lesson, open_session
from explorer.lessons.open_questions import asked_at
from explorer.lessons.shown_question import Question, question
from explorer.page.board import names_drawn
from explorer.session.session import Session
from explorer.session.standpoint import Entry
from explorer.widget.study import Study, study
from tests.asking import go_to_question

from .test_truth import answer_before

PREDICTING = [
    name
    for name in scenario_files()
    if any(each.question.kind == "predict" for each in Lesson(open_session(name)).all)
]


def at_question(scenario: str, answer: str) -> tuple[Session, Asked]:
    session = open_session(scenario)
    asked = next(each for each in Lesson(session).all if each.question.answer == answer)
    session.go_to(asked_at(asked))
    answer_before(Lesson(session), asked)
    return session, asked


def shown(session: Session, asked: Asked) -> Question:
    return question(session.here, asked, None, tuple(names_drawn(session.here)))


@pytest.mark.parametrize("name", PREDICTING)
def test_every_prediction_can_be_answered_without_typing(name: str) -> None:
    session = open_session(name)
    for asked in Lesson(session).all:
        if asked.question.kind != "predict":
            continue
        session.go_to(asked_at(asked))
        page = shown(session, asked)
        offered = {*page.meant.values(), *(button.value for button in page.buttons)}
        answer = asked.question.answer
        parts = answer.replace(" and ", ", ").split(", ") if page.several else [answer]
        assert offered.issuperset(parts), (asked.question.ask, offered)


@pytest.mark.parametrize("name", PREDICTING)
def test_a_piece_is_always_at_one_of_the_places(name: str) -> None:
    session = open_session(name)
    pieces = {each.question.piece for each in Lesson(session).all} - {""}
    for node in session.timeline.nodes.values():
        for piece in pieces:
            with suppress(LookupError):
                assert session.here.game.board.place_of(
                    node.state, piece
                ) in session.here.game.board.places(node.state)


CLICKS = [
    ("fugitive/what_can_be_named", "2", "hideout 2", True),
    ("fugitive/what_can_be_named", "2", "hideout 1", False),
    ("fugitive/face_up_counts_as_right", "8", "number 8", True),
    ("fugitive/face_up_counts_as_right", "8", "hideout 3", True),
    ("fugitive/face_up_counts_as_right", "8", "hideout 2", False),
    ("fugitive/face_up_counts_as_right", "8", "card 4", False),
    ("fugitive/a_card_for_passing", "deck 1", "deck 1", True),
    ("fugitive/both_at_once", "2 and 5", "number 5, number 2", True),
    ("fugitive/both_at_once", "2 and 5", "number 5", False),
    ("colt_express/event_take_it_all", "car 2", "2", True),
    ("colt_express/event_take_it_all", "car 2", "2 roof", False),
    ("colt_express/belle_and_a_team_mate", "Cheyenne", "cheyenne", True),
]


@pytest.mark.parametrize(("scenario", "answer", "key", "right"), CLICKS)
def test_a_click_says_what_is_asked_for(scenario: str, answer: str, key: str, right: bool) -> None:
    session, _ = at_question(scenario, answer)
    assert Lesson(session).answer(key).right is right


def test_a_hidden_card_is_not_told_by_what_its_hideout_means() -> None:
    session, asked = at_question("fugitive/face_up_counts_as_right", "8")
    assert shown(session, asked).meant["hideout 3"] == "8"
    session.viewer = "spectator"
    assert "hideout 3" not in shown(session, asked).meant


TYPED = [
    ("fugitive/turned_up_with_its_sprints", "2 and 7", ["2, 7", "7 and 2", "7,2", " 2 AND 7. "]),
    ("fugitive/all_or_nothing", "3, 5 and 7", ["3, 5, 7", "7; 5; 3", "3 and 5 and 7"]),
    ("colt_express/cheyenne_takes_the_purse", "450", ["$450", "450 $", "450."]),
    ("super_express/first_steps", "C2 roof", ["c2 roof.", "The roof of C2"]),
    ("fugitive/a_step_too_far", "under 3", ["under hideout 3", "UNDER 3"]),
]


@pytest.mark.parametrize(
    ("scenario", "answer", "given"),
    [(scenario, answer, each) for scenario, answer, given in TYPED for each in given],
)
def test_what_is_typed_is_not_taken_by_the_letter(scenario: str, answer: str, given: str) -> None:
    session, _ = at_question(scenario, answer)
    assert Lesson(session).answer(given).right


STRAY = [
    ("colt_express/fire_on_roofs", "Ghost", "turn 1"),
    ("colt_express/fire_on_roofs", "Ghost", "event"),
    ("colt_express/fire_on_roofs", "Ghost", "nonsense"),
    ("colt_express/short_deck", "1", "1 roof"),
    ("fugitive/what_can_be_named", "2", "number 2"),
    ("fugitive/both_at_once", "2 and 5", "2 and moon"),
    ("fugitive/a_step_too_far", "under 3", "card 7"),
    ("super_express/first_steps", "C2 roof", "mei"),
]


@pytest.mark.parametrize(("scenario", "answer", "given"), STRAY)
def test_what_is_no_answer_counts_neither_way(scenario: str, answer: str, given: str) -> None:
    session, asked = at_question(scenario, answer)
    with pytest.raises(NoAnswer, match="is no answer to this"):
        Lesson(session).answer(given)
    assert Lesson(session).entry(asked) == Entry()
    assert Lesson(session).answer(answer).right
    assert Lesson(session).score.first_try >= 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "“nonsense” is no answer to this. Answers are, for example: Cheyenne, Ghost, "),
        ("ko", "“nonsense”: 이 문제의 답이 될 수 없습니다."),
        ("pt", "“nonsense” não responde a isto."),
    ],
)
def test_a_page_says_what_could_be_answered(language: str, said: str) -> None:
    page: Study = study("colt_express/fire_on_roofs")
    asked = next(each for each in page.lesson.all if each.question.answer == "Ghost")
    go_to_question(page, asked)
    page.language = language
    intent = {"view": "v", "number": 1, "do": "answer", "value": "nonsense"}
    page.intents = [{**intent, "at": [page.page["at"], page.page["shown"]]}]
    assert page.page["choices"]["notice"].startswith(said)
    assert page.page["choices"]["asked"]["feedback"] is None


DIGITS = list("0123456789")
AMOUNTS = ["250", "300", "350", "400", "450", "500"]

NUMBERED = [
    ("colt_express/short_deck", "1", DIGITS),
    ("colt_express/switching", "8", DIGITS),
    ("super_express/setup_for_three", "4", DIGITS),
    ("colt_express/cheyenne_takes_the_purse", "450", AMOUNTS),
    ("colt_express/hidden_loot", "500", AMOUNTS),
]


@pytest.mark.parametrize(("scenario", "answer", "numbers"), NUMBERED)
def test_numbers_to_choose_from_are_the_same_whatever_is_true(
    scenario: str, answer: str, numbers: list[str]
) -> None:
    assert [button.value for button in shown(*at_question(scenario, answer)).buttons] == numbers


def test_a_number_without_a_button_is_typed() -> None:
    session, asked = at_question("colt_express/switching", "8")
    assert not Lesson(session).answer("12").right
    assert Lesson(session).entry(asked).given == ("12",)
