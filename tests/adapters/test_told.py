"""What a seat is told beside the moves: purses that change hands, and where a hideout lay."""

from __future__ import annotations

from typing import Any

from engine.adapters import Table
from engine.colt_express.events.stealing import LookedInside
from engine.colt_express.stealing.purse import OpenPurse
from engine.core.moves import Seat
from engine.fugitive.events import Revealed

from .test_seeing import line_of


def test_whoever_takes_a_purse_that_others_know_learns_what_is_in_it() -> None:
    table, learnt = Table[Any]("colt_express", 4), 0
    for seed in range(12):
        walk = table.start()
        for move in line_of(table, seed):
            _, events = table.contract.GAME.play(walk.state, move)
            walk = walk.play(move)
            for event in events:
                if isinstance(event, LookedInside) and not isinstance(move, OpenPurse):
                    learnt += 1
                    assert f"inside {event.value}" in walk.remembers(event.seat)[-2:]
                    others = [Seat(seat) for seat in range(4) if seat != event.seat]
                    assert all("inside" not in walk.remembers(seat)[-1] for seat in others)
    assert learnt


def test_both_learn_where_a_hideout_lay_that_was_found() -> None:
    table, found = Table[Any]("fugitive", 2), 0
    for seed in range(20):
        walk = table.start()
        for move in line_of(table, seed):
            _, events = table.contract.GAME.play(walk.state, move)
            before, walk = walk, walk.play(move)
            for event in events:
                if isinstance(event, Revealed):
                    found += 1
                    for seat in (Seat(0), Seat(1)):
                        news = walk.remembers(seat)[len(before.remembers(seat)) :]
                        assert f"hideout {event.place}" in news
    assert found
