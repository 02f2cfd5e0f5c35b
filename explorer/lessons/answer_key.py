"""The answer key for teachers: every question of a lesson, its answer and the rules behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.performing import Asked, Performed
from engine.core.tree import Tree

from ..session.standpoint import Standpoint
from ..session.steps import Step, steps
from ..session.verdict import NotTold
from .kinds import kind_of
from .open_questions import asked_at, questions


def answer_key(here: Standpoint) -> str:
    """Return two lines for each question: its step and text, then the true answer and its rules."""
    performed = here.performed
    if performed is None:
        return ""
    if performed.scenario.handout:
        raise NotTold(here.phrase("question.sealed"))
    called = steps(performed.tree)
    found = (each for each in questions(here) if each.end in called)
    return "\n".join(
        line for each in found for line in _lines(here, performed, each, called[asked_at(each)])
    )


def _lines(here: Standpoint, performed: Performed[Any], asked: Asked, step: Step) -> Iterator[str]:
    written, kind = asked.question, kind_of(asked)
    judged = kind.judge(performed, asked, written.answer)
    called = here.phrase("step").format(step=step)
    where = " · ".join(filter(None, (called, _branch(here, performed.tree, asked))))
    yield f"{where} · {here.say(written.ask)}"
    yield f"  → {kind.key(here, asked, judged)}"


def _branch(here: Standpoint, tree: Tree[Any], asked: Asked) -> str:
    """Return the name of the branch on which a question is asked; empty on the main line."""
    path = tree.path(asked.end)
    names = [node.name for node in path if node.name and not tree.on_main_line(node.number)]
    return here.say(names[0]) if names else ""
