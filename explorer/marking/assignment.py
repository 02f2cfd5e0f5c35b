"""Assignments for the tools that teachers mark with: notebooks for nbgrader and for otter-grader.

A student answers on the board of a hand-out and pastes the hand-in code into a cell. What marks the
code stands between the tool's own signs, so it stays with the teacher: the tool takes it out of
what students get, and the original with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.core.errors import GameError
from engine.core.performing import perform
from engine.core.record import Record
from engine.core.scenario import Scenario, read_scenario, scenario_text

from ..files.library import find_game
from ..files.notebooks import Plain, code, notebook_text, prose, raw
from ..lessons.handing_in.codes import Given, HandIn, hand_in_code, read_hand_in
from ..lessons.kinds import kind_of
from ..lessons.question_check import refuse_unaskable
from .handout import Part
from .judging import Judge, MarkingRule
from .matching import Original

WELCOME = """# {title}

1. Run the first cell, and answer the questions on the board. You can change an answer until you
   hand in; your teacher judges it.
2. Run `print(lesson.hand_in(""))` in a cell of your own, with your name or pseudonym between the
   quotes, and paste the code that is printed between the quotes of `CODE` below.
"""
LESSON = "from explorer import handed_out\n\nlesson = handed_out({text!r})\nlesson"
MARKED = "# Question {number} is marked here, by your teacher."
MARKING = "from explorer.marking.assignment import points\n\npoints({original}, CODE, {number})"


class NoMark(GameError):
    """Raised where an answer is worth nothing, so that the tool gives no point for its cell."""


def points(original: str, code: str, number: int) -> float:
    """Return what the answer to a question of the original is worth, from a hand-in code.

    `original` is the text of its file, and questions are counted as readers meet them. Where the
    answer is worth nothing, or the code has none, `NoMark` is raised.
    """
    scenario = read_scenario(original, "the original")
    teachers = Original(refuse_unaskable(perform(scenario, find_game, "the original")))
    work, _ = teachers.coded(read_hand_in(code))
    place = teachers.order[number - 1]
    if place not in work:
        raise NoMark(f"question {number} is not in this code: it is of another part of the lesson")
    worth = Judge(teachers.performed, MarkingRule()).mark(place, work[place]).mark
    if not worth:
        raise NoMark(f"question {number} has no right answer")
    return worth


class Assignment(Record):
    """A part of a lesson to be marked by a tool."""

    scenario: Scenario
    """The hand-out."""
    numbers: tuple[int, ...]
    """Its questions, as readers of the original count them."""
    original: str
    """The text of the original's file."""
    solution: str
    """The hand-in code of somebody who answers everything right."""


def assignment(original: Original, part: Part) -> Assignment:
    """Return what an assignment notebook is made from."""
    return Assignment(
        part.scenario,
        tuple(original.number(place) for place in part.places),
        scenario_text(original.performed.scenario),
        model_code(original, part),
    )


def model_code(original: Original, part: Part) -> str:
    """Return the hand-in code of somebody who answers every question of a part right."""
    judge = Judge(original.performed, MarkingRule())
    given = tuple(Given((_right(original, judge, place),), False, False) for place in part.places)
    return hand_in_code(HandIn(part.scenario.handout, True, 0, given, ""))


def _right(original: Original, judge: Judge, place: int) -> str:
    """The answer of the file, or where a rule is asked for as well, that rule."""
    asked = original.performed.asked[place]
    judged = kind_of(asked).judge(original.performed, asked, asked.question.answer)
    candidates = (asked.question.answer, *judged.rules)
    return next(each for each in candidates if (judge.worth(place, each) or ("", 0))[1] == 1)


# -- nbgrader


def nbgrader_notebook(given: Assignment) -> bytes:
    """Return the source of an assignment for `nbgrader generate_assignment`."""
    return notebook_text(_nbgrader_cells(given))


def _nbgrader_cells(given: Assignment) -> Iterator[Plain]:
    yield prose("title", WELCOME.format(title=given.scenario.title))
    lesson = LESSON.format(text=scenario_text(given.scenario))
    yield code("lesson", lesson, _nbgrader("lesson", locked=True))
    answered = f'CODE = ""\n### BEGIN SOLUTION\nCODE = "{given.solution}"\n### END SOLUTION'
    yield code("code", answered, _nbgrader("code", solution=True))
    for number in given.numbers:
        held = f"ORIGINAL = {given.original!r}\n" if number == given.numbers[0] else ""
        marking = held + MARKING.format(original="ORIGINAL", number=number)
        hidden = f"### BEGIN HIDDEN TESTS\n{marking}\n### END HIDDEN TESTS"
        text = f"{MARKED.format(number=number)}\n{hidden}"
        name = f"question-{number}"
        yield code(name, text, _nbgrader(name, locked=True, points=1))


def _nbgrader(name: str, *, locked: bool = False, solution: bool = False, points: int = 0) -> Plain:
    """Return the metadata by which nbgrader knows a cell."""
    worth = {"points": points} if points else {}
    known = {
        "grade": bool(points),
        "grade_id": name,
        "locked": locked,
        "schema_version": 3,
        "solution": solution,
        "task": False,
        **worth,
    }
    return {"nbgrader": known}


# -- otter


def otter_notebook(given: Assignment) -> bytes:
    """Return the source of an assignment for `otter assign`."""
    return notebook_text(_otter_cells(given))


def _otter_cells(given: Assignment) -> Iterator[Plain]:
    yield raw("config", "# ASSIGNMENT CONFIG\ninit_cell: false\nexport_cell: false")
    yield prose("title", WELCOME.format(title=given.scenario.title))
    yield code("lesson", LESSON.format(text=scenario_text(given.scenario)))
    for number in given.numbers:
        name = f"question_{number}"
        yield raw(f"{name}-begin", f"# BEGIN QUESTION\nname: {name}\npoints: 1\n")
        yield prose(f"{name}-ask", MARKED.format(number=number).lstrip("# "))
        if number == given.numbers[0]:
            yield raw(f"{name}-solution", "# BEGIN SOLUTION")
            yield code(f"{name}-code", f'CODE = "{given.solution}" # SOLUTION')
            yield raw(f"{name}-solved", "# END SOLUTION")
        yield raw(f"{name}-tests", "# BEGIN TESTS")
        marked = MARKING.format(original=repr(given.original), number=number)
        yield code(f"{name}-test", f"# HIDDEN\n{marked} == 1", shown="True")
        yield raw(f"{name}-tested", "# END TESTS")
        yield raw(f"{name}-end", "# END QUESTION")


TOOLS: Mapping[str, Callable[[Assignment], bytes]] = {
    "nbgrader": nbgrader_notebook,
    "otter": otter_notebook,
}
