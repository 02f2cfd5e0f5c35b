"""Moves that can't be made, grouped by what is against them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.moves import Refusal
from engine.core.record import WholeRecord

from ...session.standpoint import Standpoint
from ...session.story import Told
from ...session.why_not import told_reasons


class Barred(WholeRecord):
    """A move or a part that can't be made: what trying it sends, its words, and its target."""

    do: Literal["play", "answer", "pick"]
    value: str
    text: str
    target: str = ""


class Refused(WholeRecord):
    """Moves that the same reasons are against."""

    moves: tuple[Barred, ...]
    reasons: tuple[Told, ...]
    tried: bool = False
    """True if one of them was just tried."""


def grouped(
    here: Standpoint, found: Iterable[tuple[Barred, Refusal | None]], tried: Refusal | None
) -> tuple[Refused, ...]:
    """The refused ones of these moves by their reasons, in the order in which reasons are met.

    The group that was just `tried` is marked.
    """
    groups: dict[Refusal, list[Barred]] = {}
    for barred, refusal in found:
        if refusal is not None:
            groups.setdefault(refusal, []).append(barred)
    return tuple(
        Refused(tuple(moves), told_reasons(here, refusal), refusal == tried)
        for refusal, moves in groups.items()
    )
