"""What would a good player do: its judgement of each move, as bars with reasons in words.

The player gets what the seat to act sees, and luck that has nothing to do with the game's own. So
its judgement tells the viewer nothing that the viewer does not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from engine.core.judged import Judged
from engine.core.messages import Messages, load_messages, plain
from engine.core.moves import CHANCE, NOBODY
from engine.core.record import WholeRecord
from engine.core.sight import ALL_SEEING
from engine.core.turn import turn_at
from engine.players import player_names, reasons

from ...draw.icons import ICONS
from ...lessons.open_questions import open_question
from ...session.standpoint import Standpoint
from ...session.verdict import NotTold

GOOD = "hard"
MOST_MOVES = 8
MOST_REASONS = 2
SLIGHT = 0.05
"""A ground is not told whose part in what tells the moves apart is smaller than this."""


class Advised(WholeRecord):
    """A move as a good player judges it; `share` is 1 for the best, 0 for the worst."""

    move: str
    label: str
    icon: str
    share: float
    why: str


class Advice(WholeRecord):
    """The judgement of the moves of a position, the best first."""

    at: int
    shown: int
    who: str
    moves: tuple[Advised, ...]
    more: int = 0
    """The number of moves that were judged and are not listed."""

    def __str__(self) -> str:
        return "\n".join(
            f"{round(each.share * 100):>4}  {each.label}: {each.why}" for each in self.moves
        )

    __repr__ = __str__


def may_advise(here: Standpoint) -> bool:
    """Return whether the viewer may be told how a good player would judge the moves here.

    That is the seat to act, or who sees everything; and not while a question is open.
    """
    if here.between_events or here.home or here.curtained or open_question(here):
        return False
    if here.to_act in (CHANCE, NOBODY) or GOOD not in player_names(here.game):
        return False
    return here.sight is ALL_SEEING or here.sight == here.to_act


def advice(here: Standpoint) -> Advice:
    """A good player's judgement of the moves; `NotTold` is raised for who may not ask."""
    if not may_advise(here):
        raise NotTold(here.phrase("advice.refused"))
    game, state = here.game, here.whole_state
    judged = reasons(turn_at(game, state, Random(f"advice {here.step}")), GOOD)
    words = load_messages(game.package, here.language)
    mean = _mean(judged)
    listed = judged[:MOST_MOVES]
    best, worst = judged[0].value, min(each.value for each in judged)

    def advised(each: Judged[Any]) -> Advised:
        sign = game.board.sign(each.move, state)
        return Advised(
            game.notation.move_text(each.move, state),
            plain(game.words.label(each.move, state, here.language)),
            sign if sign in ICONS else "",
            round((min(each.value, best) - worst) / (best - worst), 3) if best > worst else 1.0,
            _why(each, mean, words) or here.phrase("advice.alike"),
        )

    return Advice(
        here.at,
        here.shown,
        here.actor,
        tuple(sorted(map(advised, listed), key=lambda each: -each.share)),
        len(judged) - len(listed),
    )


def _mean(judged: Sequence[Judged[Any]]) -> Mapping[str, float]:
    """The average of each ground over all moves."""
    total: dict[str, float] = {}
    for each in judged:
        for ground in each.grounds:
            total[ground.key] = total.get(ground.key, 0.0) + ground.value
    return {key: value / len(judged) for key, value in total.items()}


def _why(judged: Judged[Any], mean: Mapping[str, float], words: Messages) -> str:
    """The grounds that set a move apart from the average one, the weightiest first."""
    own = {ground.key: ground.value for ground in judged.grounds}
    apart = {key: own.get(key, 0.0) - usual for key, usual in mean.items()}
    weight = sum(abs(value) for value in apart.values())
    told = sorted(apart, key=lambda key: -abs(apart[key]))[:MOST_REASONS]
    return ", ".join(
        words.phrase(f"ground.{key}.{'more' if apart[key] > 0 else 'less'}")
        for key in told
        if abs(apart[key]) > SLIGHT * weight
    )
