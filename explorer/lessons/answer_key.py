"""What a teacher reads: every question of a lesson with its answer and the rules behind it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.performing import Asked

from ..session.standpoint import Standpoint
from .kinds import kind_of
from .open_questions import asked_at, questions


def answer_key(here: Standpoint) -> str:
    """Two lines a question: where and what is asked; the answer, made by the rules, and why."""
    return "\n".join(line for each in questions(here) for line in _lines(here, each))


def _lines(here: Standpoint, asked: Asked) -> Iterator[str]:
    performed, written, kind = here.performed, asked.question, kind_of(asked)
    assert performed is not None
    judged = kind.judge(performed, asked, written.answer)
    step = here.phrase("step").format(step=len(here.tree.path(asked_at(asked))) - 1)
    where = " · ".join(filter(None, (step, _branch(here, asked))))
    yield f"{where} · {here.say(written.ask)}"
    yield f"  → {kind.key(here, asked, judged)}"


def _branch(here: Standpoint, asked: Asked) -> str:
    """What the branch is called that a question is asked in; nothing on the main line."""
    timeline = here.tree
    names = [
        node.name
        for node in timeline.path(asked.end)
        if node.name and not timeline.on_main_line(node.number)
    ]
    return here.say(names[0]) if names else ""
