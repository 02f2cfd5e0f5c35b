"""The course page as plain text, for terminals and for what a notebook stores."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.messages import Messages, load_messages

from .overview import CourseShown, GameCourse

SIGNS = {"done": "✓", "begun": "…", "open": "·", "read": " "}


def course_text(shown: CourseShown, language: str) -> str:
    return "\n".join(_lines(shown, load_messages("explorer", language)))


def _lines(shown: CourseShown, words: Messages) -> Iterator[str]:
    yield words.phrase("course.title")
    yield shown.days
    if shown.problem:
        yield shown.problem
    yield f"\n{words.phrase('course.next')}"
    yield from (f"  {each.title} ({each.about})" for each in shown.steps)
    for course in shown.games:
        yield from _game(course, words, shown.boxes)
    yield f"\n{shown.kept}"


def _game(course: GameCourse, words: Messages, boxes: int) -> Iterator[str]:
    yield f"\n{course.title}"
    for each in course.chapters:
        yield f"  {SIGNS[each.state]} {each.number} {each.title}: {each.said}"
    yield f"  {course.rules}"
    box = words.phrase("course.box")
    for rule in course.shaky:
        where = box.format(box=rule.box, boxes=boxes)
        yield f"  ! {rule.title} [{rule.rule}]: {where}, {rule.said}"
    if course.known:
        yield f"  {words.phrase('course.known')}: {', '.join(course.known)}"
