"""True answers are said as the board and the story say them, in the reader's language."""

from __future__ import annotations

import pytest

from engine.core.scenario import Asked
from explorer.guessing import Guessing
from explorer.lessons import Lesson
from explorer.session import open_session
from explorer.studies import Study, study
from explorer.terminal import Terminal

SAID = [
    ("colt_express/a_fist_and_a_door", "1 roof", "en", "the roof of car 1"),
    ("colt_express/django_at_the_end_of_the_train", "3 roof", "en", "the roof of the caboose"),
    ("colt_express/django_at_the_end_of_the_train", "3 roof", "ko", "승무원 칸 지붕"),
    ("colt_express/django_at_the_end_of_the_train", "3 roof", "pt", "o teto do último vagão"),
    ("colt_express/event_take_it_all", "car 2", "ko", "2호차"),
    ("colt_express/event_revenge", "purse 5", "en", "purse no. 5"),
    ("colt_express/event_revenge", "purse 5", "pt", "a bolsa 5"),
    ("super_express/first_steps", "C2 roof", "en", "the roof of C2"),
    ("super_express/both_floors_uncoupled", "out", "ko", "탈락"),
    ("fugitive/marshals_first_turn", "marshal", "en", "the marshal's hand"),
    ("fugitive/marshals_first_turn", "marshal", "pt", "a mão do Agente"),
    ("fugitive/a_step_too_far", "under 3", "ko", "3번째 은신처 아래"),
    ("fugitive/both_at_once", "2 and 5", "pt", "2 e 5"),
]


def at_question(scenario: str, answer: str, language: str) -> Study:
    shown = study(scenario)
    lesson: Lesson = shown.lesson
    asked = next(each for each in lesson.all if each.question.answer == answer)
    shown.go(asked.at)
    shown.language = language
    answer_before(lesson, asked)
    return shown


def answer_before(lesson: Lesson, asked: Asked) -> None:
    """Answer what is asked at the same step before a question."""
    for each in lesson.here[: lesson.here.index(asked)]:
        written = each.question
        for given in (written.answer, *written.among):
            if lesson.current == each:
                lesson.answer(given)


def wrong_answer(shown: Study) -> str:
    asked = shown.lesson.current
    assert asked is not None
    guessing = Guessing(shown.session, asked)
    words = (each for each in guessing.words() if guessing.read(each) != guessing.truth)
    return next(words, "41")


@pytest.mark.parametrize(("scenario", "answer", "language", "said"), SAID)
def test_a_wrong_answer_is_told_the_truth_in_words(
    scenario: str, answer: str, language: str, said: str
) -> None:
    shown = at_question(scenario, answer, language)
    assert not shown.answer(wrong_answer(shown))
    feedback = shown.page["choices"]["asked"]["feedback"]
    assert feedback["said"].rstrip(".").endswith(said)


@pytest.mark.parametrize(("scenario", "answer", "language", "said"), SAID)
def test_an_answer_may_be_given_in_these_words(
    scenario: str, answer: str, language: str, said: str
) -> None:
    assert at_question(scenario, answer, language).answer(f" {said.upper()} ")


def test_a_terminal_says_so_too() -> None:
    session = open_session("colt_express/a_fist_and_a_door")
    asked = next(each for each in session.lesson.all if each.question.answer == "1 roof")
    session.go(asked.at)
    told: list[str] = []
    terminal = Terminal(session, lambda _: "2", told.append)
    answer_before(session.lesson, asked)
    terminal.ask_question()
    assert told[-1] == "Not so. It is: the roof of car 1."
