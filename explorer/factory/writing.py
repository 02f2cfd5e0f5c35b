"""A puzzle as a scenario: its question, the right line, another that misses, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from engine.core.errors import GameError
from engine.core.game import Game
from engine.core.matching import matches, told_texts
from engine.core.options import changed, option_word
from engine.core.questions import Pattern, Question
from engine.core.rulebook import LANGUAGES
from engine.core.scenario import Branch, Scenario, Start, Step
from engine.core.translating import with_spoken

from .puzzle import Moment, Played, Puzzle
from .words import PuzzleTexts, puzzle_texts

MOST_RULES = 6
"""The most rules that a puzzle says it teaches."""


def scenario_of(puzzle: Puzzle, title: int = 0, used: int = 0) -> Scenario:
    """Return the scenario of a puzzle with one of its titles, which was used so often before."""
    moment = puzzle.moment
    english, *others = (puzzle_texts(puzzle, title, used, language) for language in LANGUAGES)
    translations = {
        language: dict(zip(_all(english), _all(other), strict=True))
        for language, other in zip(LANGUAGES[1:], others, strict=True)
    }
    options = changed(moment.state.options)
    found = Scenario(
        game=moment.game.name,
        title=english.title,
        text=english.text,
        teaches=puzzle.rules[:MOST_RULES],
        options={
            name: value if isinstance(value, bool) else option_word(value)
            for name, value in options.items()
        },
        start=Start(position=_position(moment)),
        line=_right(puzzle, english),
        branch=(Branch(after=0, line=_wrong(puzzle, english), name=english.other),),
        translations=translations,
        viewer=moment.viewer,
    )
    return with_spoken(found)


def _position(moment: Moment) -> str:
    """Return the position as text, without the lines that go without saying."""
    game, state = moment.game, moment.state
    lines = game.notation.position_text(state).splitlines()
    lines = [line for line in lines if not line.startswith("options:")]
    for line in reversed(lines):
        shorter = [each for each in lines if each is not line]
        if _reads_as(game, state, shorter):
            lines = shorter
    return "\n".join([*lines, ""])


def _reads_as(game: Game[Any], state: Any, lines: list[str]) -> bool:
    try:
        return bool(game.read_position("\n".join(lines), state.options) == state)
    except GameError:
        return False


def _all(texts: PuzzleTexts) -> tuple[str, ...]:
    """Return the texts in an order that is the same in every language."""
    return (
        *(texts.title, texts.text, texts.ask, texts.hint),
        *(texts.only, texts.alone, texts.story, texts.other, texts.missed),
    )


def question_of(puzzle: Puzzle, texts: PuzzleTexts) -> Question:
    """Return the question of a puzzle."""
    goal, text = puzzle.goal, puzzle.right.played[0].text
    if goal.sure is None:
        return Question(
            texts.ask,
            text,
            kind="find",
            hint=texts.hint,
            goal=goal.conditions,
            then=puzzle.moment.then,
        )
    told = told_texts(puzzle.moment.game, puzzle.right.events, puzzle.right.after)
    answer = next(each[goal.value] for each in told if each["event"] == goal.event)
    return Question(texts.ask, answer, hint=texts.hint, event=goal.event, value=goal.value)


def _right(puzzle: Puzzle, texts: PuzzleTexts) -> tuple[Step, ...]:
    first, *rest = puzzle.right.played
    comment = texts.only if rest else texts.alone
    expect = tuple(_expected(puzzle, [first]))
    asked = (question_of(puzzle, texts),)
    step = Step(first.text, comment=comment, question=asked, expect=expect)
    return (step, *_following(puzzle, rest, texts.story))


def _following(puzzle: Puzzle, rest: list[Played], story: str) -> Iterator[Step]:
    """Yield the steps after the first move; the last one tells what came of it."""
    groups = [list(group) for _, group in groupby(rest, key=lambda each: each.text)]
    for number, group in enumerate(groups, 1):
        comment = story if number == len(groups) else ""
        expect = tuple(_expected(puzzle, group))
        yield Step(group[0].text, len(group), comment=comment, expect=expect)


def _expected(puzzle: Puzzle, played: list[Played]) -> Iterator[Pattern]:
    """Yield the events of the goal that happen in these moves."""
    game = puzzle.moment.game
    texts = [text for each in played for text in told_texts(game, each.events, each.state)]
    for condition in puzzle.goal.conditions:
        if condition.happens and any(matches(condition.happens, text) for text in texts):
            yield condition.happens


def _wrong(puzzle: Puzzle, texts: PuzzleTexts) -> tuple[Step, ...]:
    """Return the steps of the line that misses the goal, with what happens there at the end."""
    groups = [list(group) for _, group in groupby(puzzle.wrong.played, key=lambda each: each.text)]
    return tuple(
        Step(group[0].text, len(group), comment=texts.missed if group is groups[-1] else "")
        for group in groups
    )
