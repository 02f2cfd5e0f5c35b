"""A class of thirty: honest, partial, tampered and foreign hand-ins of one lesson, in all forms."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from engine.core.performing import perform
from engine.core.record import replace
from engine.core.scenario import Scenario, load_scenario, scenario_text
from explorer.files.library import find_game
from explorer.lessons.handing_in.hand_in import code_of
from explorer.lessons.lesson import Lesson, open_scenario, open_session, session_on
from explorer.lessons.open_questions import asked_at
from explorer.marking.forms import FORMS
from explorer.marking.handout import handouts
from explorer.session.session import Session

ORIGINAL = "super_express/the_last_wagon"
OTHER = "super_express/paradox"
TOTAL = 8
DUE = datetime(2026, 3, 20, 9, tzinfo=UTC)

KEY: Mapping[int, tuple[str, ...]] = {
    1: ("illegal", "sx.plan.three"),
    2: ("plan Floor, Move, Turn",),
    3: ("C3 roof",),
    4: ("illegal", "sx.execute.forced"),
    5: ("sx.shoot.miss",),
    6: ("C2 roof",),
    7: ("out",),
    8: ("sx.shoot.off_train",),
}
"""Right answers by the number of the question, as practice asks for them."""
SEALED: Mapping[int, tuple[str, ...]] = {number: given[-1:] for number, given in KEY.items()}
"""Right answers as a hand-out asks for them."""

Answers = Mapping[int, Sequence[str]]


def answered(
    session: Session, answers: Answers, numbers: Mapping[int, int] | None = None
) -> Session:
    """Answer questions by their number; an answer `hint` reads the hint, `show` gives up."""
    lesson = Lesson(session)
    for place, asked in enumerate(lesson.all, 1):
        session.go_to(asked_at(asked))
        for given in answers.get(numbers[place] if numbers else place, ()):
            if given == "hint":
                lesson._keep(asked, replace(lesson.entry(asked), hinted=True))
            elif given == "show":
                lesson._keep(asked, replace(lesson.entry(asked), shown=True))
            else:
                lesson._take(asked, given)
    return session


def practised(answers: Answers = KEY) -> Session:
    """The lesson with its answers at hand, answered."""
    return answered(open_session(ORIGINAL), answers)


def handed_out(part: int, answers: Answers = SEALED) -> Session:
    """A part of the hand-out, answered."""
    scenario = handouts(open_scenario(ORIGINAL))[part].scenario
    session = session_on(perform(scenario, find_game, "hand-out"))
    numbers = dict(enumerate((each.question.number for each in Lesson(session).all), 1))
    return answered(session, answers, numbers)


def parts() -> int:
    return len(handouts(open_scenario(ORIGINAL)))


def codes(name: str, answers: Answers = SEALED, when: datetime = DUE) -> list[str]:
    """The codes of all parts of the hand-out."""
    early = when - timedelta(hours=1)
    return [code_of(handed_out(part, answers).here, name, early) for part in range(parts())]


def save(session: Session, file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    return session.save(file)


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text, f"{old!r} is not in {file}"
    file.write_text(text.replace(old, new), "utf-8")


def notebook(file: Path, code: str) -> None:
    """A hand-out's notebook in which the last cell was run."""
    book = json.loads(FORMS[".ipynb"](handouts(open_scenario(ORIGINAL))[0].scenario, "en"))
    printed: dict[str, Any] = {"name": "stdout", "output_type": "stream", "text": [f"{code}\n"]}
    book["cells"][-1]["outputs"] = [printed]
    file.write_text(json.dumps(book), "utf-8")


def changed(file: Path, scenario: Scenario) -> None:
    file.write_text(scenario_text(scenario), "utf-8")


def without_questions(scenario: Scenario, kept: int) -> Scenario:
    """A study from which all questions but the first `kept` were deleted."""
    left = kept

    def line(steps: Any) -> Any:
        nonlocal left
        found = []
        for step in steps:
            found.append(replace(step, question=step.question[:left]))
            left = max(0, left - len(step.question))
        return tuple(found)

    main = line(scenario.line)
    branches = tuple(replace(branch, line=line(branch.line)) for branch in scenario.branch)
    return replace(scenario, line=main, branch=branches)


