"""The texts of a scenario and their translations."""

from __future__ import annotations

from collections.abc import Iterator

from .bounds import quoted
from .questions import Question
from .record import replace
from .rulebook import LANGUAGES
from .scenario import Scenario, Step

OTHERS = LANGUAGES[1:]


def said(scenario: Scenario, text: str, language: str) -> str:
    """A text of the scenario in a language, or unchanged if it is not translated."""
    return scenario.translations.get(language, {}).get(text, text)


def texts(scenario: Scenario) -> tuple[str, ...]:
    """Every text that a reader of the scenario meets."""
    return tuple(dict.fromkeys(text for text in _texts(scenario) if text))


def _texts(scenario: Scenario) -> Iterator[str]:
    start = scenario.start
    yield from (scenario.title, scenario.text, start.name, start.comment)
    yield from _asked_texts(start.question)
    for line in (scenario.line, *(branch.line for branch in scenario.branch)):
        for step in line:
            yield from _step_texts(step)
    yield from (branch.name for branch in scenario.branch)


def _step_texts(step: Step) -> Iterator[str]:
    yield from (step.name, step.comment)
    yield from _asked_texts(step.question)


def _asked_texts(questions: tuple[Question, ...]) -> Iterator[str]:
    for question in questions:
        yield from (question.ask, question.hint)


def idle(scenario: Scenario) -> Iterator[str]:
    """The problems with the translations: unknown languages, and texts that no longer exist."""
    spoken = texts(scenario)
    for language, table in scenario.translations.items():
        if language not in OTHERS:
            yield f"translations are in {', '.join(OTHERS)}, not in {quoted(language)}"
        for text in table:
            if text not in spoken:
                yield f"{language} translates {quoted(text)}, which the scenario does not say"


def with_spoken(scenario: Scenario) -> Scenario:
    """The scenario without translations of texts that no longer exist."""
    spoken = texts(scenario)
    kept = {
        language: {text: other for text, other in table.items() if text in spoken}
        for language, table in scenario.translations.items()
    }
    return replace(scenario, translations={key: table for key, table in kept.items() if table})
