"""`grade`: the marks of a class, what was wrong with its hand-ins, and how each question went.

grade("lesson.toml", "handins/").frame
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

from engine.core.record import replace

from ..lessons.lesson import open_scenario
from .collecting import Unreadable, collect
from .grades import Grades, Problem, Student
from .judging import Judge, Marked, MarkingRule, Work
from .matching import Foreign, Original, Sheet
from .statistics import Item, item

FEWEST_SHARED = 2
"""So many wrong answers must two students share before their hand-ins are told as the same."""


def grade(
    original: str | Path,
    handins: str | Path | Sequence[str | Path],
    *,
    rule: MarkingRule | None = None,
    due: datetime | None = None,
) -> Grades:
    """Return the marks of a class, judged by the original alone.

    `handins` is a folder or files: saved studies, notebooks, or hand-in codes in a .txt or .csv.
    """
    teachers = Original(open_scenario(original))
    chosen = rule or MarkingRule()
    judge = Judge(teachers.performed, chosen)
    sheets: list[Sheet] = []
    problems: list[Problem] = []
    for found in collect(handins):
        if isinstance(found, Unreadable):
            problems.append(Problem(found.source, found.problem))
            continue
        try:
            sheets.append(teachers.sheet(found))
        except Foreign as error:
            problems.append(Problem(found.source, f"foreign: {error} ({found.student})"))
    students = _alike(tuple(_students(teachers, judge, _copied(sheets), due)))
    return Grades(
        teachers.performed.scenario.title,
        chosen,
        students,
        tuple(problems),
        tuple(_items(teachers, students)),
    )


def _copied(sheets: Sequence[Sheet]) -> list[Sheet]:
    """Tell of hand-ins of several students that are the same file, letter by letter."""
    owners: dict[str, set[str]] = {}
    for sheet in sheets:
        owners.setdefault(sheet.same, set()).add(sheet.student)
    return [
        replace(sheet, notes=(*sheet.notes, f"the same file or code as {', '.join(others)}"))
        if (others := sorted(owners[sheet.same] - {sheet.student}))
        else sheet
        for sheet in sheets
    ]


def _students(
    original: Original, judge: Judge, sheets: Sequence[Sheet], due: datetime | None
) -> Iterator[Student]:
    """Yield each student's marks: for every question, the newest hand-in that covers it counts."""
    classes: dict[str, list[Sheet]] = {}
    for sheet in sheets:
        classes.setdefault(_plain(sheet.student), []).append(sheet)
    for _, own in sorted(classes.items()):
        newest = sorted(own, key=lambda sheet: sheet.when)
        counts: dict[int, Sheet] = {place: each for each in newest for place in each.work}
        used = [each for each in newest if any(each is sheet for sheet in counts.values())]
        work = tuple(
            counts[place].work[place] if place in counts else Work() for place in original.order
        )
        marked = tuple(
            judge.mark(place, done) for place, done in zip(original.order, work, strict=True)
        )
        when = max(each.when for each in used)
        notes = _notes(original, newest, used, counts, marked)
        yield Student(
            name=newest[-1].student,
            mark=sum(each.mark for each in marked),
            total=len(original.order),
            marked=marked,
            work=work,
            when=when,
            late=_late(when, due),
            notes=tuple(notes),
            sources=tuple(each.source for each in used),
        )


def _notes(
    original: Original,
    every: Sequence[Sheet],
    used: Sequence[Sheet],
    counts: dict[int, Sheet],
    marked: Sequence[Marked],
) -> Iterator[str]:
    for sheet in used:
        yield from sheet.notes
    older = [each.source for each in every if each not in used]
    if older:
        yield f"handed in {len(every)} times: the newest counts, not {', '.join(older)}"
    missing = [
        number
        for number, part in enumerate(original.parts, 1)
        if not any(place in counts for place in part.places)
    ]
    if missing:
        listed, verb = ", ".join(map(str, missing)), "were" if len(missing) > 1 else "was"
        yield f"part{'s' * (len(missing) > 1)} {listed} {verb} not handed in"
    for number, each in enumerate(marked, 1):
        if each.unread:
            yield f"question {number}: {each.unread!r} can't be read as an answer"


def _alike(students: tuple[Student, ...]) -> tuple[Student, ...]:
    """Tell of students whose answers are the same, wrong ones included; their marks stay."""
    groups: dict[tuple[tuple[str, ...], ...], list[str]] = {}
    for each in students:
        if _shared_mistakes(each) >= FEWEST_SHARED:
            groups.setdefault(_answers(each), []).append(each.name)
    return tuple(_told_alike(each, groups) for each in students)


def _told_alike(student: Student, groups: dict[tuple[tuple[str, ...], ...], list[str]]) -> Student:
    others = [each for each in groups.get(_answers(student), ()) if each != student.name]
    if not others or _shared_mistakes(student) < FEWEST_SHARED:
        return student
    said = f"identical to the answers of {', '.join(others)}"
    return replace(student, notes=(*student.notes, said))


def _answers(student: Student) -> tuple[tuple[str, ...], ...]:
    return tuple(each.given for each in student.work)


def _shared_mistakes(student: Student) -> int:
    return sum(1 for each in student.marked if each.tries and not each.right)


def _items(original: Original, students: Sequence[Student]) -> Iterator[Item]:
    for at, place in enumerate(original.order):
        question = original.performed.asked[place].question
        rest = [each.mark - each.marked[at].mark for each in students]
        yield item(at + 1, question.ask, question.kind, [s.marked[at] for s in students], rest)


def _late(when: datetime, due: datetime | None) -> str:
    """Return how late a hand-in is, in words; empty if it is not."""
    if due is None or when <= due.astimezone():
        return ""
    minutes = int((when - due.astimezone()).total_seconds() // 60)
    days, hours = minutes // 1440, minutes // 60 % 24
    return f"{days} d {hours} h" if days else f"{hours} h {minutes % 60} min"


def _plain(name: str) -> str:
    """A name as it is compared: letter case and spaces make no difference."""
    return " ".join(name.casefold().split())
