"""Answers are judged by the rules: any right one counts, a wrong one shows what happens instead."""

from __future__ import annotations

from typing import ClassVar

import pytest

from engine.core.moves import Seat
from engine.core.notation import NotationError
from engine.core.performing import Asked, Performed, perform
from engine.core.questions import Question
from engine.core.scenario import read_scenario
from explorer.lessons.kinds import NoSuchKind, kind_of
from explorer.lessons.kinds.judgement import Judgement, NoAnswer
from explorer.lessons.kinds.predict import true_answer
from explorer.lessons.open_questions import asked_at
from tests.core import toy_pieces as toy
from tests.core.toy import TOY
from tests.core.toy_pieces import State
from tests.core.toy_play import LAYING, PICKING, find_toy, position

START = """\
game = "toy"
title = "Ann picks"
options = { small = true }
start = { position = "Ann: 0 apples, card 2; Bob: 0 apples, card 1; now: lay Ann" }
"""
LAID = START.replace("card 2;", "card 2, stones 1;").replace(
    "card 1; now: lay", "card 1, stones 2; now: show"
)


def asking(question: str, move: str = "pick low", start: str = LAID) -> Performed[State]:
    first = '[[line]]\nmove = "show"\n' if start == LAID else ""
    text = f'{start}\n{first}[[line]]\nmove = "{move}"\n[[line.question]]\nask = "?"\n{question}\n'
    return perform(read_scenario(text, "?"), find_toy, "?")


def only(performed: Performed[State]) -> Asked:
    (asked,) = performed.asked
    return asked


def judged(performed: Performed[State], given: str) -> Judgement:
    asked = only(performed)
    return kind_of(asked).judge(performed, asked, given)


def instead(performed: Performed[State], given: str) -> list[str]:
    state, texts = performed.timeline.node(only(performed).start).state, []
    for move in judged(performed, given).instead:
        texts.append(TOY.notation.move_text(move, state))
        state, _ = TOY.play(state, move)
    return texts


PLACE = 'piece = "ann"\nanswer = "low"'
COUNT = 'event = "Picked"\nvalue = "count"\nanswer = "1"'


@pytest.mark.parametrize(
    ("question", "given", "right", "truth"),
    [
        (PLACE, "low", True, "low"),
        (PLACE, " LOW\n", True, "low"),
        (PLACE, "high", False, "low"),
        (COUNT, "1", True, "1"),
        (COUNT, "2", False, "1"),
    ],
)
def test_a_prediction_comes_true_or_the_truth_is_told(
    question: str, given: str, right: bool, truth: str
) -> None:
    found = judged(asking(question), given)
    assert (found.right, found.done, found.truth) == (right, right, truth)
    assert found.rules == (toy.PICK,)


def test_a_wrong_prediction_shows_the_moves_that_were_asked_about() -> None:
    assert instead(asking(PLACE), "high") == ["pick low"]
    assert instead(asking(PLACE), "low") == []


FIND = """\
kind = "find"
answer = "lay 1"
then = [{ move = "lay 2" }, { move = "show" }, { move = "pick low" }]
goal = [%s]
"""


@pytest.mark.parametrize(
    ("goal", "right", "wrong"),
    [
        ('{ piece = "ann", at = "low" }', ["lay 1", "lay 3", "lay 1 2"], ["lay 2", "lay 1 3"]),
        ('{ piece = "ann", not_at = "low" }', ["lay 2"], ["lay 1"]),
        ('{ happens = { event = "Picked", seat = "Ann" } }', ["lay 3"], ["lay 2"]),
        ('{ never = { event = "Rested" } }', ["lay 3"], ["lay 2"]),
        ('{ happens = { rule = "toy.pick" } }', ["lay 1"], ["lay 2"]),
        ('{ position = "now: show Bob" }', ["lay 1", "lay 2"], []),
        ('{ happens = { event = "Picked" } }, { piece = "bob", at = "low" }', [], ["lay 1"]),
    ],
    ids=["at", "not at", "happens", "never", "rule", "position", "both"],
)
def test_any_move_that_reaches_the_goal_is_right(
    goal: str, right: list[str], wrong: list[str]
) -> None:
    performed = asking(FIND % goal, "lay 1", START)
    found = {text: judged(performed, text).right for text in (*right, *wrong)}
    assert found == {**dict.fromkeys(right, True), **dict.fromkeys(wrong, False)}