def make_class(folder: Path) -> dict[str, float]:
    """Write thirty hand-ins; return the marks that they should get, by student."""
    marks = {**honest(folder), **partial(folder), **tampered(folder)}
    foreign(folder)
    return marks


def honest(folder: Path) -> dict[str, float]:
    """Write ten: saved studies, codes of practice and of the hand-out, a notebook."""
    for number in range(4):
        save(practised(), folder / f"honest{number}.toml")
    rows = ["Timestamp,Name,Your code"]
    for number in range(4, 7):
        code = code_of(practised().here, "", DUE - timedelta(hours=number))
        rows.append(f"2026-03-19 10:0{number}:00,honest{number},{code}")
    (folder / "form.csv").write_text("\n".join(rows), "utf-8")
    lines = [code for number in (7, 8) for code in codes(f"honest{number}")]
    (folder / "codes.txt").write_text("\n".join(f"Code: {each}" for each in lines), "utf-8")
    notebook(folder / "honest9.ipynb", code_of(practised().here, "", DUE - timedelta(hours=2)))
    return {f"honest{number}": 8 for number in range(10)}


def partial(folder: Path) -> dict[str, float]:
    """Write eight with hints, wrong answers and open questions, one of them of the first part."""
    given: dict[str, tuple[Answers, float]] = {
        "second try": ({**KEY, 3: ("C2", "C3 roof")}, 7.5),
        "a hint": ({**KEY, 3: ("hint", "C3 roof")}, 7.5),
        "shown": ({**KEY, 3: ("show",)}, 7),
        "two wrong": ({**KEY, 3: ("C2", "C1"), 6: ("C3", "C1")}, 6),
        "half done": ({number: KEY[number] for number in (1, 2, 3, 4)}, 4),
        "no rule": ({**KEY, 1: ("illegal",)}, 7.5),
        "wrong plan": ({**KEY, 2: ("plan Turn, Move, Shoot",)}, 7),
    }
    for name, (answers, _) in given.items():
        save(practised(answers), folder / f"{name}.toml")
    save(handed_out(0, {**SEALED, 1: ("legal",)}), folder / "first part" / "lesson.toml")
    return {name: mark for name, (_, mark) in given.items()} | {"first part": 1}


def tampered(folder: Path) -> dict[str, float]:
    """Write six in which questions, answers or positions were changed; all count out of eight."""
    for name, kept in (("one of one", 1), ("three of three", 3)):
        file = save(practised(), folder / f"{name}.toml")
        changed(file, without_questions(load_scenario(file), kept))
    wrong = {**KEY, 3: ("C1", "C2")}
    spoil(save(practised(wrong), folder / "own key.toml"), 'answer = "C3 roof"', 'answer = "C2"')
    spoil(
        save(practised(wrong), folder / "own question.toml"),
        "Mei's first card is Change floor. Where will she be?",
        "Where was Mei?",
    )
    spoil(save(practised(), folder / "moved.toml"), "treasure Tuco: 312", "treasure Tuco: 323")
    spoil(
        save(practised(), folder / "broken.toml"),
        'move = "plan Floor, Move, Turn"\n',
        'move = "skip"\n',
    )
    marks = {"one of one": 1, "three of three": 3, "own key": 7, "own question": 7}
    return {**marks, "moved": 8, "broken": 8}


def foreign(folder: Path) -> None:
    """Write six that get no mark."""
    save(open_session(OTHER), folder / "foreign1.toml")
    save(open_session("fugitive/passing"), folder / "foreign2.toml")
    other = code_of(open_session(OTHER).here, "foreign3")
    typo = codes("foreign4")[0]
    typo = typo[:-1] + ("0" if typo[-1] != "0" else "1")
    (folder / "foreign34.txt").write_text(f"{other}\n{typo}\n", "utf-8")
    (folder / "foreign5.toml").write_text("this is [no TOML", "utf-8")
    (folder / "foreign6.png").write_bytes(b"\x89PNG\r\n")
