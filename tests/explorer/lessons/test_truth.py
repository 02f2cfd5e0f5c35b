"""True answers are worded as on the board and in the story, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.performing import Asked
from explorer.cli.table.terminal import Terminal
from explorer.lessons.kinds import kind_of
from explorer.lessons.kinds.judgement import Answer
from explorer.lessons.kinds.predict import Guesses
from explorer.lessons.lesson import Lesson, open_session
from explorer.lessons.open_questions import asked_at
from explorer.lessons.shown_question import looked_at
from explorer.widget.study import Study, study
from tests.asking import go_to_question

from ..shots import written
from .test_lessons import LESSON

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
    go_to_question(shown, asked)
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
    guesses = Guesses(shown.session.here, asked)
    words = (each for each in guesses.words() if guesses.read(each) != guesses.truth)
    return next(words, "41")


@pytest.mark.parametrize(("scenario", "answer", "language", "said"), SAID)
def test_who_gives_up_is_told_the_truth_in_words(
    scenario: str, answer: str, language: str, said: str
) -> None:
    shown = at_question(scenario, answer, language)
    assert not shown.answer(wrong_answer(shown))
    if shown.lesson.current is not None:
        assert shown.show_answer() == said
    feedback = shown.page["choices"]["asked"]["feedback"]
    assert feedback["said"].rstrip(".").endswith(said)


@pytest.mark.parametrize(("scenario", "answer", "language", "said"), SAID)
def test_an_answer_may_be_given_in_these_words(
    scenario: str, answer: str, language: str, said: str
) -> None:
    assert at_question(scenario, answer, language).answer(f" {said.upper()} ")


def test_a_terminal_says_so_too() -> None:
    session = open_session("colt_express/a_fist_and_a_door")
    asked = next(each for each in Lesson(session).all if each.question.answer == "1 roof")
    session.go_to(asked_at(asked))
    told: list[str] = []
    terminal = Terminal(session, lambda _: "2", told.append)
    answer_before(Lesson(session), asked)
    terminal.ask_question()
    assert told[-1] == "Not so. It is: the roof of car 1."


DECIDING = [
    ("super_express/the_last_wagon", "This is the last card", ["sx.uncouple"]),
    ("colt_express/event_angry_marshal", "The marshal is in the", ["ce.event.angry_marshal"]),
    ("colt_express/event_braking", "And where will Belle be?", ["ce.event.braking"]),
    ("super_express/reflex_duck", "Mei is standing when", ["sx.reflex.duck"]),
    (
        "colt_express/django_at_the_end_of_the_train",
        "Django hits Tuco",
        ["ce.django", "ce.pawn.on_train"],
    ),
]


@pytest.mark.parametrize(("scenario", "ask", "rules"), DECIDING)
def test_a_piece_that_stays_is_kept_by_the_rules_that_decide(
    scenario: str, ask: str, rules: list[str]
) -> None:
    session = open_session(scenario)
    asked = next(each for each in Lesson(session).all if each.question.ask.startswith(ask))
    assert session.here.performed is not None
    judged = kind_of(asked).judge(session.here.performed, asked, asked.question.answer)
    assert list(judged.rules) == rules


INSTEAD = [
    ("super_express/first_steps", "C2 roof", "en", "C2", "You answered: C2. This is"),
    ("fugitive/a_step_too_far", "under 3", "ko", "under 2", "답한 것: 2번째 은신처 아래."),
    ("colt_express/fire_on_roofs", "Ghost", "pt", "doc", "Você respondeu: Doc. É isto"),
    ("fugitive/both_at_once", "2 and 5", "en", "number 5, 7", "You answered: 5 and 7. This is"),
]


@pytest.mark.parametrize(("scenario", "answer", "language", "given", "said"), INSTEAD)
def test_what_happens_instead_says_instead_of_what(
    scenario: str, answer: str, language: str, given: str, said: str
) -> None:
    shown = at_question(scenario, answer, language)
    assert not shown.answer(given)
    shown.show_instead()
    assert shown.page["choices"]["instead"].startswith(said)
    shown.come_back()
    assert shown.page["choices"]["instead"] == ""


@pytest.mark.parametrize(
    ("given", "said"), [("legal", "Legal"), ("illegal", "Not legal"), ("sx.shoot.miss", "")]
)
def test_a_verdict_is_said_in_words(tmp_path: Path, given: str, said: str) -> None:
    session = open_session(written(tmp_path, LESSON))
    asked = next(each for each in Lesson(session).all if each.question.kind == "legal")
    assert session.here.performed is not None
    judged = kind_of(asked).judge(session.here.performed, asked, given)
    assert looked_at(session.here, Answer(asked, given, judged)).startswith(
        f"You answered: {said or session.here.rule(given).title}."
    )
