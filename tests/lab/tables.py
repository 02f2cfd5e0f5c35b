"""Tables and bots that the tests of the lab share."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.parts import Rules
from engine.core.turn import Turn
from engine.lab.lab import Lab
from engine.lab.playing import Played
from engine.lab.results import Result
from engine.lab.runs import run
from engine.lab.table import Table
from engine.super_express import GAME as SUPER_EXPRESS


def all_games(table: Table, numbers: range, n_jobs: int | None = 1) -> list[Played]:
    """The games of these numbers, in order."""
    batches = run(table, numbers, n_jobs=n_jobs)
    return sorted((one for batch in batches for one in batch), key=lambda one: one.number)


def first_move(turn: Turn[Any]) -> Move[Any]:
    return turn.moves[0]


def confused(turn: Turn[Any]) -> Move[Any]:
    raise LookupError(f"which card was it, {turn.seat}?")


def forgetful(turn: Turn[Any]) -> Move[Any]:
    """A random player that fails at about one choice in a thousand."""
    if turn.rng.random() < 0.001:
        raise LookupError("which card was it?")
    return turn.any_move()


@dataclass(frozen=True)
class Dying:
    """A random player whose process is killed, once or each time, unless it is at home."""

    home: int
    marker: str
    always: bool = False

    def __call__(self, turn: Turn[Any]) -> Move[Any]:
        if os.getpid() != self.home and (self.always or not Path(self.marker).exists()):
            Path(self.marker).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return turn.any_move()


def everybody_wins() -> Game[Any]:
    """Super Express by a house rule: everybody wins."""
    rules = SUPER_EXPRESS.rules

    def winners(state: Any) -> tuple[Seat, ...]:
        return SUPER_EXPRESS.board.seats(state)

    own = {name: getattr(rules, name) for name in dir(rules) if not name.startswith("_")}
    changed = SimpleNamespace(**{**own, "winners": winners})
    return replace(SUPER_EXPRESS, rules=cast("Rules[Any]", changed))


def with_bullets(bullets: int, games: int, seed: int) -> Result:
    """Games of Colt Express in which the marshal has so many bullets."""
    options = {"marshal_bullets": bullets}
    return Lab("colt_express", 4, seed=seed, options=options, n_jobs=1).run(games)
