"""The course page as records: chapters, rules known and shaky, days, and what to do next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from typing import Any, Literal

from engine.core.game import Game
from engine.core.messages import Messages, load_messages
from engine.core.record import WholeRecord
from engine.core.rulebook import RuleId
from engine.core.scenario import load_scenario
from engine.core.translating import said

from ..files.library import find_scenario, games
from .answered import Answered
from .boxes import WAITS, Placed, placed
from .chapters import ChapterTitle, State, chapter_progress, chapter_titles
from .days import MOST_DAYS, days, run_up_to
from .keeping import CALLS, ProgressFile
from .questions import items
from .serving import due

Answers = tuple[Answered, ...]
Step = Literal["drill", "lesson"]


class ChapterShown(WholeRecord):
    """A chapter, how far it is, and the lesson that it goes on with."""

    number: int
    title: str
    notebook: str
    state: State
    said: str
    """The state in words, with the count of questions."""
    share: float
    """The part of its questions that were answered right, from 0 to 1."""
    lesson: str
    lesson_title: str


class ShakyRule(WholeRecord):
    """A rule that went wrong: its box, and when it comes again."""

    rule: RuleId
    title: str
    box: int
    said: str


class GameCourse(WholeRecord):
    """The course of one game."""

    game: str
    title: str
    chapters: tuple[ChapterShown, ...]
    rules: str
    """How many rules are known and how many are shaky, in words."""
    known: tuple[str, ...]
    """The titles of the rules that are known."""
    shaky: tuple[ShakyRule, ...]


class NextStep(WholeRecord):
    """Something to do next: practice of a game, or a lesson."""

    do: Step
    value: str
    title: str
    about: str


class CourseShown(WholeRecord):
    """The course page of a reader."""

    steps: tuple[NextStep, ...]
    games: tuple[GameCourse, ...]
    days: str
    calendar: tuple[bool, ...]
    """For each of the last days, whether something was answered; today is the last one."""
    boxes: int
    problem: str
    kept: str
    """Where progress is kept, and what is in the file."""


def overview(progress: ProgressFile, today: date, language: str) -> CourseShown:
    """Return the course page of a reader on a day; the game with the fewest rules comes first."""
    answers = progress.log.answers
    words = load_messages("explorer", language)
    places = placed(answers)
    easiest = sorted(games().values(), key=lambda game: len(game.rule_ids))
    told = tuple(_game(game, answers, places, today, words) for game in easiest)
    practised = days(answers)
    return CourseShown(
        steps=tuple(_steps(answers, today, told, words)),
        games=told,
        days=_days(practised, today, words),
        calendar=tuple(today - timedelta(back) in practised for back in reversed(range(MOST_DAYS))),
        boxes=len(WAITS),
        problem=problem_said(progress, words),
        kept=_kept(progress, words),
    )


def problem_said(progress: ProgressFile, words: Messages) -> str:
    """Return what is wrong with the file, in a sentence; empty if nothing is."""
    if progress.problem:
        phrase = words.phrase(f"course.problem.{progress.problem}")
        return phrase.format(file=progress.file, **CALLS)
    if count := progress.log.unreadable:
        return words.phrase("course.problem.lines").format(count=count, file=progress.file)
    return ""


def _kept(progress: ProgressFile, words: Messages) -> str:
    where = words.phrase("course.kept" if progress.file else "course.off")
    return f"{where.format(file=progress.file, **CALLS)} {words.phrase('course.private')}"


def _game(
    game: Game[Any],
    answers: Answers,
    places: Mapping[RuleId, Placed],
    today: date,
    words: Messages,
) -> GameCourse:
    book = game.words.rulebook(words.language)
    asked = {rule for item in items(game.name) for rule in item.rules}
    met = [rule for rule in game.rule_ids if rule in places and rule in asked]
    known = [rule for rule in met if places[rule].known]
    shaky = [rule for rule in met if places[rule].shaky]
    count = words.phrase("course.rules.count")
    return GameCourse(
        game=game.name,
        title=title_of_game(game, words.language),
        chapters=tuple(
            _chapter(game.name, each, answers, words) for each in chapter_titles(game.name)
        ),
        rules=count.format(known=len(known), shaky=len(shaky), rules=len(asked)),
        known=tuple(book.rule(rule).title for rule in known),
        shaky=tuple(
            ShakyRule(
                rule, book.rule(rule).title, places[rule].box, _again(places[rule], today, words)
            )
            for rule in shaky
        ),
    )


def title_of_game(game: Game[Any], language: str) -> str:
    return load_messages(game.package, language).word("title")


def _chapter(game: str, chapter: ChapterTitle, answers: Answers, words: Messages) -> ChapterShown:
    found = chapter_progress(game, chapter.number, answers)
    state = words.phrase(f"course.chapter.{found.state}")
    count = words.phrase("course.chapter.count")
    return ChapterShown(
        number=chapter.number,
        title=chapter.title(words.language),
        notebook=chapter.notebook,
        state=found.state,
        said=state if found.state == "read" else f"{state}, {count.format(found=found)}",
        share=found.right / found.questions if found.questions else 0.0,
        lesson=found.lesson,
        lesson_title=_lesson_title(found.lesson, words.language),
    )


def _lesson_title(scenario: str, language: str) -> str:
    if not scenario:
        return ""
    found = load_scenario(find_scenario(scenario))
    return said(found, found.title, language)


def when(day: date, today: date, words: Messages) -> str:
    """Return a day in words, as seen from today."""
    away = (day - today).days
    if away < 1:
        return words.phrase("course.again.now")
    key = "course.again.tomorrow" if away == 1 else "course.again.days"
    return words.phrase(key).format(days=away)


def _again(place: Placed, today: date, words: Messages) -> str:
    assert place.due is not None
    return when(place.due, today, words)


def _days(practised: frozenset[date], today: date, words: Messages) -> str:
    if not practised:
        return words.phrase("course.days.none")
    run = run_up_to(practised, today)
    key = "course.days.run" if run > 1 else "course.days"
    return words.phrase(key).format(count=len(practised), run=run)


def _steps(
    answers: Answers, today: date, told: tuple[GameCourse, ...], words: Messages
) -> Iterator[NextStep]:
    """Yield what is due in each game, then the next lesson of each that is begun, or of all."""
    for course in told:
        if count := len(due(answers, today, items(course.game)).rules):
            title = words.phrase("course.practise").format(game=course.title)
            about = words.phrase("course.practise.due").format(count=count)
            yield NextStep("drill", course.game, title, about)
    by_game = {course.game: course for course in told}
    folders = (each.scenario.rpartition("/")[0] for each in reversed(answers))
    names = dict.fromkeys(folder.rpartition("/")[2] for folder in folders)
    begun = [game for game in names if game in by_game]
    for game in begun or by_game:
        yield from _lesson(by_game[game], words)


def _lesson(course: GameCourse, words: Messages) -> Iterator[NextStep]:
    """Yield the next lesson: of the first chapter that is begun, else of the first open one."""
    still = [each for each in course.chapters if each.lesson]
    begun = [each for each in still if each.state == "begun"]
    for chapter in (begun or still)[:1]:
        key = "course.go_on" if begun else "course.begin"
        title = words.phrase(key).format(title=chapter.lesson_title)
        about = f"{course.title} · {chapter.number} {chapter.title}"
        yield NextStep("lesson", chapter.lesson, title, about)
