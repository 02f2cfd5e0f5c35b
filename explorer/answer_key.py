"""What a teacher reads: every question of a lesson with its answer and the rules behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.judging import judge
from engine.core.messages import load_messages, plain
from engine.core.scenario import Asked

from .truth import said_truth

if TYPE_CHECKING:
    from .session import Session


def answer_key(session: Session) -> str:
    """Two lines a question: where and what is asked; the answer, made by the rules, and why."""
    return "\n".join(line for each in session.lesson.all for line in _lines(session, each))


def _lines(session: Session, asked: Asked) -> Iterator[str]:
    words = load_messages("explorer", session.language)
    performed, written = session.performed, asked.question
    assert performed is not None
    judged = judge(performed, asked, written.answer)
    step = words.phrase("step").format(step=len(session.timeline.path(asked.at)) - 1)
    where = " · ".join(filter(None, (step, _branch(session, asked))))
    yield f"{where} · {session.say(written.ask)}"
    answer = f"  → {said_truth(session, asked, judged.truth)}"
    if written.kind == "find":
        others = _also_right(session, asked)
        also = words.phrase("key.also").format(moves="; ".join(others))
        yield answer + (f" ({also})" if others else "")
    elif written.kind == "rule":
        yield f"{answer} [{written.answer}]"
    else:
        rules = "; ".join(f"{session.rule(rule).title} [{rule}]" for rule in judged.rules)
        yield f"{answer} ({rules})"


def _branch(session: Session, asked: Asked) -> str:
    """What the branch is called that a question is asked in; nothing on the main line."""
    timeline = session.timeline
    names = [
        node.name
        for node in timeline.path(asked.end)
        if node.name and not timeline.on_main_line(node.number)
    ]
    return session.say(names[0]) if names else ""


def _also_right(session: Session, asked: Asked) -> tuple[str, ...]:
    """The other moves that reach the goal of a question, of those that the board offers."""
    performed = session.performed
    assert performed is not None
    game, before = session.game, session.timeline.node(asked.start).state
    written = game.notation.read_move(asked.question.answer, before)
    return tuple(
        plain(game.words.label(move, before, session.language))
        for move in game.rules.options(before)
        if move != written and judge(performed, asked, game.notation.move_text(move, before)).right
    )
