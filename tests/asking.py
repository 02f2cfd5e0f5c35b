"""A short way to a question of a study."""

from __future__ import annotations

from engine.core.performing import Asked
from explorer.lessons.open_questions import asked_at
from explorer.session.steps import steps
from explorer.widget.study import Study


def go_to_question(shown: Study, asked: Asked) -> None:
    """Go to the step at which a question is asked."""
    shown.go(steps(shown.session.home.tree)[asked_at(asked)])
