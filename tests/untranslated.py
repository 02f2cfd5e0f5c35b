"""The texts of a scenario that are not translated yet."""

from __future__ import annotations

from engine.core.scenario import Scenario
from engine.core.translating import OTHERS, texts


def untranslated(scenario: Scenario) -> tuple[tuple[str, str], ...]:
    """The texts that a language lacks, each after the language."""
    known = scenario.translations
    return tuple(
        (language, text)
        for language in OTHERS
        for text in texts(scenario)
        if not known.get(language, {}).get(text)
    )
