"""A question whose answer is a secret can be answered only by a viewer who may know it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from explorer.lessons.lesson import Lesson, open_session
from explorer.session.session import Session
from explorer.session.verdict import NotTold
from explorer.widget.study import Study

from ..test_studies import intend

SCENARIO = """\
game = "fugitive"
title = "A hideout"
teaches = ["fg.place.next"]

[start]
position = "round: 3; trail: 1, 4; fugitive: 2, 3, {hand}, 8, 10, 16, 20, 42; now: fugitive lays"

[[line]]
move = "lay {laid}"

[[line.question]]
ask = "{ask}"
{question}
"""

QUESTIONS: dict[str, tuple[str, str]] = {
    "predict": ('event = "HideoutLaid"\nvalue = "card"\nanswer = "{laid}"', "5"),
    "predict a number": ('event = "HideoutLaid"\nvalue = "count"\nanswer = "0"', "0"),
    "legal": ('kind = "legal"\nmove = "lay 5"\nanswer = "{legal}"', "legal"),
    "find": (
        'kind = "find"\nanswer = "lay {laid}"\n'
        'goal = [{{ happens = {{ event = "HideoutLaid" }} }}]',
        "lay 5",
    ),
}
SECRET = [kind for kind in QUESTIONS if kind != "predict a number"]


def lesson(folder: Path, kind: str, laid: int) -> Session:
    question = QUESTIONS[kind][0].format(laid=laid, legal="legal" if laid == 5 else "illegal")
    text = SCENARIO.format(laid=laid, hand=laid, ask="What comes now?", question=question)
    file = folder / f"hideout_{laid}.toml"
    file.write_text(text, "utf-8")
    return open_session(file)


@pytest.fixture(params=SECRET)
def worlds(tmp_path: Path, request: pytest.FixtureRequest) -> tuple[str, Session, Session]:
    """Two lessons that differ in the card that the fugitive holds and lays."""
    kind = request.param
    return kind, lesson(tmp_path, kind, 5), lesson(tmp_path, kind, 6)


@pytest.mark.parametrize("viewer", ["marshal", "spectator"])
def test_a_secret_answer_is_not_told_by_answering(
    worlds: tuple[str, Session, Session], viewer: str
) -> None:
    kind, one, other = worlds
    said = []
    for session in (one, other):
        session.viewer = viewer
        with pytest.raises(NotTold, match="look as all-seeing to answer") as refused:
            Lesson(session).answer(QUESTIONS[kind][1])
        said.append(str(refused.value))
        assert Lesson(session).score.right == 0
        assert Lesson(session).answers == {0: [""]}
    assert said[0] == said[1]


@pytest.mark.parametrize("viewer", ["marshal", "spectator"])
def test_pages_that_ask_for_a_secret_look_the_same(
    worlds: tuple[str, Session, Session], viewer: str
) -> None:
    kind, *sessions = worlds
    pages: list[list[Any]] = []
    for session in sessions:
        session.viewer = viewer
        study = Study(session)
        pages.append([study.page, study.track])
        for given in (QUESTIONS[kind][1], "6", "nonsense"):
            intend(study, ("answer", given))
            pages[-1].append(study.page)
        intend(study, ("hint", ""), ("instead", ""))
        study._repr_mimebundle_()
        pages[-1] += [study.page, study.frames]
    assert pages[0][0]["choices"]["asked"]["open"]
    assert pages[0] == pages[1]


@pytest.mark.parametrize("kind", [*QUESTIONS])
def test_who_sees_everything_is_judged(tmp_path: Path, kind: str) -> None:
    assert Lesson(lesson(tmp_path, kind, 5)).answer(QUESTIONS[kind][1]).right


@pytest.mark.parametrize("kind", ["predict", "legal"])
def test_who_is_to_act_is_judged(tmp_path: Path, kind: str) -> None:
    session = lesson(tmp_path, kind, 5)
    session.viewer = "fugitive"
    assert Lesson(session).answer(QUESTIONS[kind][1]).right


def test_what_everybody_will_see_is_judged_for_everybody(tmp_path: Path) -> None:
    session = lesson(tmp_path, "predict a number", 5)
    session.viewer = "spectator"
    assert Lesson(session).answer("0").right
