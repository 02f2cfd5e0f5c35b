"""What a teacher reads: every question of a lesson with its answer and the rules behind it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.judging import judge
from engine.core.messages import load_messages, plain
from engine.core.performing import Asked

from ..session.standpoint import Standpoint
from .questions import questions
from .truth import said_truth


def answer_key(here: Standpoint) -> str:
    """Two lines a question: where and what is asked; the answer, made by the rules, and why."""
    return "\n".join(line for each in questions(here) for line in _lines(here, each))


def _lines(here: Standpoint, asked: Asked) -> Iterator[str]:
    words = load_messages("explorer", here.language)
    performed, written = here.performed, asked.question
    assert performed is not None
    judged = judge(performed, asked, written.answer)
    step = words.phrase("step").format(step=len(here.tree.path(asked.at)) - 1)
    where = " · ".join(filter(None, (step, _branch(here, asked))))
    yield f"{where} · {here.say(written.ask)}"
    answer = f"  → {said_truth(here, asked, judged.truth)}"
    if written.kind == "find":
        others = _also_right(here, asked)
        also = words.phrase("key.also").format(moves="; ".join(others))
        yield answer + (f" ({also})" if others else "")
    elif written.kind == "rule":
        yield f"{answer} [{written.answer}]"
    else:
        rules = "; ".join(f"{here.rule(rule).title} [{rule}]" for rule in judged.rules)
        yield f"{answer} ({rules})"


def _branch(here: Standpoint, asked: Asked) -> str:
    """What the branch is called that a question is asked in; nothing on the main line."""
    timeline = here.tree
    names = [
        node.name
        for node in timeline.path(asked.end)
        if node.name and not timeline.on_main_line(node.number)
    ]
    return here.say(names[0]) if names else ""


def _also_right(here: Standpoint, asked: Asked) -> tuple[str, ...]:
    """The other moves that reach the goal of a question, of those that the board offers."""
    performed = here.performed
    assert performed is not None
    game, before = here.game, here.tree.node(asked.start).state
    written = game.read_move(asked.question.answer, before)
    return tuple(
        plain(game.label(move, before, here.language))
        for move in game.options(before)
        if move != written and judge(performed, asked, game.move_text(move, before)).right
    )
