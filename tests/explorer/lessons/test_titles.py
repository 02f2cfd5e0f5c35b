"""Titles stand above a board while it asks: none names the rule that a question asks for."""

from __future__ import annotations

import pytest

from engine.core.rulebook import LANGUAGES
from explorer.files.library import scenario_files
from explorer.lessons.kinds import kind_of
from explorer.lessons.lesson import open_scenario, session_on

ASKS_A_RULE = [
    name for name, file in scenario_files().items() if 'kind = "rule"' in file.read_text("utf-8")
]


@pytest.mark.parametrize("name", ASKS_A_RULE)
def test_no_title_names_the_rule_that_is_asked_for(name: str) -> None:
    performed = open_scenario(name)
    session = session_on(performed)
    for asked in performed.asked:
        if asked.question.kind != "rule":
            continue
        right = kind_of(asked).judge(performed, asked, asked.question.answer).rules
        for session.language in LANGUAGES:
            titles = {session.here.rule(rule).title.casefold() for rule in right}
            assert session.here.title.casefold() not in titles
