"""A move put together by clicking, a part at a time."""

from __future__ import annotations

from engine.core.messages import load_messages
from engine.core.record import replace

from .look import Look
from .playing import Playing
from .verdict import UnknownChoice


def pick(study: Playing, key: str) -> None:
    composition = study.session.compose(study.look.picked)
    parts = {part.key: part for part in composition.parts} if composition else {}
    if key not in parts:
        raise UnknownChoice(f"{key!r} can't be picked; these can: {', '.join(parts)}")
    refusal = parts[key].refusal
    if refusal is not None:
        study.show(replace(study.look, refusal=refusal, notice=""))
    else:
        study.show(Look(picked=(*study.look.picked, key)))


def unpick(study: Playing) -> None:
    study.show(Look(picked=study.look.picked[:-1]))


def lay(study: Playing) -> None:
    composition = study.session.compose(study.look.picked)
    if composition is None or composition.move is None:
        raise UnknownChoice(load_messages("explorer", study.session.language).phrase("unfinished"))
    study.play(composition.move)