def test_a_move_that_misses_the_goal_is_played_out_as_far_as_it_goes() -> None:
    performed = asking(FIND % '{ never = { event = "Rested" } }', "lay 1", START)
    assert instead(performed, "lay 2") == ["lay 2", "lay 2", "show"]
    assert judged(performed, "lay 2").rules == (toy.ODD,)
    assert len(performed.timeline.nodes) == 2


def test_an_illegal_move_is_wrong_with_its_reasons() -> None:
    found = judged(asking(FIND % '{ piece = "ann", at = "low" }', "lay 1", START), "lay 9")
    assert (found.right, found.rules) == (False, (toy.LAY,))
    assert found.refusal is not None
    assert found.instead == ()


def test_what_is_no_move_is_no_answer() -> None:
    with pytest.raises(NotationError):
        judged(asking(FIND % '{ piece = "ann", at = "low" }', "lay 1", START), "fly")


def test_a_misspelt_continuation_is_not_passed_over() -> None:
    with pytest.raises(NotationError):
        judged(asking(FIND.replace('"show"', '"shw"') % "{ }", "lay 1", START), "lay 1")


RULE = 'kind = "rule"\nanswer = "toy.pick"\namong = ["toy.pick", "toy.wind", "toy.odd"]'


@pytest.mark.parametrize(("given", "right"), [("toy.pick", True), ("toy.wind", False)])
def test_the_rule_is_one_that_the_events_carried(given: str, right: bool) -> None:
    found = judged(asking(RULE), given)
    assert (found.right, found.done, found.truth) == (right, right, "toy.pick")
    assert found.rules == (toy.PICK,)


def test_a_rule_is_asked_for_once_the_move_is_shown() -> None:
    asked, before = only(asking(RULE)), only(asking(PLACE))
    assert (asked_at(asked), asked_at(before)) == (asked.end, before.start)


LEGAL = 'kind = "legal"\nmove = "%s"\nanswer = "%s"\namong = ["toy.lay", "toy.sky"]'


@pytest.mark.parametrize(
    ("move", "given", "right", "done"),
    [
        ("lay 2", "legal", True, True),
        ("lay 2", "illegal", False, False),
        ("lay 2", "toy.lay", False, False),
        ("lay 9", "legal", False, False),
        ("lay 9", "illegal", True, False),
        ("lay 9", "toy.sky", False, False),
        ("lay 9", "toy.lay", True, True),
    ],
)
def test_legal_or_not_is_asked_before_the_rule(
    move: str, given: str, right: bool, done: bool
) -> None:
    found = judged(asking(LEGAL % (move, "legal"), "lay 1", START), given)
    assert (found.right, found.done) == (right, done)


def test_a_legal_move_taken_for_illegal_is_shown() -> None:
    performed = asking(LEGAL % ("lay 2", "legal"), "lay 1", START)
    assert instead(performed, "illegal") == ["lay 2"]


@pytest.mark.parametrize("question", [RULE, LEGAL % ("lay 2", "legal")])
def test_something_else_is_no_answer(question: str) -> None:
    with pytest.raises(NoAnswer, match="'moon' is no answer to this; the answers are "):
        judged(asking(question), "moon")


def test_a_kind_that_there_is_not_is_named_with_those_that_there_are() -> None:
    with pytest.raises(NoSuchKind, match="'guess'; there are predict, find, rule, legal"):
        judged(asking('kind = "guess"\nanswer = "low"'), "low")


# -- what a prediction asks for


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Question("?", "", piece="ann"), "low"),
        (Question("?", "", piece="bob"), "ground"),
        (Question("?", "", event="Picked", value="count"), "1"),
        (Question("?", "", event="Climbed", value="tree"), "low"),
        (Question("?", "", event="Blew", value="sky"), "nothing of the kind"),
        (Question("?", "", event="Picked", value="tree"), "nothing of the kind"),
    ],
    ids=["place", "another place", "number", "word", "no such event", "no such value"],
)
def test_the_true_answer_is_a_place_or_a_value(question: Question, answer: str) -> None:
    start = position(PICKING)
    state, events = TOY.play(start, TOY.notation.read_move("pick low", start))
    assert true_answer(TOY, question, state, events) == answer


class Hushed(toy.Laid):
    told: ClassVar[bool] = False


def test_an_event_that_is_not_told_answers_no_question() -> None:
    hushed = Hushed((toy.LAY,), Seat(1), (1,))
    question = Question("?", "", event="Hushed", value="seat")
    assert true_answer(TOY, question, position(LAYING), (hushed,)) == "nothing of the kind"
